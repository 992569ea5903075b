/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "model/storage/aluette-database-schema.h"
#include "model/storage/aluette-match-lock.h"

/* A file of up to this size is checked before it is used; a larger one in the background. */
#define CHECK_AT_ONCE_BYTES (8 * 1024 * 1024)

/* Maintenance must not slow down the first window. */
#define MAINTENANCE_DELAY_SECONDS 5

/* The number in the lock file that each process locks while it has the database open. Matches
 * start at 1. */
#define PRESENCE 0

void
aluette_database_report_clear (AluetteDatabaseReport *report)
{
  g_clear_pointer (&report->copy, g_free);
}

char *
aluette_database_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "aluette", "matches.db", NULL);
}

static char *
mark_path (const char *path)
{
  return g_strconcat (path, "-damaged", NULL);
}

/* Creates a file that tells the next start that the database is damaged. */
static void
mark_damaged (const char *path)
{
  g_autofree char *mark = mark_path (path);

  g_file_set_contents (mark, "", 0, NULL);
}

char *
aluette_database_copy_name (const char *path, const char *word)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *stamp = g_date_time_format (now, "%Y-%m-%d-%H%M%S");
  g_autofree char *stem = g_str_has_suffix (path, ".db") ? g_strndup (path, strlen (path) - 3)
                                                         : g_strdup (path);
  char *name = g_strdup_printf ("%s-%s-%s.db", stem, word, stamp);

  for (int i = 2; g_file_test (name, G_FILE_TEST_EXISTS); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s-%s-%s-%d.db", stem, word, stamp, i);
    }
  return name;
}

static void
set_damaged (GError **error)
{
  g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_DAMAGED,
                       _("The file with your matches is damaged"));
}

/* Checks the whole file with SQLite's quick check. */
static gboolean
check_integrity (AluetteConnection *connection, GError **error)
{
  sqlite3_stmt *query = aluette_connection_query (connection, error, "PRAGMA quick_check (1)", "");
  gboolean good;

  if (query == NULL || !aluette_connection_step (connection, query, error))
    return FALSE;
  good = g_strcmp0 ((const char *) sqlite3_column_text (query, 0), "ok") == 0;
  sqlite3_reset (query);
  if (!good)
    set_damaged (error);
  return good;
}

static gboolean
is_small (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) != 0 || info.st_size <= CHECK_AT_ONCE_BYTES;
}

/* Gives an empty file its tables. */
static gboolean
check_schema (AluetteDatabase *self, GError **error)
{
  gboolean is_empty;

  return aluette_database_schema_check (self->main, &is_empty, error)
         && (!is_empty || aluette_database_schema_create (self->main, error));
}

/* Opens and checks the file while nobody else has it open. */
static gboolean
open_alone (AluetteDatabase *self, GError **error)
{
  g_autofree char *mark = mark_path (self->path);
  gboolean marked = g_file_test (mark, G_FILE_TEST_EXISTS);

  self->main = aluette_connection_open (self->path, ALUETTE_CONNECTION_CREATE, error);
  if (self->main == NULL
      || ((marked || is_small (self->path)) && !check_integrity (self->main, error))
      || !check_schema (self, error))
    return FALSE;
  if (marked)
    g_unlink (mark);
  return TRUE;
}

/* Opens a file that another process has already checked. */
static gboolean
open_beside (AluetteDatabase *self, GError **error)
{
  self->main = aluette_connection_open (self->path, ALUETTE_CONNECTION_CREATE, error);
  return self->main != NULL && check_schema (self, error);
}

static gboolean
open_read_only (AluetteDatabase *self, AluetteDatabaseReport *report, GError **error)
{
  gboolean is_empty;

  g_clear_pointer (&self->main, aluette_connection_close);
  self->main = aluette_connection_open (self->path, ALUETTE_CONNECTION_READ_ONLY, error);
  if (self->main == NULL || !aluette_database_schema_check (self->main, &is_empty, error))
    return FALSE;
  if (is_empty)
    {
      g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_READ_ONLY,
                           _("Cannot write to the folder of your matches"));
      return FALSE;
    }
  self->read_only = report->read_only = TRUE;
  return TRUE;
}

gboolean
aluette_database_has_others (AluetteDatabase *self)
{
  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), FALSE);

  return self->presence >= 0 && aluette_match_lock_has_others (self->presence, PRESENCE);
}

/* Returns: TRUE if nobody else has the file open; others then wait until it was checked. If
 * somebody else has it open, waits until they have checked it. */
static gboolean
is_only_user (AluetteDatabase *self)
{
  self->presence = aluette_match_lock_open (self->path);
  if (self->presence < 0 || aluette_match_lock_take (self->presence, PRESENCE, FALSE, FALSE))
    return TRUE;
  aluette_match_lock_take (self->presence, PRESENCE, TRUE, TRUE);
  return FALSE;
}

static gboolean
open_any_way (AluetteDatabase *self, AluetteDatabaseReport *report, GError **error)
{
  g_autoptr (GError) failure = NULL;
  gboolean alone = is_only_user (self);

  if (alone ? open_alone (self, &failure) : open_beside (self, &failure))
    return TRUE;
  if (g_error_matches (failure, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_READ_ONLY))
    return open_read_only (self, report, error);
  if (alone && g_error_matches (failure, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_DAMAGED))
    {
      g_clear_pointer (&self->main, aluette_connection_close);
      return aluette_database_recover (self->path, report, error)
             && open_alone (self, error);
    }
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

/* Work that can wait until the first window is shown: checks a large file, packs matches that a
 * crash left unpacked, and drops matches that were deleted long ago. */
static void
maintain_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  AluetteDatabase *self = source;
  GError *error = NULL;
  AluetteConnection *connection = aluette_database_acquire (self, ALUETTE_WORKER_BACKGROUND,
                                                            cancellable, &error);

  if (connection == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  if (!is_small (self->path) && !check_integrity (connection, &error)
      && g_error_matches (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_DAMAGED))
    mark_damaged (self->path);
  else
    aluette_database_maintain (self, connection);
  aluette_database_release (self, ALUETTE_WORKER_BACKGROUND);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

static void
maintenance_done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error)
      && g_error_matches (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_DAMAGED))
    g_signal_emit_by_name (source, "damaged", error->message);
}

void
aluette_database_start_maintenance (AluetteDatabase *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, maintenance_done_cb, NULL);

  aluette_database_cancel_maintenance (self);
  g_task_run_in_thread (task, maintain_in_thread);
}

void
aluette_database_cancel_maintenance (AluetteDatabase *self)
{
  if (self->maintenance != NULL)
    g_source_destroy (self->maintenance);
  g_clear_pointer (&self->maintenance, g_source_unref);
}

AluetteDatabase *
aluette_database_open (const char *path, AluetteDatabaseReport *report, GError **error)
{
  g_autoptr (AluetteDatabase) self = g_object_new (ALUETTE_TYPE_DATABASE, NULL);
  g_autofree char *folder = g_path_get_dirname (path);

  g_return_val_if_fail (path != NULL && report != NULL, NULL);
  *report = (AluetteDatabaseReport) { 0 };
  self->path = g_strdup (path);
  g_mkdir_with_parents (folder, 0700);
  if (!open_any_way (self, report, error))
    return NULL;
  aluette_connection_set_patience (self->main, ALUETTE_DATABASE_BRIEF_MS);
  if (self->presence >= 0)
    aluette_match_lock_take (self->presence, PRESENCE, TRUE, TRUE);
  if (!self->read_only)
    {
      sqlite3_wal_autocheckpoint (aluette_connection_get_sqlite (self->main), 0);
      self->maintenance = g_timeout_source_new_seconds (MAINTENANCE_DELAY_SECONDS);
      aluette_database_attach (self, self->maintenance, aluette_database_start_maintenance);
    }
  return g_steal_pointer (&self);
}
