/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-local-game-log.h"

#include <string.h>

#include "model/session/aluette-record.h"

static void
on_written (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;

  if (g_file_replace_contents_finish (G_FILE (file), result, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
aluette_local_game_save_async (AluetteLocalGame *self, GFile *file, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data)
{
  GTask *task = g_task_new (self, cancellable, callback, data);
  g_autofree char *whole = aluette_local_game_get_record (self);
  char *record = aluette_record_get_known (whole, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_take (record, strlen (record));

  g_task_set_source_tag (task, aluette_local_game_save_async);
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, cancellable,
                                       on_written, task);
}

gboolean
aluette_local_game_save_finish (AluetteLocalGame *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
