/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-build-later.h"

/* Of the data of a widget. */
#define WORK_KEY "aluette-build-later"

typedef struct
{
  AluetteBuildStep step;
  gpointer data;
} Step;

/* What is left to do for a widget. */
typedef struct
{
  GtkWidget *widget;
  GQueue steps; /* of Step */
  guint source;
} Work;

static Work *
get_work (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), WORK_KEY);
}

static void
work_free (gpointer data)
{
  Work *work = data;

  g_clear_handle_id (&work->source, g_source_remove);
  g_queue_clear_full (&work->steps, g_free);
  g_free (work);
}

static void
drop_work (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (widget), WORK_KEY, NULL);
}

/* Does the first step, which may destroy the widget or add another step. The work is dropped after
 * the last one. */
static gboolean
do_step (gpointer data)
{
  g_autoptr (GtkWidget) widget = g_object_ref (((Work *) data)->widget);
  g_autofree Step *step = g_queue_pop_head (&((Work *) data)->steps);
  Work *work;

  step->step (widget, step->data);
  work = get_work (widget);
  if (work != NULL && !g_queue_is_empty (&work->steps))
    return G_SOURCE_CONTINUE;
  drop_work (widget);
  return G_SOURCE_REMOVE;
}

static Work *
make_work (GtkWidget *widget)
{
  Work *work = g_new0 (Work, 1);

  work->widget = widget;
  g_queue_init (&work->steps);
  work->source = g_idle_add (do_step, work);
  g_object_set_data_full (G_OBJECT (widget), WORK_KEY, work, work_free);
  /* Steps must not find a widget without its children. */
  g_signal_handlers_disconnect_by_func (widget, drop_work, NULL);
  g_signal_connect (widget, "destroy", G_CALLBACK (drop_work), NULL);
  return work;
}

void
aluette_build_later (GtkWidget *widget, AluetteBuildStep step, gpointer data)
{
  Work *work;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (step != NULL);

  work = get_work (widget);
  if (work == NULL)
    work = make_work (widget);
  g_queue_push_tail (&work->steps, g_memdup2 (&(Step) { step, data }, sizeof (Step)));
}

static gboolean
frame_begun (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  const Step *step = data;

  aluette_build_later (widget, step->step, step->data);
  return G_SOURCE_REMOVE;
}

void
aluette_build_after_frame (GtkWidget *widget, AluetteBuildStep step, gpointer data)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (step != NULL);

  gtk_widget_add_tick_callback (widget, frame_begun,
                                g_memdup2 (&(Step) { step, data }, sizeof (Step)), g_free);
}
