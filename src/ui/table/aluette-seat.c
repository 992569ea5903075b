/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-seat-private.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-card-pile.h"
#include "ui/table/aluette-side-mark.h"
#include "ui/table/aluette-told-cards.h"
#include "ui/table/aluette-won-tricks.h"

/* The side of the mark of the side, relative to the portrait, and its limits. */
#define MARK_SHARE 0.16
#define MIN_MARK 14
#define MAX_MARK 26

/* How fast the backs uncover a gesture and the portrait swells, in milliseconds. */
#define MOVE_MS 160

G_DEFINE_FINAL_TYPE (AluetteSeat, aluette_seat, GTK_TYPE_WIDGET)

static void
aluette_seat_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = 0;
  *natural = 100;
}

/* Draws how long the viewer has held their sign, as a ring around their face. */
static void
snapshot_hold (AluetteSeat *self, GtkSnapshot *snapshot)
{
  const GdkRectangle *box = &self->parts.portrait;
  double line = MAX (4, box->width / 24.0);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT ((float) box->x, (float) box->y,
                                                                (float) box->width,
                                                                (float) box->height));

  cairo_arc (cr, box->x + box->width / 2.0, box->y + box->height / 2.0,
             (box->width - line) / 2.0 - 2, -G_PI / 2, -G_PI / 2 + 2 * G_PI * MIN (1, self->hold));
  cairo_set_source_rgb (cr, 0.16, 0.11, 0.07);
  cairo_set_line_width (cr, line + 2);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 0.82, 0.29);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* Draws the mark of the side over the upper left corner of the portrait. */
static void
snapshot_side (AluetteSeat *self, GtkSnapshot *snapshot)
{
  graphene_rect_t face = aluette_seat_get_face (self);
  float size = (float) CLAMP (self->parts.portrait.width * MARK_SHARE, MIN_MARK, MAX_MARK);

  if (self->has_room)
    aluette_side_mark_append (snapshot, self->side,
                              &GRAPHENE_RECT_INIT (face.origin.x - 3, face.origin.y - 3, size,
                                                   size));
}

static void
aluette_seat_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteSeat *self = ALUETTE_SEAT (widget);

  GTK_WIDGET_CLASS (aluette_seat_parent_class)->snapshot (widget, snapshot);
  snapshot_side (self, snapshot);
  if (self->hold > 0)
    snapshot_hold (self, snapshot);
}

/* --- Movement --- */

static void
move_cb (double value, gpointer data)
{
  AluetteSeat *self = data;

  self->moved = value;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Moves the backs and the portrait, at once where animations are off. */
static void
seat_move (AluetteSeat *self, gboolean gesture)
{
  AdwTimedAnimation *move = ADW_TIMED_ANIMATION (self->move);

  if (!gesture)
    aluette_set_css_class (GTK_WIDGET (self), "lit", FALSE);
  if (adw_timed_animation_get_value_to (move) == gesture)
    return;
  adw_timed_animation_set_value_from (move, self->moved);
  adw_timed_animation_set_value_to (move, gesture);
  adw_animation_reset (self->move);
  adw_animation_play (self->move);
}

static void
gesture_changed_cb (AluetteSeat *self)
{
  gboolean gesture = aluette_portrait_get_gesture (ALUETTE_PORTRAIT (self->portrait)) >= 0;

  seat_move (self, gesture);
  /* Its meaning comes after the gesture, also if there is one of an earlier gesture. */
  gtk_widget_set_opacity (self->bubble, gesture ? 0 : 1);
  gtk_widget_set_opacity (self->told, gesture ? 0 : 1);
}

static void
aluette_seat_dispose (GObject *object)
{
  AluetteSeat *self = ALUETTE_SEAT (object);

  if (self->move != NULL)
    adw_animation_pause (self->move);
  g_clear_object (&self->move);
  aluette_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (aluette_seat_parent_class)->dispose (object);
}

static void
aluette_seat_finalize (GObject *object)
{
  AluetteSeat *self = ALUETTE_SEAT (object);

  g_free (self->watch_text);
  g_free (self->shown_name);
  g_free (self->speech);
  g_free (self->presence);
  g_free (self->spoken);
  g_free (self->about);
  G_OBJECT_CLASS (aluette_seat_parent_class)->finalize (object);
}

static void
aluette_seat_class_init (AluetteSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_seat_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_seat_finalize;
  widget_class->measure = aluette_seat_measure;
  widget_class->size_allocate = aluette_seat_size_allocate;
  widget_class->snapshot = aluette_seat_snapshot;
  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Setting a text at each look would ask the display server where the pointer is. */
static gboolean
query_badge_cb (AluetteSeat *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, self->watch_text);
  return self->watch_text != NULL;
}

static void
aluette_seat_init (AluetteSeat *self)
{
  self->name = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->name), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->name), 2);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->name, "seat-name");
  self->bubble = aluette_centered_label_new (NULL, 16, "seat-text");
  gtk_widget_set_can_target (self->bubble, FALSE);
  /* The description of the seat says the same. */
  self->badge = g_object_new (GTK_TYPE_IMAGE, "icon-name", "view-reveal-symbolic",
                              "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_child_visible (self->badge, FALSE);
  gtk_widget_add_css_class (self->badge, "eye-badge");
  gtk_widget_set_has_tooltip (self->badge, TRUE);
  g_signal_connect_object (self->badge, "query-tooltip", G_CALLBACK (query_badge_cb), self,
                           G_CONNECT_SWAPPED);
  self->scale = 1;
  self->side = ALU_GAME_NO_SIDE;
  self->move = adw_timed_animation_new (GTK_WIDGET (self), 0, 0, MOVE_MS,
                                        adw_callback_animation_target_new (move_cb, self, NULL));
}

GtkWidget *
aluette_seat_new (AluetteTableStyle *style)
{
  AluetteSeat *self = g_object_new (ALUETTE_TYPE_SEAT, NULL);
  GtkWidget *widget = GTK_WIDGET (self);

  self->portrait = aluette_portrait_new (0);
  self->face = gtk_button_new ();
  self->pile = aluette_card_pile_new (style, TRUE);
  self->tricks = aluette_won_tricks_new (style);
  self->told = aluette_told_cards_new (style);
  gtk_widget_set_parent (self->portrait, widget);
  gtk_widget_set_parent (self->face, widget);
  gtk_widget_set_visible (self->face, FALSE);
  gtk_widget_add_css_class (self->face, "seat-face");
  gtk_widget_set_parent (self->pile, widget);
  gtk_widget_set_parent (self->name, widget);
  gtk_widget_set_parent (self->tricks, widget);
  gtk_widget_set_parent (self->told, widget);
  gtk_widget_set_parent (self->badge, widget);
  gtk_widget_set_parent (self->bubble, widget);
  g_signal_connect_object (self->portrait, "notify::gesture", G_CALLBACK (gesture_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return widget;
}

/* Adds a part to a description. @part: (nullable) */
static void
append_part (GString *text, const char *part)
{
  if (part == NULL || part[0] == '\0')
    return;
  if (text->len > 0)
    g_string_append (text, "; ");
  g_string_append (text, part);
}

/* Who looks is said only of players of whom there is more to say. */
static void
update_description (AluetteSeat *self)
{
  g_autoptr (GString) text = g_string_new (self->about);
  const char *all;

  if (self->about != NULL)
    append_part (text, self->watch_text);
  append_part (text, self->presence);
  append_part (text, self->spoken);
  all = text->str;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all,
                                  -1);
}

/* A word about an absent player comes after the name. */
static void
update_name (AluetteSeat *self)
{
  const char *name = self->shown_name != NULL ? self->shown_name : "";
  /* Translators: a player, and in a word or two what they do in this deal. */
  g_autofree char *text = self->presence != NULL
                              ? g_strdup_printf (C_("player", "%1$s · %2$s"), name, self->presence)
                              : g_strdup (name);

  gtk_label_set_text (GTK_LABEL (self->name), text);
}

static void
update_bubble (AluetteSeat *self)
{
  const char *text = self->spoken != NULL ? self->spoken : self->speech;

  gtk_label_set_text (GTK_LABEL (self->bubble), text != NULL ? text : "");
  gtk_widget_set_visible (self->bubble, text != NULL);
}

/* The badge of other seats is only there while they look at the viewer. */
static void
update_badge (AluetteSeat *self)
{
  gboolean own = gtk_widget_has_css_class (GTK_WIDGET (self), "own");

  self->has_badge = self->watch > ALUETTE_WATCH_NOBODY
                    || (own && self->watch == ALUETTE_WATCH_NOBODY);
  aluette_seat_show_badge (self);
}

/* Returns: (transfer full): the name with its marks */
static char *
format_name (const AluetteTableSeat *state)
{
  g_autofree char *marked = NULL;

  if (state->badges & ALUETTE_BADGE_AHEAD)
    /* Translators: the star marks who leads the race for tricks. */
    marked = g_strdup_printf (C_("player", "★ %s"), state->name);
  else if (state->badges & ALUETTE_BADGE_READY)
    /* Translators: the tick marks who is ready to go on. */
    marked = g_strdup_printf (C_("player", "✓ %s"), state->name);
  else
    marked = g_strdup (state->name);
  if (state->plate == NULL)
    return g_steal_pointer (&marked);
  /* Translators: a player, and in a word or two what they do in this deal. */
  return g_strdup_printf (C_("player", "%1$s · %2$s"), marked, state->plate);
}

/* Sets the style classes of the badges and the side. */
static void
show_badges (AluetteSeat *self, const AluetteTableSeat *state)
{
  GtkWidget *widget = GTK_WIDGET (self);

  aluette_set_css_class (widget, "turn", (state->badges & ALUETTE_BADGE_TURN) != 0);
  aluette_set_css_class (widget, "ahead", (state->badges & ALUETTE_BADGE_AHEAD) != 0);
  aluette_set_css_class (widget, "declarer", (state->badges & ALUETTE_BADGE_DECLARER) != 0);
  aluette_set_css_class (widget, "partner", (state->badges & ALUETTE_BADGE_PARTNER) != 0);
  aluette_set_css_class (widget, "thinking", (state->badges & ALUETTE_BADGE_THINKING) != 0);
  aluette_set_css_class (widget, "side-0", state->side == 0);
  aluette_set_css_class (widget, "side-1", state->side == 1);
  if (self->side != state->side)
    gtk_widget_queue_draw (widget);
  self->side = state->side;
}

void
aluette_seat_set_state (AluetteSeat *self, const AluetteTableSeat *state, gboolean own)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *cards = g_strdup_printf (ngettext ("%u card in hand", "%u cards in hand",
                                                      state->n_cards),
                                            state->n_cards);

  aluette_portrait_set_villager (ALUETTE_PORTRAIT (self->portrait), state->villager);
  aluette_portrait_set_person_name (ALUETTE_PORTRAIT (self->portrait), state->name);
  g_free (self->shown_name);
  self->shown_name = format_name (state);
  update_name (self);
  aluette_set_tooltip (self->name, state->name_hint != NULL ? state->name_hint : state->name);
  gtk_widget_set_visible (self->pile, state->n_cards > 0);
  aluette_card_pile_set_count (ALUETTE_CARD_PILE (self->pile), state->n_cards, cards);
  aluette_won_tricks_set_cards (ALUETTE_WON_TRICKS (self->tricks), state->tricks, state->n_tricks);
  aluette_told_cards_set (ALUETTE_TOLD_CARDS (self->told), &state->told);
  g_free (self->speech);
  self->speech = g_strdup (state->speech);
  update_bubble (self);
  aluette_set_css_class (widget, "own", own);
  update_badge (self);
  show_badges (self, state);
  aluette_set_accessible_name (self, state->name);
  g_free (self->about);
  self->about = g_strdup (state->description);
  update_description (self);
}

gboolean
aluette_seat_is_speaking (AluetteSeat *self)
{
  return gtk_widget_get_visible (self->bubble);
}

void
aluette_seat_set_watch (AluetteSeat *self, AluetteWatch watch, const char *text)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *icon = watch == ALUETTE_WATCH_NOBODY ? "view-conceal-symbolic"
                                                   : "view-reveal-symbolic";

  /* Gazes move several times a second, and a new icon lays out the table again. */
  if (watch == self->watch && g_strcmp0 (self->watch_text, text) == 0)
    return;
  self->watch = watch;
  aluette_set_css_class (widget, "watch-nobody", watch == ALUETTE_WATCH_NOBODY);
  aluette_set_css_class (widget, "watch-partner", watch == ALUETTE_WATCH_PARTNER);
  aluette_set_css_class (widget, "watch-opponent", watch == ALUETTE_WATCH_OPPONENT);
  if (g_strcmp0 (icon, gtk_image_get_icon_name (GTK_IMAGE (self->badge))) != 0)
    gtk_image_set_from_icon_name (GTK_IMAGE (self->badge), icon);
  update_badge (self);
  if (g_strcmp0 (self->watch_text, text) == 0)
    return;
  g_free (self->watch_text);
  self->watch_text = g_strdup (text);
  update_description (self);
}

void
aluette_seat_set_face_action (AluetteSeat *self, const char *action, const char *label)
{
  GtkActionable *face = GTK_ACTIONABLE (self->face);

  gtk_widget_set_visible (self->face, action != NULL);
  if (g_strcmp0 (action, gtk_actionable_get_action_name (face)) != 0)
    gtk_actionable_set_action_name (face, action);
  aluette_set_tooltip (self->face, label);
  if (label != NULL)
    aluette_set_accessible_name (face, label);
}

void
aluette_seat_set_presence (AluetteSeat *self, const char *presence)
{
  if (g_strcmp0 (self->presence, presence) == 0)
    return;
  g_free (self->presence);
  self->presence = g_strdup (presence);
  aluette_set_css_class (GTK_WIDGET (self), "absent", presence != NULL);
  update_name (self);
  update_description (self);
}

void
aluette_seat_set_spoken (AluetteSeat *self, const char *text)
{
  if (g_strcmp0 (self->spoken, text) == 0)
    return;
  g_free (self->spoken);
  self->spoken = g_strdup (text);
  update_bubble (self);
  update_description (self);
}

void
aluette_seat_light_up (AluetteSeat *self, double scale)
{
  if (aluette_portrait_get_gesture (ALUETTE_PORTRAIT (self->portrait)) < 0)
    return;
  self->scale = scale;
  aluette_set_css_class (GTK_WIDGET (self), "lit", TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
aluette_seat_set_hold (AluetteSeat *self, double progress)
{
  self->hold = progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
aluette_seat_get_tricks_widget (AluetteSeat *self)
{
  return self->tricks;
}

GtkWidget *
aluette_seat_get_portrait (AluetteSeat *self)
{
  return self->portrait;
}
