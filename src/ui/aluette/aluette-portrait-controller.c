/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-portrait-controller.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/aluette/aluette-aluette-game.h"
#include "ui/aluette/aluette-gaze-text.h"
#include "ui/portraits/aluette-portrait.h"

/* How large a portrait becomes while it makes a sign to be learned. */
#define SWELL 1.25

struct _AluettePortraitController
{
  GObject parent_instance;

  AluetteTable *table; /* weak */
  AluetteGaze *gaze;
  AluetteGestureFunc gesture;
  gpointer data;
};

enum
{
  SIGNAL_SIGN_SHOWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluettePortraitController, aluette_portrait_controller, G_TYPE_OBJECT)

/* Returns: (nullable) (transfer none) */
static AluettePortrait *
get_portrait (AluettePortraitController *self, guint seat)
{
  GtkWidget *portrait = self->table != NULL ? aluette_table_get_portrait (self->table, seat) : NULL;

  return portrait != NULL ? ALUETTE_PORTRAIT (portrait) : NULL;
}

/* Turns the eyes of a portrait toward the middle of a widget. */
static void
look_toward (AluettePortraitController *self, AluettePortrait *portrait, GtkWidget *target)
{
  GtkWidget *from = GTK_WIDGET (portrait);
  graphene_point_t middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (target) / 2,
                                                 (float) gtk_widget_get_height (target) / 2);
  graphene_point_t point;
  double dx, dy, length;

  if (!gtk_widget_compute_point (target, from, &middle, &point))
    return;
  dx = point.x - gtk_widget_get_width (from) / 2.0;
  dy = point.y - gtk_widget_get_height (from) / 2.0;
  length = hypot (dx, dy);
  if (length > 0)
    aluette_portrait_look_at (portrait, dx / length, dy / length);
}

/* Returns: whether @seat is a partner of the viewer */
static AluetteWatch
get_side (guint seat, guint viewer)
{
  return alu_team_of ((int) seat) == alu_team_of ((int) viewer) ? ALUETTE_WATCH_PARTNER
                                                                : ALUETTE_WATCH_OPPONENT;
}

/* Marks who looks at the viewer, and at the viewer's own seat whether an opponent does. */
static void
refresh_watch (AluettePortraitController *self)
{
  AluetteGame *game = self->table != NULL ? aluette_table_get_game (self->table) : NULL;
  guint viewer = aluette_gaze_get_viewer (self->gaze);
  gboolean shown = viewer != ALU_NOBODY
                   && aluette_gaze_get_gesture_difficulty (self->gaze)
                          != ALUETTE_GESTURE_DIFFICULTY_CAFE;
  AluetteWatch own = ALUETTE_WATCH_NOBODY;
  g_autofree char *text = NULL;

  if (game == NULL)
    return;
  shown = shown && aluette_game_get_aluette_header (game)->rules.signs;
  for (guint seat = 0; seat < aluette_game_get_aluette_header (game)->rules.seats; seat++)
    {
      AluetteWatch watch = ALUETTE_WATCH_UNKNOWN;

      if (shown && seat != viewer && aluette_gaze_get_target (self->gaze, seat) == viewer)
        watch = get_side (seat, viewer);
      own = MAX (own, watch);
      aluette_table_set_watch (self->table, seat, watch,
                               watch != ALUETTE_WATCH_UNKNOWN ? _ ("Looking at you") : NULL);
    }
  if (!shown)
    return;
  text = aluette_gaze_text_watchers (game, self->gaze, viewer);
  aluette_table_set_watch (self->table, viewer, own, text);
}

static void
gaze_changed (AluettePortraitController *self, guint seat)
{
  AluettePortrait *portrait = get_portrait (self, seat);
  guint gaze = aluette_gaze_get_target (self->gaze, seat);
  AluettePortrait *other;

  refresh_watch (self);

  if (portrait == NULL)
    return;
  aluette_portrait_set_idle_glances (portrait, gaze == ALU_GAZE_HIDDEN);
  if (gaze == ALU_GAZE_HIDDEN)
    return;
  if (gaze == ALU_GAZE_CARDS)
    {
      aluette_portrait_look_at (portrait, 0, 1);
      return;
    }
  if (gaze == aluette_gaze_get_viewer (self->gaze))
    {
      /* Straight out of the picture. */
      aluette_portrait_look_at (portrait, 0, 0);
      return;
    }
  other = gaze == ALU_GAZE_TRICK ? NULL : get_portrait (self, gaze);
  look_toward (self, portrait, other != NULL ? GTK_WIDGET (other) : GTK_WIDGET (self->table));
}

/* Draws the attention to a sign of another player, unless in the café. */
static void
light_up (AluettePortraitController *self, guint seat)
{
  guint difficulty = aluette_gaze_get_gesture_difficulty (self->gaze);

  if (seat != aluette_gaze_get_viewer (self->gaze) && difficulty != ALUETTE_GESTURE_DIFFICULTY_CAFE)
    aluette_table_light_up (self->table, seat,
                            difficulty == ALUETTE_GESTURE_DIFFICULTY_LEARNER ? SWELL : 1);
}

/* Returns the length of the gesture in milliseconds, or 0 if nobody sits on @seat. */
static guint
perform_sign (AluettePortraitController *self, guint seat, guint sign, guint strength)
{
  AluettePortrait *portrait = get_portrait (self, seat);
  guint length_ms = 0;
  double size;

  if (portrait == NULL)
    return 0;
  aluette_gaze_recall (self->gaze, seat, (AluSign) sign, &length_ms, &size);
  aluette_portrait_perform (portrait,
                            (AluetteGesture) self->gesture ((AluSign) sign, strength, self->data),
                            length_ms, size);
  light_up (self, seat);
  g_signal_emit (self, signals[SIGNAL_SIGN_SHOWN], 0, seat, sign, strength);
  return length_ms;
}

/* A replay of the table has come to a sign. */
static guint
gesture_cb (AluettePortraitController *self, guint line)
{
  const AluEvent *event = aluette_seat_log_get_aluette_line (aluette_table_get_log (self->table),
                                                             line);

  return perform_sign (self, event->seat, event->sign.sign, event->sign.strength);
}

static void
sign_made (AluettePortraitController *self, const AluEvent *event)
{
  if (aluette_gaze_get_viewer (self->gaze) != ALU_NOBODY)
    perform_sign (self, event->seat, event->sign.sign, event->sign.strength);
}

static void
aluette_portrait_controller_dispose (GObject *object)
{
  AluettePortraitController *self = ALUETTE_PORTRAIT_CONTROLLER (object);

  g_clear_weak_pointer (&self->table);
  g_clear_object (&self->gaze);
  G_OBJECT_CLASS (aluette_portrait_controller_parent_class)->dispose (object);
}

static void
aluette_portrait_controller_class_init (AluettePortraitControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_portrait_controller_dispose;
  signals[SIGNAL_SIGN_SHOWN] = g_signal_new ("sign-shown", ALUETTE_TYPE_PORTRAIT_CONTROLLER,
                                             G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                             G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
}

static void
aluette_portrait_controller_init (AluettePortraitController *self)
{
}

AluettePortraitController *
aluette_portrait_controller_new (AluetteTable *table, AluetteGaze *gaze, AluetteGestureFunc gesture,
                                 gpointer data)
{
  AluettePortraitController *self = g_object_new (ALUETTE_TYPE_PORTRAIT_CONTROLLER, NULL);

  g_set_weak_pointer (&self->table, table);
  self->gaze = g_object_ref (gaze);
  self->gesture = gesture;
  self->data = data;
  g_signal_connect_object (gaze, "gaze-changed", G_CALLBACK (gaze_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gaze, "notify", G_CALLBACK (refresh_watch), self, G_CONNECT_SWAPPED);
  refresh_watch (self);
  g_signal_connect_object (gaze, "sign-made", G_CALLBACK (sign_made), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "gesture", G_CALLBACK (gesture_cb), self, G_CONNECT_SWAPPED);
  return self;
}
