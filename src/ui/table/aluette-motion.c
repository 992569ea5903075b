/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-motion.h"

#include <adwaita.h>
#include <math.h>

#include "ui/table/aluette-card.h"
#include "ui/table/aluette-table-geometry.h"

/* A card that goes to something larger than a card ends as wide as this, in pixels. */
#define PILE_WIDTH 24

typedef struct
{
  AluCard card;
  AluetteWhere from;
  AluetteWhere to;    /* where it was aimed at last */
  GtkWidget *target;  /* weak */
  gint64 start;       /* frame time in microseconds, 0 before the first frame */
  guint delay;        /* milliseconds */
  guint duration;
} Flight;

struct _AluetteMotion
{
  GtkWidget parent_instance;

  AluetteTableStyle *style;
  GPtrArray *flights; /* Flight */
  guint tick;
};

G_DEFINE_FINAL_TYPE (AluetteMotion, aluette_motion, GTK_TYPE_WIDGET)

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
aluette_motion_locate (AluetteMotion *self, GtkWidget *widget, AluetteWhere *where)
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

/* How far a flight has come: 0 before it leaves, 1 and over when it is there. */
static double
progress (const Flight *flight, gint64 now)
{
  double elapsed = (now - flight->start) / 1000.0 - flight->delay;

  return flight->start == 0 || elapsed < 0 ? 0 : elapsed / flight->duration;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  AluetteMotion *self = ALUETTE_MOTION (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  for (guint i = self->flights->len; i > 0; i--)
    {
      Flight *flight = g_ptr_array_index (self->flights, i - 1);

      if (flight->start == 0)
        flight->start = now;
      if (flight->target == NULL || progress (flight, now) >= 1)
        g_ptr_array_remove_index (self->flights, i - 1);
    }
  gtk_widget_queue_draw (widget);
  if (self->flights->len > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
snapshot_flight (AluetteMotion *self, GtkSnapshot *snapshot, Flight *flight, gint64 now)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  double t = adw_easing_ease (ADW_EASE_OUT_CUBIC, CLAMP (progress (flight, now), 0, 1));
  float width, height, picture;
  graphene_point_t center;
  g_autoptr (GdkTexture) texture = NULL;

  if (flight->target != NULL)
    aluette_motion_locate (self, flight->target, &flight->to);
  graphene_point_interpolate (&flight->from.center, &flight->to.center, t, &center);
  width = flight->from.width + (float) t * (flight->to.width - flight->from.width);
  height = width * (float) ALUETTE_CARD_TALL;
  /* A picture in one of the two sizes that are drawn anyway. */
  picture = MAX (flight->from.width, flight->to.width);
  texture = aluette_table_style_get_texture (self->style, flight->card,
                                             MAX (1, (int) roundf (picture) * scale),
                                             MAX (1, (int) (roundf (picture) * ALUETTE_CARD_TALL)
                                                     * scale));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &center);
  gtk_snapshot_rotate (snapshot, flight->from.angle
                                     + (float) t * (flight->to.angle - flight->from.angle));
  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height));
  gtk_snapshot_restore (snapshot);
}

static void
aluette_motion_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteMotion *self = ALUETTE_MOTION (widget);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64 now = clock != NULL ? gdk_frame_clock_get_frame_time (clock) : 0;

  for (guint i = 0; i < self->flights->len; i++)
    snapshot_flight (self, snapshot, g_ptr_array_index (self->flights, i), now);
}

static void
aluette_motion_unmap (GtkWidget *widget)
{
  aluette_motion_finish (ALUETTE_MOTION (widget));
  GTK_WIDGET_CLASS (aluette_motion_parent_class)->unmap (widget);
}

static void
aluette_motion_dispose (GObject *object)
{
  AluetteMotion *self = ALUETTE_MOTION (object);

  g_ptr_array_set_size (self->flights, 0);
  g_clear_object (&self->style);
  G_OBJECT_CLASS (aluette_motion_parent_class)->dispose (object);
}

static void
aluette_motion_finalize (GObject *object)
{
  g_ptr_array_unref (ALUETTE_MOTION (object)->flights);
  G_OBJECT_CLASS (aluette_motion_parent_class)->finalize (object);
}

static void
aluette_motion_class_init (AluetteMotionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_motion_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_motion_finalize;
  widget_class->snapshot = aluette_motion_snapshot;
  widget_class->unmap = aluette_motion_unmap;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
aluette_motion_init (AluetteMotion *self)
{
  self->flights = g_ptr_array_new_with_free_func (flight_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
aluette_motion_new (AluetteTableStyle *style)
{
  AluetteMotion *self = g_object_new (ALUETTE_TYPE_MOTION, NULL);

  self->style = g_object_ref (style);
  return GTK_WIDGET (self);
}

void
aluette_motion_fly (AluetteMotion *self, AluCard card, const AluetteWhere *from, GtkWidget *target,
                    guint delay_ms, guint duration_ms)
{
  GtkWidget *widget = GTK_WIDGET (self);
  Flight *flight;

  if (duration_ms == 0 || !gtk_widget_get_mapped (widget) || !adw_get_enable_animations (widget))
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
aluette_motion_is_running (AluetteMotion *self)
{
  return self->flights->len > 0;
}

void
aluette_motion_finish (AluetteMotion *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  if (self->flights->len == 0)
    return;
  g_ptr_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
