/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-seat.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-card-pile.h"
#include "ui/table/aluette-side-mark.h"
#include "ui/table/aluette-table-layout.h"
#include "ui/table/aluette-won-tricks.h"

/* A name that does not fit is made smaller, down to lines of this height in pixels. */
#define MIN_NAME_HEIGHT 12.0
#define NAME_GAP 4
/* A long name has at least this many times the width that it may have in one line. */
#define LONG_NAME 1.25

/* The side of the badge of who looks at the viewer, relative to the portrait, and its limits. */
#define BADGE_SHARE 0.22
#define MIN_BADGE 18
#define MAX_BADGE 34

/* The same of the mark of the side. */
#define MARK_SHARE 0.16
#define MIN_MARK 14
#define MAX_MARK 26

/* How fast the backs uncover a gesture and the portrait swells, in milliseconds. */
#define MOVE_MS 160

struct _AluetteSeat
{
  GtkWidget parent_instance;

  GtkWidget *portrait;
  GtkWidget *pile;
  GtkWidget *name;
  GtkWidget *tricks;
  GtkWidget *badge;  /* an eye */
  GtkWidget *bubble; /* a label */

  AluetteSeatParts parts;
  AdwAnimation *move;
  double moved; /* 0 at rest, 1 while a gesture runs */
  double scale; /* of the portrait during the gesture */
  double hold;
  guint side;
  gboolean has_room; /* for the portrait and its badge */
  gboolean has_badge;
  AluetteWatch watch;
  char *watch_text; /* (nullable) */
  char *shown_name; /* (nullable): as the match has it */
  char *speech;     /* (nullable): as the match has it */
  char *presence;   /* (nullable) */
  char *spoken;     /* (nullable) */
  char *about;      /* (nullable): the description without that */
};

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

static void
allocate_child (GtkWidget *child, int x, int y, int width, int height)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GdkRectangle) { x, y, width, MAX (height, least) }, -1);
}

/* Measures the name in one line. */
static void
measure_name (AluetteSeat *self, int *width, int *height)
{
  gtk_widget_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (self->name, GTK_ORIENTATION_VERTICAL, *width, NULL, height, NULL, NULL);
}

/* Returns: whether the name is below the portrait, not beside it */
static gboolean
is_name_below (const AluetteSeatParts *parts)
{
  return parts->name.y >= parts->portrait.y + parts->portrait.height;
}

/* Gives the name the largest size that fits, in one line, or in more lines if they can be larger.
 * @box is for as many lines as it is high. */
static void
allocate_name (AluetteSeat *self, const GdkRectangle *box, gboolean centered)
{
  int width, line, height, room = MAX (box->width, 1);
  int most = gtk_label_get_lines (GTK_LABEL (self->name));
  double least, scale, x, y;
  GskTransform *transform;

  measure_name (self, &width, &line);
  least = MIN (1, MIN_NAME_HEIGHT / MAX (line, 1));
  scale = MIN (1, room / (double) MAX (width, 1));
  height = line;
  for (int lines = 2; lines <= most; lines++)
    {
      double share = MAX (box->height, line) + NAME_GAP;
      double larger = MIN (1, MAX (least, share / (lines * (double) MAX (line, 1))));
      int needed;

      if (scale >= larger)
        continue;
      gtk_widget_measure (self->name, GTK_ORIENTATION_VERTICAL, (int) (room / larger), NULL,
                          &needed, NULL, NULL);
      /* Where it does not fit in the most lines either, it ends with an ellipsis. */
      if (needed * larger > share && lines < most)
        continue;
      scale = larger;
      width = (int) (room / scale);
      height = needed;
      break;
    }
  x = box->x + (centered ? (room - width * scale) / 2 : 0);
  y = box->y + MAX (0, MAX (box->height, line) - height * scale) / 2;
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  transform = gsk_transform_scale (transform, (float) scale, (float) scale);
  gtk_label_set_xalign (GTK_LABEL (self->name), centered ? 0.5f : 0);
  gtk_widget_allocate (self->name, width, height, -1, transform);
}

/* Allocates the bubble with its natural size, on the side of the portrait, or smaller where it has
 * less room than two lines. */
static void
allocate_speech (AluetteSeat *self)
{
  const GdkRectangle *speech = &self->parts.speech;
  int least, width, natural, height;
  double scale = 1, x = speech->x;
  GskTransform *transform;

  if (!gtk_widget_get_visible (self->bubble))
    return;
  gtk_widget_measure (self->bubble, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  width = MAX (least, MIN (natural, speech->width));
  gtk_widget_measure (self->bubble, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  if (height > speech->height || width > speech->width)
    {
      double line = aluette_text_height (self->bubble);

      width = natural;
      gtk_widget_measure (self->bubble, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      scale = MIN (speech->width / (double) width, speech->height / (double) height);
      scale = MIN (1, MAX (scale, MIN_NAME_HEIGHT / MAX (line, 1)));
    }
  x += self->parts.anchor_x * (speech->width - width * scale);
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) speech->y));
  gtk_widget_allocate (self->bubble, width, height, -1,
                       gsk_transform_scale (transform, (float) scale, (float) scale));
}

/* Shows or hides the badge without a new layout of the table. */
static void
show_badge (AluetteSeat *self)
{
  gtk_widget_set_child_visible (self->badge, self->has_room && self->has_badge);
}

static float
get_scale (AluetteSeat *self)
{
  double scale = MIN (self->scale, self->parts.most_scale);

  return 1 + (float) (self->moved * (scale - 1));
}

/* Returns: where the portrait is, which can be larger for a moment but does not leave its anchor */
static graphene_rect_t
get_face (AluetteSeat *self)
{
  const GdkRectangle *box = &self->parts.portrait;
  float growth = get_scale (self) - 1, width = (float) box->width, height = (float) box->height;

  return GRAPHENE_RECT_INIT ((float) box->x - self->parts.anchor_x * growth * width,
                             (float) box->y - self->parts.anchor_y * growth * height,
                             width * (1 + growth), height * (1 + growth));
}

static void
allocate_portrait (AluetteSeat *self)
{
  const GdkRectangle *box = &self->parts.portrait;
  graphene_rect_t face = get_face (self);
  GskTransform *transform;
  int least;

  gtk_widget_measure (self->portrait, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  self->has_room = box->width >= least;
  gtk_widget_set_child_visible (self->portrait, self->has_room);
  show_badge (self);
  if (!self->has_room)
    return;
  transform = gsk_transform_translate (NULL, &face.origin);
  gtk_widget_allocate (self->portrait, box->width, box->height, -1,
                       gsk_transform_scale (transform, get_scale (self), get_scale (self)));
}

/* Allocates the badge in the corner of the portrait where no hand is raised. */
static void
allocate_badge (AluetteSeat *self)
{
  graphene_rect_t face = get_face (self);
  int side = CLAMP ((int) (self->parts.portrait.width * BADGE_SHARE), MIN_BADGE, MAX_BADGE);

  allocate_child (self->badge, (int) (face.origin.x + face.size.width) - side + 2,
                  (int) face.origin.y - 2, side, side);
}

static void
aluette_seat_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteSeat *self = ALUETTE_SEAT (widget);
  const AluetteSeatParts *parts = &self->parts;
  gboolean beside = parts->tricks.x > parts->portrait.x + parts->portrait.width / 2;

  allocate_portrait (self);
  allocate_badge (self);
  allocate_child (self->pile, parts->cards.x, parts->cards.y + (int) (self->moved * parts->dip),
                  parts->cards.width, parts->cards.height);
  allocate_name (self, &parts->name, is_name_below (parts));
  gtk_widget_set_halign (self->tricks, beside ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  allocate_child (self->tricks, parts->tricks.x, parts->tricks.y, parts->tricks.width,
                  parts->tricks.height);
  allocate_speech (self);
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
  graphene_rect_t face = get_face (self);
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
  /* The caption comes after the gesture, also if there is one of an earlier gesture. */
  gtk_widget_set_opacity (self->bubble, gesture ? 0 : 1);
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
  self->bubble = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->bubble), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->bubble), 16);
  gtk_label_set_justify (GTK_LABEL (self->bubble), GTK_JUSTIFY_CENTER);
  gtk_widget_set_can_target (self->bubble, FALSE);
  gtk_widget_add_css_class (self->bubble, "seat-text");
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
  self->pile = aluette_card_pile_new (style, TRUE);
  self->tricks = aluette_won_tricks_new (style);
  gtk_widget_set_parent (self->portrait, widget);
  gtk_widget_set_parent (self->pile, widget);
  gtk_widget_set_parent (self->name, widget);
  gtk_widget_set_parent (self->tricks, widget);
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
  show_badge (self);
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
  g_free (self->speech);
  self->speech = g_strdup (state->speech);
  update_bubble (self);
  aluette_set_css_class (widget, "own", own);
  update_badge (self);
  show_badges (self, state);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, state->name,
                                  -1);
  g_free (self->about);
  self->about = g_strdup (state->description);
  update_description (self);
}

gboolean
aluette_seat_has_long_name (AluetteSeat *self, const AluetteSeatParts *parts)
{
  int width, line;

  measure_name (self, &width, &line);
  return width > LONG_NAME * parts->name.width;
}

gboolean
aluette_seat_is_speaking (AluetteSeat *self)
{
  return gtk_widget_get_visible (self->bubble);
}

void
aluette_seat_set_parts (AluetteSeat *self, const AluetteSeatParts *parts)
{
  if (memcmp (&self->parts, parts, sizeof *parts) == 0)
    return;
  self->parts = *parts;
  if (gtk_label_get_lines (GTK_LABEL (self->name)) != parts->name_lines)
    gtk_label_set_lines (GTK_LABEL (self->name), parts->name_lines);
  gtk_label_set_justify (GTK_LABEL (self->name),
                         is_name_below (parts) ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  /* The seat may keep its size while its parts move. */
  gtk_widget_queue_allocate (GTK_WIDGET (self));
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
