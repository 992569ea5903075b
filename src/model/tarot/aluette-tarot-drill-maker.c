/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-drill-maker.h"

#include <glib/gi18n.h>

#include "engine/alu-game-kind.h"
#include "model/session/aluette-cancellable-stop.h"
#include "model/session/aluette-game-setup.h"

typedef struct
{
  TarotDrillKind kind;
  guint64 seed;
} Order;

static void
make_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Order *order = data;
  g_autofree TarotDrill *drill = g_new0 (TarotDrill, 1);
  AluStop stop = 0;
  gulong watch = aluette_cancellable_stop_connect (cancellable, &stop);
  gboolean made = tarot_drill_make (order->kind, order->seed, &stop, drill);

  g_cancellable_disconnect (cancellable, watch);
  if (!g_task_return_error_if_cancelled (task) && made)
    g_task_return_pointer (task, g_steal_pointer (&drill), g_free);
}

void
aluette_tarot_drill_make_async (const char *deck, const char *id, GCancellable *cancellable,
                                GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Order *order = g_new0 (Order, 1);
  g_autofree char *fresh = g_strdup_printf ("%s-%" G_GINT64_MODIFIER "x", deck,
                                            aluette_game_setup_new_seed ());

  g_task_set_source_tag (task, aluette_tarot_drill_make_async);
  g_task_set_task_data (task, order, g_free);
  if ((id != NULL && tarot_drill_read_id (id, &order->kind, &order->seed))
      || tarot_drill_read_id (fresh, &order->kind, &order->seed))
    g_task_run_in_thread (task, make_in_thread);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "%s",
                             _("The position does not exist"));
}

TarotDrill *
aluette_tarot_drill_make_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

char *
aluette_tarot_drill_write_answer (const TarotEvent *event)
{
  char line[ALU_GAME_MAX_REQUEST];

  if (event->type != TAROT_EVENT_BID && event->type != TAROT_EVENT_ECART)
    return NULL;
  tarot_record_write_request (event, line);
  return g_strdup (line);
}

gboolean
aluette_tarot_drill_read_answer (const TarotDrill *drill, const char *answer, TarotEvent *event)
{
  return tarot_record_read_request (drill->header.rules.n_seats, answer, event);
}
