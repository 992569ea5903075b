/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-connection.h"
#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/* How long a change may wait while another program writes to the file: one that is queued if it
 * cannot be written, one that a user has asked for, and one that is the last chance. */
#define ALUETTE_DATABASE_BRIEF_MS 50
#define ALUETTE_DATABASE_USER_MS 1000
#define ALUETTE_DATABASE_PATIENT_MS 5000

/* Who uses a connection beside the main thread. */
typedef enum
{
  ALUETTE_WORKER_QUERIES,    /* reads only */
  ALUETTE_WORKER_BACKGROUND, /* import, upkeep: writes a little at a time */
  ALUETTE_N_WORKERS,
} AluetteWorker;

struct _AluetteDatabase
{
  GObject parent_instance;

  char *path;
  gboolean read_only;
  int presence; /* file descriptor: says to other processes that the file is open */
  AluetteConnection *main;
  GSource *maintenance; /* (nullable): starts it */

  GMutex worker_locks[ALUETTE_N_WORKERS];
  AluetteConnection *workers[ALUETTE_N_WORKERS]; /* made when first used */

  GPtrArray *waiting_queues; /* (element-type AluetteJournalQueue): not empty */

  /* One writer at a time within the process; the main thread goes first. */
  GMutex write_mutex;
  GCond write_ended;
  gboolean writing;
  guint n_main_waits;
  int checkpointing; /* atomic: whether a checkpoint is under way */
};

/* aluette_database_begin:
 *
 * Starts a transaction on the main thread's connection; waits for at most one chore.
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_begin (AluetteDatabase *self, GError **error);

/* aluette_database_begin_within:
 * @wait_ms: how long to wait while another program writes
 *
 * Does the same with a waiting time of its own.
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_begin_within (AluetteDatabase *self, guint wait_ms, GError **error);

/* aluette_database_end:
 * @good: commit where TRUE, else roll back
 *
 * Returns: @good, or FALSE with @error where the commit failed. */
gboolean aluette_database_end (AluetteDatabase *self, gboolean good, GError **error);

/* The same for a chore in another thread: it lets windows go first. */
gboolean aluette_database_begin_background (AluetteDatabase *self, AluetteConnection *connection,
                                            GError **error);
gboolean aluette_database_end_background (AluetteDatabase *self, AluetteConnection *connection,
                                          gboolean good, GError **error);

/* aluette_database_acquire:
 *
 * Any thread. Waits until nobody else uses this worker's connection.
 *
 * Returns: (transfer none) (nullable): the connection, to be given back with
 * aluette_database_release (); NULL with @error. */
AluetteConnection *aluette_database_acquire (AluetteDatabase *self, AluetteWorker worker,
                                             GCancellable *cancellable, GError **error);

void aluette_database_release (AluetteDatabase *self, AluetteWorker worker);

/* aluette_database_attach:
 *
 * Has the main loop do something once @source comes. The file is closed without waiting for it: a
 * program without a main loop would never close it. Any thread. */
void aluette_database_attach (AluetteDatabase *self, GSource *source,
                              void (*callback) (AluetteDatabase *self));

/* Tells lists that they are out of date, from any thread. */
void aluette_database_announce (AluetteDatabase *self);

/* aluette_database_add_match:
 *
 * Inserts the row of a match without a log yet. In a transaction.
 *
 * Returns: its number, 0 with @error. */
gint64 aluette_database_add_match (AluetteConnection *connection, guint64 seed, GError **error);

/* aluette_database_start_maintenance:
 *
 * Checks a large file, packs and drops matches, in another thread. Comes by itself some seconds
 * after opening. */
void aluette_database_start_maintenance (AluetteDatabase *self);

/* aluette_database_cancel_maintenance:
 *
 * It no longer comes by itself. Any thread: the last task that uses a database closes it. */
void aluette_database_cancel_maintenance (AluetteDatabase *self);

/* aluette_database_checkpoint:
 *
 * Moves what has been written from the write-ahead log to the file, in another thread: a commit of
 * the main thread's never does. */
void aluette_database_checkpoint (AluetteDatabase *self);

/* aluette_database_maintain:
 *
 * Packs matches that are over and played by nobody, and drops those deleted 30 days ago: a few at
 * a time, in the thread that holds @connection. */
void aluette_database_maintain (AluetteDatabase *self, AluetteConnection *connection);

/* aluette_database_recover:
 *
 * Sets a damaged file aside and makes a new one of what can be read. Nobody may have it open.
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_recover (const char *path, AluetteDatabaseReport *report, GError **error);

/* aluette_database_copy_name:
 * @word: such as "damaged"
 *
 * Returns: (transfer full): a name beside @path that is free: with the word, day and time. */
char *aluette_database_copy_name (const char *path, const char *word);

G_END_DECLS
