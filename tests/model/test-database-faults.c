/* SPDX-License-Identifier: GPL-3.0-or-later */

/* SQLite fails at any place: a request for memory fails, once or from then on. The operation in
 * progress then fails with a message or succeeds, and what was stored before is complete afterward.
 * */

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <sqlite3.h>

#include "database-driver.h"
#include "match-driver.h"
#include "model-actions.h"
#include "model/aluette/aluette-score-sheet.h"
#include "model/storage/aluette-database-export.h"
#include "model/storage/aluette-database-tournament.h"
#include "testing.h"

/* The number of requests for memory that are made to fail, unless ALUETTE_FAULT_PLACES has another
 * number. */
#define N_PLACES 60

static sqlite3_mem_methods real;
static gint countdown; /* to the request that fails; 0 for none */
static gint lasting;   /* whether all later ones fail too */

static gboolean
request_fails (void)
{
  gint left = g_atomic_int_get (&countdown);

  if (left <= 0)
    return left < 0;
  if (!g_atomic_int_dec_and_test (&countdown))
    return FALSE;
  if (g_atomic_int_get (&lasting))
    g_atomic_int_set (&countdown, -1);
  return TRUE;
}

static void *
scarce_malloc (int size)
{
  return request_fails () ? NULL : real.xMalloc (size);
}

static void *
scarce_realloc (void *memory, int size)
{
  return request_fails () ? NULL : real.xRealloc (memory, size);
}

static void
make_memory_scarce (void)
{
  sqlite3_mem_methods scarce;

  g_assert (sqlite3_config (SQLITE_CONFIG_GETMALLOC, &real) == SQLITE_OK);
  scarce = real;
  scarce.xMalloc = scarce_malloc;
  scarce.xRealloc = scarce_realloc;
  g_assert (sqlite3_config (SQLITE_CONFIG_MALLOC, &scarce) == SQLITE_OK);
  /* Without lookaside memory, more requests get here. */
  g_assert (sqlite3_config (SQLITE_CONFIG_LOOKASIDE, 0, 0) == SQLITE_OK);
}

static void
fail_at (gint place, gboolean for_good)
{
  g_atomic_int_set (&lasting, for_good);
  g_atomic_int_set (&countdown, place);
}

/* A failure has a message. */
static void
assert_reported (gboolean done, GError **error)
{
  if (!done)
    {
      assert_non_null (*error);
      assert_true ((*error)->message[0] != '\0');
    }
  g_clear_error (error);
}

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static GAsyncResult *
await_result (GAsyncResult **result)
{
  main_loop_wait_for (*result != NULL);
  return *result;
}

static void
play_a_match (AluetteDatabase *database)
{
  AluGameHeader header;
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (AluetteGame) game = NULL;
  gint64 match = 0;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  journal = database_create_match (database, &header, 5, &match, &error);
  assert_reported (journal != NULL, &error);
  if (journal == NULL)
    return;
  g_clear_object (&journal);
  game = aluette_database_open_match (database, match, &error);
  assert_reported (game != NULL, &error);
  if (game != NULL)
    {
      Driver driver;

      driver_adopt (&driver, g_steal_pointer (&game));
      driver_play (&driver, 4);
      driver_clear (&driver);
    }
}

static void
keep_a_score (AluetteDatabase *database)
{
  AluGameHeader header;
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (AluetteScoreSheet) sheet = NULL;
  gint64 match = 0;

  driver_header (&header, ALU_RULES_CLASSIC, "person,person,person,person");
  journal = database_create_match (database, &header, 0, &match, &error);
  assert_reported (journal != NULL, &error);
  g_clear_object (&journal);
  if (match == 0)
    return;
  sheet = aluette_score_sheet_open (database, match, &error);
  assert_reported (sheet != NULL, &error);
  for (guint step = 0; sheet != NULL && step < 4; step++)
    act_on_sheet (sheet, step);
}

static void
hold_a_tournament (AluetteDatabase *database)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteTournament) tournament = NULL;
  g_autoptr (GPtrArray) all = NULL;
  gint64 id = 0;

  tournament = aluette_database_create_tournament (database, "Bouin", &id, &error);
  assert_reported (tournament != NULL, &error);
  for (guint step = 0; tournament != NULL && step < 4; step++)
    act_on_tournament (tournament, step);
  g_clear_object (&tournament);
  if (id != 0)
    {
      tournament = aluette_database_open_tournament (database, id, &error);
      assert_reported (tournament != NULL, &error);
      assert_reported (aluette_database_delete_tournament (database, id, TRUE, &error), &error);
    }
  all = aluette_database_list_tournaments (database, &error);
  assert_reported (all != NULL, &error);
}

static void
tidy_up (AluetteDatabase *database, gint64 old)
{
  AluetteMatchFilter filter = { .text = "Rose", .sort = ALUETTE_MATCHES_BY_NAMES };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) found = NULL;
  g_autoptr (AluetteMatchInfo) info = NULL;
  g_autofree char *record = NULL;

  record = aluette_database_load_record (database, old, &error);
  assert_reported (record != NULL, &error);
  assert_reported (aluette_database_rename_match (database, old, "Veillée", "Bouin", &error),
                   &error);
  assert_reported (aluette_database_delete_matches (database, &old, 1, &error), &error);
  assert_reported (aluette_database_restore_matches (database, &old, 1, &error), &error);
  found = aluette_database_find_matches (database, &filter, &error);
  assert_reported (found != NULL, &error);
  info = aluette_database_get_info (database, old, &error);
  assert_reported (info != NULL, &error);
}

static void
run_background_query (AluetteDatabase *database, const char *path)
{
  AluetteMatchFilter all = { 0 };
  AluetteStatsFilter anybody = { 0 };
  g_autofree char *target_path = g_strconcat (path, ".json", NULL);
  g_autoptr (GFile) target = g_file_new_for_path (target_path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GPtrArray) stats = NULL;
  g_autoptr (GAsyncResult) listed = NULL;
  g_autoptr (GAsyncResult) counted = NULL;
  g_autoptr (GAsyncResult) exported = NULL;

  aluette_database_list_matches_async (database, &all, 0, 10, NULL, on_done, &listed);
  list = aluette_database_list_matches_finish (database, await_result (&listed), &error);
  assert_reported (list != NULL, &error);
  aluette_database_stats_async (database, ALUETTE_STATS_BY_PLAYER, &anybody, NULL, on_done,
                                &counted);
  stats = aluette_database_stats_finish (database, await_result (&counted), &error);
  assert_reported (stats != NULL, &error);
  aluette_database_export_async (database, NULL, ALUETTE_EXPORT_JSON, target, NULL, on_done,
                                 &exported);
  assert_reported (aluette_database_export_finish (database, await_result (&exported), NULL,
                                                   &error),
                   &error);
}

static void
import_a_match (AluetteDatabase *database)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL;
  AluGameHeader header;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  record = driver_random_record (&header, 77, 60);
  assert_reported (aluette_database_import_record (database, record, -1, NULL, &error) != 0,
                   &error);
}

/* Returns: how often SQLite requested memory; fewer if it failed. */
static void
do_all (const char *path, gint64 old)
{
  g_autoptr (GError) error = NULL;
  AluetteDatabaseReport report;
  AluetteDatabase *database = aluette_database_open (path, &report, &error);

  assert_reported (database != NULL, &error);
  assert_false (report.damaged);
  aluette_database_report_clear (&report);
  if (database == NULL)
    return;
  play_a_match (database);
  keep_a_score (database);
  hold_a_tournament (database);
  tidy_up (database, old);
  import_a_match (database);
  run_background_query (database, path);
  aluette_backlog_clear (aluette_database_get_backlog (database));
  database_close (database);
}

/* Returns: (transfer full): the record of the two matches that existed before, saved again. */
static char *
begin_with_two (const char *path)
{
  AluetteDatabase *database = database_open (path);
  AluGameHeader header;
  char *record;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  for (guint seed = 1; seed <= 2; seed++)
    {
      g_autofree char *text = driver_random_record (&header, seed, G_MAXUINT);

      assert_int_equal (aluette_database_import_record (database, text, -1, NULL, NULL), seed);
    }
  record = aluette_database_load_record (database, 2, NULL);
  database_close (database);
  return record;
}

static void
assert_whole (const char *path, const char *record)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;
  AluetteDatabaseReport report;
  AluetteDatabase *database = aluette_database_open (path, &report, &error);

  assert_non_null (database);
  assert_false (report.damaged);
  assert_false (report.read_only);
  aluette_database_report_clear (&report);
  kept = aluette_database_load_record (database, 2, NULL);
  assert_string_equal (kept, record);
  database_close (database);
}

static gint
count_places (void)
{
  const char *places = g_getenv ("ALUETTE_FAULT_PLACES");

  return places != NULL ? (gint) g_ascii_strtoll (places, NULL, 10) : N_PLACES;
}

static void
fail_everywhere (gboolean for_good)
{
  gint requests, places;

  {
    g_autofree char *path = database_new_path ();
    g_autofree char *record = begin_with_two (path);

    fail_at (G_MAXINT, FALSE);
    do_all (path, 1);
    requests = G_MAXINT - g_atomic_int_get (&countdown);
    fail_at (0, FALSE);
    assert_whole (path, record);
    database_remove (path);
  }
  assert_true (requests > N_PLACES);
  places = MIN (requests, count_places ());
  for (gint i = 0; i < places; i++)
    {
      g_autofree char *path = database_new_path ();
      g_autofree char *record = begin_with_two (path);

      fail_at (1 + (gint) ((gint64) requests * i / places), for_good);
      do_all (path, 1);
      fail_at (0, FALSE);
      assert_whole (path, record);
      database_remove (path);
    }
  print_message ("# %d requests for memory, %d of them refused\n", requests, places);
}

TEST (test_a_failure_passes)
{
  fail_everywhere (FALSE);
}

TEST (test_a_failure_stays)
{
  fail_everywhere (TRUE);
}

int
main (void)
{
  make_memory_scarce ();
  return testing_run (NULL, NULL);
}
