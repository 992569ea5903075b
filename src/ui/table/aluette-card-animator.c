/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-card-animator.h"

#include <adwaita.h>
#include <math.h>

#include "ui/common/aluette-picture.h"
#include "ui/table/aluette-card.h"
#include "ui/table/aluette-card-arrangement.h"

/* The final width of a card that moves to something larger than a card, in pixels. */
#define PILE_WIDTH 24

/* The part of the way of a gathering card until it has joined the others, and until it goes on. */
#define JOINED 0.4
#define GOES_ON 0.55

/* How much a card grows that is put down hard. */
#define RISE 0.3f

/* How long dust flies, in milliseconds; how many specks of it; how far, in card widths; and the
 * diameter of a speck, in card widths. */
#define DUST_MS 420
#define N_SPECKS 12
#define DUST_FAR 0.34f
#define SPECK 0.12f

typedef struct
{
  AluetteCardFlight how;
  AluetteWhere to;   /* last known position of the target */
  GtkWidget *target; /* weak */
  gint64 start;      /* frame time in microseconds, 0 before the first frame */
} Flight;

/* Dust around a card that has landed. */
typedef struct
{
  AluetteWhere where;
  gint64 start;
} Dust;

struct _AluetteCardAnimator
{
  GtkWidget parent_instance;

  AluetteTableStyle *style;
  GPtrArray *flights; /* of Flight */
  GArray *dust;       /* of Dust */
  guint tick;
};

G_DEFINE_FINAL_TYPE (AluetteCardAnimator, aluette_card_animator, GTK_TYPE_WIDGET)

enum
{
  ARRIVED,
  HEARD,
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
      || !gtk_widget_compute_point (widget, GTK_WIDGET (self), &GRAPHENE_POINT_INIT (0, height / 2),
                                    &left)
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
  double elapsed = (now - flight->start) / 1000.0 - flight->how.delay_ms;

  return flight->start == 0 || elapsed < 0 ? 0 : elapsed / flight->how.duration_ms;
}

/* Removes what has come to its end. @heard: (out): whether a card that is heard has arrived.
 * Returns: whether the last card has. */
static gboolean
remove_finished (AluetteCardAnimator *self, gint64 now, gboolean *heard)
{
  gboolean any = self->flights->len > 0;

  *heard = FALSE;
  for (guint i = self->dust->len; i > 0; i--)
    if (now - g_array_index (self->dust, Dust, i - 1).start >= DUST_MS * 1000)
      g_array_remove_index (self->dust, i - 1);
  for (guint i = self->flights->len; i > 0; i--)
    {
      Flight *flight = g_ptr_array_index (self->flights, i - 1);
      gboolean landed = get_progress (flight, now) >= 1;

      if (flight->start == 0)
        flight->start = now;
      if (flight->target != NULL && landed && flight->how.strong)
        g_array_append_val (self->dust, ((Dust) { flight->to, now }));
      if (flight->target != NULL && !landed)
        continue;
      *heard = *heard || flight->how.heard;
      g_ptr_array_remove_index (self->flights, i - 1);
    }
  return any && self->flights->len == 0;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  AluetteCardAnimator *self = ALUETTE_CARD_ANIMATOR (widget);
  gboolean heard;
  gboolean arrived = remove_finished (self, gdk_frame_clock_get_frame_time (clock), &heard);
  gboolean goes_on = self->flights->len > 0 || self->dust->len > 0;

  gtk_widget_queue_draw (widget);
  if (!goes_on)
    self->tick = 0;
  if (heard)
    g_signal_emit (self, signals[HEARD], 0);
  if (arrived)
    g_signal_emit (self, signals[ARRIVED], 0);
  return goes_on ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Returns: the position at a part of the way between two others */
static AluetteWhere
mix (const AluetteWhere *from, const AluetteWhere *to, AdwEasing easing, double part)
{
  float t = (float) adw_easing_ease (easing, CLAMP (part, 0, 1));
  AluetteWhere where = {
    .width = from->width + t * (to->width - from->width),
    .angle = from->angle + t * (to->angle - from->angle),
  };

  graphene_point_interpolate (&from->center, &to->center, t, &where.center);
  return where;
}

/* Returns: where a card is now. @turned: (out): how far it has turned, 0 to 1 */
static AluetteWhere
find_where (const Flight *flight, double progress, double *turned)
{
  const AluetteCardFlight *how = &flight->how;
  double on = how->gathers ? MAX (0, (progress - GOES_ON) / (1 - GOES_ON)) : progress;
  /* A card that is put down hard is fastest as it lands. */
  AdwEasing easing = how->strong ? ADW_EASE_IN_CUBIC : ADW_EASE_OUT_CUBIC;
  AluetteWhere where;

  *turned = how->turns ? MIN (1, on * 1.3) : 0;
  where = how->gathers && on <= 0
              ? mix (&how->from, &how->via, easing, progress / JOINED)
              : mix (how->gathers ? &how->via : &how->from, &flight->to, easing, on);
  if (how->strong)
    where.width *= 1 + RISE * (float) sin (G_PI * CLAMP (progress, 0, 1));
  return where;
}

static void
snapshot_flight (AluetteCardAnimator *self, GtkSnapshot *snapshot, Flight *flight, gint64 now)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  float picture, width, height;
  double turned;
  gboolean drawn;
  AluetteWhere where;
  g_autoptr (GdkTexture) texture = NULL;

  if (flight->target != NULL)
    aluette_card_animator_locate (self, flight->target, &flight->to);
  where = find_where (flight, get_progress (flight, now), &turned);
  height = where.width * (float) ALUETTE_CARD_TALL;
  width = MAX (1, where.width * (float) fabs (cos (G_PI * turned)));
  picture = MAX (flight->how.from.width, flight->to.width);
  /* Use the texture of one of the two sizes that the card widgets need anyway. */
  texture = aluette_table_style_request_texture (self->style,
                                                 turned > 0.5 ? ALUETTE_NO_CARD : flight->how.card,
                                                 MAX (1, (int) roundf (picture) * scale),
                                                 MAX (1,
                                                      (int) (roundf (picture) * ALUETTE_CARD_TALL)
                                                          * scale),
                                                 &drawn);
  /* A substitute would be a white or blurred card over the face of its player. */
  if (!drawn)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &where.center);
  gtk_snapshot_rotate (snapshot, where.angle);
  aluette_picture_append (snapshot, GTK_WIDGET (self), texture,
                          &GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height));
  gtk_snapshot_restore (snapshot);
}

/* Draws specks that fly away from the edge of a card and fade. */
static void
snapshot_dust (GtkSnapshot *snapshot, const Dust *dust, gint64 now)
{
  float t = CLAMP ((float) (now - dust->start) / (DUST_MS * 1000), 0, 1);
  float far = (float) adw_easing_ease (ADW_EASE_OUT_CUBIC, t) * DUST_FAR;
  float size = dust->where.width * SPECK * (1 + t);
  GdkRGBA color = { 0.93f, 0.88f, 0.76f, 0.75f * (1 - t) };

  for (int i = 0; i < N_SPECKS; i++)
    {
      double angle = 2 * G_PI * i / N_SPECKS;
      float x = (float) cos (angle) * dust->where.width * (0.5f + far);
      float y = (float) sin (angle) * dust->where.width * (0.5f * (float) ALUETTE_CARD_TALL + far);
      graphene_rect_t box = GRAPHENE_RECT_INIT (dust->where.center.x + x - size / 2,
                                                dust->where.center.y + y - size / 2, size, size);
      GskRoundedRect outline;

      gsk_rounded_rect_init_from_rect (&outline, &box, size / 2);
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &color, &box);
      gtk_snapshot_pop (snapshot);
    }
}

static void
aluette_card_animator_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteCardAnimator *self = ALUETTE_CARD_ANIMATOR (widget);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64 now = clock != NULL ? gdk_frame_clock_get_frame_time (clock) : 0;

  for (guint i = 0; i < self->dust->len; i++)
    snapshot_dust (snapshot, &g_array_index (self->dust, Dust, i), now);
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
  g_array_unref (ALUETTE_CARD_ANIMATOR (object)->dust);
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

  signals[ARRIVED] = g_signal_new ("arrived", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[HEARD] = g_signal_new ("heard", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
aluette_card_animator_init (AluetteCardAnimator *self)
{
  self->flights = g_ptr_array_new_with_free_func (flight_free);
  self->dust = g_array_new (FALSE, FALSE, sizeof (Dust));
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
aluette_card_animator_fly (AluetteCardAnimator *self, const AluetteCardFlight *how,
                           GtkWidget *target)
{
  GtkWidget *widget = GTK_WIDGET (self);
  Flight *flight;

  if (!aluette_card_animator_can_run (self, how->duration_ms))
    return;
  flight = g_new0 (Flight, 1);
  flight->how = *how;
  flight->to = how->from;
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

/* Returns: whether a card that is heard moves */
static gboolean
has_heard_card (AluetteCardAnimator *self)
{
  for (guint i = 0; i < self->flights->len; i++)
    if (((Flight *) g_ptr_array_index (self->flights, i))->how.heard)
      return TRUE;
  return FALSE;
}

void
aluette_card_animator_finish (AluetteCardAnimator *self)
{
  gboolean heard = has_heard_card (self);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_array_set_size (self->dust, 0);
  if (self->flights->len == 0)
    return;
  g_ptr_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (heard)
    g_signal_emit (self, signals[HEARD], 0);
  g_signal_emit (self, signals[ARRIVED], 0);
}
