/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/table/aluette-portrait-controller.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/aluette/aluette-vache-game.h"
#include "presentation/aluette/aluette-gaze-text.h"
#include "ui/common/aluette-announcer.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-face-swelling.h"
#include "ui/table/aluette-hand.h"

struct _AluettePortraitController
{
  GObject parent_instance;

  AluetteTable *table; /* weak */
  AluetteGaze *gaze;
  AluetteGestureFunc gesture;
  gpointer data;
  GtkEventController *motion; /* on the table */
  GtkGesture *press;          /* on the table, for touch */
  double pointer_x, pointer_y;
  guint looked;               /* the last seat that a key has turned to */
  AluetteWatch own;           /* who looks at the viewer */
};

enum
{
  SIGNAL_SIGN_SHOWN,
  SIGNAL_WATCHED,
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

static gboolean
are_partners (guint seat, guint other)
{
  return alu_team_of ((int) seat) == alu_team_of ((int) other);
}

/* Returns: whether the viewer could make a sign now that a partner reads */
static gboolean
is_sign_time (AluetteGame *game, AluetteSeatLog *log, guint viewer)
{
  const AluView *view = aluette_view_get_aluette (aluette_seat_log_get_view (log));
  AluPhase phase = alu_match_phase (&view->match);

  return viewer != ALU_NOBODY && view->match.rules.signs && phase >= ALU_PHASE_VOTE
         && phase <= ALU_PHASE_ANSWER && aluette_game_has_person_partner (game, viewer);
}

/* Shows on the viewer's own seat who looks at them. */
static void
show_own_watch (AluettePortraitController *self, guint viewer, AluetteWatch own, const char *text,
                guint partner)
{
  gboolean begins = own == ALUETTE_WATCH_PARTNER && self->own != own;

  self->own = own;
  if (viewer != ALU_NOBODY)
    aluette_table_set_watch (self->table, viewer, own, text);
  if (begins)
    g_signal_emit (self, signals[SIGNAL_WATCHED], 0, partner);
}

/* Marks who looks at the viewer, and on the viewer's own seat whether a sign would be seen. */
static void
refresh_watch (AluettePortraitController *self)
{
  AluetteGame *game = self->table != NULL ? aluette_table_get_game (self->table) : NULL;
  guint viewer = aluette_gaze_get_viewer (self->gaze), partner = ALU_NOBODY;
  gboolean shown = game != NULL
                   && aluette_gaze_get_gesture_difficulty (self->gaze)
                          != ALUETTE_GESTURE_DIFFICULTY_CAFE
                   && is_sign_time (game, aluette_table_get_log (self->table), viewer);
  AluetteWatch own = shown ? ALUETTE_WATCH_NOBODY : ALUETTE_WATCH_UNKNOWN;
  g_autofree char *text = NULL;

  if (game == NULL)
    return;
  for (guint seat = 0; seat < aluette_game_get_header (game)->rules.n_seats; seat++)
    {
      AluetteWatch watch = ALUETTE_WATCH_UNKNOWN;

      if (seat == viewer)
        continue;
      if (shown && aluette_gaze_get_target (self->gaze, seat) == viewer)
        watch = are_partners (seat, viewer) ? ALUETTE_WATCH_PARTNER : ALUETTE_WATCH_OPPONENT;
      if (watch == ALUETTE_WATCH_PARTNER)
        partner = seat;
      own = MAX (own, watch);
      aluette_table_set_watch (self->table, seat, watch,
                               watch != ALUETTE_WATCH_UNKNOWN ? _("Looking at you") : NULL);
    }
  if (shown)
    text = aluette_gaze_text_watchers (game, self->gaze, viewer);
  show_own_watch (self, viewer, own, text, partner);
}

/* Blurs the faces that the viewer does not look at. */
static void
refresh_sharpness (AluettePortraitController *self)
{
  gboolean own_eyes = aluette_gaze_get_own_eyes (self->gaze);
  guint viewer = aluette_gaze_get_viewer (self->gaze);

  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    {
      AluettePortrait *portrait = get_portrait (self, seat);

      if (portrait != NULL)
        aluette_portrait_set_sharp (portrait,
                                    !own_eyes || seat == viewer
                                        || aluette_gaze_get_target (self->gaze, viewer) == seat);
    }
}

static void
gaze_changed (AluettePortraitController *self, guint seat)
{
  AluettePortrait *portrait = get_portrait (self, seat);
  guint gaze = aluette_gaze_get_target (self->gaze, seat);
  AluettePortrait *other;

  refresh_watch (self);
  if (seat == aluette_gaze_get_viewer (self->gaze))
    refresh_sharpness (self);

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
                            difficulty == ALUETTE_GESTURE_DIFFICULTY_LEARNER ? ALUETTE_SWELL : 1);
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

/* --- The viewer's own eyes --- */

/* Returns: whether a point of the table is on a widget */
static gboolean
is_on (AluettePortraitController *self, GtkWidget *widget, double x, double y)
{
  double inner_x, inner_y;

  return gtk_widget_get_mapped (widget)
         && gtk_widget_translate_coordinates (GTK_WIDGET (self->table), widget, x, y, &inner_x,
                                              &inner_y)
         && gtk_widget_contains (widget, inner_x, inner_y);
}

/* Returns: what is to be looked at there */
static guint
find_target (AluettePortraitController *self, double x, double y)
{
  GtkWidget *picked;

  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    {
      AluettePortrait *portrait = get_portrait (self, seat);

      if (portrait != NULL && seat != aluette_gaze_get_viewer (self->gaze)
          && is_on (self, GTK_WIDGET (portrait), x, y))
        return seat;
    }
  picked = gtk_widget_pick (GTK_WIDGET (self->table), x, y, GTK_PICK_DEFAULT);
  if (picked != NULL
      && (ALUETTE_IS_HAND (picked) || gtk_widget_get_ancestor (picked, ALUETTE_TYPE_HAND) != NULL))
    return ALU_GAZE_CARDS;
  return ALU_GAZE_TRICK;
}

/* GTK repeats the last motion after each layout: only a pointer that has moved turns the eyes. */
static void
moved_cb (AluettePortraitController *self, double x, double y)
{
  gboolean moved = x != self->pointer_x || y != self->pointer_y;

  self->pointer_x = x;
  self->pointer_y = y;
  if (moved && aluette_gaze_get_own_eyes (self->gaze))
    aluette_gaze_look (self->gaze, find_target (self, x, y));
}

/* A pointer that lies there already when the match begins has not moved. */
static void
entered_cb (AluettePortraitController *self, double x, double y)
{
  self->pointer_x = x;
  self->pointer_y = y;
}

static void
left_cb (AluettePortraitController *self)
{
  aluette_gaze_look (self->gaze, ALU_GAZE_TRICK);
}

static void
pressed_cb (AluettePortraitController *self, int n_presses, double x, double y)
{
  aluette_gaze_look (self->gaze, find_target (self, x, y));
}

/* Turns to the next seat after the last one, of all or of partners only. */
static void
look_on (AluettePortraitController *self, gboolean partners)
{
  AluetteGame *game = self->table != NULL ? aluette_table_get_game (self->table) : NULL;
  guint viewer = aluette_gaze_get_viewer (self->gaze);
  guint seats = game != NULL ? aluette_game_get_header (game)->rules.n_seats : 0;

  if (!aluette_gaze_get_own_eyes (self->gaze))
    {
      aluette_announce (GTK_WIDGET (self->table), _("You see all signs without looking."));
      return;
    }
  for (guint i = 1; i <= seats; i++)
    {
      guint seat = (self->looked + i) % seats;
      AluettePortrait *portrait = get_portrait (self, seat);
      g_autofree char *text = NULL;

      if (seat == viewer || portrait == NULL || (partners && !are_partners (seat, viewer)))
        continue;
      self->looked = seat;
      aluette_gaze_look (self->gaze, seat);
      text = g_strdup_printf (_("You look at %s."), aluette_portrait_get_person_name (portrait));
      aluette_announce (GTK_WIDGET (self->table), text);
      return;
    }
}

void
aluette_portrait_controller_look_at_partner (AluettePortraitController *self)
{
  g_return_if_fail (ALUETTE_IS_PORTRAIT_CONTROLLER (self));

  look_on (self, TRUE);
}

void
aluette_portrait_controller_look_next (AluettePortraitController *self)
{
  g_return_if_fail (ALUETTE_IS_PORTRAIT_CONTROLLER (self));

  look_on (self, FALSE);
}

static void
follow_pointer (AluettePortraitController *self)
{
  self->motion = gtk_event_controller_motion_new ();
  self->press = gtk_gesture_click_new ();
  gtk_event_controller_set_propagation_phase (self->motion, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->press),
                                              GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (self->press), TRUE);
  g_signal_connect_object (self->motion, "enter", G_CALLBACK (entered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->motion, "motion", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->motion, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->press, "pressed", G_CALLBACK (pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->table), self->motion);
  gtk_widget_add_controller (GTK_WIDGET (self->table), GTK_EVENT_CONTROLLER (self->press));
}

static void
sign_read_cb (AluettePortraitController *self, guint reader)
{
  AluettePortrait *portrait = get_portrait (self, reader);
  g_autofree char *text = NULL;

  if (portrait == NULL)
    return;
  aluette_portrait_react (portrait, ALUETTE_FEELING_UNDERSTOOD);
  /* Translators: a player who has read a sign. */
  text = g_strdup_printf (_("%s nods."), aluette_portrait_get_person_name (portrait));
  aluette_announce (GTK_WIDGET (self->table), text);
}

/* Leaves the table as it was before. */
static void
leave_table (AluettePortraitController *self)
{
  if (self->table == NULL)
    return;
  gtk_widget_remove_controller (GTK_WIDGET (self->table), self->motion);
  gtk_widget_remove_controller (GTK_WIDGET (self->table), GTK_EVENT_CONTROLLER (self->press));
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    if (get_portrait (self, seat) != NULL)
      {
        aluette_portrait_set_sharp (get_portrait (self, seat), TRUE);
        aluette_table_set_watch (self->table, seat, ALUETTE_WATCH_UNKNOWN, NULL);
      }
}

static void
aluette_portrait_controller_dispose (GObject *object)
{
  AluettePortraitController *self = ALUETTE_PORTRAIT_CONTROLLER (object);

  leave_table (self);
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
  signals[SIGNAL_WATCHED] = g_signal_new ("watched", ALUETTE_TYPE_PORTRAIT_CONTROLLER,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                          G_TYPE_UINT);
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
  g_signal_connect_object (aluette_table_get_game (table), "changed", G_CALLBACK (refresh_watch),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gaze, "notify::own-eyes", G_CALLBACK (refresh_sharpness), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gaze, "sign-read", G_CALLBACK (sign_read_cb), self, G_CONNECT_SWAPPED);
  refresh_watch (self);
  refresh_sharpness (self);
  follow_pointer (self);
  g_signal_connect_object (gaze, "sign-made", G_CALLBACK (sign_made), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "gesture", G_CALLBACK (gesture_cb), self, G_CONNECT_SWAPPED);
  return self;
}
