/* SPDX-License-Identifier: GPL-3.0-or-later */

/* While a match is played, the disk is full, or another program writes to the file. */

#include "database-driver.h"
#include "match-driver.h"
#include "model/aluette/aluette-vache-game.h"
#include "model/session/aluette-local-game-log.h"
#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-database-tournament.h"
#include "testing.h"

typedef struct
{
  char *path;
  AluetteDatabase *database;
  AluetteConnection *other; /* of the other program */
} Fixture;

static int
set_up (void **state)
{
  Fixture *fixture = g_new0 (Fixture, 1);

  fixture->path = database_new_path ();
  fixture->database = database_open (fixture->path);
  fixture->other = aluette_connection_open (fixture->path, ALUETTE_CONNECTION_CREATE, NULL);
  *state = fixture;
  return fixture->database != NULL && fixture->other != NULL ? 0 : -1;
}

static int
tear_down (void **state)
{
  Fixture *fixture = *state;

  aluette_connection_close (fixture->other);
  database_close (fixture->database);
  database_remove (fixture->path);
  g_free (fixture->path);
  g_free (fixture);
  return 0;
}

static gint64
start_match (AluetteDatabase *database, Driver *driver)
{
  AluGameHeader header;
  AluetteJournal *journal;
  gint64 match;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  journal = database_create_match (database, &header, 7, &match, NULL);
  driver_adopt (driver, aluette_local_game_new (&alu_aluette_kind, &header, 7, journal, NULL));
  g_object_unref (journal);
  return match;
}

static gboolean
is_stored (AluetteDatabase *database, gint64 match, const char *record)
{
  g_autofree char *stored = aluette_database_load_record (database, match, NULL);

  return g_strcmp0 (stored, record) == 0;
}

/* Events and undo are stored as soon as the file is free. */
TEST_WITH (test_match_goes_on_and_is_stored_later, set_up, tear_down)
{
  Fixture *fixture = *state;
  g_autofree char *record = NULL;
  Driver driver;
  gint64 match = start_match (fixture->database, &driver);

  driver_play (&driver, 2);
  assert_true (aluette_connection_begin (fixture->other, NULL));
  driver_play (&driver, 1);
  for (int i = 0; i < 2; i++) /* the second line belongs to an event that was stored before */
    assert_true (aluette_game_undo (driver.game));
  driver_settle (&driver);
  driver_play (&driver, 4);
  record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver.game));
  assert_false (is_stored (fixture->database, match, record));
  aluette_connection_rollback (fixture->other);
  main_loop_wait_for (driver.n_failures > 0 || is_stored (fixture->database, match, record));
  assert_int_equal (driver.n_failures, 0);
  driver_clear (&driver);
}

/* A match that is closed during this time is stored as well, and stays claimed until then. */
TEST_WITH (test_match_that_is_left_is_stored_later, set_up, tear_down)
{
  Fixture *fixture = *state;
  g_autofree char *record = NULL;
  g_autoptr (GError) error = NULL;
  Driver driver;
  gint64 match = start_match (fixture->database, &driver);

  assert_true (aluette_connection_begin (fixture->other, NULL));
  driver_play (&driver, 2);
  record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver.game));
  driver_clear (&driver);
  assert_null (aluette_database_open_match (fixture->database, match, &error));
  assert_true (g_error_matches (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_IN_USE));
  aluette_connection_rollback (fixture->other);
  aluette_backlog_flush (aluette_database_get_backlog (fixture->database));
  assert_true (is_stored (fixture->database, match, record));
}

static gint64
get_n_pages (AluetteDatabase *database)
{
  gint64 n = 0;

  aluette_connection_get_int (database->main, &n, 0, NULL, "PRAGMA page_count", "");
  return n;
}

static void
limit_pages (AluetteDatabase *database, gint64 n)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA max_page_count = %" G_GINT64_FORMAT, n);

  assert_true (aluette_connection_exec (database->main, sql, NULL));
}

/* The disk is full for a while. This is reported once, and all events and what was undone are
 * stored when there is room. */
TEST_WITH (test_full_disk_has_room_again, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteBacklog *backlog = aluette_database_get_backlog (fixture->database);
  g_autofree char *record = NULL;
  const char *reason;
  Driver driver;
  gint64 match = start_match (fixture->database, &driver);

  driver_play (&driver, 2);
  limit_pages (fixture->database, get_n_pages (fixture->database));
  while (driver.n_failures == 0)
    driver_play (&driver, 1);
  driver_play (&driver, 6);
  assert_true (aluette_game_undo (driver.game));
  driver_settle (&driver);
  assert_int_equal (driver.n_failures, 1);
  assert_true (aluette_backlog_get_n (backlog, &reason) > 1);
  assert_string_equal (reason, "The disk is full");
  record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver.game));
  assert_false (is_stored (fixture->database, match, record));
  limit_pages (fixture->database, G_MAXINT32);
  main_loop_wait_for (is_stored (fixture->database, match, record));
  assert_int_equal (aluette_backlog_get_n (backlog, &reason), 0);
  assert_null (reason);
  driver_clear (&driver);
}

/* A lock that lasts is reported, with its reason; the match does not wait for it. */
TEST_WITH (test_long_lock_is_reported, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteBacklog *backlog = aluette_database_get_backlog (fixture->database);
  const char *reason;
  Driver driver;

  start_match (fixture->database, &driver);
  assert_true (aluette_connection_begin (fixture->other, NULL));
  driver_play (&driver, 1);
  assert_int_equal (driver.n_failures, 0);
  assert_int_equal (aluette_backlog_get_n (backlog, NULL), 0);
  main_loop_wait_for (driver.n_failures > 0);
  assert_true (aluette_backlog_get_n (backlog, &reason) > 0);
  assert_string_equal (reason, "Another window or app is using the file with your matches");
  aluette_connection_rollback (fixture->other);
  main_loop_wait_for (aluette_backlog_get_n (backlog, NULL) == 0);
  assert_int_equal (driver.n_failures, 1);
  driver_clear (&driver);
}

/* How commits are synced: 1 normally, 2 for those that must be on disk. */
static gint64
get_synchronous (AluetteDatabase *database)
{
  gint64 value = -1;

  aluette_connection_get_int (database->main, &value, -1, NULL, "PRAGMA synchronous", "");
  return value;
}

TEST_WITH (test_tournament_is_stored_later, set_up, tear_down)
{
  Fixture *fixture = *state;
  gint64 id;
  g_autoptr (AluetteTournament) tournament = aluette_database_create_tournament (fixture->database,
                                                                                 "Challans", &id,
                                                                                 NULL);
  g_autofree char *text = NULL;
  g_autofree char *stored = NULL;

  assert_true (aluette_connection_begin (fixture->other, NULL));
  assert_int_equal (aluette_tournament_add_pairs (tournament, "A\nB\nC\n", NULL), 3);
  assert_int_equal (get_synchronous (fixture->database), 1);
  text = aluette_tournament_get_text (tournament);
  g_clear_object (&tournament);
  aluette_connection_rollback (fixture->other);
  aluette_backlog_flush (aluette_database_get_backlog (fixture->database));
  tournament = aluette_database_open_tournament (fixture->database, id, NULL);
  assert_non_null (tournament);
  stored = aluette_tournament_get_text (tournament);
  assert_string_equal (stored, text);
}
