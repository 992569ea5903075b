/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/* Default time that a statement waits for other connections, in milliseconds: longer than any
 * operation of another process takes. */
#define ALUETTE_CONNECTION_PATIENCE_MS 5000

/* A connection to the database, which prepares each statement once. It is used by one thread at a
 * time. */
typedef struct _AluetteConnection AluetteConnection;

typedef enum
{
  ALUETTE_CONNECTION_CREATE,    /* read and write; creates the file if necessary */
  ALUETTE_CONNECTION_READ_ONLY, /* for a file that is not writable */
  ALUETTE_CONNECTION_SALVAGE,   /* for a damaged file: reads what is readable */
} AluetteConnectionMode;

/* aluette_connection_open:
 *
 * Returns: (transfer full) (nullable): a connection, to be closed with aluette_connection_close
 * (); NULL with @error (ALUETTE_DATABASE_ERROR). */
AluetteConnection *
aluette_connection_open (const char *path, AluetteConnectionMode mode, GError **error);

void aluette_connection_close (AluetteConnection *self);

sqlite3 *aluette_connection_get_sqlite (AluetteConnection *self);

/* aluette_connection_exec:
 *
 * Runs one or more statements without parameters or rows.
 *
 * Returns: FALSE with @error. */
gboolean aluette_connection_exec (AluetteConnection *self, const char *sql, GError **error);

/* aluette_connection_query:
 * @format: one letter per parameter: i gint64, s const char * (nullable), b GBytes * (nullable);
 *   texts and bytes must outlive the query
 *
 * Starts a query; aluette_connection_step () returns its rows. If the same SQL text is started
 * again, the earlier query ends.
 *
 * Returns: (transfer none) (nullable): NULL with @error. */
sqlite3_stmt *aluette_connection_query (AluetteConnection *self, GError **error, const char *sql,
                                        const char *format, ...);

/* aluette_connection_bind_text:
 * @name: a named parameter; if @query does not have it, nothing happens
 * @text: (nullable): copied
 *
 * Returns: FALSE with @error. */
gboolean aluette_connection_bind_text (AluetteConnection *self, sqlite3_stmt *query,
                                       const char *name, const char *text, GError **error);

/* Binds a number in the same way. */
gboolean aluette_connection_bind_int (AluetteConnection *self, sqlite3_stmt *query,
                                      const char *name, gint64 value, GError **error);

/* aluette_connection_bind_ints:
 * @values: (array length=n): values of the parameters from the first one on
 *
 * Returns: FALSE with @error. */
gboolean aluette_connection_bind_ints (AluetteConnection *self, sqlite3_stmt *query,
                                       const gint64 *values, guint n, GError **error);

/* aluette_connection_step:
 * @error: (nullable): set if the query failed
 *
 * Returns: whether there is another row; the query has ended if not. */
gboolean aluette_connection_step (AluetteConnection *self, sqlite3_stmt *query, GError **error);

/* aluette_connection_read_ids:
 * @query: (nullable): a query whose first column is a number; all rows are read. NULL if the query
 *   could not be started
 *
 * Returns: (transfer full) (element-type gint64) (nullable): the numbers; NULL with @error. */
GArray *aluette_connection_read_ids (AluetteConnection *self, sqlite3_stmt *query, GError **error);

/* aluette_connection_run:
 * @format: see aluette_connection_query ()
 *
 * Executes a statement that returns no rows.
 *
 * Returns: FALSE with @error. */
gboolean aluette_connection_run (AluetteConnection *self, GError **error, const char *sql,
                                 const char *format, ...);

/* aluette_connection_get_int:
 * @value: (out): the first column of the first row, or @fallback if there is no row
 * @format: see aluette_connection_query ()
 *
 * Returns: FALSE with @error. */
gboolean aluette_connection_get_int (AluetteConnection *self, gint64 *value, gint64 fallback,
                                     GError **error, const char *sql, const char *format, ...);

/* aluette_connection_begin:
 *
 * Starts a transaction that writes. End it with aluette_connection_commit () or
 * aluette_connection_rollback ().
 *
 * Returns: FALSE with @error. */
gboolean aluette_connection_begin (AluetteConnection *self, GError **error);

/* aluette_connection_commit:
 *
 * Returns: FALSE with @error: the transaction is then rolled back. */
gboolean aluette_connection_commit (AluetteConnection *self, GError **error);

/* Rolls the transaction back, if there is one. Reports no errors, so that the caller's error
 * stays. */
void aluette_connection_rollback (AluetteConnection *self);

/* aluette_connection_set_patience:
 * @ms: milliseconds, initially ALUETTE_CONNECTION_PATIENCE_MS
 *
 * Sets how long a statement waits while another connection has locked the file. */
void aluette_connection_set_patience (AluetteConnection *self, guint ms);

/* aluette_connection_set_full_sync:
 * @full: whether a commit waits until the data is on the disk
 *
 * Not allowed in a transaction.
 *
 * Returns: FALSE with @error. */
gboolean aluette_connection_set_full_sync (AluetteConnection *self, gboolean full, GError **error);

/* aluette_connection_set_cache:
 * @kib: how much of the file SQLite may keep in memory, in KiB; initially SQLite's 2,000
 *
 * Returns: FALSE with @error. */
gboolean aluette_connection_set_cache (AluetteConnection *self, guint kib, GError **error);

/* aluette_connection_set_cancellable:
 * @cancellable: (nullable): if canceled, the current query ends with G_IO_ERROR_CANCELLED */
void aluette_connection_set_cancellable (AluetteConnection *self, GCancellable *cancellable);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteConnection, aluette_connection_close)

G_END_DECLS
