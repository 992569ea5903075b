/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "database-driver.h"

#include "engine/aluette/alu-aluette-kind.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

char *
database_new_path (void)
{
  g_autofree char *folder = g_dir_make_tmp ("aluette-test-XXXXXX", NULL);

  return g_build_filename (folder, "matches.db", NULL);
}

void
database_remove (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);

      g_unlink (file);
    }
  g_rmdir (folder);
}

AluetteDatabase *
database_open (const char *path)
{
  g_autoptr (GError) error = NULL;
  AluetteDatabaseReport report;
  AluetteDatabase *database = aluette_database_open (path, &report, &error);

  if (database == NULL)
    g_printerr ("no database: %s\n", error->message);
  aluette_database_report_clear (&report);
  return database;
}

void
database_set_broken (const char *path, gboolean broken)
{
  sqlite3 *connection = NULL;

  if (sqlite3_open (path, &connection) != SQLITE_OK
      || sqlite3_exec (connection,
                       broken ? "ALTER TABLE matches RENAME TO hidden_matches"
                              : "ALTER TABLE hidden_matches RENAME TO matches",
                       NULL, NULL, NULL)
             != SQLITE_OK)
    g_error ("%s: %s", path, sqlite3_errmsg (connection));
  sqlite3_close (connection);
}

static void
on_gone (gpointer data, GObject *where)
{
  g_atomic_int_set ((int *) data, TRUE);
}

/* A task in another thread may hold the last reference. A test that failed may hold one too: the
 * next test must run nevertheless. */
void
database_close (AluetteDatabase *database)
{
  gint64 end = main_loop_get_deadline ();
  int gone = FALSE;

  g_object_weak_ref (G_OBJECT (database), on_gone, &gone);
  g_object_unref (database);
  while (!g_atomic_int_get (&gone) && g_get_monotonic_time () < end)
    main_loop_step (G_MAXINT64, "the last reference", G_STRLOC);
  if (g_atomic_int_get (&gone))
    return;
  g_printerr ("the database is still in use\n");
  g_object_weak_unref (G_OBJECT (database), on_gone, &gone);
}

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static void
wait_for (GAsyncResult **result)
{
  main_loop_wait_for (*result != NULL);
}

AluetteImportReport *
database_import (AluetteDatabase *database, GPtrArray *files)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  AluetteImportReport *report;

  aluette_database_import_async (database, files, NULL, on_done, &result);
  wait_for (&result);
  report = aluette_database_import_finish (database, result, &error);
  if (report == NULL)
    g_printerr ("no import: %s\n", error->message);
  return report;
}

GPtrArray *
database_stats (AluetteDatabase *database, AluetteStatsGroup group,
                const AluetteStatsFilter *filter)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *rows;

  aluette_database_stats_async (database, group, filter, NULL, on_done, &result);
  wait_for (&result);
  rows = aluette_database_stats_finish (database, result, &error);
  if (rows == NULL)
    g_printerr ("no statistics: %s\n", error->message);
  return rows;
}

guint
database_count (AluetteDatabase *database, const AluetteMatchFilter *filter)
{
  g_autoptr (GArray) ids = aluette_database_find_matches (database, filter, NULL);

  return ids != NULL ? ids->len : G_MAXUINT;
}

AluetteJournal *
database_create_match (AluetteDatabase *database, const AluGameHeader *header, guint64 seed,
                       gint64 *match, GError **error)
{
  return aluette_database_create_match (database, &alu_aluette_kind, header, seed, NULL, match,
                                        error);
}
