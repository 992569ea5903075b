/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Problems with the file: another version, damage, a full disk, a read-only folder. */

#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "database-driver.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "match-driver.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-match-log.h"
#include "testing.h"

#define N_MATCHES 40

/* Matches of all kinds, the first in play. */
static void
fill_database (AluetteDatabase *database)
{
  AluGameHeader header;

  for (guint64 seed = 0; seed < N_MATCHES; seed++)
    {
      g_autofree char *record = NULL;
      gint64 match;

      driver_header (&header, seed % 3 ? ALU_RULES_CLASSIC : ALU_RULES_GRIMAUD,
                     "human,random,human,random");
      record = driver_random_record (&header, seed, seed < 8 ? 60 : G_MAXUINT);
      match = aluette_database_import_record (database, record, -1, NULL, NULL);
      assert_int_not_equal (match, 0);
      if (seed < 8)
        g_object_unref (aluette_database_open_match (database, match, NULL)); /* unpacks it */
    }
}

static void
assert_refused (const char *sql, AluetteDatabaseError code)
{
  g_autofree char *path = database_new_path ();
  AluetteConnection *connection = aluette_connection_open (path, ALUETTE_CONNECTION_CREATE, NULL);
  g_autoptr (GError) error = NULL;
  AluetteDatabaseReport report;

  assert_true (aluette_connection_exec (connection, sql, NULL));
  aluette_connection_close (connection);
  assert_null (aluette_database_open (path, &report, &error));
  assert_true (g_error_matches (error, ALUETTE_DATABASE_ERROR, (int) code));
  assert_false (report.damaged);
  aluette_database_report_clear (&report);
  database_remove (path);
}

TEST (test_files_of_others_are_left_alone)
{
  assert_refused ("CREATE TABLE t (a); PRAGMA application_id = 0x416c7565;"
                  "PRAGMA user_version = 99",
                  ALUETTE_DATABASE_ERROR_OTHER_VERSION);
  assert_refused ("CREATE TABLE t (a); PRAGMA application_id = 0x416c7565;"
                  "PRAGMA user_version = 1",
                  ALUETTE_DATABASE_ERROR_OTHER_VERSION);
  assert_refused ("CREATE TABLE bookmarks (a)", ALUETTE_DATABASE_ERROR_FOREIGN);
}

/* A finished match that a crash left open is packed later; one that was deleted long ago is
 * removed. */
TEST (test_maintenance)
{
  g_autofree char *path = database_new_path ();
  AluetteDatabase *database = database_open (path);
  AluetteConnection *connection;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gint64 count;

  fill_database (database);
  connection = database->main;
  before = aluette_database_load_record (database, 20, NULL);
  assert_true (aluette_connection_begin (connection, NULL));
  assert_true (aluette_match_log_unpack (connection, 20, NULL));
  assert_true (aluette_connection_exec (connection, "UPDATE matches SET deleted = 1 WHERE id = 21",
                                        NULL));
  assert_true (aluette_connection_commit (connection, NULL));
  aluette_database_start_maintenance (database);
  database_close (database);
  database = database_open (path);
  assert_true (aluette_connection_get_int (database->main, &count, 0, NULL,
                                           "SELECT count (*) FROM records WHERE match = 20", ""));
  assert_int_equal (count, 1);
  after = aluette_database_load_record (database, 20, NULL);
  assert_string_equal (before, after);
  assert_true (aluette_connection_get_int (database->main, &count, 0, NULL,
                                           "SELECT count (*) FROM matches WHERE id = 21", ""));
  assert_int_equal (count, 0);
  database_close (database);
  database_remove (path);
}

/* The bytes of a database with N_MATCHES matches, after @sql. */
static char *
bytes_after (const char *sql, gsize *size)
{
  g_autofree char *path = database_new_path ();
  AluetteDatabase *database = database_open (path);
  char *bytes = NULL;

  fill_database (database);
  assert_true (aluette_connection_exec (database->main, sql, NULL));
  database_close (database);
  assert_true (g_file_get_contents (path, &bytes, size, NULL));
  database_remove (path);
  return bytes;
}

/* Whatever was changed in the file: it opens, each match can be read or reports an error, and the
 * next match can be played. Returns: how many can be read. */
static guint
check_damaged (const char *bytes, gsize size, AluetteDatabaseReport *report)
{
  g_autofree char *path = database_new_path ();
  g_autoptr (GArray) ids = NULL;
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  AluetteDatabase *database;
  AluGameHeader header;
  guint n_good = 0;

  assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
  database = aluette_database_open (path, report, &error);
  if (database == NULL)
    fail_msg ("%s", error->message);
  if (report->damaged)
    assert_true (g_file_test (report->copy, G_FILE_TEST_EXISTS));
  ids = aluette_database_find_matches (database, &(AluetteMatchFilter) { 0 }, NULL);
  for (guint i = 0; ids != NULL && i < ids->len; i++)
    {
      g_autofree char *record = aluette_database_load_record (database,
                                                              g_array_index (ids, gint64, i), NULL);

      n_good += record != NULL
                        && aluette_record_read (&alu_aluette_kind, record, -1, &header, NULL, NULL)
                    ? 1
                    : 0;
    }
  if (report->damaged)
    {
      assert_int_equal (n_good, report->n_recovered + report->n_shortened);
      driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
      journal = database_create_match (database, &header, 1, NULL, NULL);
      assert_non_null (journal);
      g_clear_object (&journal);
    }
  database_close (database);
  database_remove (path);
  return n_good;
}

TEST (test_truncated_file)
{
  gsize size;
  g_autofree char *bytes = bytes_after ("", &size);
  AluetteDatabaseReport report;

  assert_int_equal (check_damaged (bytes, size, &report), N_MATCHES);
  assert_false (report.damaged);
  for (gsize part = 1; part < 16; part++)
    {
      check_damaged (bytes, size * part / 16 + 7, &report);
      assert_true (report.damaged);
      aluette_database_report_clear (&report);
    }
  /* Without the last page, at least half of the matches can be read. */
  assert_true (check_damaged (bytes, size - 4096, &report) >= N_MATCHES / 2);
  print_message ("# last page gone: %u whole, %u shortened, %u lost\n", report.n_recovered,
                 report.n_shortened, report.n_lost);
  aluette_database_report_clear (&report);
}

TEST (test_flipped_bits)
{
  gsize size;
  g_autofree char *bytes = bytes_after ("", &size);
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  guint n_damaged = 0;
  guint n_good = 0;

  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *flipped = g_memdup2 (bytes, size);
      AluetteDatabaseReport report;

      for (guint bit = 0; bit <= i % 4; bit++)
        flipped[g_rand_int_range (rand, 0, (gint32) size)] ^= (char) (1 << (i % 8));
      n_good += check_damaged (flipped, size, &report);
      n_damaged += report.damaged ? 1 : 0;
      aluette_database_report_clear (&report);
    }
  print_message ("# of 60 files with flipped bits %u were set aside; %u of %u matches readable\n",
                 n_damaged, n_good, 60 * N_MATCHES);
  assert_true (n_damaged > 0);
  assert_true (n_good > 60 * N_MATCHES * 3 / 4);
}

TEST (test_broken_beginning)
{
  gsize size;
  g_autofree char *bytes = bytes_after ("", &size);
  AluetteDatabaseReport report;

  memset (bytes, 'x', 64);
  assert_int_equal (check_damaged (bytes, size, &report), N_MATCHES);
  assert_true (report.damaged);
  assert_int_equal (report.n_recovered, N_MATCHES);
  aluette_database_report_clear (&report);
}

/* A damaged file is not recovered while somebody else has it open. */
TEST (test_no_recovery_beside_others)
{
  g_autofree char *path = database_new_path ();
  AluetteDatabase *first = database_open (path);
  AluetteDatabase *second = database_open (path);
  g_autofree char *found = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  AluetteDatabaseReport report;
  gsize size, size_after;

  assert_true (aluette_database_has_others (first));
  database_close (second);
  assert_false (aluette_database_has_others (first));
  assert_true (aluette_connection_exec (first->main, "PRAGMA wal_checkpoint (TRUNCATE)", NULL));
  assert_true (g_file_get_contents (path, &found, &size, NULL));
  memset (found, 'x', 64);
  assert_true (g_file_set_contents_full (path, found, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600,
                                         NULL));
  assert_null (aluette_database_open (path, &report, &error));
  assert_true (g_error_matches (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_DAMAGED));
  assert_false (report.damaged);
  assert_null (report.copy);
  assert_true (g_file_get_contents (path, &after, &size_after, NULL));
  assert_int_equal (size_after, size);
  assert_memory_equal (after, found, size);
  database_close (first);
  database_remove (path);
}

/* A very large number, as one changed bit can produce it: the gap is not counted through. */
TEST (test_far_numbers)
{
  gsize size;
  g_autofree char *bytes = bytes_after ("PRAGMA foreign_keys = OFF;"
                                        "UPDATE sqlite_sequence SET seq = 1 << 41;"
                                        "UPDATE records SET match = 1 << 40 WHERE match = 40;"
                                        "UPDATE matches SET id = 1 << 40 WHERE id = 40;"
                                        "UPDATE matches SET id = 1 << 39 WHERE id = 30",
                                        &size);
  AluetteDatabaseReport report;

  memset (bytes, 'x', 64);
  assert_int_equal (check_damaged (bytes, size, &report), N_MATCHES);
  assert_int_equal (report.n_recovered, N_MATCHES);
  assert_int_equal (report.n_lost, 1);
  aluette_database_report_clear (&report);
}

/* Runs the player to its end. Returns: its output. */
static char *
run_player (const char *path, const char *first, const char *second)
{
  const char *player = g_getenv ("ALUETTE_MATCH_PLAYER");
  const char *arguments[] = { player, first, second, path, "1", NULL };
  char *output = NULL;
  g_autoptr (GSubprocess) process = NULL;

  assert_non_null (player);
  if (first == NULL)
    memmove (&arguments[1], &arguments[3], 3 * sizeof arguments[0]);
  else if (second == NULL)
    memmove (&arguments[2], &arguments[3], 3 * sizeof arguments[0]);
  process = g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL);
  assert_non_null (process);
  assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, NULL));
  assert_true (g_subprocess_get_successful (process));
  return output;
}

/* The disk becomes full during a match: this is reported, the match goes on to its end, and what
 *  was stored before is there. */
TEST (test_full_disk)
{
  g_autofree char *path = database_new_path ();
  guint n_failed = 0;

  database_close (database_open (path));
  for (guint kilobytes = 40; kilobytes < 200; kilobytes += 20)
    {
      g_autofree char *limit = g_strdup_printf ("%u", kilobytes * 1024);
      g_autofree char *said = run_player (path, "--limit", limit);
      AluetteDatabaseReport report;
      AluetteDatabase *database;

      if (strstr (said, "failed ") != NULL)
        {
          n_failed++;
          assert_non_null (strstr (said, "over "));
        }
      database = aluette_database_open (path, &report, NULL);
      assert_non_null (database);
      assert_false (report.damaged);
      database_close (database);
    }
  print_message ("# the disk was full in %u of 8 matches\n", n_failed);
  assert_true (n_failed > 0);
  database_remove (path);
}

TEST (test_small_disk)
{
  g_autofree char *path = database_new_path ();
  g_autofree char *said = run_player (path, "--disk", "163840");
  const char *failed = strstr (said, "failed ");

  database_remove (path);
  if (g_str_equal (said, "no disk\n"))
    skip ();
  assert_non_null (failed);
  assert_true (g_str_has_prefix (failed, "failed The disk is full\n"));
  assert_non_null (strstr (failed, "over "));
}

static void
assert_kept_all (const char *said)
{
  const char *failed = strstr (said, "failed ");
  const char *refused = strstr (said, "refused ");

  if (failed != NULL || refused != NULL)
    fail_msg ("%.100s", failed != NULL ? failed : refused);
}

/* Several processes at once: each plays its own matches, and no event is lost. */
TEST (test_many_players)
{
  g_autofree char *path = database_new_path ();
  const char *player = g_getenv ("ALUETTE_MATCH_PLAYER");
  GSubprocess *players[3];
  AluetteDatabase *database;
  AluetteMatchFilter over = { .state = ALUETTE_MATCHES_OVER };

  assert_non_null (player);
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    players[i] = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, player, path, "4", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autofree char *said = NULL;

      assert_true (g_subprocess_communicate_utf8 (players[i], NULL, NULL, &said, NULL, NULL));
      assert_true (g_subprocess_get_successful (players[i]));
      assert_kept_all (said);
      g_object_unref (players[i]);
    }
  database = database_open (path);
  assert_int_equal (database_count (database, &over), 12);
  database_close (database);
  database_remove (path);
}

static void
close_folder (const char *path, gboolean closed)
{
  g_autofree char *folder = g_path_get_dirname (path);

  assert_int_equal (g_chmod (folder, closed ? 0555 : 0755), 0);
}

TEST (test_closed_folder)
{
  g_autofree char *path = database_new_path ();
  g_autofree char *said = NULL;
  g_autofree char *fresh = NULL;
  g_autofree char *resumed = NULL;
  AluetteDatabase *database;

  close_folder (path, TRUE);
  said = run_player (path, "--nobody", NULL);
  assert_true (g_str_has_prefix (said, "refused Cannot write"));
  close_folder (path, FALSE);

  /* A new match and one that is resumed are played in memory. */
  database_close (database_open (path));
  assert_int_equal (g_chmod (path, 0444), 0);
  close_folder (path, TRUE);
  fresh = run_player (path, "--nobody", NULL);
  assert_true (g_str_has_prefix (fresh, "read-only\nrefused Cannot write"));
  assert_non_null (strstr (fresh, "over "));
  close_folder (path, FALSE);
  assert_int_equal (g_chmod (path, 0644), 0);
  database = database_open (path);
  fill_database (database);
  database_close (database);
  assert_int_equal (g_chmod (path, 0444), 0);
  close_folder (path, TRUE);
  resumed = run_player (path, "--nobody", NULL);
  assert_true (g_str_has_prefix (resumed, "read-only\n"));
  assert_null (strstr (resumed, "refused"));
  assert_non_null (strstr (resumed, "over "));
  close_folder (path, FALSE);
  database_remove (path);
}
