/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-build-later.h"

/* How long the steps, and to measure what they add, may take before a frame is drawn, in
 * microseconds. GTK needs several times as long to allocate and draw it. */
#define FRAME_BUDGET 3000

/* Milliseconds until that frame, at 60 frames a second, has been drawn. */
#define FRAME_MS 20

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
  gint64 spent; /* microseconds that the steps took since the last wait for a frame */
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

static gboolean do_step (gpointer data);

/* The next step comes when the main loop is idle, or after a frame if this widget has had its
 * share. What is not shown needs no frame. */
static void
schedule_step (Work *work)
{
  if (work->spent < FRAME_BUDGET || !gtk_widget_get_mapped (work->widget))
    {
      work->source = g_idle_add (do_step, work);
      return;
    }
  work->spent = 0;
  work->source = g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE, FRAME_MS, do_step, work, NULL);
}

/* Measures what a step has added. GTK keeps the sizes for the frame, which is then shorter. What a
 * window gets is not seen at once. */
static void
measure_added (GtkWidget *widget)
{
  int width;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_ROOT (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL,
                      MAX (width, gtk_widget_get_width (widget)), NULL, NULL, NULL, NULL);
}

/* Does the first step, which may destroy the widget or add another step. The work is dropped after
 * the last one. */
static gboolean
do_step (gpointer data)
{
  g_autoptr (GtkWidget) widget = g_object_ref (((Work *) data)->widget);
  g_autofree Step *step = g_queue_pop_head (&((Work *) data)->steps);
  gint64 begun = g_get_monotonic_time ();
  Work *work;

  step->step (widget, step->data);
  work = get_work (widget);
  if (work == NULL || g_queue_is_empty (&work->steps))
    {
      drop_work (widget);
      return G_SOURCE_REMOVE;
    }
  measure_added (widget);
  work->spent += g_get_monotonic_time () - begun;
  schedule_step (work);
  return G_SOURCE_REMOVE;
}

static Work *
make_work (GtkWidget *widget)
{
  Work *work = g_new0 (Work, 1);

  work->widget = widget;
  g_queue_init (&work->steps);
  schedule_step (work);
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
