/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each call that writes to the disk fails once, in a short match: what could not be stored is
 * reported, and stored as soon as the disk works again. */

#include <errno.h>

#include "database-driver.h"
#include "faulty-disk.h"
#include "match-driver.h"
#include "model/aluette/aluette-vache-game.h"
#include "model/learning/aluette-leitner.h"
#include "model/session/aluette-local-game-log.h"
#include "model/storage/aluette-database-import.h"
#include "testing.h"

#define N_ACTIONS 12
#define MAX_RETRIES 50

typedef struct
{
  guint n_refused;  /* the database was not opened, until it was tried again */
  guint n_reported; /* events were not stored at once */
} Figures;

static char *
dup_folder (const char *path)
{
  return g_path_get_dirname (path);
}

/* Opens the database, again if this fails, which must have a reason. */
static AluetteDatabase *
open_at_last (const char *path, Figures *figures)
{
  for (;;)
    {
      g_autoptr (GError) error = NULL;
      AluetteDatabaseReport report;
      AluetteDatabase *database = aluette_database_open (path, &report, &error);
      gboolean done = database != NULL && !report.read_only;

      assert_false (report.damaged);
      assert_true (database != NULL || error->message[0] != '\0');
      aluette_database_report_clear (&report);
      if (done)
        return database;
      figures->n_refused++;
      g_clear_object (&database);
    }
}

/* Plays a short match and waits until it is stored. */
static void
play_a_match (AluetteDatabase *database, guint64 seed, Figures *figures)
{
  AluetteBacklog *backlog = aluette_database_get_backlog (database);
  AluGameHeader header;
  g_autoptr (AluetteJournal) journal = NULL;
  g_autofree char *record = NULL, *stored = NULL;
  gboolean waits;
  Driver driver;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  journal = database_create_match (database, &header, seed, NULL, NULL);
  assert_non_null (journal);
  waits = aluette_backlog_has (backlog, NULL);
  driver_adopt (&driver, aluette_local_game_new (&alu_aluette_kind, &header, seed, journal, NULL));
  driver_play (&driver, N_ACTIONS);
  assert_true (aluette_game_undo (driver.game));
  driver_settle (&driver);
  driver_play (&driver, 1);
  record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver.game));
  for (int i = 0; aluette_backlog_flush (backlog) > 0; i++)
    {
      assert_true (i < MAX_RETRIES);
      main_loop_run_pending ();
    }
  figures->n_reported += waits || driver.n_failures > 0;
  stored = aluette_database_load_record (database, aluette_database_get_journal_match (journal),
                                         NULL);
  assert_string_equal (stored, record);
  driver_clear (&driver);
}

/* @again: whether the file exists before. Returns: whether call number @first was reached. */
static gboolean
run (FaultyCall call, int first, int last, int code, gboolean again, Figures *figures)
{
  g_autofree char *path = database_new_path ();
  g_autofree char *folder = dup_folder (path);
  AluetteDatabase *database;
  int n_calls;

  if (again)
    database_close (database_open (path));
  faulty_disk_set_folder (folder);
  faulty_disk_fail (call, first, last, code);
  database = open_at_last (path, figures);
  assert_non_null (database);
  play_a_match (database, 3, figures);
  n_calls = faulty_disk_get_n (call);
  faulty_disk_fail (FAULTY_N_CALLS, 0, 0, 0);
  database_close (database);
  database = database_open (path);
  assert_non_null (database);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { 0 }), 1);
  database_close (database);
  database_remove (path);
  return n_calls >= first;
}

static void
fail_each (FaultyCall call, const char *name, int n_in_a_row, int code, gboolean again)
{
  Figures figures = { 0 };
  int number = 0;

  do
    number++;
  while (run (call, number, number + n_in_a_row - 1, code, again, &figures));
  print_message ("# %d calls of %s failed, %d in a row: the database was refused %u times, events"
                 " waited %u times, none is missing\n",
                 number - 1, name, n_in_a_row, figures.n_refused, figures.n_reported);
  assert_true (number > 1);
}

TEST (test_writes)
{
  fail_each (FAULTY_WRITE, "write", 1, ENOSPC, FALSE);
}

TEST (test_many_writes)
{
  fail_each (FAULTY_WRITE, "write", 7, EIO, FALSE);
}

TEST (test_syncs)
{
  fail_each (FAULTY_SYNC, "fsync", 1, EIO, FALSE);
}

TEST (test_opens)
{
  fail_each (FAULTY_OPEN, "open", 1, EROFS, FALSE);
  fail_each (FAULTY_OPEN, "open", 1, EROFS, TRUE);
}

/* Files of progress: what a fault kept out is written later. */
static void
fail_user_file (FaultyCall call, const char *name)
{
  int number = 0;
  gboolean reached;

  do
    {
      g_autofree char *path = database_new_path ();
      g_autofree char *folder = dup_folder (path);
      g_autofree char *file = g_build_filename (folder, "answers", NULL);
      AluetteLeitner *leitner = aluette_leitner_new (file, NULL);
      AluetteLeitnerAnswer answer = { .when = 1000, .took_ms = 500, .right = TRUE };

      faulty_disk_set_folder (folder);
      number++;
      faulty_disk_fail (call, number, number, ENOSPC);
      aluette_leitner_answer_async (leitner, "one", &answer, NULL, NULL, NULL);
      aluette_leitner_flush (leitner);
      reached = faulty_disk_get_n (call) >= number;
      main_loop_run_pending ();
      g_object_unref (leitner);
      leitner = aluette_leitner_new (file, NULL);
      assert_int_not_equal (aluette_leitner_get_box (leitner, "one"), 0);
      g_object_unref (leitner);
      database_remove (path);
    }
  while (reached);
  print_message ("# %d calls of %s failed: no answer is missing\n", number - 1, name);
}

TEST (test_user_files)
{
  fail_user_file (FAULTY_WRITE, "write");
  fail_user_file (FAULTY_SYNC, "fsync");
  fail_user_file (FAULTY_OPEN, "open");
  fail_user_file (FAULTY_RENAME, "rename");
}

/* A match that begins while the disk is full, and its place in a best of three. */
TEST (test_new_match_on_a_full_disk)
{
  g_autofree char *path = database_new_path ();
  g_autofree char *folder = dup_folder (path);
  AluetteDatabase *database = database_open (path);
  AluetteBacklog *backlog = aluette_database_get_backlog (database);
  AluGameHeader header;
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (AluetteMatchInfo) info = NULL;
  Driver driver;
  const char *reason;
  gint64 match;

  faulty_disk_set_folder (folder);
  faulty_disk_fail (FAULTY_WRITE, 1, G_MAXINT, ENOSPC);
  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  journal = database_create_match (database, &header, 3, &match, NULL);
  assert_int_equal (match, 0);
  aluette_database_link_match (journal, 0);
  driver_adopt (&driver, aluette_local_game_new (&alu_aluette_kind, &header, 3, journal, NULL));
  driver_play (&driver, 3);
  assert_true (aluette_backlog_get_n (backlog, &reason) > 0);
  assert_string_equal (reason, "The disk is full");
  faulty_disk_fail (FAULTY_N_CALLS, 0, 0, 0);
  main_loop_wait_for (aluette_backlog_get_n (backlog, NULL) == 0);
  match = aluette_database_get_journal_match (journal);
  assert_int_not_equal (match, 0);
  info = aluette_database_get_info (database, match, NULL);
  assert_int_equal (aluette_match_info_get_columns (info)->set_number, 1);
  g_clear_object (&journal);
  driver_clear (&driver);
  database_close (database);
  database_remove (path);
}

/* A match that has ended on the network, while the disk is full. */
TEST (test_record_on_a_full_disk)
{
  g_autofree char *path = database_new_path ();
  g_autofree char *folder = dup_folder (path);
  AluetteDatabase *database = database_open (path);
  AluetteBacklog *backlog = aluette_database_get_backlog (database);
  g_autofree char *record = NULL, *stored = NULL;
  g_autoptr (GError) error = NULL;
  AluGameHeader header;
  gboolean known;
  gint64 match;
  Driver driver;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  driver_adopt (&driver, aluette_local_game_new (&alu_aluette_kind, &header, 3, NULL, NULL));
  driver_play (&driver, N_ACTIONS);
  record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver.game));
  driver_clear (&driver);
  assert_false (aluette_database_keep_record (database, "nothing", &error));
  assert_non_null (error);
  faulty_disk_set_folder (folder);
  faulty_disk_fail (FAULTY_WRITE, 1, G_MAXINT, ENOSPC);
  assert_true (aluette_database_keep_record (database, record, NULL));
  assert_int_equal (aluette_backlog_get_n (backlog, NULL), 1);
  faulty_disk_fail (FAULTY_N_CALLS, 0, 0, 0);
  assert_int_equal (aluette_backlog_flush (backlog), 0);
  match = aluette_database_import_record (database, record, -1, &known, NULL);
  assert_true (known);
  stored = aluette_database_load_record (database, match, NULL);
  assert_string_equal (stored, record);
  database_close (database);
  database_remove (path);
}
