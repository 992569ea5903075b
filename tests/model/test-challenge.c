/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>

#include <glib/gstdio.h>

#include "engine/alu-record.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "main-loop.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/learning/aluette-challenge-store.h"
#include "model/session/aluette-model-kind.h"
#include "model/session/aluette-record.h"
#include "testing.h"

typedef struct
{
  char *folder;
  AluetteChallengeStore *store;
} Fixture;

static const AluetteChallengeTerms *
get_terms (void)
{
  return aluette_model_kind_from_id ("aluette")->challenges;
}

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  f->folder = g_dir_make_tmp ("challenge-XXXXXX", NULL);
  f->store = aluette_challenge_store_new (get_terms (), f->folder, NULL);
  *state = f;
  return 0;
}

static void
empty_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_remove (file);
    }
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  g_object_unref (f->store);
  empty_folder (f->folder);
  g_rmdir (f->folder);
  g_free (f->folder);
  g_free (f);
  return 0;
}

static AluetteChallenge
make_word (const char *text)
{
  AluetteChallenge challenge = { 0 };

  assert_true (aluette_challenge_init_word (&challenge, get_terms (), text, NULL));
  return challenge;
}

static AluetteChallenge
make_date (const char *text)
{
  AluetteChallenge challenge = { 0 };

  assert_true (aluette_challenge_init_date (&challenge, get_terms (), text));
  return challenge;
}

static gboolean
is_over (AluetteGame *game)
{
  return aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), ALU_NOBODY)
             .match.deal.phase
         == ALU_PHASE_OVER;
}

/* Plays the lowest or the highest card of the person until @n_cards are played or the match is
 * over. */
static void
play_on (AluetteGame *game, gboolean lowest, guint n_cards)
{
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  for (guint i = 0; i < n_cards; i++)
    {
      AluView view;
      AluCard cards[ALU_N_CARDS];
      AluEvent event;
      int n;

      main_loop_wait_for (is_over (game)
                          || aluette_game_get_awaited (game) == ALUETTE_CHALLENGE_SEAT);
      if (is_over (game))
        return;
      view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game),
                                                  ALUETTE_CHALLENGE_SEAT);
      n = alu_set_sorted (alu_rules_order (&view.match.rules),
                          alu_match_legal_plays (&view.match), cards);
      alu_event_init (&event, ALU_EVENT_PLAY, ALUETTE_CHALLENGE_SEAT);
      event.card = cards[lowest ? n - 1 : 0];
      assert_true (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (game), &event, NULL));
    }
}

/* Returns: (transfer full): the match file of a person who has played the whole challenge. */
static char *
play_challenge (const AluetteChallenge *challenge, const char *name, gboolean lowest)
{
  g_autoptr (AluetteChallengeStore) store = aluette_challenge_store_new (get_terms (), NULL, NULL);
  g_autoptr (AluetteGame) game = aluette_challenge_store_open (store, challenge, name, NULL);

  play_on (game, lowest, G_MAXUINT);
  return aluette_local_game_get_record (ALUETTE_LOCAL_GAME (game));
}

typedef struct
{
  gboolean done;
  AluetteChallengeResult result;
  GError *error;
} Answer;

static void
on_verified (GObject *source, GAsyncResult *async, gpointer data)
{
  Answer *answer = data;

  aluette_challenge_verify_finish (async, &answer->result, &answer->error);
  answer->done = TRUE;
}

static void
on_master (GObject *source, GAsyncResult *async, gpointer data)
{
  Answer *answer = data;

  aluette_challenge_play_master_finish (async, &answer->result, &answer->error);
  answer->done = TRUE;
}

/* Returns: the code of the error, or -1 if the file is accepted. */
static int
verify (const AluetteChallenge *challenge, const char *text, AluetteChallengeResult *result)
{
  Answer answer = { 0 };
  int code = -1;

  aluette_challenge_verify_async (challenge, text, -1, NULL, on_verified, &answer);
  main_loop_wait_for (answer.done);
  if (answer.error != NULL)
    {
      assert_true (answer.error->message[0] != '\0');
      code = answer.error->domain == ALUETTE_CHALLENGE_ERROR ? answer.error->code : -2;
    }
  g_clear_error (&answer.error);
  if (result != NULL)
    *result = answer.result;
  return code;
}

/* Other programs must use the same label, hash and byte order. */
TEST (test_seeds)
{
  AluetteChallenge challenge = make_date ("2026-11-22");
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256,
                                                        "aluette deal of the day 1: 2026-11-22",
                                                        -1);
  guint64 seed;

  sum[16] = '\0';
  seed = g_ascii_strtoull (sum, NULL, 16);
  assert_true (aluette_challenge_get_seed (&challenge) == seed);
  challenge = make_word ("oursin");
  assert_true (aluette_challenge_get_seed (&challenge) != seed);
  assert_int_equal (aluette_challenge_get_n_deals (&challenge), 8);
}

/* The day changes at midnight UTC, whatever the local time is. */
TEST (test_day)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_identifier ("+02:00");
  g_autoptr (GDateTime) late = g_date_time_new (zone, 2026, 1, 1, 1, 30, 0);
  AluetteChallenge challenge;

  aluette_challenge_init_day (&challenge, get_terms (), late);
  assert_string_equal (challenge.word, "2025-12-31");
  assert_false (aluette_challenge_init_date (&challenge, get_terms (), "2026-02-30"));
  assert_string_equal (challenge.word, "2025-12-31");
}

TEST (test_words)
{
  static const char *const same[] = { "La Belle Étoile", " la belle  etoile!", "LA-BELLE-E\xcc\x81TOILE" };
  AluetteChallenge challenge = { 0 };
  g_autofree char *longest = g_strnfill (ALUETTE_CHALLENGE_MAX_WORD + 1, 'a');
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (same); i++)
    {
      challenge = make_word (same[i]);
      assert_string_equal (challenge.word, "la belle etoile");
    }
  assert_false (aluette_challenge_init_word (&challenge, get_terms (), " ?! ", NULL));
  assert_false (aluette_challenge_init_word (&challenge, get_terms (), "\xff", NULL));
  assert_false (aluette_challenge_init_word (&challenge, get_terms (), longest, &error));
  assert_true (g_error_matches (error, ALUETTE_CHALLENGE_ERROR, ALUETTE_CHALLENGE_ERROR_WORD));
  assert_string_equal (challenge.word, "la belle etoile");
}

/* A user who leaves the deal comes back to the same card. Nothing can be undone, and the cards
 * played stay played. */
TEST_WITH (test_one_try, set_up, tear_down)
{
  Fixture *f = *state;
  AluetteChallenge challenge = make_date ("2026-11-22");
  AluetteGame *game = aluette_challenge_store_open (f->store, &challenge, "Ana", NULL);
  g_autofree char *before = NULL, *stored = NULL, *after = NULL;
  g_autofree char *whole = play_challenge (&challenge, "Ana", TRUE);

  play_on (game, TRUE, 3);
  assert_false (aluette_game_can_undo (game) && aluette_game_undo (game));
  main_loop_wait_for (aluette_game_get_awaited (game) == ALUETTE_CHALLENGE_SEAT);
  before = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (game));
  g_object_unref (game);
  stored = aluette_challenge_store_get_record (f->store, &challenge);
  assert_string_equal (stored, before);
  game = aluette_challenge_store_open (f->store, &challenge, "Another Name", NULL);
  play_on (game, TRUE, G_MAXUINT);
  after = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (game));
  assert_string_equal (after, whole);
  g_object_unref (game);
}

/* The master plays the same seat, and always in the same way. */
TEST (test_master)
{
  AluetteChallenge challenge = make_date ("2026-11-22");
  Answer answers[2] = { 0 };

  for (int i = 0; i < 2; i++)
    {
      aluette_challenge_play_master_async (&challenge, NULL, on_master, &answers[i]);
      main_loop_wait_for (answers[i].done);
      assert_null (answers[i].error);
    }
  assert_int_equal (answers[0].result.n_deals, 1);
  assert_memory_equal (&answers[0].result, &answers[1].result, sizeof answers[0].result);
}

TEST (test_master_canceled)
{
  AluetteChallenge challenge = make_date ("2026-11-22");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };

  aluette_challenge_play_master_async (&challenge, cancellable, on_master, &answer);
  g_cancellable_cancel (cancellable);
  main_loop_wait_for (answer.done);
  assert_true (g_error_matches (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  g_clear_error (&answer.error);
}

/* Two people play the same cards differently; both files are accepted. */
TEST (test_two_files)
{
  AluetteChallenge challenge = make_word ("Oursin");
  g_autofree char *first = play_challenge (&challenge, "Ana", TRUE);
  g_autofree char *second = play_challenge (&challenge, "Bob", FALSE);
  AluetteChallengeResult a, b, read;

  assert_string_not_equal (first, second);
  assert_int_equal (verify (&challenge, first, &a), -1);
  assert_int_equal (verify (&challenge, second, &b), -1);
  assert_string_equal (a.name, "Ana");
  assert_string_equal (b.name, "Bob");
  assert_int_equal (a.n_deals, 8);
  assert_int_equal (b.n_deals, 8);
  assert_true (aluette_challenge_result_read (&challenge, second, -1, &read, NULL));
  assert_memory_equal (&read, &b, sizeof b);
}

/* Returns: (transfer full): the match file with one event changed by @change. */
static char *
tamper (const char *text, const AluetteChallenge *challenge,
        gboolean (*change) (const AluMatch *match, AluEvent *event))
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  g_autoptr (GString) out = g_string_new (NULL);
  gboolean changed = FALSE;
  AluMatchWriter writer;

  assert_true (aluette_record_read (&alu_aluette_kind, text, -1, header, events, NULL));
  assert_int_equal (alu_record_writer_init (&writer, &alu_aluette_kind, header,
                                            aluette_record_collect, out),
                    ALU_OK);
  for (guint i = 0; i < events->len; i++)
    {
      AluEvent event = g_array_index (events, AluEvent, i);

      if (!changed && change (&writer.match, &event))
        changed = TRUE;
      if (alu_record_write_event (&writer, &event) != ALU_OK)
        break; /* the following lines do not agree with the change */
    }
  assert_true (changed);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* Exchanges two cards of two hands. */
static gboolean
exchange_cards (const AluMatch *match, AluEvent *event)
{
  AluCard a, b;

  if (event->type != ALU_EVENT_DEAL || match->n_deals != 2)
    return FALSE;
  a = alu_set_first (event->deal.hands[1]);
  b = alu_set_first (event->deal.hands[0]);
  event->deal.hands[1] ^= alu_card_bit (a) | alu_card_bit (b);
  event->deal.hands[0] ^= alu_card_bit (a) | alu_card_bit (b);
  return TRUE;
}

/* Lets a bot play another card that the rules allow. */
static gboolean
play_other_card (const AluMatch *match, AluEvent *event)
{
  AluCardSet others;

  if (event->type != ALU_EVENT_PLAY || event->seat == ALUETTE_CHALLENGE_SEAT || match->n_deals < 2)
    return FALSE;
  others = alu_match_legal_plays (match) & ~alu_card_bit (event->card);
  if (others == 0)
    return FALSE;
  event->card = alu_set_first (others);
  return TRUE;
}

/* Returns: (transfer full): @text with the first @old replaced by @new_text. */
static char *
replace_text (const char *text, const char *old, const char *new_text)
{
  const char *at = strstr (text, old);
  g_autofree char *start = NULL;

  assert_non_null (at);
  start = g_strndup (text, (gsize) (at - text));
  return g_strconcat (start, new_text, at + strlen (old), NULL);
}

TEST (test_refused)
{
  AluetteChallenge challenge = make_word ("Oursin"), other = make_word ("Vache");
  g_autofree char *text = play_challenge (&challenge, "Ana", TRUE);
  g_autofree char *cards = tamper (text, &challenge, exchange_cards);
  g_autofree char *bot = tamper (text, &challenge, play_other_card);
  g_autofree char *current = g_strdup_printf ("(bots %u)", ALU_BOTS_VERSION);
  g_autofree char *version = replace_text (text, current, "(bots 999)");
  g_autofree char *rules = replace_text (text, "villager", "novice");
  g_autofree char *unfinished = g_strndup (text, (gsize) (strstr (text, "deal 4 ") - text));
  g_autofree char *damaged = replace_text (text, "deal 4 ", "deal four ");

  assert_int_equal (verify (&challenge, cards, NULL), ALUETTE_CHALLENGE_ERROR_CARDS);
  assert_int_equal (verify (&challenge, bot, NULL), ALUETTE_CHALLENGE_ERROR_BOT);
  assert_int_equal (verify (&challenge, version, NULL), ALUETTE_CHALLENGE_ERROR_OTHER_BOTS);
  assert_int_equal (verify (&challenge, rules, NULL), ALUETTE_CHALLENGE_ERROR_OTHER_RULES);
  assert_int_equal (verify (&other, text, NULL), ALUETTE_CHALLENGE_ERROR_OTHER_WORD);
  assert_int_equal (verify (&challenge, unfinished, NULL), ALUETTE_CHALLENGE_ERROR_UNFINISHED);
  assert_int_equal (verify (&challenge, damaged, NULL), -2);
  assert_int_equal (verify (&challenge, "", NULL), -2);
}

/* A file that is cut, or has a byte changed, is refused, except if only the lines at the end are
 * missing that follow from the rules. */
TEST (test_damage)
{
  AluetteChallenge challenge = make_date ("2026-11-22");
  g_autofree char *text = play_challenge (&challenge, "Ana", TRUE);
  gsize length = strlen (text);
  const char *last_card = g_strrstr (text, "\nplay");

  assert_non_null (last_card);
  for (gsize i = 0; i < length; i += 7)
    {
      g_autofree char *cut = g_strndup (text, i);
      g_autofree char *changed = g_strdup (text);
      AluetteChallengeResult result;

      changed[i] = '#';
      if (i < (gsize) (last_card - text))
        assert_int_not_equal (verify (&challenge, cut, NULL), -1);
      aluette_challenge_result_read (&challenge, changed, -1, &result, NULL);
    }
}

/* A damaged file of the user is set aside, and so is a match with other bots that is not over. */
TEST_WITH (test_set_aside, set_up, tear_down)
{
  Fixture *f = *state;
  AluetteChallenge challenge = make_word ("Oursin");
  g_autofree char *path = g_build_filename (f->folder, "word-oursin.aluette", NULL);
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autoptr (AluetteGame) game = NULL;

  assert_true (g_file_set_contents (path, "no match", -1, NULL));
  game = aluette_challenge_store_open (f->store, &challenge, "Ana", NULL);
  assert_non_null (game);
  assert_int_equal (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game)), 0);
  assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
}

TEST_WITH (test_list_words, set_up, tear_down)
{
  Fixture *f = *state;
  AluetteChallenge challenge = make_word ("La Vache");
  g_autoptr (AluetteGame) game = aluette_challenge_store_open (f->store, &challenge, "Ana", NULL);
  g_autofree char *foreign = g_build_filename (f->folder, "word-%2F.aluette", NULL);
  g_autoptr (GPtrArray) words = NULL;

  assert_true (g_file_set_contents (foreign, "", -1, NULL));
  play_on (game, TRUE, 1);
  aluette_challenge_store_flush (f->store);
  words = aluette_challenge_store_list_words (f->store);
  assert_int_equal (words->len, 1);
  assert_string_equal (g_ptr_array_index (words, 0), "la vache");
}

static void
add_day (AluetteChallengeStore *store, const char *date, gint points)
{
  AluetteChallengeDay day = { .own = { .points = points }, .master = { .points = 1 } };

  g_strlcpy (day.date, date, sizeof day.date);
  assert_true (aluette_challenge_store_add_day (store, &day, NULL));
}

/* The first result of a day counts. A streak ends with the first day that was not played. */
TEST_WITH (test_days, set_up, tear_down)
{
  Fixture *f = *state;
  g_autoptr (AluetteChallengeStore) again = NULL;
  g_autoptr (GArray) days = NULL;
  AluetteChallengeDay day;

  add_day (f->store, "2026-02-27", 1);
  add_day (f->store, "2026-02-28", -1);
  add_day (f->store, "2026-03-01", 2);
  add_day (f->store, "2026-03-01", -2);
  assert_int_equal (aluette_challenge_store_get_streak (f->store, "2026-03-01"), 3);
  assert_int_equal (aluette_challenge_store_get_streak (f->store, "2026-03-02"), 3);
  assert_int_equal (aluette_challenge_store_get_streak (f->store, "2026-03-03"), 0);
  again = aluette_challenge_store_new (get_terms (), f->folder, NULL);
  days = aluette_challenge_store_list_days (again);
  assert_int_equal (days->len, 3);
  assert_string_equal (g_array_index (days, AluetteChallengeDay, 0).date, "2026-03-01");
  assert_true (aluette_challenge_store_get_day (again, "2026-03-01", &day));
  assert_int_equal (day.own.points, 2);
  assert_int_equal (day.master.points, 1);
}

/* Impossible results are left out; a file that is no list of results is set aside. */
TEST_WITH (test_damaged_days, set_up, tear_down)
{
  Fixture *f = *state;
  g_autofree char *path = g_build_filename (f->folder, "days.ini", NULL);
  g_autoptr (AluetteChallengeStore) again = NULL, empty = NULL;
  g_autoptr (GPtrArray) copies = g_ptr_array_new_with_free_func (g_free);

  assert_true (g_file_set_contents (path,
                                    "[2026-03-01]\npoints=9\ntricks=1;2\n[soup]\npoints=1\n", -1,
                                    NULL));
  again = aluette_challenge_store_new (get_terms (), f->folder, copies);
  assert_false (aluette_challenge_store_get_day (again, "2026-03-01", NULL));
  assert_int_equal (copies->len, 0);
  assert_true (g_file_set_contents (path, "soup", -1, NULL));
  empty = aluette_challenge_store_new (get_terms (), f->folder, copies);
  assert_int_equal (copies->len, 1);
  assert_int_equal (aluette_challenge_store_get_streak (empty, "2026-03-01"), 0);
}

/* The terms of matches that were played before this version. */
TEST (test_header)
{
  AluetteChallenge challenge = make_word ("oursin");
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autofree char *text = NULL;

  aluette_challenge_make_header (&challenge, "Ana", header);
  text = aluette_record_write (&alu_aluette_kind, header, NULL, 0);
  assert_string_equal (text, "%aluette 1\n"
                             "event Challenge oursin (bots 2)\n"
                             "rules classic\n"
                             "option deals 8\n"
                             "option offer off\n"
                             "option misere off\n"
                             "option signs off\n"
                             "seats 4\n"
                             "player 1 human Ana\n"
                             "player 2 bot:villager Léon\n"
                             "player 3 bot:villager Rose\n"
                             "player 4 bot:villager Marcel\n");
}

/* Tarot */

static const AluetteChallengeTerms *
get_tarot_terms (void)
{
  return aluette_model_kind_from_id ("tarot")->challenges;
}

static gconstpointer
get_view (AluetteGame *game, guint seat)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (game, seat);

  return aluette_view_get_bytes (aluette_seat_log_get_view (log));
}

/* Does the first thing that is allowed until the match is over. */
static void
play_first (AluetteGame *game)
{
  const AluGameKind *kind = aluette_game_get_kind (game);
  g_autofree gpointer events = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);
  const guint seat = ALUETTE_CHALLENGE_SEAT;

  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  for (;;)
    {
      gboolean over = FALSE;

      main_loop_wait_for ((over = alu_game_get_awaited (kind, get_view (game, seat))
                                  == ALU_GAME_AWAITS_NOBODY)
                          || aluette_game_get_awaited (game) == seat);
      if (over)
        return;
      assert_true (kind->legal (get_view (game, seat), (int) seat, events) > 0);
      assert_true (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (game), events, NULL));
    }
}

/* Every deal is scored; the file is accepted, and refused for another word. */
TEST (test_tarot)
{
  g_autoptr (AluetteChallengeStore) store = aluette_challenge_store_new (get_tarot_terms (), NULL,
                                                                         NULL);
  g_autoptr (AluetteGame) game = NULL;
  g_autofree char *text = NULL;
  AluetteChallenge challenge = { 0 }, other = { 0 }, cards = make_word ("oursin");
  AluetteChallengeResult result;
  AluGameSummary summary;

  assert_true (aluette_challenge_init_word (&challenge, get_tarot_terms (), "oursin", NULL));
  assert_true (aluette_challenge_init_word (&other, get_tarot_terms (), "vache", NULL));
  assert_true (aluette_challenge_get_seed (&challenge) != aluette_challenge_get_seed (&cards));
  game = aluette_challenge_store_open (store, &challenge, "Ana", NULL);
  play_first (game);
  text = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (game));
  assert_int_equal (verify (&challenge, text, &result), -1);
  alu_game_summarize (get_tarot_terms ()->game, get_view (game, 0), &summary);
  assert_int_equal (result.n_deals, ALUETTE_CHALLENGE_DEALS);
  assert_int_equal (result.sum, summary.points[0]);
  assert_int_equal (verify (&other, text, NULL), ALUETTE_CHALLENGE_ERROR_OTHER_WORD);
  assert_int_equal (verify (&cards, text, NULL), -2);
}

/* The master plays the same seat, and always in the same way. */
TEST (test_tarot_master)
{
  AluetteChallenge challenge;
  Answer answers[2] = { 0 };

  assert_true (aluette_challenge_init_date (&challenge, get_tarot_terms (), "2026-11-22"));
  for (int i = 0; i < 2; i++)
    {
      aluette_challenge_play_master_async (&challenge, NULL, on_master, &answers[i]);
      main_loop_wait_for (answers[i].done);
      assert_null (answers[i].error);
    }
  assert_int_equal (answers[0].result.n_deals, 1);
  assert_memory_equal (&answers[0].result, &answers[1].result, sizeof answers[0].result);
}
