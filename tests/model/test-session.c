/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every game in the registries, the toy game included, in a session: bots and people play whole
 * matches, which are undone, redone, stored, opened again and replayed. */

#include <string.h>

#include "bots/alu-bot-kind.h"
#include "database-driver.h"
#include "engine/alu-replay.h"
#include "engine/alu-record.h"
#include "match-driver.h"
#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-local-game-log.h"
#include "model/session/aluette-model-kind.h"
#include "model/session/aluette-record.h"
#include "testing.h"

/* A table of a game: by its kind, its number of seats, and its number of deals if that is an
 * option. */
typedef struct
{
  const char *kind;
  int n_seats;
  const char *deals; /* (nullable) */
} Table;

static const Table tables[] = {
  { "toy", 3, "3" }, { "tarot", 3, "4" }, { "tarot", 4, "4" }, { "tarot", 5, "4" },
  { "aluette", 4, NULL },
};

static const AluGameKind *
set_up (const Table *table, gboolean with_human, AluGameHeader *header)
{
  const AluGameKind *kind = alu_game_kind_from_id (table->kind);
  AluGameRules rules;

  assert_int_equal (alu_game_rules_init (kind, &rules, 0, table->n_seats), 0);
  if (table->deals != NULL)
    assert_int_equal (alu_game_rules_set_option (kind, &rules, "deals", table->deals),
                      ALU_OK);
  aluette_game_setup_propose (kind, &rules, "Anne", header);
  aluette_game_setup_set_bot_level (kind, header, 1); /* quick, and not at random */
  if (!with_human)
    {
      header->players[0].kind = ALU_GAME_BOT;
      strcpy (header->players[0].level, header->players[1].level);
    }
  return kind;
}

static AluetteLocalGame *
local (Driver *driver)
{
  return ALUETTE_LOCAL_GAME (driver->game);
}

static gboolean
is_over (Driver *driver)
{
  const AluGameKind *kind = aluette_game_get_kind (driver->game);
  g_autoptr (AluetteView) view = aluette_local_game_get_view (local (driver), ALU_GAME_SPECTATOR);

  return alu_game_get_awaited (kind, aluette_view_get_bytes (view)) == ALU_GAME_AWAITS_NOBODY;
}

/* The log of each seat leads to the view of the seat, at its end and at every earlier line. */
static void
check_seat_log (Driver *driver, guint seat)
{
  const AluGameKind *kind = aluette_game_get_kind (driver->game);
  AluetteSeatLog *log = aluette_game_get_seat_log (driver->game, seat);
  g_autoptr (AluetteView) view = aluette_local_game_get_view (local (driver), seat);
  g_autoptr (AluetteView) start = aluette_seat_log_view_at (log, 0);
  g_autofree gpointer folded = g_memdup2 (aluette_view_get_bytes (start), kind->view_size);

  assert_ptr_equal (aluette_seat_log_get_kind (log), kind);
  assert_int_equal (aluette_view_get_seat (view), seat);
  assert_memory_equal (aluette_view_get_bytes (aluette_seat_log_get_view (log)),
                       aluette_view_get_bytes (view), kind->view_size);
  for (guint i = 0; i < aluette_seat_log_get_n_lines (log); i++)
    {
      g_autoptr (AluetteView) at = aluette_seat_log_view_at (log, i);

      assert_memory_equal (aluette_view_get_bytes (at), folded, kind->view_size);
      assert_int_equal (kind->view_apply (folded, aluette_seat_log_get_line (log, i)), 0);
    }
  assert_memory_equal (folded, aluette_view_get_bytes (view), kind->view_size);
}

/* The finished deals in a seat log, and in what everybody at this screen may know, are the deals of
 * the match: a replay gives the same points. */
static void
check_finished (Driver *driver, GArray *events)
{
  const AluGameKind *kind = aluette_game_get_kind (driver->game);
  g_autofree gpointer match = g_malloc0 (kind->match_size);
  g_autofree gpointer view = g_malloc0 (kind->view_size);
  g_autoptr (AluetteView) now = aluette_local_game_get_view (local (driver), ALU_GAME_SPECTATOR);
  AluGameSummary summary[2];
  AluReplay replay;

  assert_int_equal (alu_replay_init (&replay, kind, match,
                                          aluette_game_get_header (driver->game), events->data,
                                          events->len), 0);
  assert_true (alu_replay_seek (&replay, events->len));
  kind->view_for_seat (match, ALU_GAME_SPECTATOR, view);
  alu_game_summarize (kind, view, &summary[0]);
  alu_game_summarize (kind, aluette_view_get_bytes (now), &summary[1]);
  assert_memory_equal (&summary[0], &summary[1], sizeof summary[0]);
}

static void
check_seat_logs (Driver *driver)
{
  guint n_seats = aluette_game_get_header (driver->game)->rules.n_seats;
  g_autoptr (GArray) all = aluette_game_get_finished (driver->game);

  check_finished (driver, all);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      AluetteSeatLog *log = aluette_game_get_seat_log (driver->game, seat);
      g_autoptr (GArray) finished = aluette_seat_log_get_finished (log);

      check_seat_log (driver, seat);
      check_finished (driver, finished);
    }
  check_seat_log (driver, ALU_GAME_SPECTATOR);
}

/* The command `replay` finds the same match in its record. */
static void
check_command (const AluGameKind *kind, const char *record)
{
  g_autofree char *path = database_new_path ();
  g_autofree char *file = g_strconcat (path, kind->suffix, NULL);
  const char *const argv[] = { g_getenv ("ALUETTE_CLI"), "replay", file, NULL };
  g_autofree char *out = NULL;
  int status;

  assert_true (g_file_set_contents (file, record, -1, NULL));
  assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, NULL,
                             &status, NULL));
  assert_int_equal (status, 0);
  assert_non_null (strstr (out, "\"ok\":true"));
  database_remove (path);
}

static void
check_bots (const Table *table, guint64 seed)
{
  AluGameHeader header;
  const AluGameKind *kind = set_up (table, FALSE, &header);
  MemoryJournal *journal = memory_journal_new ();
  AluetteGame *game = aluette_local_game_new (kind, &header, seed, ALUETTE_JOURNAL (journal), NULL);
  g_autofree char *record = NULL, *kept = NULL;
  g_autofree gpointer reader = g_malloc (kind->reader_size);
  AluGameFault fault;
  g_autoptr (GObject) companion = NULL;
  Driver driver;

  assert_non_null (game);
  aluette_local_game_set_seats_here (ALUETTE_LOCAL_GAME (game), (1u << table->n_seats) - 1);
  driver_adopt (&driver, game);
  driver.journal = journal;
  companion = aluette_model_kind_new_companion (game);
  driver_settle (&driver);
  assert_true (is_over (&driver));
  assert_true (driver.n_computations > 0);
  assert_true (journal->in_order);
  record = aluette_local_game_get_record (local (&driver));
  kept = memory_journal_text (journal);
  assert_true (g_str_has_suffix (record, kept));
  assert_true (alu_record_read_text (reader, kind, record, strlen (record), NULL, NULL, &fault));
  assert_memory_equal (alu_record_get_match (reader),
                       aluette_local_game_get_open_match (local (&driver)), kind->match_size);
  check_seat_logs (&driver);
  if (!g_str_equal (kind->id, "toy")) /* unknown to the command line */
    check_command (kind, record);
  g_clear_object (&companion);
  driver_clear (&driver);
}

TEST (test_bots)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (guint64 seed = 1; seed <= 3; seed++)
      check_bots (&tables[i], seed);
}

/* The action of the person that the match waits for: always the same in the same position. */
static gpointer
choose (Driver *driver)
{
  const AluGameKind *kind = aluette_game_get_kind (driver->game);
  guint seat = aluette_game_get_awaited (driver->game);
  g_autofree char *legal = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);
  AluetteView *view;
  int n;

  if (seat == ALU_GAME_SPECTATOR)
    return NULL;
  view = aluette_seat_log_get_view (aluette_game_get_seat_log (driver->game, seat));
  n = kind->legal (aluette_view_get_bytes (view), (int) seat, legal);
  assert_true (n > 0);
  n = (int) (aluette_local_game_get_n_events (local (driver)) * 31 % (guint) n);
  return g_memdup2 (legal + (gsize) n * kind->event_size, kind->event_size);
}

static void
on_answer (GObject *game, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  gboolean *done = data;

  if (!aluette_game_request_finish (ALUETTE_GAME (game), result, &error))
    g_error ("a legal event was refused: %s", error->message);
  *done = TRUE;
}

/* Requests an event. Returns: whether there was anything to request. */
static gboolean
act (Driver *driver)
{
  g_autofree gpointer event = NULL;
  gboolean done = FALSE;

  driver_settle (driver);
  event = choose (driver);
  if (event == NULL)
    return FALSE;
  aluette_game_request_async (driver->game, aluette_game_get_awaited (driver->game), event, NULL,
                              on_answer, &done);
  main_loop_wait_for (done);
  driver_settle (driver);
  return TRUE;
}

/* Plays, with some undo and redo, which changes nothing. */
static void
play_on (Driver *driver, guint n_actions)
{
  for (guint i = 1; i <= n_actions && act (driver); i++)
    {
      g_autofree char *before = aluette_local_game_get_record (local (driver));
      g_autofree char *after = NULL;

      if (i % 5 != 0 || !aluette_game_undo (driver->game))
        continue;
      driver_settle (driver);
      assert_true (aluette_game_redo (driver->game));
      driver_settle (driver);
      after = aluette_local_game_get_record (local (driver));
      assert_string_equal (after, before);
    }
}

/* The public part of a match in play ends with its last finished deal. Returns: (transfer full): it
 * */
static char *
check_known (AluetteDatabase *database, gint64 match, const AluGameKind *kind)
{
  g_autofree char *record = aluette_database_load_record (database, match, NULL);
  char *known = aluette_database_load_known (database, match, NULL);
  g_autofree gpointer reader = g_malloc (kind->reader_size);
  g_autofree gpointer view = g_malloc (kind->view_size);
  AluGameFault fault;

  assert_true (g_str_has_prefix (record, known));
  assert_true (alu_record_read_text (reader, kind, known, strlen (known), NULL, NULL, &fault));
  kind->view_for_seat (alu_record_get_match (reader), ALU_GAME_SPECTATOR, view);
  assert_false (alu_game_is_in_deal (kind, view));
  assert_true (alu_record_read_text (reader, kind, record, strlen (record), NULL, NULL, &fault));
  kind->view_for_seat (alu_record_get_match (reader), ALU_GAME_SPECTATOR, view);
  assert_int_equal (alu_game_is_in_deal (kind, view), strlen (known) < strlen (record));
  return known;
}

static void
on_saved (GObject *game, GAsyncResult *result, gpointer data)
{
  gboolean *saved = data;

  *saved = aluette_local_game_save_finish (ALUETTE_LOCAL_GAME (game), result, NULL);
}

/* A file that is saved during a deal contains nothing more. */
static void
check_saved (AluetteLocalGame *game, const char *folder, const char *known)
{
  g_autofree char *path = g_strconcat (folder, "-saved", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  gboolean saved = FALSE;

  aluette_local_game_save_async (game, file, NULL, on_saved, &saved);
  main_loop_wait_for (saved);
  assert_true (g_file_get_contents (path, &text, NULL, NULL));
  assert_string_equal (text, known);
}

/* Plays a match that is closed and opened again in between.
 * @key: (nullable): the key of the match; else its seed is used
 * @pause_after: number of actions before that, or G_MAXUINT
 * Returns: (transfer full): its record */
static char *
play_stored (const Table *table, const AluetteMatchKey *key, guint pause_after)
{
  g_autofree char *path = database_new_path ();
  AluetteDatabase *database = database_open (path);
  AluGameHeader header;
  const AluGameKind *kind = set_up (table, TRUE, &header);
  g_autoptr (AluetteJournal) journal = NULL;
  g_autofree char *stored = NULL, *known_at_end = NULL;
  AluetteGame *game;
  char *record;
  Driver driver;
  gint64 match;

  journal = aluette_database_create_match (database, kind, &header, 77, key, &match, NULL);
  game = aluette_local_game_new (kind, &header, 77, journal, NULL);
  if (key != NULL)
    aluette_local_game_set_key (ALUETTE_LOCAL_GAME (game), key);
  driver_adopt (&driver, game);
  g_clear_object (&journal);
  play_on (&driver, pause_after);
  if (!is_over (&driver))
    {
      g_autofree char *known = check_known (database, match, kind);

      check_saved (local (&driver), path, known);
      driver_clear (&driver);
      database_close (database);
      database = database_open (path);
      driver_adopt (&driver, aluette_database_open_match (database, match, NULL));
      play_on (&driver, G_MAXUINT);
    }
  assert_true (is_over (&driver));
  check_seat_log (&driver, 0);
  record = aluette_local_game_get_record (local (&driver));
  driver_clear (&driver);
  database_close (database);
  database = database_open (path);
  stored = aluette_database_load_record (database, match, NULL);
  assert_string_equal (stored, record);
  known_at_end = check_known (database, match, kind);
  assert_string_equal (known_at_end, record);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .kind = kind->id }), 1);
  database_close (database);
  database_remove (path);
  return record;
}

TEST (test_people)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *whole = play_stored (&tables[i], NULL, G_MAXUINT);
      g_autofree char *in_parts = play_stored (&tables[i], NULL, 7);

      assert_string_equal (whole, in_parts);
    }
}

/* Returns: (transfer full): the first lines of a match that chance deals with @seed. */
static char *
deal_first (const Table *table, guint64 seed)
{
  AluGameHeader header;
  const AluGameKind *kind = set_up (table, TRUE, &header);
  g_autofree gpointer match = g_malloc0 (kind->match_size);
  g_autofree gpointer event = g_malloc0 (kind->event_size);

  assert_int_equal (kind->init (match, &header), 0);
  assert_true (kind->chance (match, seed, event));
  return aluette_record_write (kind, &header, event, 1);
}

/* Cards, gazes and bots depend on the key only, also after undo and after the match was closed. The
 * seed makes no difference, and another key gives another match. */
TEST (test_keys)
{
  AluetteMatchKey key = { "a key that only this test has" };
  AluetteMatchKey other = { "a key that only this test uses" };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *whole = play_stored (&tables[i], &key, G_MAXUINT);
      g_autofree char *in_parts = play_stored (&tables[i], &key, 5);
      g_autofree char *another = play_stored (&tables[i], &other, 5);
      g_autofree char *by_seed = play_stored (&tables[i], NULL, 5);
      g_autofree char *start
          = deal_first (&tables[i], aluette_match_key_seed (&key, ALUETTE_SEED_DEAL, 0));

      assert_string_equal (whole, in_parts);
      assert_string_not_equal (whole, another);
      assert_string_not_equal (whole, by_seed);
      assert_true (g_str_has_prefix (whole, start));
    }
}

typedef struct
{
  int code;
  gboolean done;
} Refusal;

static void
on_refused (GObject *game, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  Refusal *refusal = data;

  refusal->done = !aluette_game_request_finish (ALUETTE_GAME (game), result, &error);
  refusal->code = error != NULL ? error->code : 0;
}

/* A request is refused for a seat on another screen, and for a second request of the same event. */
TEST (test_refused)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      AluGameHeader header;
      const AluGameKind *kind = set_up (&tables[i], TRUE, &header);
      g_autofree gpointer event = NULL;
      Refusal refusal = { 0 };
      Driver driver;

      driver_adopt (&driver, aluette_local_game_new (kind, &header, 3, NULL, NULL));
      driver_settle (&driver);
      event = choose (&driver);
      assert_non_null (event);
      aluette_game_request_async (driver.game, 1, event, NULL, on_refused, &refusal);
      main_loop_wait_for (refusal.done);
      assert_int_equal (refusal.code, ALU_ERROR_NOT_YOUR_TURN);
      assert_true (aluette_local_game_dispatch (local (&driver), event, NULL));
      driver_settle (&driver);
      refusal = (Refusal) { 0 };
      aluette_game_request_async (driver.game, 0, event, NULL, on_refused, &refusal);
      main_loop_wait_for (refusal.done);
      assert_int_not_equal (refusal.code, 0);
      driver_clear (&driver);
    }
}

/* Returns: whether the human may do what the match waits for. */
static gboolean
is_awaited (Driver *driver, gconstpointer event)
{
  return aluette_local_game_dispatch (local (driver), event, NULL);
}

/* A bot decides for a human who is absent, until the human is back. */
TEST (test_stand_in)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      AluGameHeader header;
      const AluGameKind *kind = set_up (&tables[i], TRUE, &header);
      g_autofree gpointer event = NULL;
      Driver driver;

      driver_adopt (&driver, aluette_local_game_new (kind, &header, 3, NULL, NULL));
      driver_settle (&driver);
      event = choose (&driver);
      assert_false (aluette_local_game_set_stand_in (local (&driver), 1, "villager"));
      assert_false (aluette_local_game_set_stand_in (local (&driver), 9, "villager"));
      if (alu_bot_kind_from_id (kind->id) == NULL)
        {
          driver_clear (&driver);
          continue;
        }
      aluette_game_set_screen_ready (driver.game, ALUETTE_BUSY_LOOK, FALSE);
      assert_true (aluette_local_game_set_stand_in (local (&driver), 0, "villager"));
      assert_int_equal (aluette_game_get_awaited (driver.game), ALU_GAME_SPECTATOR);
      assert_false (is_awaited (&driver, event));
      assert_true (aluette_local_game_set_stand_in (local (&driver), 0, NULL));
      assert_int_equal (aluette_game_get_awaited (driver.game), 0);
      assert_true (is_awaited (&driver, event));
      assert_true (aluette_local_game_set_stand_in (local (&driver), 0, "no such level"));
      aluette_game_set_screen_ready (driver.game, ALUETTE_BUSY_LOOK, TRUE);
      driver_settle (&driver);
      assert_true (is_over (&driver));
      check_seat_log (&driver, 0);
      driver_clear (&driver);
    }
}

/* Whether a bot decides the event at @index again as it did. */
static gboolean
decides_so (AluetteLocalGame *game, guint index, guint32 convention_seats)
{
  const AluGameKind *kind = aluette_game_get_kind (ALUETTE_GAME (game));
  const AluBotKind *bots = alu_bot_kind_from_id (kind->id);
  AluBudget budget = { .convention_seats = convention_seats };
  g_autofree gpointer event = g_malloc0 (kind->event_size);
  g_autoptr (AluetteView) view = NULL;
  int level;

  if (!aluette_local_game_get_bot_request (game, index, &view, &level, &budget.seed))
    return TRUE;
  bots->choose (level, aluette_view_get_bytes (view), &budget, event);
  return memcmp (event, aluette_local_game_get_event (game, index), kind->event_size) == 0;
}

/* Bots whose levels have the convention of the game follow it, and know who else does. */
TEST (test_convention)
{
  const Table table = { "tarot", 4, "1" };
  AluGameHeader header;
  const AluGameKind *kind = set_up (&table, FALSE, &header);
  guint n_other = 0, n_events;
  Driver driver;

  for (guint seat = 0; seat < 4; seat++)
    strcpy (header.players[seat].level, seat == 0 ? "villager" : "strong-fft");
  driver_adopt (&driver, aluette_local_game_new (kind, &header, 3, NULL, NULL));
  assert_int_equal (aluette_local_game_get_convention_seats (local (&driver)), 0xe);
  driver_settle (&driver);
  assert_true (is_over (&driver));
  n_events = aluette_local_game_get_n_events (local (&driver));
  for (guint i = 0; i < n_events; i++)
    {
      assert_true (decides_so (local (&driver), i, 0xe));
      n_other += !decides_so (local (&driver), i, 0);
    }
  assert_true (n_other > 0);
  driver_clear (&driver);
}

/* A bot that stands in for somebody has agreed to nothing. */
TEST (test_convention_of_stand_in)
{
  const Table table = { "tarot", 4, "1" };
  AluGameHeader header;
  const AluGameKind *kind = set_up (&table, TRUE, &header);
  Driver driver;

  strcpy (header.players[2].level, "master-fft");
  driver_adopt (&driver, aluette_local_game_new (kind, &header, 3, NULL, NULL));
  assert_int_equal (aluette_local_game_get_convention_seats (local (&driver)), 0x5);
  assert_true (aluette_local_game_set_stand_in (local (&driver), 0, "villager"));
  assert_int_equal (aluette_local_game_get_convention_seats (local (&driver)), 0x4);
  driver_clear (&driver);
}
