/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-seat.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-backs.h"
#include "ui/table/aluette-tricks.h"

/* A seat at least this high for its width has its parts one below the other. */
#define UPRIGHT 0.55

#define GAP 4

/* A name too long for its seat is written smaller, down to lines of this height in pixels. */
#define LEAST_NAME_HEIGHT 12.0

struct _AluetteSeat
{
  GtkWidget parent_instance;

  GtkWidget *portrait;
  GtkWidget *name;
  GtkWidget *backs;
  GtkWidget *tricks;
  GtkWidget *words; /* a bubble */
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
allocate (GtkWidget *child, int x, int y, int width, int height)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GdkRectangle) { x, y, width, MAX (height, least) }, -1);
}

/* A name in one line. */
static void
measure_name (AluetteSeat *self, int *width, int *height)
{
  gtk_widget_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (self->name, GTK_ORIENTATION_VERTICAL, *width, NULL, height, NULL, NULL);
}

/* Writes the name as large as it fits, in the middle of its room or at its start: in one line, or
 * in two where that is larger. */
static void
allocate_name (AluetteSeat *self, int x, int y, int room, gboolean centered)
{
  int width, line, height;
  double least, in_two, scale;
  GskTransform *transform;

  measure_name (self, &width, &line);
  least = MIN (1, LEAST_NAME_HEIGHT / MAX (line, 1));
  in_two = MAX (least, (line + GAP) / (2.0 * MAX (line, 1)));
  scale = MIN (1, room / (double) MAX (width, 1));
  height = line;
  if (scale < in_two)
    {
      scale = in_two;
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

/* The bubble, below the name, and as high as its words need it. */
static void
allocate_words (AluetteSeat *self, int x, int y, int width)
{
  int least, natural;

  if (!gtk_widget_get_visible (self->words))
    return;
  gtk_widget_measure (self->words, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  width = MAX (least, MIN (natural, width));
  gtk_widget_measure (self->words, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  gtk_widget_size_allocate (self->words, &(GdkRectangle) { x, y, width, natural }, -1);
}

/* Portrait with the hand before it, then name, then tricks; where there is too little room the
 * tricks give way first, then the face. */
static void
allocate_upright (AluetteSeat *self, int width, int height)
{
  int name = name_height (self);
  int rest = MAX (0, height - name - 2 * GAP);
  int portrait = MIN (rest * 62 / 100, width);
  int least, backs, y;

  gtk_widget_measure (self->portrait, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  portrait = least > rest ? 0 : MAX (portrait, least);
  backs = portrait * 45 / 100;
  y = portrait;
  gtk_widget_set_child_visible (self->portrait, portrait > 0);
  if (portrait > 0)
    allocate (self->portrait, (width - portrait) / 2, 0, portrait, portrait);
  allocate (self->backs, (width - portrait) / 2 - portrait / 8, y - backs, portrait * 5 / 4,
            backs);
  y += GAP;
  allocate_name (self, 0, y, width, TRUE);
  gtk_widget_set_halign (self->tricks, GTK_ALIGN_FILL);
  allocate (self->tricks, 0, y + name + GAP, width, rest - portrait);
  allocate_words (self, 0, y + name, width);
}

/* Portrait, and beside it name over tricks; in a low seat name and tricks side by side. */
static void
allocate_flat (AluetteSeat *self, int width, int height)
{
  int name = name_height (self);
  int portrait = MIN (height, width * 38 / 100);
  int least, x, room;
  int backs;
  int natural;

  /* Where there is no room for the face the name must do. */
  gtk_widget_measure (self->portrait, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_set_child_visible (self->portrait, least <= height);
  if (least > height)
    portrait = 0;
  else
    allocate (self->portrait, 0, 0, portrait, portrait);
  x = portrait > 0 ? MAX (portrait, least) + 2 * GAP : GAP;
  room = MAX (0, width - x);
  backs = portrait * 45 / 100;
  allocate (self->backs, -portrait / 8, portrait - backs, portrait * 5 / 4, backs);
  gtk_widget_set_halign (self->tricks, GTK_ALIGN_START);
  allocate_words (self, x, name, room);
  if (height >= name + 24)
    {
      allocate_name (self, x, 0, room, FALSE);
      allocate (self->tricks, x, name + GAP, room, height - name - GAP);
      return;
    }
  gtk_widget_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  natural = MIN (natural, room * 55 / 100);
  allocate_name (self, x, (height - name) / 2, natural, FALSE);
  x += natural + 2 * GAP;
  allocate (self->tricks, x, 0, width - x, height);
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
  self->words = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->words), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->words), 16);
  gtk_label_set_justify (GTK_LABEL (self->words), GTK_JUSTIFY_CENTER);
  gtk_widget_set_can_target (self->words, FALSE);
  gtk_widget_add_css_class (self->words, "seat-words");
}

GtkWidget *
aluette_seat_new (AluetteTableStyle *style)
{
  AluetteSeat *self = g_object_new (ALUETTE_TYPE_SEAT, NULL);
  GtkWidget *widget = GTK_WIDGET (self);

  self->portrait = aluette_portrait_new (0);
  self->backs = aluette_backs_new (style, TRUE);
  self->tricks = aluette_tricks_new (style);
  gtk_widget_set_parent (self->portrait, widget);
  gtk_widget_set_parent (self->backs, widget);
  gtk_widget_set_parent (self->name, widget);
  gtk_widget_set_parent (self->tricks, widget);
  gtk_widget_set_parent (self->words, widget);
  return widget;
}

/* Everything about the player in one sentence or two, for those who hear the table. */
static char *
describe (const AluetteSeatLook *look)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, ngettext ("%u trick", "%u tricks", look->n_tricks),
                          look->n_tricks);
  if (look->leads_race)
    g_string_append_printf (text, "; %s", _("leads the race for tricks"));
  if (look->deals)
    g_string_append_printf (text, "; %s", _("dealer"));
  if (look->turn)
    g_string_append_printf (text, "; %s", _("to play"));
  if (look->words != NULL)
    /* Translators: what a player has just said aloud. */
    g_string_append_printf (text, C_ ("words", "; “%s”"), look->words);
  return g_string_free (text, FALSE);
}

void
aluette_seat_set_look (AluetteSeat *self, const AluetteSeatLook *look)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *cards = g_strdup_printf (ngettext ("%u card in hand", "%u cards in hand",
                                                      look->n_cards), look->n_cards);
  g_autofree char *description = describe (look);
  /* Translators: the star marks who leads the race for tricks. */
  g_autofree char *starred = g_strdup_printf (C_ ("player", "★ %s"), look->name);
  g_autofree char *ahead = g_strdup_printf (_("%s leads the race for tricks"), look->name);

  aluette_portrait_set_villager (ALUETTE_PORTRAIT (self->portrait), look->villager);
  aluette_portrait_set_person_name (ALUETTE_PORTRAIT (self->portrait), look->name);
  gtk_label_set_text (GTK_LABEL (self->name), look->leads_race ? starred : look->name);
  gtk_widget_set_tooltip_text (self->name, look->leads_race ? ahead : look->name);
  gtk_widget_set_visible (self->backs, look->n_cards > 0);
  aluette_backs_set_count (ALUETTE_BACKS (self->backs), look->n_cards, cards);
  aluette_tricks_set_cards (ALUETTE_TRICKS (self->tricks), look->tricks, look->n_tricks);
  gtk_label_set_text (GTK_LABEL (self->words), look->words != NULL ? look->words : "");
  gtk_widget_set_visible (self->words, look->words != NULL);
  aluette_set_css_class (widget, "turn", look->turn);
  aluette_set_css_class (widget, "ahead", look->leads_race);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, look->name,
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
