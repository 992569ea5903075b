/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-puzzle-generator.h"

#include <glib/gi18n.h>

#include "model/session/aluette-cancellable-stop.h"

typedef struct
{
  const AluPuzzleKind *kind;
  char *deck;
  char *id; /* (nullable) */
  guint64 seed;
  guint stars;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_free (order->deck);
  g_free (order->id);
  g_free (order);
}

static void
generate_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Order *order = data;
  AluStop stop = 0;
  gulong watch = aluette_cancellable_stop_connect (cancellable, &stop);
  g_autofree gpointer puzzle = g_malloc0 (order->kind->size);
  gboolean made = order->kind->generate (order->deck, order->id, order->seed, order->stars, &stop,
                                         puzzle);

  g_cancellable_disconnect (cancellable, watch);
  if (g_task_return_error_if_cancelled (task))
    return;
  if (made)
    g_task_return_pointer (task, g_steal_pointer (&puzzle), g_free);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "%s",
                             _("No puzzle of this kind was found"));
}

void
aluette_puzzle_generate_async (const AluPuzzleKind *kind, const char *deck, const char *id,
                               guint64 seed, guint stars, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Order *order = g_new0 (Order, 1);

  order->kind = kind;
  order->deck = g_strdup (deck);
  order->id = g_strdup (id);
  order->seed = seed;
  order->stars = stars;
  g_task_set_source_tag (task, aluette_puzzle_generate_async);
  g_task_set_task_data (task, order, order_free);
  g_task_run_in_thread (task, generate_in_thread);
}

gpointer
aluette_puzzle_generate_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
