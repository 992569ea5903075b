/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database-private.h"

#include <unistd.h>

#include "model/storage/aluette-match-lock.h"
#include "model/storage/aluette-match-log.h"

#define DAYS_KEPT "30"

static void
checkpoint_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  AluetteDatabase *self = source;
  AluetteConnection *connection = aluette_database_acquire (self, ALUETTE_WORKER_BACKGROUND, NULL,
                                                            NULL);

  if (connection != NULL)
    {
      sqlite3_wal_checkpoint_v2 (aluette_connection_get_sqlite (connection), NULL,
                                 SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
      aluette_database_release (self, ALUETTE_WORKER_BACKGROUND);
    }
  g_atomic_int_set (&self->checkpointing, 0);
  g_task_return_boolean (task, TRUE);
}

void
aluette_database_checkpoint (AluetteDatabase *self)
{
  g_autoptr (GTask) task = NULL;

  if (!g_atomic_int_compare_and_exchange (&self->checkpointing, 0, 1))
    return;
  task = g_task_new (self, NULL, NULL, NULL);
  g_task_run_in_thread (task, checkpoint_in_thread);
}

static GArray *
list_ids (AluetteConnection *connection, const char *sql)
{
  sqlite3_stmt *query = aluette_connection_query (connection, NULL, sql, "");

  return aluette_connection_read_ids (connection, query, NULL);
}

static gboolean
pack_match (AluetteConnection *connection, gint64 match)
{
  g_autofree char *record = aluette_match_log_read (connection, match, NULL, NULL);

  return record != NULL && aluette_match_log_pack (connection, match, record, NULL);
}

static gboolean
drop_match (AluetteConnection *connection, gint64 match)
{
  return aluette_connection_run (connection, NULL, "DELETE FROM matches WHERE id = ?", "i", match);
}

/* Calls @background for each match that nobody plays, each in its own transaction. */
static void
do_each (AluetteDatabase *self, AluetteConnection *connection, GArray *matches,
         gboolean (*background) (AluetteConnection *connection, gint64 match))
{
  for (guint i = 0; matches != NULL && i < matches->len; i++)
    {
      gint64 match = g_array_index (matches, gint64, i);
      int lock = aluette_match_lock_open (self->path);

      if (lock >= 0 && aluette_match_lock_take (lock, match, FALSE, FALSE)
          && aluette_database_begin_background (self, connection, NULL))
        aluette_database_end_background (self, connection, background (connection, match), NULL);
      if (lock >= 0)
        close (lock);
    }
}

void
aluette_database_maintain (AluetteDatabase *self, AluetteConnection *connection)
{
  g_autoptr (GArray) finished = list_ids (connection,
                                          "SELECT id FROM matches WHERE over AND hash IS NULL"
                                          " AND EXISTS (SELECT 1 FROM events WHERE match = id)");
  g_autoptr (GArray) forgotten = list_ids (
      connection,
      "SELECT id FROM matches WHERE deleted < unixepoch ('now', '-" DAYS_KEPT " days')");

  if (aluette_database_begin_background (self, connection, NULL))
    aluette_database_end_background (
        self, connection,
        aluette_connection_exec (connection,
                                 "DELETE FROM tournaments"
                                 " WHERE deleted < unixepoch ('now', '-" DAYS_KEPT " days')",
                                 NULL),
        NULL);
  do_each (self, connection, finished, pack_match);
  do_each (self, connection, forgotten, drop_match);
}
