/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database-import.h"

#include "model/session/aluette-notes.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-match-columns.h"
#include "model/storage/aluette-match-log.h"
#include "model/storage/aluette-stored-record.h"

/* Records per transaction, few enough that a window never waits for long. */
#define RECORDS_AT_ONCE 16

/* A record that was read and is valid. */
typedef struct
{
  AluetteStoredRecord *record;
  AluetteMatchFollower *follower;
  char *text; /* in the form of the record writer */
  char *hash;
  char *notes;
} Incoming;

static void
incoming_free (Incoming *incoming)
{
  if (incoming == NULL)
    return;
  g_clear_pointer (&incoming->record, aluette_stored_record_free);
  g_clear_pointer (&incoming->follower, aluette_match_follower_free);
  g_free (incoming->text);
  g_free (incoming->hash);
  g_free (incoming->notes);
  g_free (incoming);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Incoming, incoming_free)

static Incoming *
read_record (const char *record, gssize length, GError **error)
{
  g_autoptr (Incoming) incoming = g_new0 (Incoming, 1);

  incoming->record = aluette_stored_record_read_and_follow (record, length, &incoming->follower,
                                                            error);
  if (incoming->record == NULL)
    return NULL;
  incoming->text = aluette_stored_record_write (incoming->record);
  incoming->hash = aluette_match_log_hash (incoming->text);
  incoming->notes = aluette_notes_collect (record,
                                           length < 0 ? strlen (record) : (gsize) length);
  return g_steal_pointer (&incoming);
}

/* Finds the number of the match with this hash, or 0; restores it if it was deleted. Matches in
 * play have no hash, so the records of the candidates are read. */
static gboolean
find_twin (AluetteConnection *connection, const Incoming *incoming, gint64 *twin, GError **error)
{
  const AluetteStoredRecord *stored = incoming->record;
  g_autoptr (GError) failure = NULL;
  sqlite3_stmt *query;

  if (!aluette_connection_get_int (connection, twin, 0, error,
                                   "SELECT id FROM matches WHERE hash = ?", "s", incoming->hash))
    return FALSE;
  if (*twin != 0)
    return aluette_connection_run (connection, error,
                                   "UPDATE matches SET deleted = NULL WHERE id = ?", "i", *twin);
  query = aluette_connection_query (
      connection, error,
      "SELECT id FROM matches WHERE hash IS NULL AND deleted IS NULL AND date = ? AND rules = ?"
      " AND (SELECT count (*) FROM events WHERE match = id) = ?",
      "ssi", stored->header.date, stored->kind->rule_sets[stored->header.rules.set].id,
      (gint64) stored->parts->len);
  if (query == NULL)
    return FALSE;
  while (*twin == 0 && aluette_connection_step (connection, query, &failure))
    {
      gint64 match = sqlite3_column_int64 (query, 0);
      g_autofree char *record = aluette_match_log_read (connection, match, NULL, NULL);
      g_autofree char *hash = record != NULL ? aluette_match_log_hash (record) : NULL;

      if (g_strcmp0 (hash, incoming->hash) == 0)
        *twin = match;
    }
  sqlite3_reset (query);
  if (failure == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

/* Stores a match with the date of its header as its time, so that old matches do not appear as
 * new. */
static gint64
store_new (AluetteConnection *connection, const Incoming *incoming, GError **error)
{
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  gint64 match = aluette_database_add_match (connection, seed, NULL, error);

  if (match == 0 || !aluette_match_log_store (connection, match, incoming->text, error)
      || !aluette_match_columns_refresh (connection, match, incoming->follower, incoming->hash,
                                         error)
      || !aluette_connection_run (connection, error,
                                  "UPDATE matches SET created = unixepoch (date, '12:00', 'utc'),"
                                  " modified = unixepoch (date, '12:00', 'utc')"
                                  " WHERE id = ? AND unixepoch (date, '12:00', 'utc') < created",
                                  "i", match))
    return 0;
  return match;
}

/* Adds the notes on deals that have none. */
static gboolean
add_notes (AluetteConnection *connection, gint64 match, const Incoming *incoming, GError **error)
{
  g_autofree char *notes = aluette_match_log_read_notes (connection, match, error);
  g_autofree char *merged = notes != NULL ? aluette_notes_merge (notes, incoming->notes) : NULL;

  return merged != NULL && aluette_match_log_write_notes (connection, match, merged, error);
}

static gint64
import_record (AluetteConnection *connection, const Incoming *incoming, gboolean *known,
               GError **error)
{
  gint64 match;

  if (!find_twin (connection, incoming, &match, error))
    return 0;
  *known = match != 0;
  if (match == 0)
    match = store_new (connection, incoming, error);
  return match != 0 && add_notes (connection, match, incoming, error) ? match : 0;
}

gint64
aluette_database_import_record (AluetteDatabase *self, const char *record, gssize length,
                                gboolean *known, GError **error)
{
  g_autoptr (Incoming) incoming = NULL;
  gboolean was_known = FALSE;
  gint64 match;

  g_return_val_if_fail (ALUETTE_IS_DATABASE (self) && record != NULL, 0);
  incoming = read_record (record, length, error);
  if (incoming == NULL || !aluette_database_begin (self, error))
    return 0;
  match = import_record (self->main, incoming, &was_known, error);
  if (!aluette_database_end (self, match != 0, error))
    return 0;
  if (known != NULL)
    *known = was_known;
  aluette_database_announce (self);
  return match;
}

/* A record that waits in the backlog, with the database and its text as data. */

static gboolean
import_waiting (gpointer record)
{
  AluetteDatabase *database = g_object_get_data (record, "database");
  g_autoptr (GError) error = NULL;

  aluette_database_import_record (database, g_object_get_data (record, "text"), -1, NULL, &error);
  aluette_backlog_set (database->backlog, record, import_waiting, record, error != NULL ? 1 : 0,
                       error != NULL ? error->message : NULL);
  return error == NULL;
}

gboolean
aluette_database_keep_record (AluetteDatabase *self, const char *record, GError **error)
{
  g_autoptr (GError) failure = NULL;
  g_autoptr (GObject) waiting = NULL;

  g_return_val_if_fail (ALUETTE_IS_DATABASE (self) && record != NULL, FALSE);
  if (aluette_database_import_record (self, record, -1, NULL, &failure) != 0)
    return TRUE;
  if (failure->domain == ALUETTE_RECORD_ERROR)
    {
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }
  waiting = g_object_new (G_TYPE_OBJECT, NULL);
  g_object_set_data (waiting, "database", self);
  g_object_set_data_full (waiting, "text", g_strdup (record), g_free);
  aluette_backlog_set (self->backlog, waiting, import_waiting, waiting, 1, failure->message);
  return TRUE;
}

/* Import of many records in the background */

static void
fault_free (gpointer data)
{
  AluetteImportFault *fault = data;

  g_free (fault->name);
  g_free (fault->message);
  g_free (fault);
}

void
aluette_import_report_free (AluetteImportReport *report)
{
  g_ptr_array_unref (report->faults);
  g_free (report);
}

static void
add_fault (AluetteImportReport *report, GFile *file, const GError *error)
{
  AluetteImportFault *fault = g_new0 (AluetteImportFault, 1);

  fault->name = g_file_get_parse_name (file);
  fault->message = g_strdup (error->message);
  g_ptr_array_add (report->faults, fault);
}

static Incoming *
read_file (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autofree char *text = NULL;
  gsize length;

  if (stream == NULL)
    return NULL;
  /* One byte more than a record may have, so that the reader notices a record that is too long. */
  text = g_malloc (ALU_GAME_MAX_RECORD + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), text, ALU_GAME_MAX_RECORD + 1, &length,
                                cancellable, error))
    return NULL;
  return read_record (text, (gssize) length, error);
}

/* Reads some of the files, outside of any transaction. */
static GPtrArray *
read_some (GPtrArray *files, guint first, AluetteImportReport *report, GCancellable *cancellable)
{
  GPtrArray *incoming = g_ptr_array_new_with_free_func ((GDestroyNotify) incoming_free);

  for (guint i = first; i < MIN (first + RECORDS_AT_ONCE, files->len); i++)
    {
      g_autoptr (GError) error = NULL;
      Incoming *record = read_file (g_ptr_array_index (files, i), cancellable, &error);

      if (record != NULL)
        g_ptr_array_add (incoming, record);
      else
        add_fault (report, g_ptr_array_index (files, i), error);
    }
  return incoming;
}

static gboolean
store_some (AluetteDatabase *self, AluetteConnection *connection, GPtrArray *incoming,
            AluetteImportReport *report, GError **error)
{
  guint n_known = 0;
  gint64 match = report->last;

  if (incoming->len == 0)
    return TRUE;
  if (!aluette_database_begin_background (self, connection, error))
    return FALSE;
  for (guint i = 0; i < incoming->len; i++)
    {
      gboolean known = FALSE;

      match = import_record (connection, g_ptr_array_index (incoming, i), &known, error);
      if (match == 0)
        return aluette_database_end_background (self, connection, FALSE, NULL);
      n_known += known ? 1 : 0;
    }
  if (!aluette_database_end_background (self, connection, TRUE, error))
    return FALSE;
  report->n_known += n_known;
  report->n_imported += incoming->len - n_known;
  report->last = match;
  return TRUE;
}

static void
import_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  AluetteDatabase *self = source;
  GPtrArray *files = task_data;
  AluetteImportReport *report = g_new0 (AluetteImportReport, 1);
  GError *error = NULL;
  AluetteConnection *connection = aluette_database_acquire (self, ALUETTE_WORKER_BACKGROUND, NULL,
                                                            &error);

  report->faults = g_ptr_array_new_with_free_func (fault_free);
  for (guint i = 0; connection != NULL && error == NULL && i < files->len; i += RECORDS_AT_ONCE)
    {
      g_autoptr (GPtrArray) incoming = NULL;

      if (g_cancellable_set_error_if_cancelled (cancellable, &error))
        break;
      incoming = read_some (files, i, report, cancellable);
      store_some (self, connection, incoming, report, &error);
    }
  if (connection != NULL)
    aluette_database_release (self, ALUETTE_WORKER_BACKGROUND);
  aluette_database_announce (self);
  if (error == NULL)
    {
      g_task_return_pointer (task, report, (GDestroyNotify) aluette_import_report_free);
      return;
    }
  aluette_import_report_free (report);
  g_task_return_error (task, error);
}

void
aluette_database_import_async (AluetteDatabase *self, GPtrArray *files, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (ALUETTE_IS_DATABASE (self) && files != NULL);
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, aluette_database_import_async);
  g_task_set_task_data (task, g_ptr_array_ref (files), (GDestroyNotify) g_ptr_array_unref);
  g_task_run_in_thread (task, import_in_thread);
}

AluetteImportReport *
aluette_database_import_finish (AluetteDatabase *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
