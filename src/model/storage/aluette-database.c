/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database.h"

#include <glib/gi18n.h>
#include <unistd.h>

#include "engine/alu-record.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-notes.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-match-columns.h"
#include "model/storage/aluette-match-journal.h"
#include "model/storage/aluette-match-log.h"
#include "model/storage/aluette-stored-record.h"

/* In KiB: the index of 100,000 matches, which each search reads, fits. */
#define QUERIES_CACHE 16000

enum
{
  CHANGED,
  DAMAGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteDatabase, aluette_database, G_TYPE_OBJECT)

static void
aluette_database_finalize (GObject *object)
{
  AluetteDatabase *self = ALUETTE_DATABASE (object);

  aluette_database_cancel_maintenance (self);
  aluette_connection_close (self->main);
  for (int i = 0; i < ALUETTE_N_WORKERS; i++)
    {
      aluette_connection_close (self->workers[i]);
      g_mutex_clear (&self->worker_locks[i]);
    }
  g_object_unref (self->backlog);
  g_mutex_clear (&self->write_mutex);
  g_cond_clear (&self->write_ended);
  if (self->presence >= 0)
    close (self->presence);
  g_free (self->path);
  G_OBJECT_CLASS (aluette_database_parent_class)->finalize (object);
}

static void
aluette_database_class_init (AluetteDatabaseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_database_finalize;
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_DATABASE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[DAMAGED] = g_signal_new ("damaged", ALUETTE_TYPE_DATABASE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_database_init (AluetteDatabase *self)
{
  for (int i = 0; i < ALUETTE_N_WORKERS; i++)
    g_mutex_init (&self->worker_locks[i]);
  g_mutex_init (&self->write_mutex);
  g_cond_init (&self->write_ended);
  self->backlog = aluette_backlog_new ();
  self->presence = -1;
}

gboolean
aluette_database_is_read_only (AluetteDatabase *self)
{
  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), TRUE);
  return self->read_only;
}

typedef struct
{
  GWeakRef database;
  void (*callback) (AluetteDatabase *self);
} IdleCall;

static gboolean
run_idle_call (gpointer data)
{
  IdleCall *idle_call = data;
  g_autoptr (AluetteDatabase) self = g_weak_ref_get (&idle_call->database);

  if (self != NULL)
    idle_call->callback (self);
  return G_SOURCE_REMOVE;
}

static void
idle_call_free (gpointer data)
{
  IdleCall *idle_call = data;

  g_weak_ref_clear (&idle_call->database);
  g_free (idle_call);
}

void
aluette_database_attach (AluetteDatabase *self, GSource *source,
                         void (*callback) (AluetteDatabase *self))
{
  IdleCall *idle_call = g_new0 (IdleCall, 1);

  g_weak_ref_init (&idle_call->database, self);
  idle_call->callback = callback;
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, run_idle_call, idle_call, idle_call_free);
  g_source_attach (source, NULL);
}

static void
announce_now (AluetteDatabase *self)
{
  g_atomic_int_set (&self->announcing, FALSE);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
aluette_database_announce (AluetteDatabase *self)
{
  g_autoptr (GSource) source = NULL;

  if (!g_atomic_int_compare_and_exchange (&self->announcing, FALSE, TRUE))
    return;
  source = g_idle_source_new ();
  aluette_database_attach (self, source, announce_now);
}

/* Transactions */

/* Makes this thread the only writer of the process. */
static void
start_writing (AluetteDatabase *self, gboolean is_main)
{
  g_mutex_lock (&self->write_mutex);
  self->n_main_waits += is_main;
  while (self->writing || (!is_main && self->n_main_waits > 0))
    g_cond_wait (&self->write_ended, &self->write_mutex);
  self->n_main_waits -= is_main;
  self->writing = TRUE;
  g_mutex_unlock (&self->write_mutex);
}

static void
stop_writing (AluetteDatabase *self)
{
  g_mutex_lock (&self->write_mutex);
  self->writing = FALSE;
  g_cond_broadcast (&self->write_ended);
  g_mutex_unlock (&self->write_mutex);
}

static gboolean
begin_transaction (AluetteDatabase *self, AluetteConnection *connection, guint wait_ms,
                   GError **error)
{
  start_writing (self, connection == self->main);
  aluette_connection_set_patience (connection, wait_ms);
  if (aluette_connection_begin (connection, error))
    return TRUE;
  stop_writing (self);
  return FALSE;
}

static gboolean
end_transaction (AluetteDatabase *self, AluetteConnection *connection, gboolean good,
                 GError **error)
{
  if (good)
    good = aluette_connection_commit (connection, error);
  else
    aluette_connection_rollback (connection);
  stop_writing (self);
  return good;
}

static void
set_read_only (GError **error)
{
  g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_READ_ONLY,
                       _("Cannot write to the folder of your matches"));
}

gboolean
aluette_database_begin_within (AluetteDatabase *self, guint wait_ms, GError **error)
{
  if (self->read_only)
    {
      set_read_only (error);
      return FALSE;
    }
  return begin_transaction (self, self->main, wait_ms, error);
}

gboolean
aluette_database_begin (AluetteDatabase *self, GError **error)
{
  return aluette_database_begin_within (self, ALUETTE_DATABASE_BRIEF_MS, error);
}

gboolean
aluette_database_end (AluetteDatabase *self, gboolean good, GError **error)
{
  return end_transaction (self, self->main, good, error);
}

/* Waits for other programs in short steps, so that the main thread never has to wait for all of
 * it. */
gboolean
aluette_database_begin_background (AluetteDatabase *self, AluetteConnection *connection,
                                   GError **error)
{
  g_autoptr (GError) failure = NULL;

  for (guint waited = 0; waited < ALUETTE_DATABASE_PATIENT_MS; waited += ALUETTE_DATABASE_BRIEF_MS)
    {
      g_clear_error (&failure);
      if (begin_transaction (self, connection, ALUETTE_DATABASE_BRIEF_MS, &failure))
        return TRUE;
      if (!g_error_matches (failure, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_BUSY))
        break;
    }
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

gboolean
aluette_database_end_background (AluetteDatabase *self, AluetteConnection *connection,
                                 gboolean good, GError **error)
{
  return end_transaction (self, connection, good, error);
}

AluetteBacklog *
aluette_database_get_backlog (AluetteDatabase *self)
{
  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), NULL);
  return self->backlog;
}

static AluetteConnection *
open_worker (AluetteDatabase *self, AluetteWorker worker, GError **error)
{
  g_autoptr (AluetteConnection) connection = aluette_connection_open (
      self->path, self->read_only ? ALUETTE_CONNECTION_READ_ONLY : ALUETTE_CONNECTION_CREATE,
      error);

  if (connection != NULL && worker == ALUETTE_WORKER_QUERIES
      && !aluette_connection_set_cache (connection, QUERIES_CACHE, error))
    return NULL;
  return g_steal_pointer (&connection);
}

AluetteConnection *
aluette_database_acquire (AluetteDatabase *self, AluetteWorker worker, GCancellable *cancellable,
                          GError **error)
{
  AluetteConnection *connection;

  g_mutex_lock (&self->worker_locks[worker]);
  if (self->workers[worker] == NULL)
    self->workers[worker] = open_worker (self, worker, error);
  connection = self->workers[worker];
  if (connection != NULL)
    aluette_connection_set_cancellable (connection, cancellable);
  else
    g_mutex_unlock (&self->worker_locks[worker]); /* the next caller may try again */
  return connection;
}

void
aluette_database_release (AluetteDatabase *self, AluetteWorker worker)
{
  aluette_connection_set_cancellable (self->workers[worker], NULL);
  g_mutex_unlock (&self->worker_locks[worker]);
}

/* Matches */

gint64
aluette_database_add_match (AluetteConnection *connection, guint64 seed, GBytes *key,
                            GError **error)
{
  if (!aluette_connection_run (connection, error,
                               "INSERT INTO matches (seed, key, created, modified)"
                               " VALUES (?, ?, unixepoch (), unixepoch ())",
                               "ib", (gint64) seed, key))
    return 0;
  return sqlite3_last_insert_rowid (aluette_connection_get_sqlite (connection));
}

/* Returns: (transfer full) (nullable): the lines of a header; NULL with @error. */
static char *
format_header (const AluGameKind *kind, const AluGameHeader *header, GError **error)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree gpointer writer = g_malloc (kind->writer_size);
  int status = alu_record_writer_init (writer, kind, header, aluette_record_collect, lines);

  if (status == 0)
    return g_string_free (g_steal_pointer (&lines), FALSE);
  g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_FAILED,
                       _(kind->status_texts[status]));
  return NULL;
}

AluetteJournal *
aluette_database_create_match (AluetteDatabase *self, const AluGameKind *kind,
                               const AluGameHeader *header, guint64 seed,
                               const AluetteMatchKey *key, gint64 *match, GError **error)
{
  g_autoptr (GBytes) bytes = key != NULL ? g_bytes_new (key->bytes, sizeof key->bytes) : NULL;
  AluetteMatchJournal *journal;
  g_autofree char *lines = NULL;

  g_return_val_if_fail (ALUETTE_IS_DATABASE (self) && header != NULL, NULL);
  if (self->read_only)
    {
      set_read_only (error);
      return NULL;
    }
  lines = format_header (kind, header, error);
  if (lines == NULL)
    return NULL;
  journal = aluette_match_journal_create (self, lines, seed, bytes);
  if (match != NULL)
    *match = aluette_match_journal_get_match (journal);
  return ALUETTE_JOURNAL (journal);
}

gint64
aluette_database_get_journal_match (AluetteJournal *journal)
{
  return ALUETTE_IS_MATCH_JOURNAL (journal)
             ? aluette_match_journal_get_match (ALUETTE_MATCH_JOURNAL (journal))
             : 0;
}

gboolean
aluette_database_get_key (AluetteDatabase *self, gint64 match, AluetteMatchKey *key,
                          gboolean *has_key, GError **error)
{
  sqlite3_stmt *query;
  GError *failure = NULL;

  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), FALSE);
  query = aluette_connection_query (self->main, error, "SELECT key FROM matches WHERE id = ?", "i",
                                    match);
  if (query == NULL)
    return FALSE;
  if (aluette_connection_step (self->main, query, &failure))
    {
      *has_key = sqlite3_column_bytes (query, 0) == sizeof key->bytes;
      if (*has_key)
        memcpy (key->bytes, sqlite3_column_blob (query, 0), sizeof key->bytes);
      sqlite3_reset (query);
      return TRUE;
    }
  if (failure == NULL)
    g_set_error_literal (&failure, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_NO_MATCH,
                         _("Match not found"));
  g_propagate_error (error, failure);
  return FALSE;
}

char *
aluette_database_claim_record (AluetteDatabase *self, gint64 match, AluetteJournal **journal,
                               GError **error)
{
  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), NULL);

  *journal = NULL;
  if (!self->read_only)
    {
      *journal = (AluetteJournal *) aluette_match_journal_claim (self, match, error);
      if (*journal == NULL)
        return NULL;
    }
  return aluette_database_load_record (self, match, error);
}

AluetteGame *
aluette_database_open_match (AluetteDatabase *self, gint64 match, GError **error)
{
  g_autoptr (AluetteJournal) journal = NULL;
  g_autofree char *record = NULL;
  AluetteMatchKey key;
  gboolean has_key;
  AluetteGame *game;
  gint64 seed;

  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), NULL);
  record = aluette_database_claim_record (self, match, &journal, error);
  if (record == NULL
      || !aluette_connection_get_int (self->main, &seed, 0, error,
                                      "SELECT seed FROM matches WHERE id = ?", "i", match)
      || !aluette_database_get_key (self, match, &key, &has_key, error))
    return NULL;
  game = aluette_local_game_new_from_record (record, -1, (guint64) seed, journal, error);
  if (game != NULL && has_key)
    aluette_local_game_set_key (ALUETTE_LOCAL_GAME (game), &key);
  return game;
}

char *
aluette_database_load_record (AluetteDatabase *self, gint64 match, GError **error)
{
  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), NULL);
  return aluette_match_log_read (self->main, match, NULL, error);
}

char *
aluette_database_load_known (AluetteDatabase *self, gint64 match, GError **error)
{
  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), NULL);
  return aluette_match_log_read_known (self->main, match, error);
}

static gboolean
store_note (AluetteDatabase *self, gint64 match, guint deal, const char *text, GError **error)
{
  g_autofree char *notes = aluette_match_log_read_notes (self->main, match, error);
  g_autofree char *changed = notes != NULL ? aluette_notes_set (notes, deal, text, error) : NULL;

  return changed != NULL && aluette_match_log_write_notes (self->main, match, changed, error);
}

gboolean
aluette_database_set_note (AluetteDatabase *self, gint64 match, guint deal, const char *text,
                           GError **error)
{
  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), FALSE);
  if (!aluette_database_begin (self, error)
      || !aluette_database_end (self, store_note (self, match, deal, text, error), error))
    return FALSE;
  aluette_database_announce (self);
  return TRUE;
}

static gboolean
store_renamed (AluetteDatabase *self, gint64 match, const char *event, const char *place,
               GError **error)
{
  g_autofree char *record = aluette_database_load_record (self, match, error);
  g_autoptr (AluetteStoredRecord) stored = NULL;
  g_autofree char *renamed = NULL;

  if (record == NULL)
    return FALSE;
  stored = aluette_stored_record_read_renamed (record, event, place, error);
  renamed = stored != NULL ? aluette_stored_record_write (stored) : NULL;
  return renamed != NULL && aluette_match_log_store (self->main, match, renamed, error)
         && aluette_match_columns_refresh_from_log (self->main, match, error);
}

gboolean
aluette_database_rename_match (AluetteDatabase *self, gint64 match, const char *event,
                               const char *place, GError **error)
{
  g_autoptr (AluetteMatchJournal) claim = NULL;
  gboolean good;

  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), FALSE);
  if ((event != NULL && *event != '\0' && !alu_game_name_ok (event))
      || (place != NULL && *place != '\0' && !alu_game_name_ok (place)))
    {
      g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_FAILED,
                           _("Enter a short name without line breaks or double spaces"));
      return FALSE;
    }
  claim = aluette_match_journal_claim (self, match, error);
  if (claim == NULL || !aluette_database_begin (self, error))
    return FALSE;
  good = store_renamed (self, match, event, place, error);
  good = aluette_database_end (self, good, error);
  if (good)
    aluette_database_announce (self);
  return good;
}

/* A match and, if it is the first one of a session, the others. */
#define WITH_SESSION "IN (SELECT ?1 UNION SELECT match FROM session_matches WHERE session = ?1)"

static gboolean
set_deleted (AluetteDatabase *self, const char *sql, const gint64 *matches, guint n, GError **error)
{
  gboolean good;

  if (!aluette_database_begin (self, error))
    return FALSE;
  good = TRUE;
  for (guint i = 0; i < n && good; i++)
    good = aluette_connection_run (self->main, error, sql, "i", matches[i]);
  good = aluette_database_end (self, good, error);
  if (good)
    aluette_database_announce (self);
  return good;
}

gboolean
aluette_database_delete_matches (AluetteDatabase *self, const gint64 *matches, guint n,
                                 GError **error)
{
  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), FALSE);
  return set_deleted (self, "UPDATE matches SET deleted = unixepoch () WHERE id " WITH_SESSION,
                      matches, n, error);
}

gboolean
aluette_database_restore_matches (AluetteDatabase *self, const gint64 *matches, guint n,
                                  GError **error)
{
  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), FALSE);
  return set_deleted (self, "UPDATE matches SET deleted = NULL WHERE id " WITH_SESSION, matches, n,
                      error);
}

/* Best of three */

#define BEGIN_SET "UPDATE matches SET set_id = id, set_number = 1 WHERE id = ? AND set_id IS NULL"

gboolean
aluette_database_write_link (AluetteConnection *connection, gint64 match, gint64 previous,
                             GError **error)
{
  return aluette_connection_run (connection, error, BEGIN_SET, "i",
                                 previous != 0 ? previous : match)
         && (previous == 0
             || aluette_connection_run (connection, error,
                                        "UPDATE matches SET set_id = previous.set_id,"
                                        " set_number = previous.set_number + 1"
                                        " FROM matches AS previous"
                                        " WHERE matches.id = ? AND previous.id = ?",
                                        "ii", match, previous));
}

void
aluette_database_link_match (AluetteJournal *journal, gint64 previous)
{
  aluette_match_journal_link (ALUETTE_MATCH_JOURNAL (journal), previous);
}
