/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-card-animator.h"

#include <adwaita.h>
#include <math.h>

#include "ui/common/aluette-picture.h"
#include "ui/table/aluette-card.h"
#include "ui/table/aluette-card-arrangement.h"

/* The final width of a card that moves to something larger than a card, in pixels. */
#define PILE_WIDTH 24

typedef struct
{
  guint card;
  AluetteWhere from;
  AluetteWhere to;    /* last known position of the target */
  GtkWidget *target;  /* weak */
  gint64 start;       /* frame time in microseconds, 0 before the first frame */
  guint delay;        /* milliseconds */
  guint duration;
} Flight;

struct _AluetteCardAnimator
{
  GtkWidget parent_instance;

  AluetteTableStyle *style;
  GPtrArray *flights; /* of Flight */
  guint tick;
};

G_DEFINE_FINAL_TYPE (AluetteCardAnimator, aluette_card_animator, GTK_TYPE_WIDGET)

enum
{
  ARRIVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
flight_free (gpointer data)
{
  Flight *flight = data;

  if (flight->target != NULL && ALUETTE_IS_CARD (flight->target))
    aluette_card_set_veiled (ALUETTE_CARD (flight->target), FALSE);
  g_clear_weak_pointer (&flight->target);
  g_free (flight);
}

gboolean
aluette_card_animator_locate (AluetteCardAnimator *self, GtkWidget *widget, AluetteWhere *where)
{
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  graphene_point_t left, right;

  if (width < 1 || height < 1
      || !gtk_widget_compute_point (widget, GTK_WIDGET (self),
                                    &GRAPHENE_POINT_INIT (0, height / 2), &left)
      || !gtk_widget_compute_point (widget, GTK_WIDGET (self),
                                    &GRAPHENE_POINT_INIT (width, height / 2), &right))
    return FALSE;
  where->center = GRAPHENE_POINT_INIT ((left.x + right.x) / 2, (left.y + right.y) / 2);
  where->angle = (float) (atan2 (right.y - left.y, right.x - left.x) * 180 / G_PI);
  where->width = ALUETTE_IS_CARD (widget) ? graphene_point_distance (&left, &right, NULL, NULL)
                                          : MIN (PILE_WIDTH, width);
  return TRUE;
}

/* Returns: the progress of a flight: 0 before it starts, 1 or more after it has arrived */
static double
get_progress (const Flight *flight, gint64 now)
{
  double elapsed = (now - flight->start) / 1000.0 - flight->delay;

  return flight->start == 0 || elapsed < 0 ? 0 : elapsed / flight->duration;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  AluetteCardAnimator *self = ALUETTE_CARD_ANIMATOR (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  for (guint i = self->flights->len; i > 0; i--)
    {
      Flight *flight = g_ptr_array_index (self->flights, i - 1);

      if (flight->start == 0)
        flight->start = now;
      if (flight->target == NULL || get_progress (flight, now) >= 1)
        g_ptr_array_remove_index (self->flights, i - 1);
    }
  gtk_widget_queue_draw (widget);
  if (self->flights->len > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  g_signal_emit (self, signals[ARRIVED], 0);
  return G_SOURCE_REMOVE;
}

static void
snapshot_flight (AluetteCardAnimator *self, GtkSnapshot *snapshot, Flight *flight, gint64 now)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  double t = adw_easing_ease (ADW_EASE_OUT_CUBIC, CLAMP (get_progress (flight, now), 0, 1));
  float width, height, picture;
  graphene_point_t center;
  g_autoptr (GdkTexture) texture = NULL;

  if (flight->target != NULL)
    aluette_card_animator_locate (self, flight->target, &flight->to);
  graphene_point_interpolate (&flight->from.center, &flight->to.center, t, &center);
  width = flight->from.width + (float) t * (flight->to.width - flight->from.width);
  height = width * (float) ALUETTE_CARD_TALL;
  /* Use the texture of one of the two sizes that the card widgets need anyway. */
  picture = MAX (flight->from.width, flight->to.width);
  texture = aluette_table_style_get_texture (self->style, flight->card,
                                             MAX (1, (int) roundf (picture) * scale),
                                             MAX (1, (int) (roundf (picture) * ALUETTE_CARD_TALL)
                                                     * scale));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &center);
  gtk_snapshot_rotate (snapshot, flight->from.angle
                                     + (float) t * (flight->to.angle - flight->from.angle));
  aluette_picture_append (snapshot, GTK_WIDGET (self), texture,
                          &GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height));
  gtk_snapshot_restore (snapshot);
}

static void
aluette_card_animator_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteCardAnimator *self = ALUETTE_CARD_ANIMATOR (widget);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64 now = clock != NULL ? gdk_frame_clock_get_frame_time (clock) : 0;

  for (guint i = 0; i < self->flights->len; i++)
    snapshot_flight (self, snapshot, g_ptr_array_index (self->flights, i), now);
}

static void
aluette_card_animator_unmap (GtkWidget *widget)
{
  aluette_card_animator_finish (ALUETTE_CARD_ANIMATOR (widget));
  GTK_WIDGET_CLASS (aluette_card_animator_parent_class)->unmap (widget);
}

static void
aluette_card_animator_dispose (GObject *object)
{
  AluetteCardAnimator *self = ALUETTE_CARD_ANIMATOR (object);

  g_ptr_array_set_size (self->flights, 0);
  g_clear_object (&self->style);
  G_OBJECT_CLASS (aluette_card_animator_parent_class)->dispose (object);
}

static void
aluette_card_animator_finalize (GObject *object)
{
  g_ptr_array_unref (ALUETTE_CARD_ANIMATOR (object)->flights);
  G_OBJECT_CLASS (aluette_card_animator_parent_class)->finalize (object);
}

static void
aluette_card_animator_class_init (AluetteCardAnimatorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_card_animator_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_card_animator_finalize;
  widget_class->snapshot = aluette_card_animator_snapshot;
  widget_class->unmap = aluette_card_animator_unmap;

  signals[ARRIVED] = g_signal_new ("arrived", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
aluette_card_animator_init (AluetteCardAnimator *self)
{
  self->flights = g_ptr_array_new_with_free_func (flight_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
aluette_card_animator_new (AluetteTableStyle *style)
{
  AluetteCardAnimator *self = g_object_new (ALUETTE_TYPE_CARD_ANIMATOR, NULL);

  self->style = g_object_ref (style);
  return GTK_WIDGET (self);
}

gboolean
aluette_card_animator_can_run (AluetteCardAnimator *self, guint duration_ms)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return duration_ms > 0 && gtk_widget_get_mapped (widget) && adw_get_enable_animations (widget);
}

void
aluette_card_animator_fly (AluetteCardAnimator *self, guint card, const AluetteWhere *from,
                           GtkWidget *target, guint delay_ms, guint duration_ms)
{
  GtkWidget *widget = GTK_WIDGET (self);
  Flight *flight;

  if (!aluette_card_animator_can_run (self, duration_ms))
    return;
  flight = g_new0 (Flight, 1);
  flight->card = card;
  flight->from = flight->to = *from;
  flight->delay = delay_ms;
  flight->duration = duration_ms;
  g_set_weak_pointer (&flight->target, target);
  if (ALUETTE_IS_CARD (target))
    aluette_card_set_veiled (ALUETTE_CARD (target), TRUE);
  g_ptr_array_add (self->flights, flight);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
}

gboolean
aluette_card_animator_is_running (AluetteCardAnimator *self)
{
  return self->flights->len > 0;
}

void
aluette_card_animator_finish (AluetteCardAnimator *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  if (self->flights->len == 0)
    return;
  g_ptr_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[ARRIVED], 0);
}
