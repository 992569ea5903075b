/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-connection.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/storage/aluette-database-error.h"

/* Instructions of SQLite's virtual machine between two checks of the cancellable. */
#define PROGRESS_STEPS 5000

/* Prepared statements that are kept. More than a match in play or a search in the list needs. */
#define MAX_STATEMENTS 32

struct _AluetteConnection
{
  sqlite3 *db;
  GQueue statements; /* (element-type sqlite3_stmt): the one used last is first */
  GCancellable *cancellable;
};

G_DEFINE_QUARK (aluette_database_error, aluette_database_error)

static AluetteDatabaseError
error_code (int result)
{
  if (result == SQLITE_IOERR_WRITE || result == SQLITE_IOERR_FSYNC)
    return ALUETTE_DATABASE_ERROR_READ_ONLY;
  switch (result & 0xff)
    {
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
      return ALUETTE_DATABASE_ERROR_READ_ONLY;
    case SQLITE_FULL:
      return ALUETTE_DATABASE_ERROR_NO_SPACE;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return ALUETTE_DATABASE_ERROR_DAMAGED;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return ALUETTE_DATABASE_ERROR_BUSY;
    default:
      return ALUETTE_DATABASE_ERROR_FAILED;
    }
}

static const char *
error_text (AluetteDatabaseError code)
{
  switch (code)
    {
    case ALUETTE_DATABASE_ERROR_READ_ONLY:
      return _("Cannot write to the folder of your matches");
    case ALUETTE_DATABASE_ERROR_NO_SPACE:
      return _("The disk is full");
    case ALUETTE_DATABASE_ERROR_DAMAGED:
      return _("The file with your matches is damaged");
    case ALUETTE_DATABASE_ERROR_BUSY:
      return _("Another window or app is using the file with your matches");
    default:
      return _("Cannot use the file with your matches");
    }
}

static void
set_error (AluetteConnection *self, int result, GError **error)
{
  AluetteDatabaseError code = error_code (result);

  if ((result & 0xff) == SQLITE_INTERRUPT)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _("Canceled"));
  else if (code == ALUETTE_DATABASE_ERROR_FAILED)
    g_set_error (error, ALUETTE_DATABASE_ERROR, (int) code, "%s (%s)", error_text (code),
                 sqlite3_errmsg (self->db));
  else
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, (int) code, error_text (code));
}

static int
on_progress (void *data)
{
  AluetteConnection *self = data;

  return g_cancellable_is_cancelled (self->cancellable);
}

/* Opens the file with the flags of @mode. A read-only file is treated as immutable, unless another
 * process left a write-ahead log that can be read too. */
static int
open_file (AluetteConnection *self, const char *path, AluetteConnectionMode mode)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *escaped = g_uri_escape_string (path, "/", FALSE);
  g_autofree char *uri = NULL;
  int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;

  if (mode == ALUETTE_CONNECTION_CREATE)
    return sqlite3_open_v2 (path, &self->db, flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                            NULL);
  if (mode == ALUETTE_CONNECTION_SALVAGE)
    return sqlite3_open_v2 (path, &self->db, flags | SQLITE_OPEN_READWRITE, NULL);
  uri = g_strdup_printf ("file:%s?mode=ro%s", escaped,
                         g_file_test (log, G_FILE_TEST_EXISTS) ? "" : "&immutable=1");
  return sqlite3_open_v2 (uri, &self->db, flags | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL);
}

static void
finalize_statement (gpointer statement)
{
  sqlite3_finalize (statement);
}

/* Finalizes the statement that was not used for the longest time, unless it still has rows. */
static void
drop_oldest_statement (AluetteConnection *self)
{
  GList *oldest = self->statements.tail;

  while (oldest != NULL && sqlite3_stmt_busy (oldest->data))
    oldest = oldest->prev;
  if (oldest == NULL)
    return;
  finalize_statement (oldest->data);
  g_queue_delete_link (&self->statements, oldest);
}

/* Returns: (transfer none) (nullable): the statement with the text @sql, now the first. */
static sqlite3_stmt *
find_statement (AluetteConnection *self, const char *sql)
{
  for (GList *l = self->statements.head; l != NULL; l = l->next)
    if (g_str_equal (sqlite3_sql (l->data), sql))
      {
        g_queue_unlink (&self->statements, l);
        g_queue_push_head_link (&self->statements, l);
        return l->data;
      }
  return NULL;
}

/* contains (TEXT, WORD): as instr (TEXT, WORD) > 0, without counting characters, which takes most
 * of the time of instr (). */
static void
contains (sqlite3_context *context, int n, sqlite3_value **values)
{
  const char *text = (const char *) sqlite3_value_text (values[0]);
  const char *word = (const char *) sqlite3_value_text (values[1]);

  sqlite3_result_int (context, text != NULL && word != NULL && strstr (text, word) != NULL);
}

/* SQLite opens the file or its log only to read if it cannot open them to write, and keeps them so.
 * Returns: FALSE with @error if it has. Somebody else may be writing. */
static gboolean
check_writable (AluetteConnection *self, GError **error)
{
  int result = sqlite3_db_readonly (self->db, "main") > 0
                   ? SQLITE_READONLY
                   : sqlite3_exec (self->db, "BEGIN IMMEDIATE; ROLLBACK", NULL, NULL, NULL);

  if ((result & 0xff) != SQLITE_READONLY)
    return TRUE;
  set_error (self, result, error);
  return FALSE;
}

AluetteConnection *
aluette_connection_open (const char *path, AluetteConnectionMode mode, GError **error)
{
  g_autoptr (AluetteConnection) self = g_new0 (AluetteConnection, 1);
  int result;

  result = open_file (self, path, mode);
  if (result != SQLITE_OK)
    {
      set_error (self, result, error);
      return NULL;
    }
  if (mode == ALUETTE_CONNECTION_CREATE && !check_writable (self, error))
    return NULL;
  aluette_connection_set_patience (self, ALUETTE_CONNECTION_PATIENCE_MS);
  sqlite3_db_config (self->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_create_function (self->db, "contains", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL,
                           contains, NULL, NULL);
  if (mode == ALUETTE_CONNECTION_CREATE
      && !aluette_connection_exec (self,
                                   "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
                                   "PRAGMA foreign_keys = ON",
                                   error))
    return NULL;
  return g_steal_pointer (&self);
}

void
aluette_connection_close (AluetteConnection *self)
{
  if (self == NULL)
    return;
  g_queue_clear_full (&self->statements, finalize_statement);
  sqlite3_close (self->db);
  g_clear_object (&self->cancellable);
  g_free (self);
}

sqlite3 *
aluette_connection_get_sqlite (AluetteConnection *self)
{
  return self->db;
}

gboolean
aluette_connection_exec (AluetteConnection *self, const char *sql, GError **error)
{
  int result = sqlite3_exec (self->db, sql, NULL, NULL, NULL);

  if (result != SQLITE_OK)
    set_error (self, result, error);
  return result == SQLITE_OK;
}

static sqlite3_stmt *
get_statement (AluetteConnection *self, const char *sql, GError **error)
{
  sqlite3_stmt *statement = find_statement (self, sql);
  int result;

  if (statement != NULL)
    {
      sqlite3_reset (statement);
      return statement;
    }
  result = sqlite3_prepare_v3 (self->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
  if (result != SQLITE_OK)
    {
      set_error (self, result, error);
      return NULL;
    }
  if (self->statements.length >= MAX_STATEMENTS)
    drop_oldest_statement (self);
  g_queue_push_head (&self->statements, statement);
  return statement;
}

static int
bind_bytes (sqlite3_stmt *statement, int index, GBytes *bytes)
{
  gsize size = 0;
  const void *data = bytes != NULL ? g_bytes_get_data (bytes, &size) : NULL;

  return sqlite3_bind_blob64 (statement, index, data, size, SQLITE_STATIC);
}

/* Returns: the result of the first value that could not be bound, or SQLITE_OK. */
static int
bind_values (sqlite3_stmt *statement, const char *format, va_list *values)
{
  int result = SQLITE_OK;

  for (int i = 0; format[i] != '\0' && result == SQLITE_OK; i++)
    {
      if (format[i] == 'i')
        result = sqlite3_bind_int64 (statement, i + 1, va_arg (*values, gint64));
      else if (format[i] == 's')
        result = sqlite3_bind_text (statement, i + 1, va_arg (*values, const char *), -1,
                                    SQLITE_STATIC);
      else
        result = bind_bytes (statement, i + 1, va_arg (*values, GBytes *));
    }
  return result;
}

static gboolean
check_bound (AluetteConnection *self, int result, GError **error)
{
  if (result != SQLITE_OK)
    set_error (self, result, error);
  return result == SQLITE_OK;
}

static sqlite3_stmt *
start_statement (AluetteConnection *self, GError **error, const char *sql, const char *format,
                 va_list *values)
{
  sqlite3_stmt *statement = get_statement (self, sql, error);

  if (statement == NULL || !check_bound (self, bind_values (statement, format, values), error))
    return NULL;
  return statement;
}

sqlite3_stmt *
aluette_connection_query (AluetteConnection *self, GError **error, const char *sql,
                          const char *format, ...)
{
  sqlite3_stmt *query;
  va_list values;

  va_start (values, format);
  query = start_statement (self, error, sql, format, &values);
  va_end (values);
  return query;
}

gboolean
aluette_connection_bind_text (AluetteConnection *self, sqlite3_stmt *query, const char *name,
                              const char *text, GError **error)
{
  int index = sqlite3_bind_parameter_index (query, name);

  return index == 0
         || check_bound (self, sqlite3_bind_text (query, index, text, -1, SQLITE_TRANSIENT), error);
}

gboolean
aluette_connection_bind_int (AluetteConnection *self, sqlite3_stmt *query, const char *name,
                             gint64 value, GError **error)
{
  int index = sqlite3_bind_parameter_index (query, name);

  return index == 0 || check_bound (self, sqlite3_bind_int64 (query, index, value), error);
}

gboolean
aluette_connection_bind_ints (AluetteConnection *self, sqlite3_stmt *query, const gint64 *values,
                              guint n, GError **error)
{
  for (guint i = 0; i < n; i++)
    if (!check_bound (self, sqlite3_bind_int64 (query, (int) i + 1, values[i]), error))
      return FALSE;
  return TRUE;
}

gboolean
aluette_connection_step (AluetteConnection *self, sqlite3_stmt *query, GError **error)
{
  int result = sqlite3_step (query);

  if (result == SQLITE_ROW)
    return TRUE;
  if (result != SQLITE_DONE)
    set_error (self, result, error);
  sqlite3_reset (query);
  return FALSE;
}

GArray *
aluette_connection_read_ids (AluetteConnection *self, sqlite3_stmt *query, GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  GError *failure = NULL;

  if (query == NULL)
    return NULL;
  while (aluette_connection_step (self, query, &failure))
    {
      gint64 id = sqlite3_column_int64 (query, 0);

      g_array_append_val (ids, id);
    }
  if (failure == NULL)
    return g_steal_pointer (&ids);
  g_propagate_error (error, failure);
  return NULL;
}

static gboolean
finish_statement (AluetteConnection *self, sqlite3_stmt *statement, GError **error)
{
  int result = sqlite3_step (statement);

  if (result != SQLITE_DONE && result != SQLITE_ROW)
    set_error (self, result, error);
  sqlite3_reset (statement);
  return result == SQLITE_DONE || result == SQLITE_ROW;
}

gboolean
aluette_connection_run (AluetteConnection *self, GError **error, const char *sql,
                        const char *format, ...)
{
  sqlite3_stmt *statement;
  va_list values;

  va_start (values, format);
  statement = start_statement (self, error, sql, format, &values);
  va_end (values);
  return statement != NULL && finish_statement (self, statement, error);
}

gboolean
aluette_connection_get_int (AluetteConnection *self, gint64 *value, gint64 fallback, GError **error,
                            const char *sql, const char *format, ...)
{
  sqlite3_stmt *query;
  va_list values;
  int result;

  va_start (values, format);
  query = start_statement (self, error, sql, format, &values);
  va_end (values);
  if (query == NULL)
    return FALSE;
  result = sqlite3_step (query);
  *value = result == SQLITE_ROW ? sqlite3_column_int64 (query, 0) : fallback;
  if (result != SQLITE_ROW && result != SQLITE_DONE)
    set_error (self, result, error);
  sqlite3_reset (query);
  return result == SQLITE_ROW || result == SQLITE_DONE;
}

gboolean
aluette_connection_begin (AluetteConnection *self, GError **error)
{
  return aluette_connection_run (self, error, "BEGIN IMMEDIATE", "");
}

gboolean
aluette_connection_commit (AluetteConnection *self, GError **error)
{
  if (aluette_connection_run (self, error, "COMMIT", ""))
    return TRUE;
  aluette_connection_rollback (self);
  return FALSE;
}

void
aluette_connection_rollback (AluetteConnection *self)
{
  if (!sqlite3_get_autocommit (self->db))
    aluette_connection_run (self, NULL, "ROLLBACK", "");
}

void
aluette_connection_set_patience (AluetteConnection *self, guint ms)
{
  sqlite3_busy_timeout (self->db, (int) ms);
}

gboolean
aluette_connection_set_full_sync (AluetteConnection *self, gboolean full, GError **error)
{
  return aluette_connection_exec (self,
                                  full ? "PRAGMA synchronous = FULL"
                                       : "PRAGMA synchronous = NORMAL",
                                  error);
}

gboolean
aluette_connection_set_cache (AluetteConnection *self, guint kib, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA cache_size = -%u", kib);

  return aluette_connection_exec (self, sql, error);
}

void
aluette_connection_set_cancellable (AluetteConnection *self, GCancellable *cancellable)
{
  g_set_object (&self->cancellable, cancellable);
  sqlite3_progress_handler (self->db, cancellable != NULL ? PROGRESS_STEPS : 0, on_progress, self);
}
