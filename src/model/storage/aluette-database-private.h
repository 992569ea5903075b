/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-connection.h"
#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/* How long a write may wait for another program, in milliseconds: in the main thread, which nothing
 * may stop for longer, and all in all in another one. */
#define ALUETTE_DATABASE_BRIEF_MS 50
#define ALUETTE_DATABASE_PATIENT_MS 5000

/* Users of a connection other than the main thread. */
typedef enum
{
  ALUETTE_WORKER_QUERIES,    /* only reads */
  ALUETTE_WORKER_BACKGROUND, /* import and maintenance, in short transactions */
  ALUETTE_N_WORKERS,
} AluetteWorker;

struct _AluetteDatabase
{
  GObject parent_instance;

  char *path;
  gboolean read_only;
  int presence; /* file descriptor; holds a lock while the file is open */
  AluetteConnection *main;
  GSource *maintenance; /* (nullable): timer that starts the maintenance */

  GMutex worker_locks[ALUETTE_N_WORKERS];
  AluetteConnection *workers[ALUETTE_N_WORKERS]; /* opened when first used */

  AluetteBacklog *backlog; /* of the journals */

  /* The process has one writer at a time; the main thread goes first. */
  GMutex write_mutex;
  GCond write_ended;
  gboolean writing;
  guint n_main_waits;
  int checkpointing; /* atomic: whether a checkpoint is in progress */
  int announcing;    /* atomic: whether "changed" will be emitted */
};

/* aluette_database_begin:
 *
 * Starts a transaction on the main thread's connection. Waits for at most one background
 * transaction.
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_begin (AluetteDatabase *self, GError **error);

/* aluette_database_begin_within:
 * @wait_ms: how long to wait while another program writes, in milliseconds
 *
 * Does the same with another waiting time.
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_begin_within (AluetteDatabase *self, guint wait_ms, GError **error);

/* aluette_database_end:
 * @good: TRUE to commit, FALSE to roll back
 *
 * Returns: @good, or FALSE with @error if the commit failed. */
gboolean aluette_database_end (AluetteDatabase *self, gboolean good, GError **error);

/* Start and end a transaction in a worker thread. The main thread's transactions go first. */
gboolean aluette_database_begin_background (AluetteDatabase *self, AluetteConnection *connection,
                                            GError **error);
gboolean aluette_database_end_background (AluetteDatabase *self, AluetteConnection *connection,
                                          gboolean good, GError **error);

/* aluette_database_acquire:
 *
 * Acquires the connection of a worker; waits until nobody else uses it. Any thread.
 *
 * Returns: (transfer none) (nullable): the connection, to be released with
 * aluette_database_release (); NULL with @error. */
AluetteConnection *aluette_database_acquire (AluetteDatabase *self, AluetteWorker worker,
                                             GCancellable *cancellable, GError **error);

void aluette_database_release (AluetteDatabase *self, AluetteWorker worker);

/* aluette_database_attach:
 * @source: (transfer none): attached to the default main context
 *
 * Calls @callback in the main thread when @source is dispatched, if the database still exists. The
 * source does not keep the database alive. Any thread. */
void aluette_database_attach (AluetteDatabase *self, GSource *source,
                              void (*callback) (AluetteDatabase *self));

/* Emits "changed" in the main thread, once for all changes up to then. Any thread. */
void aluette_database_announce (AluetteDatabase *self);

/* aluette_database_claim_record:
 * @journal: (out) (transfer full) (nullable): the journal for its events; NULL if the database is
 *   read-only
 *
 * Claims a match for this process and reads all of it, with the deal in play.
 *
 * Returns: (transfer full) (nullable): the record; NULL with @error. */
char *aluette_database_claim_record (AluetteDatabase *self, gint64 match, AluetteJournal **journal,
                                     GError **error);

/* aluette_database_load_record:
 *
 * Reads all of a match, with the deal in play, without claiming it.
 *
 * Returns: (transfer full) (nullable): the record; NULL with @error. */
char *aluette_database_load_record (AluetteDatabase *self, gint64 match, GError **error);

/* aluette_database_add_match:
 * @key: (nullable): see aluette_database_create_match ()
 *
 * Inserts the row of a match that has no log yet. Must be called in a transaction.
 *
 * Returns: number of the match; 0 with @error. */
gint64 aluette_database_add_match (AluetteConnection *connection, guint64 seed, GBytes *key,
                                   GError **error);

/* aluette_database_write_link:
 *
 * Stores what aluette_database_link_match () says. Must be called in a transaction.
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_write_link (AluetteConnection *connection, gint64 match, gint64 previous,
                                      GError **error);

/* aluette_database_start_maintenance:
 *
 * Starts the maintenance in another thread. This happens automatically some seconds after the
 * database was opened. */
void aluette_database_start_maintenance (AluetteDatabase *self);

/* aluette_database_cancel_maintenance:
 *
 * Cancels the automatic start of the maintenance. Any thread, because the last task that uses the
 * database finalizes it. */
void aluette_database_cancel_maintenance (AluetteDatabase *self);

/* aluette_database_checkpoint:
 *
 * Copies the write-ahead log to the database file, in another thread. Commits of the main thread
 * never do this. */
void aluette_database_checkpoint (AluetteDatabase *self);

/* aluette_database_maintain:
 *
 * Packs finished matches that nobody has open, and drops those deleted 30 days ago, in short
 * transactions. Called by the thread that has acquired @connection. */
void aluette_database_maintain (AluetteDatabase *self, AluetteConnection *connection);

/* aluette_database_recover:
 * @report: (inout): gets the numbers of matches and the path of the copy
 *
 * Copies a damaged file and replaces it with a new one that contains everything readable. Nobody
 * else may have the file open.
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_recover (const char *path, AluetteDatabaseReport *report, GError **error);

/* aluette_database_copy_name:
 * @word: why there is a copy, such as "damaged"
 *
 * Returns: (transfer full) (type filename): an unused path next to @path, with @word, date and
 * time. */
char *aluette_database_copy_name (const char *path, const char *word);

G_END_DECLS
