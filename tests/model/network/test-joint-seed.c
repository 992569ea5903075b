/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The joint seed: after a match everybody knows that nobody has chosen the cards, and a host that
 * has chosen them is found out. */

#include <string.h>

#include "model/network/aluette-protocol.h"
#include "network-room-driver.h"
#include "testing.h"

#define NAMES "Anne,Rose,Léon,Émile"
#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"

TEST (test_lists)
{
  AluetteMatchKey secret = { { 1 } }, key, other;
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *commitment = aluette_joint_commit (ZEROS);
  guint seats;

  aluette_joint_add (list, 1, ZEROS);
  aluette_joint_add (list, 3, ZEROS);
  assert_string_equal (list->str, "2=" ZEROS " 4=" ZEROS);
  assert_true (aluette_joint_list_read (list->str, &seats));
  assert_int_equal (seats, 10);
  assert_true (aluette_joint_list_read (list->str, NULL));
  assert_true (aluette_joint_list_has (list->str, 3, ZEROS));
  assert_false (aluette_joint_list_has (list->str, 2, ZEROS));
  assert_false (aluette_joint_list_read ("", NULL));
  assert_false (aluette_joint_list_read ("2=" ZEROS " 2=" ZEROS, NULL));
  assert_false (aluette_joint_list_read ("4=" ZEROS " 2=" ZEROS, NULL));
  assert_false (aluette_joint_list_read ("7=" ZEROS, NULL));
  assert_false (aluette_joint_list_read ("2=" ZEROS "0", NULL));
  assert_false (aluette_joint_list_read ("2=" ZEROS " ", NULL));
  assert_true (aluette_joint_is_opened (commitment, ZEROS));
  assert_false (aluette_joint_is_opened (ZEROS, ZEROS));
  assert_false (aluette_joint_is_opened (commitment, "0"));
  assert_false (aluette_joint_all_opened (list->str, list->str));
  g_string_truncate (list, 0);
  aluette_joint_add (list, 1, commitment);
  assert_true (aluette_joint_all_opened (list->str, "2=" ZEROS));
  assert_false (aluette_joint_all_opened (list->str, "3=" ZEROS));
  assert_false (aluette_joint_all_opened (list->str, "2=" ZEROS " 3=" ZEROS));
  aluette_joint_key (&secret, NULL, &key);
  assert_memory_equal (key.bytes, secret.bytes, sizeof key.bytes);
  aluette_joint_key (&secret, "2=" ZEROS " 4=" ZEROS, &key);
  aluette_joint_key (&secret, "1=" ZEROS, &other);
  assert_memory_not_equal (key.bytes, secret.bytes, sizeof key.bytes);
  assert_memory_not_equal (key.bytes, other.bytes, sizeof key.bytes);
}

/* Returns: the lines of the host to the second guest in a whole match of honest deals. */
static GPtrArray *
play_match (const char *kind, const char *rules)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  Table table;

  table_init (&table, kind, rules, FOUR, 3);
  table_start (&table, NAMES);
  table_play (&table, 5000);
  assert_true (table_is_over (&table));
  for (guint i = 0; i < table.n_seats; i++)
    assert_int_equal (aluette_guest_get_deals_check (table.seats[i].guest), ALUETTE_DEALS_VERIFIED);
  for (guint i = 0; i < table.seats[1].lines->len; i++)
    {
      const char *line = g_ptr_array_index (table.seats[1].lines, i);

      if (line[0] == '>')
        g_ptr_array_add (lines, g_strdup (line + 2));
    }
  table_clear (&table);
  return lines;
}

static void
connect_later (AluetteGuest *guest, gpointer data)
{
}

/* Sends the lines to a guest alone; lines that begin with @start become @instead.
 * @start: (nullable). @after: (nullable): said once more, before the secret
 *
 * Returns: what the guest says of the deals. */
static AluetteDealsCheck
check (GPtrArray *lines, const char *start, const char *instead, const char *after)
{
  g_autoptr (AluetteManualClock) clock = aluette_manual_clock_new ();
  g_autoptr (AluetteGuest) guest = aluette_guest_new (ALUETTE_CLOCK (clock), connect_later, NULL,
                                                      1);
  g_autoptr (AluetteChannel) mine = NULL;
  g_autoptr (AluetteChannel) theirs = NULL;
  AluetteMatchKey salt;

  memset (salt.bytes, 2, sizeof salt.bytes);
  aluette_guest_set_salt (guest, &salt);
  aluette_guest_join (guest, "-", "Rose");
  aluette_pipe_channel_new_pair (ALUETTE_CLOCK (clock), &mine, &theirs);
  aluette_guest_set_channel (guest, mine);
  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i);
      gboolean is_meant = start != NULL && g_str_has_prefix (line, start);

      if (after != NULL && g_str_has_prefix (line, "opened "))
        aluette_channel_send (theirs, after);
      aluette_channel_send (theirs, is_meant ? instead : line);
      aluette_manual_clock_advance (clock, 0);
    }
  assert_int_equal (aluette_guest_get_state (guest), ALUETTE_GUEST_OVER);
  return aluette_guest_get_deals_check (guest);
}

/* Returns: (transfer full): the line that begins with @start, with its last digit changed. */
static char *
change (GPtrArray *lines, const char *start)
{
  for (guint i = 0; i < lines->len; i++)
    if (g_str_has_prefix (g_ptr_array_index (lines, i), start))
      {
        char *line = g_strdup (g_ptr_array_index (lines, i));
        char *last = line + strlen (line) - 1;

        *last = *last == '7' ? '8' : '7';
        return line;
      }
  fail_msg ("there is no line “%s”", start);
  return NULL;
}

TEST (test_cheating_host)
{
  static const char *const games[][2] = { { "aluette", "classic" }, { "tarot", "fft" } };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GPtrArray) lines = play_match (games[i][0], games[i][1]);
      g_autofree char *other_secret = change (lines, "opened ");
      g_autofree char *other_salts = change (lines, "salts ");
      g_autofree char *other_seal = change (lines, "seal ");

      assert_int_equal (check (lines, NULL, NULL, NULL), ALUETTE_DEALS_VERIFIED);
      /* Another secret than the one that was sealed */
      assert_int_equal (check (lines, "opened ", other_secret, NULL), ALUETTE_DEALS_WRONG);
      /* Cards that are not dealt from the salts */
      assert_int_equal (check (lines, "salts ", other_salts, NULL), ALUETTE_DEALS_WRONG);
      /* Another seal, or other salts, when the match has begun */
      assert_int_equal (check (lines, NULL, NULL, other_seal), ALUETTE_DEALS_WRONG);
      assert_int_equal (check (lines, NULL, NULL, other_salts), ALUETTE_DEALS_WRONG);
      /* Another seal from the beginning */
      assert_int_equal (check (lines, "seal ", other_seal, NULL), ALUETTE_DEALS_WRONG);
      /* Salts that nobody has committed to */
      assert_int_equal (check (lines, "salts ", "salts 1=" ZEROS, NULL), ALUETTE_DEALS_WRONG);
      /* Without the own salt, nothing is sure */
      assert_int_equal (check (lines, "commitments ", "commitments 1=" ZEROS, NULL),
                        ALUETTE_DEALS_UNCHECKED);
      /* A record of another match than the one that was played */
      assert_int_equal (check (lines, "record 9 ", "record 9 deal 1 dealer 9", NULL),
                        ALUETTE_DEALS_WRONG);
    }
}

static guint
count_lines (Seat *seat, const char *start)
{
  guint n = 0;

  for (guint i = 0; i < seat->lines->len; i++)
    n += g_str_has_prefix (g_ptr_array_index (seat->lines, i), start);
  return n;
}

/* Lets a guest get a line that its host has not sent. */
static void
forge (Seat *seat, const char *line)
{
  aluette_channel_emit_line (ALUETTE_CHANNEL (seat->channel), line, strlen (line));
}

/* A host that learns salts and seals again until it likes what comes out gets no more of them, also
 * if it says that another match is set up. */
TEST (test_many_seals)
{
  static const char *const digits = "0123456789abcdef";

  for (guint restarts = 0; restarts < 2; restarts++)
    {
      g_autofree char *salt = g_strnfill (64, '0');
      g_autofree char *commitment = NULL;
      g_autofree char *commitments = NULL;
      g_auto (Table) table;

      table_init (&table, "aluette", "classic", FOUR, 3);
      table_seat (&table, NAMES);
      for (guint i = 1; i < 64; i += 2)
        salt[i] = '2'; /* that of the second guest */
      commitment = aluette_joint_commit (salt);
      commitments = g_strconcat ("commitments 2=", commitment, NULL);
      for (guint i = 0; i < 16; i++)
        {
          g_autofree char *seal = g_strdup ("seal " ZEROS);

          seal[5] = digits[i];
          if (restarts)
            forge (&table.seats[1], "restarted");
          forge (&table.seats[1], seal);
          forge (&table.seats[1], commitments);
          table_run (&table, 1000);
        }
      assert_int_equal (count_lines (&table.seats[1], "< commit "), 5);
      assert_int_equal (count_lines (&table.seats[1], "< salt "), 4); /* the first was the host's */
    }
}

/* Nobody tells a salt before all others are fixed, nor for a list with one that is nobody's: of a
 * bot, or of an empty seat. */
TEST (test_salt_is_kept)
{
  g_auto (Table) table;
  g_autofree char *own = NULL;
  g_autofree char *list = NULL;
  Seat *rose;

  table_init (&table, "aluette", "classic", "human,human,random,human", 3);
  table_seat (&table, "Anne,Rose");
  rose = &table.seats[1];
  for (guint i = 0; i < rose->lines->len; i++)
    if (g_str_has_prefix (g_ptr_array_index (rose->lines, i), "< commit "))
      own = g_strdup ((char *) g_ptr_array_index (rose->lines, i) + strlen ("< commit "));
  assert_non_null (own);
  assert_int_equal (count_lines (rose, "< salt "), 0);
  for (guint seat = 3; seat <= 4; seat++)
    {
      g_autofree char *wrong = g_strdup_printf ("commitments 2=%s %u=" ZEROS, own, seat);

      forge (rose, wrong);
      table_run (&table, 100);
      assert_int_equal (count_lines (rose, "< salt "), 0);
    }
  list = g_strdup_printf ("commitments 1=" ZEROS " 2=%s", own);
  forge (rose, list);
  table_run (&table, 100);
  assert_int_equal (count_lines (rose, "< salt "), 1);
}

/* Somebody who does not tell the salt loses the connection; the match begins with another secret,
 * for all salts but one may be known. */
TEST (test_untold_salt)
{
  g_auto (Table) table;
  g_autofree char *seal = NULL;

  table_init (&table, "aluette", "classic", FOUR, 3);
  table_seat (&table, NAMES);
  seal = g_strdup (seat_find (&table.seats[0], "seal "));
  table.seats[2].faults.delay_ms = 20000; /* from the next connection on */
  aluette_guest_begin (table.seats[0].guest);
  aluette_pipe_channel_silence (table.seats[2].channel);
  table.seats[2].is_cut = TRUE;
  table_run (&table, 9000);
  assert_int_equal (seat_get_state (&table.seats[0]), ALUETTE_GUEST_SETUP);
  aluette_guest_sit (table.seats[1].guest, 0);
  table_run (&table, 100);
  assert_true (seat_was_told (&table.seats[1], "refused sit not-now"));
  table_run (&table, 2000);
  assert_true (seat_was_told (&table.seats[0], "refused begin not-now"));
  assert_string_not_equal (seal, seat_find (&table.seats[0], "seal "));
  table_begin (&table);
  assert_int_equal (seat_get_state (&table.seats[0]), ALUETTE_GUEST_PLAYING);
  table.seats[2].is_cut = FALSE;
  table.seats[2].faults.delay_ms = 0;
  table_run (&table, 40000);
  table_play (&table, 5000);
  for (guint i = 0; i < table.n_seats; i++)
    assert_int_equal (aluette_guest_get_deals_check (table.seats[i].guest),
                      i == 2 ? ALUETTE_DEALS_UNCHECKED : ALUETTE_DEALS_VERIFIED);
}

/* Each of two matches at a table has a seed of its own. */
TEST (test_rematch)
{
  g_auto (Table) table;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  table_init (&table, "aluette", "classic", FOUR, 5);
  table_start (&table, NAMES);
  table_play (&table, 5000);
  first = g_strdup (seat_find (&table.seats[0], "opened "));
  aluette_guest_rematch (table.seats[0].guest);
  table_run (&table, 1000);
  assert_int_equal (aluette_guest_get_deals_check (table.seats[0].guest), ALUETTE_DEALS_UNKNOWN);
  table_begin (&table);
  table_play (&table, 5000);
  second = g_strdup (seat_find (&table.seats[0], "opened "));
  assert_string_not_equal (first, second);
  for (guint i = 0; i < table.n_seats; i++)
    assert_int_equal (aluette_guest_get_deals_check (table.seats[i].guest), ALUETTE_DEALS_VERIFIED);
}

/* The seed survives a table that is stored and opened again, before and in a match. */
TEST (test_stored)
{
  for (guint when = 0; when < 2; when++)
    {
      g_autofree char *text = NULL;
      g_auto (Table) table;

      table_init (&table, "aluette", "classic", FOUR, 7);
      table_seat (&table, NAMES);
      if (when == 1)
        {
          table_begin (&table);
          table_play (&table, 10);
        }
      text = aluette_host_to_text (table.host, TRUE);
      for (guint i = 0; i < table.n_seats; i++)
        seat_lose (&table.seats[i]);
      table_set_host (&table,
                      aluette_host_new_from_text (text, ALUETTE_CLOCK (table.clock), NULL, NULL));
      table_run (&table, 40000);
      if (when == 0)
        table_begin (&table);
      table_play (&table, 5000);
      assert_true (table_is_over (&table));
      for (guint i = 0; i < table.n_seats; i++)
        assert_int_equal (aluette_guest_get_deals_check (table.seats[i].guest),
                          ALUETTE_DEALS_VERIFIED);
    }
}

TEST (test_sentences)
{
  assert_null (aluette_deals_check_get_text (ALUETTE_DEALS_UNKNOWN));
  for (guint i = ALUETTE_DEALS_UNCHECKED; i <= ALUETTE_DEALS_WRONG; i++)
    assert_non_null (aluette_deals_check_get_text ((AluetteDealsCheck) i));
}
