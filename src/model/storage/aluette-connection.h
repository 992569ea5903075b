/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/* How long a statement waits for other connections, until told otherwise: long enough for anything
 * that another window may be doing. */
#define ALUETTE_CONNECTION_PATIENCE_MS 5000

/* One connection to the database: used by one thread at a time, its statements prepared once. */
typedef struct _AluetteConnection AluetteConnection;

typedef enum
{
  ALUETTE_CONNECTION_CREATE,    /* read and write; made where there is none */
  ALUETTE_CONNECTION_READ_ONLY, /* a file that cannot be written */
  ALUETTE_CONNECTION_SALVAGE,   /* a damaged file, to read what can be read */
} AluetteConnectionMode;

/* aluette_connection_open:
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_DATABASE_ERROR). */
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
 * @format: one letter a parameter: i gint64, s const char * (nullable), b GBytes * (nullable);
 *   texts and bytes must outlive the query
 *
 * Starts a query: step through it with aluette_connection_step (). Starting the same SQL text again
 * ends the one before.
 *
 * Returns: (transfer none) (nullable): NULL with @error. */
sqlite3_stmt *aluette_connection_query (AluetteConnection *self, GError **error, const char *sql,
                                        const char *format, ...);

/* aluette_connection_bind_text:
 * @name: a named parameter; one that @query does not have is no error
 *
 * Returns: FALSE with @error. */
gboolean aluette_connection_bind_text (AluetteConnection *self, sqlite3_stmt *query,
                                       const char *name, const char *text, GError **error);

/* The same for a number. */
gboolean aluette_connection_bind_int (AluetteConnection *self, sqlite3_stmt *query,
                                      const char *name, gint64 value, GError **error);

/* aluette_connection_step:
 * @error: (nullable): set where the query failed
 *
 * Returns: whether there is a row; after the last the query is over. */
gboolean aluette_connection_step (AluetteConnection *self, sqlite3_stmt *query, GError **error);

/* aluette_connection_read_ids:
 * @query: (nullable): whose first column is a number; stepped to its end. NULL where it could not
 *   be started
 *
 * Returns: (transfer full) (element-type gint64) (nullable): the numbers; NULL with @error. */
GArray *aluette_connection_read_ids (AluetteConnection *self, sqlite3_stmt *query, GError **error);

/* aluette_connection_run:
 *
 * Carries out a statement that gives no rows.
 *
 * Returns: FALSE with @error. */
gboolean aluette_connection_run (AluetteConnection *self, GError **error, const char *sql,
                                 const char *format, ...);

/* aluette_connection_get_int:
 * @value: (out): the first column of the first row, or @fallback without a row
 *
 * Returns: FALSE with @error. */
gboolean aluette_connection_get_int (AluetteConnection *self, gint64 *value, gint64 fallback,
                                     GError **error, const char *sql, const char *format, ...);

/* aluette_connection_begin:
 *
 * Starts a transaction that writes. End it with _commit () or _rollback (). */
gboolean aluette_connection_begin (AluetteConnection *self, GError **error);

/* aluette_connection_commit:
 *
 * Returns: FALSE with @error: then everything since _begin () is undone. */
gboolean aluette_connection_commit (AluetteConnection *self, GError **error);

/* Undoes everything since _begin (). Leaves errors of the caller's alone. */
void aluette_connection_rollback (AluetteConnection *self);

/* aluette_connection_set_patience:
 *
 * Sets how long a statement waits while another connection has the file locked, at first
 * ALUETTE_CONNECTION_PATIENCE_MS. */
void aluette_connection_set_patience (AluetteConnection *self, guint ms);

/* aluette_connection_set_full_sync:
 *
 * Whether a commit waits until the disk has it; outside of transactions only. */
gboolean aluette_connection_set_full_sync (AluetteConnection *self, gboolean full, GError **error);

/* aluette_connection_set_cancellable:
 * @cancellable: (nullable): cancelling it ends the query under way with G_IO_ERROR_CANCELLED */
void aluette_connection_set_cancellable (AluetteConnection *self, GCancellable *cancellable);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteConnection, aluette_connection_close)

G_END_DECLS
