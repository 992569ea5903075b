/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-room-store.h"

#include <glib/gi18n.h>
#include <unistd.h>

#include "model/storage/aluette-connection.h"
#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-match-lock.h"

#define APPLICATION 0x616c7473 /* "alts" */
#define VERSION 1
#define THE_LOCK 1 /* number of the lock that the server holds */

/* Pages of the write-ahead log from which on it is begun again. Writing waits a moment for this. */
#define MAX_LOG 4000

struct _AluetteRoomStore
{
  char *path;
  AluetteConnection *connection;
  AluetteBacklog *backlog;
  int lock; /* file descriptor */
  guint n_tables;
  gboolean has_changed; /* since the last time another thread has synced */
  GTask *sync;          /* (nullable): under way */
};

static const char schema[]
    = "CREATE TABLE tables ("
      "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
      "  words TEXT NOT NULL UNIQUE,"
      "  text TEXT NOT NULL,"
      "  expires INTEGER NOT NULL);"
      "CREATE INDEX tables_expires ON tables (expires);"
      "CREATE TABLE tokens ("
      "  hash TEXT PRIMARY KEY,"
      "  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE) WITHOUT ROWID;"
      "CREATE INDEX tokens_table ON tokens (table_id);"
      "CREATE TABLE events ("
      "  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
      "  number INTEGER NOT NULL,"
      "  lines TEXT NOT NULL,"
      "  PRIMARY KEY (table_id, number)) WITHOUT ROWID;"
      "PRAGMA application_id = 1634497651;"
      "PRAGMA user_version = 1;";

/* Transactions */

/* Begins a transaction. While changes wait already, this does not wait for other programs. */
static gboolean
begin_transaction (AluetteRoomStore *self, GError **error)
{
  gboolean waits = aluette_backlog_has (self->backlog, NULL);

  aluette_connection_set_patience (self->connection, waits ? 0 : ALUETTE_DATABASE_BRIEF_MS);
  return aluette_connection_begin (self->connection, error);
}

/* Ends a transaction. Returns: whether it was committed. */
static gboolean
end_transaction (AluetteRoomStore *self, gboolean done, GError **error)
{
  if (done && aluette_connection_commit (self->connection, error))
    {
      self->has_changed = TRUE;
      return TRUE;
    }
  aluette_connection_rollback (self->connection);
  return FALSE;
}

/* Opening */

static gboolean
has_tables (AluetteRoomStore *self, gboolean *has, GError **error)
{
  gint64 n;

  if (!aluette_connection_get_int (self->connection, &n, 0, error,
                                   "SELECT count(*) FROM sqlite_schema", ""))
    return FALSE;
  *has = n > 0;
  return TRUE;
}

/* Whether the file is one of this program, and of this version or none. */
static gboolean
check_version (AluetteRoomStore *self, GError **error)
{
  gint64 application, version;

  if (!aluette_connection_get_int (self->connection, &application, 0, error,
                                   "PRAGMA application_id", "")
      || !aluette_connection_get_int (self->connection, &version, 0, error, "PRAGMA user_version",
                                      ""))
    return FALSE;
  if (application != APPLICATION)
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_FOREIGN,
                         _("The file belongs to another app"));
  else if (version != VERSION)
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_OTHER_VERSION,
                         _("The file was made by a newer version of Aluette"));
  return application == APPLICATION && version == VERSION;
}

static gboolean
prepare_schema (AluetteRoomStore *self, GError **error)
{
  gboolean is_old;
  gint64 n;

  if (!has_tables (self, &is_old, error))
    return FALSE;
  if (is_old && !check_version (self, error))
    return FALSE;
  if (!is_old
      && (!begin_transaction (self, error)
          || !end_transaction (self, aluette_connection_exec (self->connection, schema, error),
                               error)))
    return FALSE;
  if (!aluette_connection_get_int (self->connection, &n, 0, error, "SELECT count(*) FROM tables",
                                   ""))
    return FALSE;
  self->n_tables = (guint) n;
  /* Another thread does this, so that the server need not wait for the disk. */
  return aluette_connection_exec (self->connection, "PRAGMA wal_autocheckpoint = 0", error);
}

static gboolean
take_file (AluetteRoomStore *self, GError **error)
{
  self->lock = aluette_match_lock_open (self->path);
  if (self->lock < 0)
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_READ_ONLY,
                         _("Cannot write to the folder of the tables"));
  else if (!aluette_match_lock_take (self->lock, THE_LOCK, FALSE, FALSE))
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_IN_USE,
                         _("Another server is using the file of the tables"));
  else
    return TRUE;
  return FALSE;
}

AluetteRoomStore *
aluette_room_store_open (const char *path, GError **error)
{
  g_autoptr (AluetteRoomStore) self = g_new0 (AluetteRoomStore, 1);

  self->path = g_strdup (path);
  self->lock = -1;
  self->backlog = aluette_backlog_new ();
  if (!take_file (self, error))
    return NULL;
  self->connection = aluette_connection_open (path, ALUETTE_CONNECTION_CREATE, error);
  if (self->connection == NULL || !prepare_schema (self, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* Sets @error if the file is damaged. */
static gboolean
check_sound (gboolean is_sound, GError **error)
{
  if (!is_sound)
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_DAMAGED,
                         _("The file of the tables is damaged"));
  return is_sound;
}

gboolean
aluette_room_store_check (AluetteRoomStore *self, GError **error)
{
  sqlite3_stmt *query = aluette_connection_query (self->connection, error, "PRAGMA quick_check (1)",
                                                  "");

  if (query == NULL || !aluette_connection_step (self->connection, query, error))
    return FALSE;
  return check_sound (g_strcmp0 ((const char *) sqlite3_column_text (query, 0), "ok") == 0, error);
}

gboolean
aluette_room_store_check_table (AluetteRoomStore *self, gint64 id, const char *words,
                                GPtrArray *hashes, GError **error)
{
  gint64 n_tokens = 0, is_sound = 0;
  guint n_found = 0;

  if (!aluette_connection_get_int (self->connection, &n_tokens, 0, error,
                                   "SELECT count(*) FROM tokens WHERE table_id = ?", "i", id)
      || !aluette_connection_get_int (self->connection, &is_sound, 0, error,
                                      "SELECT count(*) = coalesce (max (number) + 1, 0) AND"
                                      " (SELECT words = ? AND expires > 0 FROM tables WHERE id = ?)"
                                      " FROM events WHERE table_id = ?",
                                      "sii", words, id, id))
    return FALSE;
  for (guint i = 0; i < hashes->len; i++)
    n_found += aluette_room_store_find_token (self, g_ptr_array_index (hashes, i)) == id;
  return check_sound (is_sound != 0 && n_found == hashes->len && n_found == n_tokens, error);
}

/* Disk */

/* While the server writes on, the log does not come to its end by itself. */
static void
sync_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  AluetteConnection *own = aluette_connection_open (data, ALUETTE_CONNECTION_CREATE, NULL);
  sqlite3 *db = own != NULL ? aluette_connection_get_sqlite (own) : NULL;
  int n_pages = 0;
  int result = SQLITE_ERROR;

  if (db != NULL)
    {
      aluette_connection_set_patience (own, ALUETTE_DATABASE_BRIEF_MS);
      result = sqlite3_wal_checkpoint_v2 (db, NULL, SQLITE_CHECKPOINT_PASSIVE, &n_pages, NULL);
    }
  if (n_pages > MAX_LOG)
    sqlite3_wal_checkpoint_v2 (db, NULL, SQLITE_CHECKPOINT_RESTART, NULL, NULL);
  aluette_connection_close (own);
  g_task_return_boolean (task, result == SQLITE_OK);
}

static void
on_synced (GObject *source, GAsyncResult *result, gpointer data)
{
  AluetteRoomStore *self = data;

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    self->has_changed = TRUE;
  if (self->sync == G_TASK (result))
    g_clear_object (&self->sync);
}

void
aluette_room_store_sync (AluetteRoomStore *self)
{
  if (!self->has_changed || self->sync != NULL)
    return;
  self->has_changed = FALSE;
  self->sync = g_task_new (NULL, NULL, on_synced, self);
  g_task_set_task_data (self->sync, g_strdup (self->path), g_free);
  g_task_run_in_thread (self->sync, sync_in_thread);
}

void
aluette_room_store_close (AluetteRoomStore *self)
{
  if (self == NULL)
    return;
  while (self->sync != NULL)
    g_main_context_iteration (NULL, TRUE);
  aluette_connection_close (self->connection);
  g_object_unref (self->backlog);
  if (self->lock >= 0)
    close (self->lock);
  g_free (self->path);
  g_free (self);
}

AluetteBacklog *
aluette_room_store_get_backlog (AluetteRoomStore *self)
{
  return self->backlog;
}

/* Tables */

/* Stores whose tokens belong to a table. */
static gboolean
write_hashes (AluetteRoomStore *self, gint64 id, GPtrArray *hashes, GError **error)
{
  if (!aluette_connection_run (self->connection, error, "DELETE FROM tokens WHERE table_id = ?",
                               "i", id))
    return FALSE;
  for (guint i = 0; i < hashes->len; i++)
    if (!aluette_connection_run (self->connection, error,
                                 "INSERT INTO tokens (hash, table_id) VALUES (?, ?)", "si",
                                 g_ptr_array_index (hashes, i), id))
      return FALSE;
  return TRUE;
}

static gboolean
insert_table (AluetteRoomStore *self, const AluetteStoredRoom *table, gint64 *id, GError **error)
{
  if (!aluette_connection_run (self->connection, error,
                               "INSERT INTO tables (words, text, expires) VALUES (?, ?, ?)", "ssi",
                               table->words, table->text, table->expires))
    return FALSE;
  *id = sqlite3_last_insert_rowid (aluette_connection_get_sqlite (self->connection));
  return write_hashes (self, *id, table->hashes, error);
}

gint64
aluette_room_store_add (AluetteRoomStore *self, const AluetteStoredRoom *table, GError **error)
{
  gint64 id;

  if (!begin_transaction (self, error)
      || !end_transaction (self, insert_table (self, table, &id, error), error))
    return 0;
  self->n_tables++;
  return id;
}

gboolean
aluette_room_store_forget (AluetteRoomStore *self, gint64 id, GError **error)
{
  if (!begin_transaction (self, error)
      || !end_transaction (self,
                           aluette_connection_run (self->connection, error,
                                                   "DELETE FROM tables WHERE id = ?", "i", id),
                           error))
    return FALSE;
  self->n_tables--;
  return TRUE;
}

/* Changes */

static gboolean
write_row (AluetteRoomStore *self, gint64 id, const AluetteStoredRoom *table, GError **error)
{
  return aluette_connection_run (self->connection, error,
                                 "UPDATE tables SET text = ?, expires = ? WHERE id = ?", "sii",
                                 table->text, table->expires, id)
         && (table->hashes == NULL || write_hashes (self, id, table->hashes, error));
}

static gboolean
write_events (AluetteRoomStore *self, gint64 id, const AluetteJournalEdit *edit, GError **error)
{
  if (edit->removes
      && !aluette_connection_run (self->connection, error,
                                  "DELETE FROM events WHERE table_id = ? AND number >= ?", "ii", id,
                                  (gint64) edit->first))
    return FALSE;
  for (guint i = 0; i < edit->lines->len; i++)
    if (!aluette_connection_run (self->connection, error,
                                 "INSERT INTO events (table_id, number, lines) VALUES (?, ?, ?)",
                                 "iis", id, (gint64) edit->first + i,
                                 g_ptr_array_index (edit->lines, i)))
      return FALSE;
  return TRUE;
}

gboolean
aluette_room_store_write (AluetteRoomStore *self, gint64 id, const AluetteStoredRoom *table,
                          const AluetteJournalEdit *edit, GError **error)
{
  return begin_transaction (self, error)
         && end_transaction (self,
                             write_row (self, id, table, error)
                                 && write_events (self, id, edit, error),
                             error);
}

/* Reading */

gint64
aluette_room_store_find_words (AluetteRoomStore *self, const char *words)
{
  gint64 id;

  return aluette_connection_get_int (self->connection, &id, 0, NULL,
                                     "SELECT id FROM tables WHERE words = ?", "s", words)
             ? id
             : -1;
}

gint64
aluette_room_store_find_token (AluetteRoomStore *self, const char *hash)
{
  gint64 id;

  return aluette_connection_get_int (self->connection, &id, 0, NULL,
                                     "SELECT table_id FROM tokens WHERE hash = ?", "s", hash)
             ? id
             : -1;
}

gboolean
aluette_room_store_has_events (AluetteRoomStore *self, gint64 id)
{
  gint64 n = 0;

  aluette_connection_get_int (self->connection, &n, 0, NULL,
                              "SELECT EXISTS (SELECT 1 FROM events WHERE table_id = ?)", "i", id);
  return n != 0;
}

static gboolean
append_texts (AluetteRoomStore *self, sqlite3_stmt *query, GString *text, GError **error)
{
  g_autoptr (GError) own = NULL;

  while (query != NULL && aluette_connection_step (self->connection, query, &own))
    g_string_append (text, (const char *) sqlite3_column_text (query, 0));
  if (own != NULL)
    g_propagate_error (error, g_steal_pointer (&own));
  else if (query != NULL)
    return TRUE;
  return FALSE;
}

char *
aluette_room_store_load (AluetteRoomStore *self, gint64 id, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  sqlite3_stmt *query = aluette_connection_query (self->connection, error,
                                                  "SELECT text FROM tables WHERE id = ?", "i", id);

  if (!append_texts (self, query, text, error))
    return NULL;
  query = aluette_connection_query (self->connection, error,
                                    "SELECT lines FROM events WHERE table_id = ? ORDER BY number",
                                    "i", id);
  if (!append_texts (self, query, text, error))
    return NULL;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

GArray *
aluette_room_store_get_expired (AluetteRoomStore *self, gint64 now, GError **error)
{
  return aluette_connection_read_ids (self->connection,
                                      aluette_connection_query (self->connection, error,
                                                                "SELECT id FROM tables"
                                                                " WHERE expires < ?",
                                                                "i", now),
                                      error);
}

GArray *
aluette_room_store_get_ids (AluetteRoomStore *self, GError **error)
{
  return aluette_connection_read_ids (self->connection,
                                      aluette_connection_query (self->connection, error,
                                                                "SELECT id FROM tables", ""),
                                      error);
}

guint
aluette_room_store_get_n_tables (AluetteRoomStore *self)
{
  return self->n_tables;
}
