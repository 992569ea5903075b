/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database-export.h"

#include "model/session/aluette-export.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-match-log.h"
#include "model/storage/aluette-stored-record.h"

typedef struct
{
  GArray *matches; /* (nullable) (element-type gint64) */
  AluetteExportFormat format;
  GFile *target;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->matches, g_array_unref);
  g_object_unref (job->target);
  g_free (job);
}

static GArray *
all_matches (AluetteConnection *connection, GError **error)
{
  sqlite3_stmt *query = aluette_connection_query (
      connection, error, "SELECT id FROM matches WHERE deleted IS NULL ORDER BY id", "");

  return aluette_connection_read_ids (connection, query, error);
}

/* Adds the matches that are not in @known yet. */
static void
append_new (GArray *matches, GHashTable *known, GArray *ids)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_hash_table_add (known, g_memdup2 (&g_array_index (ids, gint64, i), sizeof (gint64))))
      g_array_append_val (matches, g_array_index (ids, gint64, i));
}

static GArray *
list_session (AluetteConnection *connection, gint64 match, GError **error)
{
  sqlite3_stmt *query = aluette_connection_query (
      connection, error, "SELECT ?1 UNION SELECT match FROM session_matches WHERE session = ?1",
      "i", match);

  return aluette_connection_read_ids (connection, query, error);
}

GArray *
aluette_database_list_session (AluetteDatabase *self, gint64 match, GError **error)
{
  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), NULL);
  return list_session (self->main, match, error);
}

/* Returns: (transfer full) (nullable): the matches, each once, and after the first match of a
 * session the others; NULL with @error */
static GArray *
add_sessions (AluetteConnection *connection, GArray *matches, GError **error)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; i < matches->len; i++)
    {
      g_autoptr (GArray) ids = list_session (connection, g_array_index (matches, gint64, i), error);

      if (ids == NULL)
        return NULL;
      append_new (all, known, ids);
    }
  return g_steal_pointer (&all);
}

/* Formats a match as an element of a file with several matches, or as the whole file. */
static char *
match_text (AluetteExportFormat format, gint64 match, const char *record, gboolean first,
            GError **error)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  switch (format)
    {
    case ALUETTE_EXPORT_JSON:
      node = aluette_export_json (match, record, error);
      if (node == NULL)
        return NULL;
      text = json_to_string (node, TRUE);
      return g_strconcat (first ? "" : ",\n", text, NULL);
    default:
      return g_strdup (record);
    }
}

static gboolean
write_text (GOutputStream *stream, const char *text, GCancellable *cancellable, GError **error)
{
  return g_output_stream_write_all (stream, text, strlen (text), NULL, cancellable, error);
}

/* Writes a table of the matches that are of the game of the first one.
 * @others: the other matches are appended */
static gboolean
write_table (AluetteConnection *connection, GArray *matches, GArray *others, GOutputStream *stream,
             GCancellable *cancellable, GError **error)
{
  const AluGameKind *kind = NULL;

  for (guint i = 0; i < matches->len; i++)
    {
      gint64 match = g_array_index (matches, gint64, i);
      g_autofree char *record = aluette_match_log_read_known (connection, match, error);
      const AluGameKind *own = record != NULL ? aluette_record_get_kind (record, strlen (record))
                                              : NULL;
      g_autofree char *head = NULL, *text = NULL;

      if (record == NULL)
        return FALSE;
      if (kind != NULL && own != kind)
        {
          g_array_append_val (others, match);
          continue;
        }
      head = kind == NULL ? aluette_export_csv_head (record) : g_strdup ("");
      kind = own;
      text = aluette_export_csv_deals (match, record, error);
      if (text == NULL || !write_text (stream, head, cancellable, error)
          || !write_text (stream, text, cancellable, error))
        return FALSE;
    }
  return TRUE;
}

/* Writes a table for each game, with an empty line in between: games have different columns. */
static gboolean
write_tables (AluetteConnection *connection, GArray *matches, GOutputStream *stream,
              GCancellable *cancellable, GError **error)
{
  g_autoptr (GArray) rest = g_array_ref (matches);

  while (rest->len > 0)
    {
      g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (gint64));

      if (!write_table (connection, rest, others, stream, cancellable, error)
          || (others->len > 0 && !write_text (stream, "\r\n", cancellable, error)))
        return FALSE;
      g_array_unref (rest);
      rest = g_steal_pointer (&others);
    }
  return TRUE;
}

static gboolean
write_matches (AluetteConnection *connection, const Job *job, GArray *matches,
               GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  if (job->format == ALUETTE_EXPORT_CSV)
    return write_tables (connection, matches, stream, cancellable, error);
  if (job->format == ALUETTE_EXPORT_JSON && !write_text (stream, "[\n", cancellable, error))
    return FALSE;
  for (guint i = 0; i < matches->len; i++)
    {
      gint64 match = g_array_index (matches, gint64, i);
      g_autofree char *record = aluette_match_log_read_known (connection, match, error);
      g_autofree char *text = record != NULL
                                  ? match_text (job->format, match, record, i == 0, error)
                                  : NULL;

      if (text == NULL || !write_text (stream, text, cancellable, error))
        return FALSE;
    }
  return job->format != ALUETTE_EXPORT_JSON || write_text (stream, "\n]\n", cancellable, error);
}

/* Replaces an existing file only when the new one is complete. */
static gboolean
write_file (AluetteConnection *connection, const Job *job, GArray *matches,
            GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileOutputStream) file = g_file_replace (job->target, NULL, FALSE,
                                                       G_FILE_CREATE_REPLACE_DESTINATION,
                                                       cancellable, error);
  g_autoptr (GOutputStream) stream = NULL;
  g_autoptr (GCancellable) give_up = g_cancellable_new ();

  if (file == NULL)
    return FALSE;
  stream = g_buffered_output_stream_new (G_OUTPUT_STREAM (file));
  if (write_matches (connection, job, matches, stream, cancellable, error))
    return g_output_stream_close (stream, cancellable, error);
  g_cancellable_cancel (give_up); /* closing a canceled stream keeps the old file */
  g_output_stream_close (stream, give_up, NULL);
  return FALSE;
}

/* Formats a file name such as "2026-11-20-000012.aluette", which sorts by date and number. */
static char *
record_name (gint64 match, const char *record)
{
  g_autoptr (AluetteStoredRecord) stored = aluette_stored_record_read (record, -1, NULL);
  const char *date = stored != NULL ? stored->header.date : "";
  const AluGameKind *kind = stored != NULL ? stored->kind : alu_game_kinds[0];

  return g_strdup_printf ("%s%s%06" G_GINT64_FORMAT "%s", date, *date != '\0' ? "-" : "", match,
                          kind->suffix);
}

static gboolean
write_folder (AluetteConnection *connection, const Job *job, GArray *matches,
              GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) failure = NULL;

  if (!g_file_make_directory_with_parents (job->target, cancellable, &failure)
      && !g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_EXISTS))
    {
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }
  for (guint i = 0; i < matches->len; i++)
    {
      gint64 match = g_array_index (matches, gint64, i);
      g_autofree char *record = aluette_match_log_read_known (connection, match, error);
      g_autofree char *name = record != NULL ? record_name (match, record) : NULL;
      g_autoptr (GFile) file = NULL;

      if (name == NULL)
        return FALSE;
      file = g_file_get_child (job->target, name);
      if (!g_file_replace_contents (file, record, strlen (record), NULL, FALSE,
                                    G_FILE_CREATE_REPLACE_DESTINATION, NULL, cancellable, error))
        return FALSE;
    }
  return TRUE;
}

static void
export_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Job *job = task_data;
  g_autoptr (GArray) matches = NULL;
  GError *error = NULL;
  gboolean good = FALSE;
  AluetteConnection *connection = aluette_database_acquire (source, ALUETTE_WORKER_BACKGROUND,
                                                            cancellable, &error);

  if (connection != NULL)
    {
      matches = job->matches != NULL ? add_sessions (connection, job->matches, &error)
                                     : all_matches (connection, &error);
      if (matches != NULL && job->format == ALUETTE_EXPORT_RECORDS)
        good = write_folder (connection, job, matches, cancellable, &error);
      else if (matches != NULL)
        good = write_file (connection, job, matches, cancellable, &error);
      aluette_database_release (source, ALUETTE_WORKER_BACKGROUND);
    }
  if (good)
    g_task_return_int (task, (gssize) matches->len);
  else
    g_task_return_error (task, error);
}

void
aluette_database_export_async (AluetteDatabase *self, GArray *matches, AluetteExportFormat format,
                               GFile *target, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (ALUETTE_IS_DATABASE (self) && G_IS_FILE (target));
  task = g_task_new (self, cancellable, callback, data);
  job = g_new0 (Job, 1);
  job->matches = matches != NULL ? g_array_ref (matches) : NULL;
  job->format = format;
  job->target = g_object_ref (target);
  g_task_set_source_tag (task, aluette_database_export_async);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, export_in_thread);
}

gboolean
aluette_database_export_finish (AluetteDatabase *self, GAsyncResult *result, guint *n_written,
                                GError **error)
{
  gssize n;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  n = g_task_propagate_int (G_TASK (result), error);
  if (n >= 0 && n_written != NULL)
    *n_written = (guint) n;
  return n >= 0;
}
