/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-match-log.h"

#include <glib/gi18n.h>

#include "model/session/aluette-notes.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-error.h"
#include "model/storage/aluette-stored-record.h"

static GBytes *
convert_data (GConverter *converter, const void *data, gsize size, GError **error)
{
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) stream = g_converter_output_stream_new (memory, converter);

  if (!g_output_stream_write_all (stream, data, size, NULL, NULL, error)
      || !g_output_stream_close (stream, NULL, error))
    return NULL;
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

static GBytes *
pack_record (const char *record, GError **error)
{
  g_autoptr (GConverter) converter
      = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 6));

  return convert_data (converter, record, strlen (record), error);
}

/* If a packed record is damaged, none of it is used, because gzip's checksum covers all of it. */
static char *
unpack_record (const void *data, gsize size, GError **error)
{
  g_autoptr (GConverter) converter
      = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (GBytes) bytes = convert_data (converter, data, size, NULL);

  if (bytes != NULL)
    return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_DAMAGED,
                       _("The saved match is damaged"));
  return NULL;
}

/* Returns: (transfer full) (nullable): the packed record; NULL if there is none, or with @error. */
static char *
read_packed (AluetteConnection *connection, gint64 match, GError **error)
{
  sqlite3_stmt *query = aluette_connection_query (connection, error,
                                                  "SELECT packed FROM records WHERE match = ?", "i",
                                                  match);
  char *record;

  if (query == NULL || !aluette_connection_step (connection, query, error))
    return NULL;
  record = unpack_record (sqlite3_column_blob (query, 0), (gsize) sqlite3_column_bytes (query, 0),
                          error);
  sqlite3_reset (query);
  return record;
}

/* Reads the rows of the events up to the first missing number. */
static char *
read_events (AluetteConnection *connection, gint64 match, gboolean *shortened, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) damage = NULL;
  gint64 next = 0;
  sqlite3_stmt *query = aluette_connection_query (
      connection, error, "SELECT number, lines FROM events WHERE match = ? ORDER BY number", "i",
      match);

  if (query == NULL)
    return NULL;
  while (aluette_connection_step (connection, query, &damage)
         && sqlite3_column_int64 (query, 0) == next)
    {
      g_string_append (text, (const char *) sqlite3_column_text (query, 1));
      next++;
    }
  sqlite3_reset (query);
  if (next == 0 && damage == NULL)
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_NO_MATCH,
                         _("Match not found"));
  else if (damage != NULL && (next == 0 || shortened == NULL))
    g_propagate_error (error, g_steal_pointer (&damage));
  else
    {
      if (shortened != NULL)
        *shortened = damage != NULL;
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
  return NULL;
}

char *
aluette_match_log_read (AluetteConnection *connection, gint64 match, gboolean *shortened,
                        GError **error)
{
  GError *damage = NULL;
  char *record = read_packed (connection, match, &damage);

  if (shortened != NULL)
    *shortened = FALSE;
  if (damage != NULL)
    g_propagate_error (error, damage);
  else if (record == NULL)
    record = read_events (connection, match, shortened, error);
  return record;
}

char *
aluette_match_log_read_known (AluetteConnection *connection, gint64 match, GError **error)
{
  g_autofree char *record = aluette_match_log_read (connection, match, NULL, error);
  g_autofree char *notes = record != NULL ? aluette_match_log_read_notes (connection, match, error)
                                          : NULL;
  g_autofree char *known = NULL;

  if (notes == NULL)
    return NULL;
  known = aluette_stored_record_is_foreign (record) ? g_steal_pointer (&record)
                                                    : aluette_record_get_known (record, error);
  return known != NULL ? aluette_notes_append (known, notes) : NULL;
}

char *
aluette_match_log_read_notes (AluetteConnection *connection, gint64 match, GError **error)
{
  sqlite3_stmt *query = aluette_connection_query (
      connection, error, "SELECT notes FROM matches WHERE id = ?", "i", match);
  GError *failure = NULL;
  char *notes = NULL;

  if (query == NULL)
    return NULL;
  if (aluette_connection_step (connection, query, &failure))
    notes = g_strdup ((const char *) sqlite3_column_text (query, 0));
  sqlite3_reset (query);
  if (failure != NULL)
    g_propagate_error (error, failure);
  else if (notes == NULL)
    notes = g_strdup ("");
  return notes;
}

gboolean
aluette_match_log_write_notes (AluetteConnection *connection, gint64 match, const char *notes,
                               GError **error)
{
  return aluette_connection_run (connection, error, "UPDATE matches SET notes = ? WHERE id = ?",
                                 "si", notes, match);
}

gboolean
aluette_match_log_append (AluetteConnection *connection, gint64 match, guint index,
                          const char *lines, GError **error)
{
  return aluette_connection_run (connection, error,
                                 "INSERT INTO events (match, number, lines) VALUES (?, ?, ?)",
                                 "iis", match, (gint64) index + 1, lines);
}

gboolean
aluette_match_log_start (AluetteConnection *connection, gint64 match, const char *lines,
                         GError **error)
{
  return aluette_connection_run (connection, error,
                                 "INSERT INTO events (match, number, lines) VALUES (?, 0, ?)", "is",
                                 match, lines);
}

gboolean
aluette_match_log_set_header (AluetteConnection *connection, gint64 match, const char *lines,
                              GError **error)
{
  return aluette_connection_run (connection, error,
                                 "UPDATE events SET lines = ? WHERE match = ? AND number = 0", "si",
                                 lines, match);
}

gboolean
aluette_match_log_truncate (AluetteConnection *connection, gint64 match, guint index,
                            GError **error)
{
  return aluette_connection_run (connection, error,
                                 "DELETE FROM events WHERE match = ? AND number > ?", "ii", match,
                                 (gint64) index);
}

gboolean
aluette_match_log_store (AluetteConnection *connection, gint64 match, const char *record,
                         GError **error)
{
  g_autoptr (GBytes) packed = pack_record (record, error);

  return packed != NULL
         && aluette_connection_run (connection, error, "DELETE FROM events WHERE match = ?", "i",
                                    match)
         && aluette_connection_run (connection, error,
                                    "INSERT OR REPLACE INTO records (match, packed) VALUES (?, ?)",
                                    "ib", match, packed);
}

gboolean
aluette_match_log_pack (AluetteConnection *connection, gint64 match, const char *record,
                        GError **error)
{
  g_autofree char *hash = aluette_match_log_hash (record);
  gint64 twin;

  if (!aluette_connection_get_int (connection, &twin, 0, error,
                                   "SELECT id FROM matches WHERE hash = ?", "s", hash))
    return FALSE;
  return twin != 0
         || (aluette_match_log_store (connection, match, record, error)
             && aluette_connection_run (connection, error,
                                        "UPDATE matches SET hash = ? WHERE id = ?", "si", hash,
                                        match));
}

static gboolean
store_events (AluetteConnection *connection, gint64 match, const AluetteStoredRecord *record,
              GError **error)
{
  const GPtrArray *parts = record->parts;

  if (!aluette_match_log_start (connection, match, g_ptr_array_index (parts, 0), error))
    return FALSE;
  for (guint i = 1; i < parts->len; i++)
    if (!aluette_match_log_append (connection, match, i - 1, g_ptr_array_index (parts, i), error))
      return FALSE;
  return TRUE;
}

gboolean
aluette_match_log_unpack (AluetteConnection *connection, gint64 match, GError **error)
{
  g_autoptr (GError) damage = NULL;
  g_autofree char *text = read_packed (connection, match, &damage);
  g_autoptr (AluetteStoredRecord) record = NULL;

  if (text == NULL && damage == NULL)
    return TRUE;
  if (text == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&damage));
      return FALSE;
    }
  record = aluette_stored_record_read (text, -1, error);
  return record != NULL
         && aluette_connection_run (connection, error, "DELETE FROM records WHERE match = ?", "i",
                                    match)
         && aluette_connection_run (connection, error,
                                    "UPDATE matches SET hash = NULL WHERE id = ?", "i", match)
         && store_events (connection, match, record, error);
}

char *
aluette_match_log_hash (const char *record)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  for (const char *line = record; *line != '\0';)
    {
      gsize length = strcspn (line, "\n");

      length += line[length] == '\n' ? 1 : 0;
      if (!g_str_has_prefix (line, "event ") && !g_str_has_prefix (line, "place "))
        g_checksum_update (checksum, (const guchar *) line, (gssize) length);
      line += length;
    }
  return g_strdup (g_checksum_get_string (checksum));
}
