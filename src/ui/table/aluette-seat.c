/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-seat.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-card-pile.h"
#include "ui/table/aluette-won-tricks.h"

/* A seat is upright, with its parts below each other, if height / width exceeds this. */
#define UPRIGHT 0.55

#define GAP 4

/* A name that does not fit is made smaller, down to lines of this height in pixels. */
#define MIN_NAME_HEIGHT 12.0

struct _AluetteSeat
{
  GtkWidget parent_instance;

  GtkWidget *portrait;
  GtkWidget *name;
  GtkWidget *pile;
  GtkWidget *tricks;
  GtkWidget *bubble; /* a label */
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

/* Gives the name the largest size that fits, in one line, or in two lines if they can be larger.
 * @room is its width. */
static void
allocate_name (AluetteSeat *self, int x, int y, int room, gboolean centered)
{
  int width, line, height;
  double least, two_lines, scale;
  GskTransform *transform;

  measure_name (self, &width, &line);
  least = MIN (1, MIN_NAME_HEIGHT / MAX (line, 1));
  two_lines = MAX (least, (line + GAP) / (2.0 * MAX (line, 1)));
  scale = MIN (1, room / (double) MAX (width, 1));
  height = line;
  if (scale < two_lines)
    {
      scale = two_lines;
      width = (int) (room / scale);
      gtk_widget_measure (self->name, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
    }
  transform = gsk_transform_translate (
      NULL, &GRAPHENE_POINT_INIT (x + (centered ? (room - width * (float) scale) / 2 : 0),
                                  y + MAX (0, line - height * (float) scale) / 2));
  transform = gsk_transform_scale (transform, (float) scale, (float) scale);
  gtk_label_set_xalign (GTK_LABEL (self->name), centered ? 0.5f : 0);
  gtk_widget_allocate (self->name, width, height, -1, transform);
}

static int
name_height (AluetteSeat *self)
{
  int width, height;

  measure_name (self, &width, &height);
  return height;
}

/* Allocates the bubble below the name, with its natural height. */
static void
allocate_text (AluetteSeat *self, int x, int y, int width)
{
  int least, natural;

  if (!gtk_widget_get_visible (self->bubble))
    return;
  gtk_widget_measure (self->bubble, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  width = MAX (least, MIN (natural, width));
  gtk_widget_measure (self->bubble, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  gtk_widget_size_allocate (self->bubble, &(GdkRectangle) { x, y, width, natural }, -1);
}

/* Allocates the portrait with the cards in front of it, the name below, and then the tricks. If
 * there is too little space, first the tricks and then the portrait shrink. */
static void
allocate_upright (AluetteSeat *self, int width, int height)
{
  int name = name_height (self);
  int rest = MAX (0, height - name - 2 * GAP);
  int portrait = MIN (rest * 62 / 100, width);
  int least, pile, y;

  gtk_widget_measure (self->portrait, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  portrait = least > rest ? 0 : MAX (portrait, least);
  pile = portrait * 45 / 100;
  y = portrait;
  gtk_widget_set_child_visible (self->portrait, portrait > 0);
  if (portrait > 0)
    allocate_child (self->portrait, (width - portrait) / 2, 0, portrait, portrait);
  allocate_child (self->pile, (width - portrait) / 2 - portrait / 8, y - pile, portrait * 5 / 4,
                  pile);
  y += GAP;
  allocate_name (self, 0, y, width, TRUE);
  gtk_widget_set_halign (self->tricks, GTK_ALIGN_FILL);
  allocate_child (self->tricks, 0, y + name + GAP, width, rest - portrait);
  allocate_text (self, 0, y + name, width);
}

/* Allocates the portrait and, beside it, the name above the tricks. In a low seat the tricks are
 * beside the name. */
static void
allocate_flat (AluetteSeat *self, int width, int height)
{
  int name = name_height (self);
  int portrait = MIN (height, width * 38 / 100);
  int least, x, room;
  int pile;
  int natural;

  /* Without enough space for the portrait, only the name is shown. */
  gtk_widget_measure (self->portrait, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_set_child_visible (self->portrait, least <= height);
  if (least > height)
    portrait = 0;
  else
    allocate_child (self->portrait, 0, 0, portrait, portrait);
  x = portrait > 0 ? MAX (portrait, least) + 2 * GAP : GAP;
  room = MAX (0, width - x);
  pile = portrait * 45 / 100;
  allocate_child (self->pile, -portrait / 8, portrait - pile, portrait * 5 / 4, pile);
  gtk_widget_set_halign (self->tricks, GTK_ALIGN_START);
  allocate_text (self, x, name, room);
  if (height >= name + 24)
    {
      allocate_name (self, x, 0, room, FALSE);
      allocate_child (self->tricks, x, name + GAP, room, height - name - GAP);
      return;
    }
  gtk_widget_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  natural = MIN (natural, room * 55 / 100);
  allocate_name (self, x, (height - name) / 2, natural, FALSE);
  x += natural + 2 * GAP;
  allocate_child (self->tricks, x, 0, width - x, height);
}

static void
aluette_seat_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteSeat *self = ALUETTE_SEAT (widget);

  if (height > width * UPRIGHT)
    allocate_upright (self, width, height);
  else
    allocate_flat (self, width, height);
}

static void
aluette_seat_dispose (GObject *object)
{
  aluette_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (aluette_seat_parent_class)->dispose (object);
}

static void
aluette_seat_class_init (AluetteSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_seat_dispose;
  widget_class->measure = aluette_seat_measure;
  widget_class->size_allocate = aluette_seat_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
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
  gtk_widget_set_parent (self->bubble, widget);
  return widget;
}

/* Returns: (transfer full): a description of the player for screen readers */
static char *
format_description (const AluetteSeatState *state)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, ngettext ("%u trick", "%u tricks", state->n_tricks),
                          state->n_tricks);
  if (state->leads_race)
    g_string_append_printf (text, "; %s", _("leads the race for tricks"));
  if (state->deals)
    g_string_append_printf (text, "; %s", _("dealer"));
  if (state->turn)
    g_string_append_printf (text, "; %s", _("to play"));
  if (state->call != NULL)
    /* Translators: what a player has just said aloud. */
    g_string_append_printf (text, C_("words", "; “%s”"), state->call);
  return g_string_free (text, FALSE);
}

void
aluette_seat_set_state (AluetteSeat *self, const AluetteSeatState *state)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *cards = g_strdup_printf (ngettext ("%u card in hand", "%u cards in hand",
                                                      state->n_cards), state->n_cards);
  g_autofree char *description = format_description (state);
  /* Translators: the star marks who leads the race for tricks. */
  g_autofree char *starred = g_strdup_printf (C_("player", "★ %s"), state->name);
  g_autofree char *ahead = g_strdup_printf (_("%s leads the race for tricks"), state->name);

  aluette_portrait_set_villager (ALUETTE_PORTRAIT (self->portrait), state->villager);
  aluette_portrait_set_person_name (ALUETTE_PORTRAIT (self->portrait), state->name);
  gtk_label_set_text (GTK_LABEL (self->name), state->leads_race ? starred : state->name);
  gtk_widget_set_tooltip_text (self->name, state->leads_race ? ahead : state->name);
  gtk_widget_set_visible (self->pile, state->n_cards > 0);
  aluette_card_pile_set_count (ALUETTE_CARD_PILE (self->pile), state->n_cards, cards);
  aluette_won_tricks_set_cards (ALUETTE_WON_TRICKS (self->tricks), state->tricks, state->n_tricks);
  gtk_label_set_text (GTK_LABEL (self->bubble), state->call != NULL ? state->call : "");
  gtk_widget_set_visible (self->bubble, state->call != NULL);
  aluette_set_css_class (widget, "turn", state->turn);
  aluette_set_css_class (widget, "ahead", state->leads_race);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, state->name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
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
