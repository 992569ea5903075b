/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "model/session/aluette-notes.h"
#include "model/storage/aluette-database-schema.h"
#include "model/storage/aluette-match-columns.h"
#include "model/storage/aluette-match-log.h"
#include "model/storage/aluette-stored-record.h"

/* Size of the header of an SQLite file, and the offset of the number of pages in it. */
#define HEADER_BYTES 100
#define HEADER_PAGES 28

/* The minimum number of bytes that a match takes in the file, in all tables together. */
#define MATCH_BYTES 128

static const char *const suffixes[] = { "", "-wal", "-shm" };

/* Copies the damaged file and its write-ahead log. */
static gboolean
set_aside (const char *path, const char *copy, GError **error)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *from = g_strconcat (path, suffixes[i], NULL);
      g_autofree char *to = g_strconcat (copy, suffixes[i], NULL);
      g_autoptr (GFile) source = g_file_new_for_path (from);
      g_autoptr (GFile) target = g_file_new_for_path (to);

      if (g_file_query_exists (source, NULL)
          && !g_file_copy (source, target, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
        return FALSE;
    }
  return TRUE;
}

static void
remove_files (const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (path, suffixes[i], NULL);

      g_unlink (name);
    }
}

/* Repairs a damaged header with the header of a sound file: except for the number of pages, all
 * our files have the same. */
static void
repair_header (const char *damaged, const char *sound)
{
  g_autofree char *broken = NULL;
  g_autofree char *good = NULL;
  gsize broken_size, good_size;
  guint32 n_pages;

  if (!g_file_get_contents (damaged, &broken, &broken_size, NULL)
      || !g_file_get_contents (sound, &good, &good_size, NULL) || broken_size < HEADER_BYTES
      || good_size < HEADER_BYTES)
    return;
  memcpy (broken, good, HEADER_BYTES);
  n_pages = GUINT32_TO_BE ((guint32) (broken_size / 4096));
  memcpy (broken + HEADER_PAGES, &n_pages, sizeof n_pages);
  g_file_set_contents (damaged, broken, (gssize) broken_size, NULL);
}

static gboolean
has_matches (AluetteConnection *connection)
{
  gint64 one;

  return connection != NULL
         && aluette_connection_get_int (connection, &one, 0, NULL,
                                        "SELECT 1 FROM sqlite_schema WHERE name = 'events'", "")
         && one;
}

static AluetteConnection *
open_damaged (const char *path, const char *sound)
{
  AluetteConnection *connection = aluette_connection_open (path, ALUETTE_CONNECTION_SALVAGE, NULL);

  if (has_matches (connection))
    return connection;
  aluette_connection_close (connection);
  repair_header (path, sound);
  connection = aluette_connection_open (path, ALUETTE_CONNECTION_SALVAGE, NULL);
  if (has_matches (connection))
    return connection;
  aluette_connection_close (connection);
  return NULL;
}

/* Returns: the highest number of a match in any table. */
static gint64
highest_match (AluetteConnection *damaged)
{
  static const char *const queries[] = {
    "SELECT seq FROM sqlite_sequence WHERE name = 'matches'",
    "SELECT id FROM matches ORDER BY id DESC LIMIT 1",
    "SELECT match FROM records ORDER BY match DESC LIMIT 1",
    "SELECT match FROM events ORDER BY match DESC LIMIT 1",
  };
  gint64 highest = 0;

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      gint64 last;

      if (aluette_connection_get_int (damaged, &last, 0, NULL, queries[i], ""))
        highest = MAX (highest, last);
    }
  return highest;
}

/* Returns: the next number after @number that one of @queries finds, or G_MAXINT64. If damage
 * prevents a query, the number that follows is tried, up to @blind times in all: each match or
 * line takes some bytes of the file, but a flipped bit can make any number. */
static gint64
next_number (AluetteConnection *damaged, const char *const *queries, gint64 number, gint64 *blind)
{
  gint64 next = G_MAXINT64;

  for (guint i = 0; queries[i] != NULL; i++)
    {
      gint64 found;

      if (aluette_connection_get_int (damaged, &found, G_MAXINT64, NULL, queries[i], "i", number)
          && found > number)
        next = MIN (next, found);
      else if (*blind > 0 && next > number + 1)
        {
          (*blind)--;
          next = number + 1;
        }
    }
  return next;
}

/* Returns: (transfer full) (nullable): the longest valid beginning of @record, in the form of the
 * record writer. The record of a game that this version does not have is not checked. */
static char *
longest_sound_record (const char *record, gboolean *shortened)
{
  g_autofree char *part = g_strdup (record);

  if (aluette_stored_record_is_foreign (record))
    return g_strdup (record);
  while (*part != '\0')
    {
      g_autoptr (AluetteStoredRecord) sound = aluette_stored_record_read (part, -1, NULL);
      char *end;

      if (sound != NULL)
        return aluette_stored_record_write (sound);
      *shortened = TRUE;
      part[strlen (part) - 1] = '\0';
      end = strrchr (part, '\n');
      if (end == NULL)
        return NULL;
      end[1] = '\0';
    }
  return NULL;
}

/* Returns: (nullable): the key of a match. Old versions of the file do not have the column. */
static GBytes *
read_key (AluetteConnection *damaged, gint64 match)
{
  sqlite3_stmt *query = aluette_connection_query (
      damaged, NULL, "SELECT key FROM matches WHERE id = ? AND key IS NOT NULL", "i", match);
  GBytes *key;

  if (query == NULL || !aluette_connection_step (damaged, query, NULL))
    return NULL;
  key = g_bytes_new (sqlite3_column_blob (query, 0), (gsize) sqlite3_column_bytes (query, 0));
  sqlite3_reset (query);
  return key;
}

/* Copies the columns of a match that do not follow from its log. A match without a row gets a
 * random seed and no times. */
static gboolean
copy_columns (AluetteConnection *damaged, AluetteConnection *sound, gint64 match, GError **error)
{
  gint64 columns[4] = { (gint64) g_random_int (), 0, 0, 0 };
  g_autoptr (GBytes) key = read_key (damaged, match);
  sqlite3_stmt *query = aluette_connection_query (
      damaged, NULL,
      "SELECT seed, created, modified, ifnull (deleted, 0) FROM matches WHERE id = ?", "i", match);

  if (query != NULL && aluette_connection_step (damaged, query, NULL))
    {
      for (int i = 0; i < 4; i++)
        columns[i] = sqlite3_column_int64 (query, i);
      sqlite3_reset (query);
    }
  return aluette_connection_run (sound, error,
                                 "INSERT INTO matches (id, seed, created, modified, deleted, key)"
                                 " VALUES (?, ?, ?, ?, nullif (?, 0), ?)",
                                 "iiiiib", match, columns[0], columns[1], columns[2], columns[3],
                                 key);
}

/* Columns of a game that this version does not have cannot be derived from the log. */
static gboolean
copy_foreign (AluetteConnection *damaged, AluetteConnection *sound, gint64 match, GError **error)
{
  sqlite3_stmt *query = aluette_connection_query (
      damaged, NULL,
      "SELECT kind, date, event, place, rules, seats, n_deals, over, names, search, hash"
      " FROM matches WHERE id = ?",
      "i", match);
  gboolean done;

  if (query == NULL || !aluette_connection_step (damaged, query, NULL))
    return TRUE;
  done = aluette_connection_run (
      sound, error,
      "UPDATE matches SET kind = ?, date = ?, event = ?, place = ?, rules = ?, seats = ?,"
      " n_deals = ?, over = ?, names = ?, search = ?, hash = ? WHERE id = ?",
      "sssssiiisssi", sqlite3_column_text (query, 0), sqlite3_column_text (query, 1),
      sqlite3_column_text (query, 2), sqlite3_column_text (query, 3),
      sqlite3_column_text (query, 4), sqlite3_column_int64 (query, 5),
      sqlite3_column_int64 (query, 6), sqlite3_column_int64 (query, 7),
      sqlite3_column_text (query, 8), sqlite3_column_text (query, 9),
      sqlite3_column_text (query, 10), match);
  sqlite3_reset (query);
  return done;
}

static void
copy_set (AluetteConnection *damaged, AluetteConnection *sound, gint64 match)
{
  sqlite3_stmt *query = aluette_connection_query (
      damaged, NULL, "SELECT set_id, set_number FROM matches WHERE id = ? AND set_id IS NOT NULL",
      "i", match);

  if (query == NULL || !aluette_connection_step (damaged, query, NULL))
    return;
  aluette_connection_run (sound, NULL, "UPDATE matches SET set_id = ?, set_number = ? WHERE id = ?",
                          "iii", sqlite3_column_int64 (query, 0), sqlite3_column_int64 (query, 1),
                          match);
  sqlite3_reset (query);
}

static void
copy_notes (AluetteConnection *damaged, AluetteConnection *sound, gint64 match)
{
  g_autofree char *notes = aluette_match_log_read_notes (damaged, match, NULL);
  g_autofree char *valid = notes != NULL ? aluette_notes_merge ("", notes) : NULL;

  if (valid != NULL)
    aluette_match_log_write_notes (sound, match, valid, NULL);
}

/* Whether the match may have existed: it has a row, or damage prevents the query. */
static gboolean
match_existed (AluetteConnection *damaged, gint64 match)
{
  gint64 found;
  gboolean known = TRUE;

  known = aluette_connection_get_int (damaged, &found, 0, NULL,
                                      "SELECT 1 FROM matches WHERE id = ?", "i", match);
  return !known || found;
}

static gboolean
recover_match (AluetteConnection *damaged, AluetteConnection *sound, gint64 match,
               AluetteDatabaseReport *report, GError **error)
{
  gboolean shortened = FALSE;
  g_autofree char *record = aluette_match_log_read (damaged, match, &shortened, NULL);
  g_autofree char *good = NULL;

  if (record != NULL)
    good = longest_sound_record (record, &shortened);
  if (good == NULL)
    {
      report->n_lost += record != NULL || match_existed (damaged, match) ? 1 : 0;
      return TRUE;
    }
  if (!copy_columns (damaged, sound, match, error)
      || !aluette_match_log_store (sound, match, good, error)
      || !(aluette_stored_record_is_foreign (good)
               ? copy_foreign (damaged, sound, match, error)
               : aluette_match_columns_refresh_from_log (sound, match, error)))
    return FALSE;
  copy_set (damaged, sound, match);
  copy_notes (damaged, sound, match);
  if (shortened)
    report->n_shortened++;
  else
    report->n_recovered++;
  return TRUE;
}

/* Copies the lines of a tournament up to the first that is missing. Returns: the number of
 * lines. */
static guint
recover_lines (AluetteConnection *damaged, AluetteConnection *sound, gint64 tournament)
{
  sqlite3_stmt *query = aluette_connection_query (
      damaged, NULL, "SELECT number, line FROM tournament_lines WHERE tournament = ? ORDER BY number",
      "i", tournament);
  guint n = 0;

  while (query != NULL && aluette_connection_step (damaged, query, NULL)
         && sqlite3_column_int64 (query, 0) == n
         && aluette_connection_run (sound, NULL,
                                    "INSERT INTO tournament_lines (tournament, number, line)"
                                    " VALUES (?, ?, ?)",
                                    "iis", tournament, (gint64) n, sqlite3_column_text (query, 1)))
    n++;
  if (query != NULL)
    sqlite3_reset (query);
  return n;
}

static gboolean
recover_tournaments (AluetteConnection *damaged, AluetteConnection *sound, gint64 blind,
                     GError **error)
{
  static const char *const next[] = {
    "SELECT tournament FROM tournament_lines WHERE tournament > ? ORDER BY tournament LIMIT 1",
    NULL,
  };
  gint64 highest;

  if (!aluette_connection_get_int (
          damaged, &highest, 0, NULL,
          "SELECT tournament FROM tournament_lines ORDER BY tournament DESC LIMIT 1", ""))
    return TRUE;
  for (gint64 tournament = next_number (damaged, next, 0, &blind);
       tournament <= highest && tournament < G_MAXINT64;
       tournament = next_number (damaged, next, tournament, &blind))
    {
      if (!aluette_connection_run (sound, error,
                                   "INSERT INTO tournaments (id, created, modified)"
                                   " VALUES (?, unixepoch (), unixepoch ())",
                                   "i", tournament))
        return FALSE;
      if (recover_lines (damaged, sound, tournament) == 0
          && !aluette_connection_run (sound, error, "DELETE FROM tournaments WHERE id = ?", "i",
                                      tournament))
        return FALSE;
    }
  return aluette_connection_exec (sound,
                                  "UPDATE tournaments SET name = (SELECT rtrim (substr (line, 6),"
                                  " char (10)) FROM tournament_lines WHERE tournament = id"
                                  " AND line LIKE 'name %' ORDER BY number DESC LIMIT 1)",
                                  error);
}

/* Copies the sessions of matches that were recovered. */
static void
recover_sessions (AluetteConnection *damaged, AluetteConnection *sound)
{
  sqlite3_stmt *query = aluette_connection_query (damaged, NULL,
                                                  "SELECT session, number, lines FROM sessions",
                                                  "");

  while (query != NULL && aluette_connection_step (damaged, query, NULL))
    aluette_connection_run (sound, NULL,
                            "INSERT INTO sessions (session, number, lines) VALUES (?, ?, ?)", "iis",
                            sqlite3_column_int64 (query, 0), sqlite3_column_int64 (query, 1),
                            sqlite3_column_text (query, 2));
  query = aluette_connection_query (damaged, NULL,
                                    "SELECT match, session, name FROM session_matches", "");
  while (query != NULL && aluette_connection_step (damaged, query, NULL))
    aluette_connection_run (sound, NULL,
                            "INSERT INTO session_matches (match, session, name) VALUES (?, ?, ?)",
                            "iis", sqlite3_column_int64 (query, 0), sqlite3_column_int64 (query, 1),
                            sqlite3_column_text (query, 2));
  aluette_connection_exec (sound, "UPDATE matches SET over = 1 WHERE " ALUETTE_SQL_SESSION_OVER,
                           NULL);
}

static gboolean
recover_all (AluetteConnection *damaged, AluetteConnection *sound, gint64 blind,
             AluetteDatabaseReport *report, GError **error)
{
  static const char *const next[] = {
    "SELECT id FROM matches WHERE id > ? ORDER BY id LIMIT 1",
    "SELECT match FROM records WHERE match > ? ORDER BY match LIMIT 1",
    "SELECT match FROM events WHERE match > ? ORDER BY match LIMIT 1",
    NULL,
  };
  gint64 highest = highest_match (damaged), left = blind;

  if (!aluette_connection_begin (sound, error))
    return FALSE;
  for (gint64 match = next_number (damaged, next, 0, &left); match <= highest && match < G_MAXINT64;
       match = next_number (damaged, next, match, &left))
    if (!recover_match (damaged, sound, match, report, error))
      {
        aluette_connection_rollback (sound);
        return FALSE;
      }
  if (!recover_tournaments (damaged, sound, blind, error))
    {
      aluette_connection_rollback (sound);
      return FALSE;
    }
  recover_sessions (damaged, sound);
  return aluette_connection_commit (sound, error);
}

/* Creates a new file with everything readable in the damaged one. */
static gboolean
make_sound_file (const char *path, const char *sound_path, AluetteDatabaseReport *report,
                 GError **error)
{
  g_autoptr (AluetteConnection) sound = aluette_connection_open (sound_path,
                                                                 ALUETTE_CONNECTION_CREATE, error);
  g_autoptr (AluetteConnection) damaged = NULL;
  GStatBuf about;
  gint64 blind;

  if (sound == NULL || !aluette_database_schema_create (sound, error)
      || !aluette_connection_exec (sound, "PRAGMA wal_checkpoint (TRUNCATE)", error))
    return FALSE;
  damaged = open_damaged (path, sound_path);
  blind = g_stat (path, &about) == 0 ? about.st_size / MATCH_BYTES : 0;
  return (damaged == NULL || recover_all (damaged, sound, blind, report, error))
         && aluette_connection_exec (sound, "PRAGMA wal_checkpoint (TRUNCATE)", error);
}

/* The damaged file stays in place until the new one replaces it, so that a crash only means that
 * recovery starts again. */
gboolean
aluette_database_recover (const char *path, AluetteDatabaseReport *report, GError **error)
{
  g_autofree char *sound_path = g_strconcat (path, "-salvage", NULL);
  g_autofree char *log = g_strconcat (path, suffixes[1], NULL);

  g_free (report->copy);
  report->copy = aluette_database_copy_name (path, "damaged");
  report->damaged = TRUE;
  remove_files (sound_path);
  if (!set_aside (path, report->copy, error) || !make_sound_file (path, sound_path, report, error))
    return FALSE;
  g_unlink (log); /* it belongs to the damaged file */
  if (g_rename (sound_path, path) == 0)
    return TRUE;
  g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_READ_ONLY,
                       _("Cannot write to the folder of your matches"));
  return FALSE;
}
