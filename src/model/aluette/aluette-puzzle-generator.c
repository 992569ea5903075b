/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-puzzle-generator.h"

#include <glib/gi18n.h>

#include "model/session/aluette-cancellable-stop.h"

typedef struct
{
  guint64 seed;
  AluPuzzleCriteria wish;
  AluStop stop;
} Order;

static void
generate_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Order *order = data;
  AluPuzzleGenerator *maker = alu_puzzle_generator_new ();
  g_autofree AluPuzzle *puzzle = g_new0 (AluPuzzle, 1);
  gulong watch = aluette_cancellable_stop_connect (cancellable, &order->stop);
  gboolean made = maker != NULL
                  && alu_puzzle_generator_generate (maker, order->seed, &order->wish, &order->stop,
                                                    puzzle);

  g_cancellable_disconnect (cancellable, watch);
  alu_puzzle_generator_free (maker);
  if (g_task_return_error_if_cancelled (task))
    return;
  if (made)
    g_task_return_pointer (task, g_steal_pointer (&puzzle), g_free);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "%s",
                             _("No puzzle of this kind was found"));
}

void
aluette_puzzle_generate_async (guint64 seed, const AluPuzzleCriteria *wish,
                               GCancellable *cancellable, GAsyncReadyCallback callback,
                               gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Order *order = g_new0 (Order, 1);

  order->seed = seed;
  order->wish = *wish;
  g_task_set_source_tag (task, aluette_puzzle_generate_async);
  g_task_set_task_data (task, order, g_free);
  g_task_run_in_thread (task, generate_in_thread);
}

AluPuzzle *
aluette_puzzle_generate_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
