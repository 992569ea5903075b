/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a guest gets tells nothing that its seat may not know, neither by its bytes nor by its time;
 * what a guest asks for is carried out once. More: test-network-proofs WORLDS. */

#include <stdlib.h>
#include <string.h>

#include "engine/alu-game-random.h"
#include "engine/alu-record.h"
#include "engine/aluette/alu-view.h"
#include "engine/tarot/tarot-view.h"
#include "model/aluette/aluette-vache-game.h"
#include "model/network/aluette-protocol.h"
#include "model/network/aluette-token.h"
#include "model/session/aluette-local-game-log.h"
#include "model/session/aluette-record.h"
#include "network-room-driver.h"
#include "testing.h"

#define TOKEN "00112233445566778899aabbccddeeff"
#define NO_LINES "e3b0c44298fc1c14" /* hash of no lines */
#define MAX_SWAPS 40

static guint n_worlds = 30; /* of each kind of table */

static const struct
{
  const char *kind, *rules, *players;
} tables[] = {
  { "aluette", "classic", "human,human,human,human" },
  { "aluette", "grimaud", "human,human,human,human" },
  { "aluette", "six", "human,human,human,human,human,human" },
  { "aluette", "twelve", "human,human" },
  { "tarot", "fft", "human,human,human,human" },
  { "tarot", "fft", "human,human,human,human,human" },
};

/* Other worlds: the record of a match in which cards that the seat does not see are exchanged, and
 * signs that it missed are others. */

typedef struct
{
  const AluGameKind *kind;
  AluGameHeader header;
  char *record;
  guint seat;
  gpointer view; /* of the seat */
  GRand *random;
} World;

static gboolean
is_card (const World *world, const char *word)
{
  if (world->kind->n_teams > 0)
    return strlen (word) == 2 && alu_card_parse (word) != ALU_CARD_NONE;
  return tarot_card_parse (word) != TAROT_NO_CARD;
}

/* Plays a match by chance, with signs, up to a moment within a deal. Returns: whether the match got
 * so far. */
static gboolean
play_somewhere (World *world, AluRng *rng)
{
  const AluGameKind *kind = world->kind;
  g_autofree gpointer match = g_malloc0 (kind->match_size);
  g_autofree gpointer event = g_malloc0 (kind->event_size);
  g_autofree gpointer scratch = g_malloc0 (kind->view_size);
  g_autofree gpointer legal = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, (guint) kind->event_size);
  guint n = 2 + alu_rng_below (rng, 90);
  AluEvent sign;

  assert_int_equal (kind->init (match, &world->header), 0);
  for (;;)
    {
      kind->view_for_seat (match, ALU_GAME_SPECTATOR, scratch);
      if (events->len >= n && alu_game_is_in_deal (kind, scratch)
          && alu_game_get_awaited (kind, scratch) < ALU_GAME_MAX_SEATS)
        break;
      if (!alu_game_random_event (kind, match, 7, rng, scratch, legal, event))
        return FALSE;
      assert_int_equal (kind->apply (match, event), 0);
      g_array_append_vals (events, event, 1);
      alu_event_init (&sign, ALU_EVENT_SIGN,
                      (int) alu_rng_below (rng, world->header.rules.n_seats));
      sign.sign.sign = (uint8_t) alu_rng_below (rng, ALU_N_SIGNS);
      sign.sign.strength = sign.sign.sign == ALU_SIGN_MISERE ? 1 : 0;
      if (kind->n_teams > 0 && alu_rng_below (rng, 4) == 0 && kind->apply (match, &sign) == 0)
        g_array_append_vals (events, &sign, 1);
    }
  world->record = aluette_record_write (kind, &world->header, events->data, events->len);
  assert_non_null (world->record);
  world->view = g_malloc0 (kind->view_size);
  kind->view_for_seat (match, (int) world->seat, world->view);
  return TRUE;
}

static void
world_init (World *world, guint number, guint64 seed)
{
  AluRng rng;

  memset (world, 0, sizeof *world);
  alu_rng_seed (&rng, seed);
  world->kind = alu_game_kind_from_id (tables[number].kind);
  world->random = g_rand_new_with_seed ((guint32) seed);
  table_header (world->kind, tables[number].rules, tables[number].players, &world->header);
  world->seat = alu_rng_below (&rng, world->header.rules.n_seats);
  while (!play_somewhere (world, &rng))
    ;
}

static void
world_clear (World *world)
{
  g_free (world->record);
  g_free (world->view);
  g_rand_free (world->random);
}

/* Whether @record is a match of the same view. */
static gboolean
is_world (const World *world, const char *record)
{
  const AluGameKind *kind = world->kind;
  g_autofree gpointer reader = g_malloc0 (kind->reader_size);
  g_autofree gpointer view = g_malloc0 (kind->view_size);
  AluGameFault fault;

  if (!alu_record_read_text (reader, kind, record, strlen (record), NULL, NULL, &fault))
    return FALSE;
  kind->view_for_seat (alu_record_get_match (reader), (int) world->seat, view);
  return memcmp (view, world->view, kind->view_size) == 0;
}

/* Returns: (transfer full): the line with @a and @b exchanged. The cards of one receipt or
 * rejection keep their order, which their player sees. */
static char *
swap_words (const char *line, const char *a, const char *b)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  if (g_strv_contains ((const char *const *) words, a)
      && g_strv_contains ((const char *const *) words, b))
    return g_strdup (line);
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *other = strcmp (words[i], a) == 0 ? b : strcmp (words[i], b) == 0 ? a : words[i];
      char *copy = g_strdup (other);

      g_free (words[i]);
      words[i] = copy;
    }
  return g_strjoinv (" ", words);
}

/* A random card that the last deal names. */
static char *
choose_card (const World *world, char **lines, guint first)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_free);

  for (guint i = first; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      for (guint word = 1; words[0] != NULL && words[word] != NULL; word++)
        if (!g_str_has_prefix (lines[i], "play") && is_card (world, words[word]))
          g_ptr_array_add (cards, g_strdup (words[word]));
    }
  return g_strdup (g_ptr_array_index (cards,
                                      g_rand_int_range (world->random, 0, (gint32) cards->len)));
}

static guint
find_deal (char **lines)
{
  guint first = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "deal "))
      first = i;
  return first;
}

static gboolean
is_hidden_line (const char *line)
{
  static const char *const words[] = { "hand ", "talon ", "dog ", "sung ", "reject ", "ecart " };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (line, words[i]))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): @record after one change, which may be against the rules. */
static char *
change_record (const World *world, const char *record)
{
  static const char *const signs[] = { "monsieur", "vache", "borgne", "grand-neuf" };
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);
  guint first = find_deal (lines);
  g_autofree char *a = choose_card (world, lines, first);
  g_autofree char *b = choose_card (world, lines, first);
  gboolean change_signs = g_rand_boolean (world->random);

  for (guint i = first; lines[i] != NULL; i++)
    {
      char *line = NULL;

      if (is_hidden_line (lines[i]))
        line = swap_words (lines[i], a, b);
      else if (g_str_has_prefix (lines[i], "sign ") && change_signs
               && lines[i][5] != (char) ('1' + world->seat))
        line = g_strdup_printf ("sign %c %s", lines[i][5],
                                signs[g_rand_int_range (world->random, 0, 4)]);
      if (line == NULL)
        continue;
      g_free (lines[i]);
      lines[i] = line;
    }
  return g_strjoinv ("\n", lines);
}

/* Returns: (transfer full): the record of another world. */
static char *
find_world (const World *world)
{
  char *record = g_strdup (world->record);

  for (guint i = 0; i < MAX_SWAPS; i++)
    {
      char *changed = change_record (world, record);

      if (!is_world (world, changed))
        {
          g_free (changed);
          continue;
        }
      g_free (record);
      record = changed;
    }
  return record;
}

/* Everything that a host tells one seat. */
typedef struct
{
  AluetteManualClock *clock;
  AluetteHost *host;
  AluetteChannel *channel;
  GString *text;
} Talk;

static void
on_line (AluetteChannel *channel, GBytes *line, Talk *talk)
{
  gsize length;
  const char *text = g_bytes_get_data (line, &length);

  g_string_append_printf (talk->text, "%" G_GINT64_FORMAT " %.*s\n",
                          aluette_clock_get_time (ALUETTE_CLOCK (talk->clock)), (int) length, text);
}

static void
talk_run (Talk *talk, guint ms)
{
  aluette_manual_clock_advance (talk->clock, ms);
  main_loop_run_pending ();
}

static void
talk_send (Talk *talk, const char *line)
{
  aluette_channel_send (talk->channel, line);
  talk_run (talk, 250);
}

static void
talk_init (Talk *talk, const World *world, const char *record)
{
  g_autofree char *hash = aluette_token_hash (TOKEN);
  g_autofree char *text = NULL;
  g_autoptr (AluetteChannel) theirs = NULL;

  text = g_strdup_printf ("%%aluette-table 1\nkey " TOKEN TOKEN "\n"
                          "person %u guest here 0 %s Anne\nrecord\n%s",
                          world->seat + 1, hash, record);
  talk->clock = aluette_manual_clock_new ();
  talk->text = g_string_new (NULL);
  talk->host = aluette_host_new_from_text (text, ALUETTE_CLOCK (talk->clock), NULL, NULL);
  assert_non_null (talk->host);
  aluette_pipe_channel_new_pair (ALUETTE_CLOCK (talk->clock), &talk->channel, &theirs);
  g_signal_connect (talk->channel, "line", G_CALLBACK (on_line), talk);
  aluette_host_add_channel (talk->host, theirs, FALSE);
  talk_send (talk, "hello 1 1 fr");
  talk_send (talk, "resume " TOKEN " 0 " NO_LINES);
}

static void
talk_clear (Talk *talk)
{
  g_signal_handlers_disconnect_by_data (talk->channel, talk);
  g_object_unref (talk->channel);
  g_object_unref (talk->host);
  main_loop_run_pending ();
  g_object_unref (talk->clock);
  g_string_free (talk->text, TRUE);
}

/* The same requests to both hosts: cards that the seat has or has not, those of others, nonsense.
 * One that ends the deal is left out, because then everybody is told all cards. */
static guint
ask_both (Talk talks[2], const World *world)
{
  g_auto (GStrv) lines = g_strsplit (world->record, "\n", -1);
  guint n = 0;

  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *card = choose_card (world, lines, find_deal (lines));
      guint seat = i < 4 ? world->seat : (guint) g_rand_int_range (world->random, 0, 6);
      g_autofree char *line = g_strdup_printf ("do %u play %u %s", ++n, seat + 1, card);

      gsize length = talks[0].text->len;

      talk_send (&talks[0], line);
      talk_send (&talks[1], line);
      if (strstr (talks[0].text->str + length, " score ") == NULL)
        continue;
      g_string_truncate (talks[0].text, length);
      g_string_truncate (talks[1].text, length);
      break;
    }
  return n;
}

/* Both hosts have said the same at the same time. */
static void
assert_same (const Talk talks[2], const World *world)
{
  g_auto (GStrv) a = g_strsplit (talks[0].text->str, "\n", -1);
  g_auto (GStrv) b = g_strsplit (talks[1].text->str, "\n", -1);

  for (guint i = 0; a[i] != NULL || b[i] != NULL; i++)
    if (g_strcmp0 (a[i], b[i]) != 0)
      fail_msg ("%s, seat %u: “%s” is not “%s” after\n%s", world->kind->id, world->seat + 1, a[i],
                b[i], talks[0].text->str);
}

TEST (test_other_worlds)
{
  for (guint number = 0; number < G_N_ELEMENTS (tables); number++)
    {
      guint n_changed = 0, n_requests = 0;
      gsize n_bytes = 0;

      for (guint seed = 1; seed <= n_worlds; seed++)
        {
          g_autofree char *other = NULL;
          World world;
          Talk talks[2];

          world_init (&world, number, seed);
          other = find_world (&world);
          n_changed += strcmp (other, world.record) != 0;
          talk_init (&talks[0], &world, world.record);
          talk_init (&talks[1], &world, other);
          assert_same (talks, &world);
          assert_non_null (strstr (talks[0].text->str, " resumed 0 0\n"));
          assert_non_null (strstr (talks[0].text->str, " at "));
          n_requests += ask_both (talks, &world);
          assert_same (talks, &world);
          n_bytes += talks[0].text->len;
          talk_clear (&talks[0]);
          talk_clear (&talks[1]);
          world_clear (&world);
        }
      print_message (
          "# %s with %u seats: %u worlds, %u of them changed, %u requests, %" G_GSIZE_FORMAT
          " bytes the same\n",
          tables[number].rules, (guint) (strlen (tables[number].players) + 1) / 6, n_worlds,
          n_changed, n_requests, n_bytes);
      assert_true (n_changed > n_worlds / 2);
    }
}

/* In time */

/* Returns: (transfer full): what a guest has got, with times; tokens are random. */
static char *
get_transcript (const Seat *seat)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < seat->lines->len; i++)
    {
      const char *line = g_ptr_array_index (seat->lines, i);

      if (!g_str_has_prefix (line, "> token ") && !g_str_has_prefix (line, "> record "))
        g_string_append_printf (text, "%" G_GINT64_FORMAT " %s\n",
                                g_array_index (seat->times, gint64, i), line);
    }
  return g_string_free (text, FALSE);
}

/* A sign that nobody sees. */
static gboolean
sign_unseen (Table *table, guint maker)
{
  AluEvent event;

  alu_event_init (&event, ALU_EVENT_SIGN, (int) maker);
  event.sign.sign = ALU_SIGN_MISERE;
  event.sign.strength = 1;
  return aluette_local_game_dispatch_signal (
      ALUETTE_LOCAL_GAME (aluette_host_get_game (table->host)), &event, NULL);
}

TEST (test_in_time)
{
  guint n_signs = 0, n_lines = 0;

  for (guint seed = 0; seed < 4; seed++)
    {
      Table pair[2];

      for (guint i = 0; i < 2; i++)
        {
          table_init (&pair[i], "aluette", "classic", tables[0].players, seed);
          aluette_host_set_pace (pair[i].host, 500, 1500);
          table_start (&pair[i], "Anne,Rose,Léon,Émile");
        }
      for (guint turn = 0; turn < 60; turn++)
        for (guint i = 0; i < 2; i++)
          {
            table_play (&pair[i], 1);
            if (i == 1)
              n_signs += sign_unseen (&pair[i], seed);
          }
      for (guint guest = 0; guest < 4; guest++)
        {
          g_autofree char *without = get_transcript (&pair[0].seats[guest]);
          g_autofree char *with = get_transcript (&pair[1].seats[guest]);

          if (guest != seed)
            assert_string_equal (without, with);
          else
            assert_string_not_equal (without, with);
          n_lines += pair[0].seats[guest].lines->len;
        }
      table_clear (&pair[0]);
      table_clear (&pair[1]);
    }
  print_message ("# %u signs that nobody saw, %u lines the same at the same time\n", n_signs,
                 n_lines);
  assert_true (n_signs > 40);
}

/* Cards named */

typedef struct
{
  Seat *seat;
  guint n_checked; /* lines of the seat */
  guint *n_cards;
  gboolean wrong;
} Reader;

static gboolean
is_unseen (gconstpointer view, const char *word, gboolean is_aluette)
{
  if (is_aluette)
    return strlen (word) == 2 && alu_card_parse (word) != ALU_CARD_NONE
           && (((const AluView *) view)->unseen & alu_card_bit (alu_card_parse (word))) != 0;
  return tarot_card_parse (word) != TAROT_NO_CARD
         && tarot_set_has (((const TarotView *) view)->unseen, tarot_card_parse (word));
}

/* The lines that led to this view name no card that it does not see. */
static void
on_appended (AluetteSeatLog *log, guint first, guint n_lines, Reader *reader)
{
  const AluGameKind *kind = aluette_seat_log_get_kind (log);
  gconstpointer view = aluette_view_get_bytes (aluette_seat_log_get_view (log));
  GPtrArray *lines = reader->seat->lines;
  gboolean is_aluette = kind->n_teams > 0;

  for (; reader->n_checked < lines->len; reader->n_checked++)
    {
      const char *line = g_ptr_array_index (lines, reader->n_checked);
      g_auto (GStrv) words = g_strsplit (line, " ", -1);

      /* A call names a card whoever holds it. */
      if (line[0] != '>' || !g_ascii_isdigit (line[2]) || strcmp (words[2], "player") == 0
          || strcmp (words[2], "call") == 0)
        continue;
      for (guint i = 3; words[i] != NULL; i++)
        {
          reader->wrong |= alu_game_is_in_deal (kind, view)
                           && is_unseen (view, words[i], is_aluette);
          *reader->n_cards += is_aluette ? alu_card_parse (words[i]) != ALU_CARD_NONE
                                         : tarot_card_parse (words[i]) != TAROT_NO_CARD;
        }
    }
}

TEST (test_cards_named)
{
  guint n_cards = 0;

  for (guint number = 0; number < G_N_ELEMENTS (tables); number++)
    {
      static const char *const names[] = { "",        "",          "A,B",        "A,B,C",
                                           "A,B,C,D", "A,B,C,D,E", "A,B,C,D,E,F" };
      guint n_seats = (guint) (strlen (tables[number].players) + 1) / 6;
      Reader readers[ALU_GAME_MAX_SEATS];
      g_auto (Table) table;

      table_init (&table, tables[number].kind, tables[number].rules, tables[number].players,
                  number + 10);
      table_seat (&table, names[n_seats]);
      table_begin (&table);
      for (guint i = 0; i < n_seats; i++)
        {
          readers[i] = (Reader) { &table.seats[i], 0, &n_cards, FALSE };
          on_appended (seat_get_log (&table.seats[i]), 0, 0, &readers[i]);
          g_signal_connect (seat_get_log (&table.seats[i]), "appended", G_CALLBACK (on_appended),
                            &readers[i]);
        }
      table_play (&table, 150);
      for (guint i = 0; i < n_seats; i++)
        {
          assert_false (readers[i].wrong);
          g_signal_handlers_disconnect_by_data (seat_get_log (&table.seats[i]), &readers[i]);
        }
    }
  print_message ("# %u cards named, all of them seen by the seat\n", n_cards);
  assert_true (n_cards > 5000);
}

/* Exactly once */

/* Returns: (transfer full): the record of a match on a network with this many faults. */
static char *
play_with_faults (guint number, const char *names, guint seed, gboolean faulty, guint *n_losses)
{
  GRand *random = g_rand_new_with_seed (seed);
  Table table;
  char *record;

  table_init (&table, tables[number].kind, tables[number].rules, tables[number].players, seed);
  table_start (&table, names);
  for (guint i = 0; i < table.n_seats && faulty; i++)
    table.seats[i].faults = (AluettePipeFaults) {
      .delay_ms = 40, .jitter_ms = 200, .stalls = 2, .stall_ms = 3000, .seed = seed + i
    };
  for (guint turn = 0; turn < 20000 && !table_is_over (&table); turn++)
    {
      for (guint i = 0; i < table.n_seats; i++)
        seat_act (&table.seats[i]);
      if (faulty && g_rand_int_range (random, 0, 4) == 0)
        {
          table_run (&table, (guint) g_rand_int_range (random, 0, 120));
          seat_lose (&table.seats[g_rand_int_range (random, 0, (gint32) table.n_seats)]);
          (*n_losses)++;
        }
      table_run (&table, 250);
    }
  assert_true (table_is_over (&table));
  for (guint i = 0; i < table.n_seats; i++)
    assert_int_equal (table.seats[i].n_refused, 0);
  table_check_logs (&table);
  record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (aluette_host_get_game (table.host)));
  table_clear (&table);
  g_rand_free (random);
  return record;
}

TEST (test_exactly_once)
{
  static const char *const four = "A,B,C,D";
  guint n_losses = 0;

  for (guint seed = 1; seed <= 3; seed++)
    for (guint number = 0; number <= 4; number += 4)
      {
        g_autofree char *without = play_with_faults (number, four, seed, FALSE, &n_losses);
        g_autofree char *with = play_with_faults (number, four, seed, TRUE, &n_losses);

        assert_string_equal (without, with);
      }
  print_message ("# 6 matches with %u lost connections, each as without\n", n_losses);
  assert_true (n_losses > 100);
}

/* Whether a line names a key or what follows from it. */
static gboolean
names_seed (const char *line, const AluetteMatchKey *key)
{
  g_autofree char *text = aluette_match_key_to_text (key);

  for (guint purpose = ALUETTE_SEED_DEAL; purpose <= ALUETTE_SEED_BOTS; purpose++)
    for (guint number = 0; number < 20; number++)
      {
        guint64 seed = aluette_match_key_seed (key, (AluetteSeedPurpose) purpose, number);
        g_autofree char *hex = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", seed);
        g_autofree char *decimal = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

        if (strstr (line, hex) != NULL || strstr (line, decimal) != NULL)
          return TRUE;
      }
  return strstr (line, text) != NULL;
}

/* No line names the key of the match, the host's part of it, or what follows from them, before the
 * match is over and the host opens its part. */
TEST (test_seeds)
{
  g_auto (Table) table;
  AluetteMatchKey secret = { { 0x37, 0x13, 0x03 } }, key;
  guint n_lines = 0, n_opened = 0;

  table_init (&table, "aluette", "classic", tables[0].players, 0x31337);
  table_start (&table, "A,B,C,D");
  key = *aluette_local_game_get_key (ALUETTE_LOCAL_GAME (aluette_host_get_game (table.host)));
  assert_memory_not_equal (key.bytes, secret.bytes, sizeof key.bytes);
  table_play (&table, 3000);
  for (guint i = 0; i < 4; i++)
    for (guint line = 0; line < table.seats[i].lines->len; line++, n_lines++)
      {
        const char *sent = g_ptr_array_index (table.seats[i].lines, line);
        gboolean is_opened = g_str_has_prefix (sent, "> opened ");

        n_opened += is_opened;
        assert_false (names_seed (sent, &key));
        assert_true (is_opened == names_seed (sent, &secret));
      }
  assert_int_equal (n_opened, 4);
  print_message ("# %u lines without a seed\n", n_lines);
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    n_worlds = (guint) strtoul (argv[1], NULL, 10);
  return testing_run (NULL, NULL);
}
