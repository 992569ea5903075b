/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gazes and signs over a network: nobody is told a sign that they do not see, and what counts as
 * seen is what was to be seen on one's own screen, however long the lines take. */

#include <string.h>

#include "engine/aluette/alu-signs.h"
#include "model/aluette/aluette-vache-game.h"
#include "network-room-driver.h"
#include "testing.h"

#define MAKER 0
#define NAMES "Anne,Rose,Léon,Émile"

/* Longer than two pings, so that the host knows the round trips. */
#define SETTLE_MS 25000

/* Eyes turn, and rest for their least time. */
#define REST_MS 1500

/* Opens a table of four people, whose lines take @delays_ms to get there and as long to come back,
 * and up to @jitter_ms more, in a deal before the first card. */
static void
begin_table_with_jitter (Table *table, guint seed, const guint *delays_ms, guint jitter_ms)
{
  table_init (table, "aluette", "classic", "human,human,human,human", seed);
  table_seat (table, NAMES);
  for (guint i = 0; i < table->n_seats; i++)
    {
      table->seats[i].faults.delay_ms = delays_ms[i];
      table->seats[i].faults.jitter_ms = jitter_ms;
      table->seats[i].faults.seed = seed * 10 + i;
      seat_lose (&table->seats[i]);
    }
  table_run (table, 5000);
  aluette_guest_begin (table->seats[0].guest);
  table_run (table, SETTLE_MS);
}

/* The same, without delays. The players in the seats 2 and 3, counted from 0, share a screen. */
static void
begin_shared_table (Table *table, guint seed)
{
  table_init (table, "aluette", "classic", "human,human,human,human", seed);
  table_seat (table, "Anne,Rose,Léon");
  table_seat_beside (table, &table->seats[2], "Émile");
  table_begin (table);
  table_run (table, SETTLE_MS);
}

static void
begin_table (Table *table, guint seed, const guint *delays_ms)
{
  begin_table_with_jitter (table, seed, delays_ms, 0);
}

/* Returns: a sign that the player in @seat may make, as an id. */
static const char *
find_sign (Table *table, guint seat)
{
  const AluView *view
      = aluette_view_get_aluette (aluette_seat_log_get_view (seat_get_log (&table->seats[seat])));

  for (guint sign = 0; sign < ALU_N_SIGNS; sign++)
    if (sign != ALU_SIGN_MISERE
        && alu_match_may_sign (&view->match, (int) seat, (AluSign) sign) == ALU_OK)
      return alu_sign_id ((AluSign) sign);
  return NULL;
}

static void
look (Table *table, guint seat, const char *target)
{
  g_autofree char *line = g_strdup_printf ("look %s", target);

  seat_send (&table->seats[seat], line);
}

static void
make_sign (Table *table, guint seat, const char *sign, guint hold_ms)
{
  g_autofree char *line = g_strdup_printf ("sign %s 0 %u", sign, hold_ms);

  seat_send (&table->seats[seat], line);
}

/* Returns: how many lines about gestures of others the guest has got. */
static guint
count_signs (Seat *seat, const char *start)
{
  guint n = 0;

  for (guint i = 0; i < seat->lines->len; i++)
    n += g_str_has_prefix (g_ptr_array_index (seat->lines, i), start);
  return n;
}

/* Returns: how many signs of others the log of a guest has that it has read. */
static guint
count_read (Seat *seat)
{
  AluetteSeatLog *log = seat_get_log (seat);
  guint own = aluette_seat_log_get_seat (log);
  guint n = 0;

  for (guint i = 0; i < aluette_seat_log_get_n_lines (log); i++)
    {
      const AluEvent *event = aluette_seat_log_get_aluette_line (log, i);

      n += event->type == ALU_EVENT_SIGN && event->seat != own
           && (event->sign.read & (1u << own)) != 0;
    }
  return n;
}

/* Who looks at the maker is told the gesture, and its line; the others get no byte of it. */
TEST (test_only_who_looks)
{
  const guint delays[4] = { 0, 0, 0, 0 };
  guint n_signs = 0;

  for (guint seed = 1; seed <= 12; seed++)
    {
      g_auto (Table) table;
      const char *sign;
      guint n_lines[4];

      begin_table (&table, seed, delays);
      sign = find_sign (&table, MAKER);
      if (sign != NULL)
        {
          n_signs++;
          look (&table, 2, "1");
          look (&table, 1, "cards");
          table_run (&table, REST_MS);
          for (guint i = 0; i < 4; i++)
            n_lines[i] = aluette_seat_log_get_n_lines (seat_get_log (&table.seats[i]));
          make_sign (&table, MAKER, sign, 1000);
          table_run (&table, 3000);
          assert_int_equal (count_signs (&table.seats[2], "> sign "), 1);
          assert_int_equal (count_read (&table.seats[2]), 1);
          for (guint i = 1; i < 4; i += 2)
            {
              assert_int_equal (count_signs (&table.seats[i], "> sign "), 0);
              assert_int_equal (count_read (&table.seats[i]), 0);
              assert_int_equal (aluette_seat_log_get_n_lines (seat_get_log (&table.seats[i])),
                                n_lines[i]);
            }
          table_check_logs (&table);
        }
    }
  assert_true (n_signs >= 4);
  print_message ("# %u signs\n", n_signs);
}

/* Of two at one screen, only the one in front of it looks around. The other one gets the signs of
 * partners for the next turn, and misses those of opponents. */
TEST (test_one_screen)
{
  guint n_signs = 0;

  for (guint seed = 1; seed <= 12; seed++)
    for (guint maker = 0; maker < 2; maker++)
      for (guint front = 2; front < 5; front++)
        {
          Table table;
          const char *sign;
          char target[2] = { (char) ('1' + maker), '\0' };

          begin_shared_table (&table, seed);
          sign = find_sign (&table, maker);
          if (sign == NULL)
            {
              table_clear (&table);
              continue;
            }
          n_signs++;
          look (&table, 3, "table");
          look (&table, 2, "table");
          look (&table, front == 4 ? 2 : front, front == 4 ? "hidden" : target);
          table_run (&table, REST_MS);
          make_sign (&table, maker, sign, 1000);
          table_run (&table, 3000);
          for (guint seat = 2; seat < 4; seat++)
            {
              gboolean is_partner = seat == maker + 2;

              assert_int_equal (count_signs (&table.seats[seat], "> sign "), seat == front);
              assert_int_equal (count_read (&table.seats[seat]), seat == front || is_partner);
            }
          table_check_logs (&table);
          table_clear (&table);
        }
  assert_true (n_signs >= 24);
  print_message ("# %u signs\n", n_signs);
}

/* Whoever has a screen of their own is always in front of it. */
TEST (test_nobody_hides)
{
  const guint delays[4] = { 0, 0, 0, 0 };
  g_auto (Table) table;

  begin_table (&table, 1, delays);
  look (&table, 2, "hidden");
  table_run (&table, 100);
  assert_non_null (strstr (table.seats[2].events->str, "refused look bad-line"));
}

/* Returns: whether a guest who turns away @watched_ms after the gesture has appeared on its own
 * screen has read it. */
static gboolean
read_after (guint seed, guint delay_ms, guint watched_ms, gboolean *has_sign)
{
  const guint delays[4] = { 40, 0, delay_ms, 0 };
  Table table;
  const char *sign;
  gboolean read = FALSE;

  begin_table (&table, seed, delays);
  sign = find_sign (&table, MAKER);
  *has_sign = sign != NULL;
  if (sign != NULL)
    {
      look (&table, 2, "1");
      table_run (&table, REST_MS);
      make_sign (&table, MAKER, sign, 900);
      while (seat_find (&table.seats[2], "sign ") == NULL)
        table_run (&table, 1);
      table_run (&table, watched_ms);
      look (&table, 2, "table");
      table_run (&table, 4000);
      read = count_read (&table.seats[2]) == 1;
      table_check_logs (&table);
    }
  table_clear (&table);
  return read;
}

/* A sign counts as read after 150 ms on one's own screen, whatever the delay. */
TEST (test_fair)
{
  static const guint delays[] = { 0, 10, 25, 50, 100, 150, 200 };
  static const guint watched[] = { 60, 100, 140, 160, 200, 400 };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (delays); i++)
    for (guint j = 0; j < G_N_ELEMENTS (watched); j++)
      for (guint seed = 1; seed <= 2; seed++)
        {
          gboolean has_sign;
          gboolean read = read_after (seed, delays[i], watched[j], &has_sign);

          if (!has_sign)
            continue;
          n++;
          if (read != (watched[j] >= 150))
            fail_msg ("round trip %u ms, watched for %u ms: %s", 2 * delays[i], watched[j],
                      read ? "read" : "missed");
        }
  assert_true (n > 0);
  print_message ("# %u gestures\n", n);
}

#define N_GESTURES 2000
#define N_PER_TABLE 50

/* Somebody makes signs of any length, and the partner looks away after a while. Returns: how many
 * were seen for 150 ms on the partner's screen; @n_missed: how many of these count as missed. */
static guint
watch_signs (guint seed, guint *n_gestures, guint *n_missed)
{
  const guint delays[4] = { 130, 130, 130, 130 };
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  Table table;
  guint n_seen = 0;

  begin_table_with_jitter (&table, seed, delays, 40);
  for (guint i = 0; i < N_PER_TABLE && find_sign (&table, MAKER) != NULL; i++)
    {
      Seat *watcher = &table.seats[2];
      guint told = count_signs (watcher, "> sign "), read = count_read (watcher);
      guint hold = (guint) g_rand_int_range (random, 350, 1500);
      guint watched = (guint) g_rand_int_range (random, 20, (int) hold);

      look (&table, 2, "1");
      table_run (&table, REST_MS);
      make_sign (&table, MAKER, find_sign (&table, MAKER), hold);
      for (guint ms = 0; ms < 1000 && count_signs (watcher, "> sign ") == told; ms++)
        table_run (&table, 1);
      table_run (&table, watched);
      look (&table, 2, "table");
      table_run (&table, 3000);
      ++*n_gestures;
      if (watched < 150 || count_signs (watcher, "> sign ") == told)
        continue;
      n_seen++;
      *n_missed += count_read (watcher) == read;
    }
  table_check_logs (&table);
  table_clear (&table);
  return n_seen;
}

/* At a round trip of 300 ms that varies, at most one in a hundred signs that were to be seen on
 * one's own screen counts as missed. */
TEST (test_jitter)
{
  guint n_gestures = 0, n_seen = 0, n_missed = 0;

  for (guint seed = 1; n_gestures < N_GESTURES; seed++)
    n_seen += watch_signs (seed, &n_gestures, &n_missed);
  print_message ("# %u gestures, %u seen, %u of these missed\n", n_gestures, n_seen, n_missed);
  assert_true (n_seen > N_GESTURES / 2);
  assert_true (n_missed * 100 <= n_seen);
}

/* Beyond the longest round trip that counts, nobody who has seen a sign is judged to have missed
 * it. */
TEST (test_far_away)
{
  gboolean has_sign;

  for (guint seed = 1; seed <= 4; seed++)
    {
      gboolean read = read_after (seed, 250, 300, &has_sign);

      assert_true (read || !has_sign);
    }
}

/* People look around and make signs by chance, over bad connections: everything read was told
 * before, and to nobody but those who were told. */
TEST (test_random)
{
  guint n_told = 0, n_read = 0;

  for (guint seed = 1; seed <= 6; seed++)
    {
      const guint delays[4] = { seed * 7 % 60, seed * 31 % 200, seed * 53 % 250, seed * 17 % 120 };
      g_autoptr (GRand) random = g_rand_new_with_seed (seed);
      g_auto (Table) table;

      begin_table (&table, seed, delays);
      for (guint step = 0; step < 60; step++)
        {
          guint seat = (guint) g_rand_int_range (random, 0, 4);
          guint target = (guint) g_rand_int_range (random, 1, 5);
          const char *sign = find_sign (&table, seat);
          g_autofree char *word = g_strdup_printf ("%u", target);

          if (step % 3 == 0 && sign != NULL)
            make_sign (&table, seat, sign, (guint) g_rand_int_range (random, 0, 2000));
          else if (target != seat + 1)
            look (&table, seat, word);
          table_run (&table, (guint) g_rand_int_range (random, 150, 900));
        }
      table_run (&table, 5000);
      for (guint i = 0; i < 4; i++)
        {
          guint told = count_signs (&table.seats[i], "> sign ");
          guint read = count_read (&table.seats[i]);

          assert_true (read <= told);
          n_told += told;
          n_read += read;
        }
      table_check_logs (&table);
    }
  assert_true (n_read > 0 && n_told > n_read / 2);
  print_message ("# %u gestures told, %u read\n", n_told, n_read);
}

/* Eyes that see a gesture for less than it takes to read it are told nothing of it. */
TEST (test_glance)
{
  const guint delays[4] = { 0, 0, 0, 0 };
  guint n_signs = 0;

  for (guint seed = 1; seed <= 6; seed++)
    for (guint glance = 0; glance < 2; glance++)
      {
        g_auto (Table) table;
        const char *sign;

        begin_table (&table, seed, delays);
        sign = find_sign (&table, MAKER);
        if (sign != NULL)
          {
            n_signs++;
            make_sign (&table, MAKER, sign, 500);
            table_run (&table, glance ? 200 : 50); /* then eyes need 200 ms to turn */
            look (&table, 2, "1");
            table_run (&table, 3000);
            assert_int_equal (count_signs (&table.seats[2], "> sign "), !glance);
            assert_int_equal (count_read (&table.seats[2]), !glance);
          }
      }
  assert_true (n_signs >= 2);
  print_message ("# %u signs\n", n_signs);
}

/* Who is away reads nothing, neither when they say so nor when they are disconnected. */
TEST (test_away)
{
  const guint delays[4] = { 0, 0, 0, 0 };
  guint n_signs = 0;

  for (guint seed = 1; seed <= 6; seed++)
    for (guint lost = 0; lost < 2; lost++)
      {
        g_auto (Table) table;
        const char *sign;

        begin_table (&table, seed, delays);
        sign = find_sign (&table, MAKER);
        if (sign != NULL)
          {
            n_signs++;
            look (&table, 2, "1");
            table_run (&table, REST_MS);
            if (lost)
              seat_lose (&table.seats[2]);
            else
              seat_send (&table.seats[2], "presence away");
            make_sign (&table, MAKER, sign, 400);
            table_run (&table, 20000);
            assert_int_equal (count_signs (&table.seats[2], "> sign "), 0);
            assert_int_equal (count_read (&table.seats[2]), 0);
            table_check_logs (&table);
          }
      }
  assert_true (n_signs >= 2);
  print_message ("# %u signs\n", n_signs);
}

/* Lines that are wrong, or too many. */
TEST (test_refused)
{
  static const char *const lines[] = {
    "look 5", "look 9", "look hidden", "look nowhere", "sign nothing 0 100", "sign monsieur 7 100"
  };
  const guint delays[4] = { 0, 0, 0, 0 };
  g_auto (Table) table;

  begin_table (&table, 3, delays);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_string_truncate (table.seats[1].events, 0);
      seat_send (&table.seats[1], lines[i]);
      table_run (&table, 1500);
      if (strstr (table.seats[1].events->str, "bad-line") == NULL)
        fail_msg ("%s: %s", lines[i], table.seats[1].events->str);
    }
  g_string_truncate (table.seats[1].events, 0);
  for (guint i = 0; i < 10; i++)
    look (&table, 1, i % 2 == 0 ? "1" : "3");
  table_run (&table, 100);
  assert_non_null (strstr (table.seats[1].events->str, "refused look slow-down"));
}
