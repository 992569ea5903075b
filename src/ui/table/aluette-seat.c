/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-seat.h"

#include <glib/gi18n.h>

#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-backs.h"
#include "ui/table/aluette-tricks.h"

/* A seat at least this high for its width has its parts one below the other. */
#define UPRIGHT 0.55

#define GAP 4

struct _AluetteSeat
{
  GtkWidget parent_instance;

  GtkWidget *portrait;
  GtkWidget *name;
  GtkWidget *backs;
  GtkWidget *tricks;
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

static int
name_height (AluetteSeat *self)
{
  int height;

  gtk_widget_measure (self->name, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

/* Portrait with the hand before it, then name, then tricks. */
static void
allocate_upright (AluetteSeat *self, int width, int height)
{
  int name = name_height (self);
  int rest = MAX (0, height - name - 2 * GAP);
  int portrait = MIN (rest * 62 / 100, width);
  int tricks = rest - portrait;
  int backs = portrait * 45 / 100;
  int y = portrait;

  allocate (self->portrait, (width - portrait) / 2, 0, portrait, portrait);
  allocate (self->backs, (width - portrait) / 2 - portrait / 8, y - backs + backs / 3,
            portrait * 5 / 4, backs);
  y += GAP;
  allocate (self->name, 0, y, width, name);
  gtk_widget_set_halign (self->tricks, GTK_ALIGN_FILL);
  allocate (self->tricks, 0, y + name + GAP, width, tricks);
}

/* Portrait, and beside it name over tricks; in a low seat name and tricks side by side. */
static void
allocate_flat (AluetteSeat *self, int width, int height)
{
  int name = name_height (self);
  int portrait = MIN (height, width / 2);
  int x = portrait + 2 * GAP;
  int room = width - x;
  int backs = portrait * 45 / 100;
  int natural;

  allocate (self->portrait, 0, 0, portrait, portrait);
  allocate (self->backs, -portrait / 8, portrait - backs + backs / 5, portrait * 5 / 4, backs);
  gtk_widget_set_halign (self->tricks, GTK_ALIGN_START);
  if (height >= name + 24)
    {
      allocate (self->name, x, 0, room, name);
      allocate (self->tricks, x, name + GAP, room, height - name - GAP);
      return;
    }
  gtk_widget_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  natural = MIN (natural, room * 55 / 100);
  allocate (self->name, x, (height - name) / 2, natural, name);
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
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
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
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->name, "seat-name");
}

GtkWidget *
aluette_seat_new (AluetteTableStyle *style, guint number)
{
  AluetteSeat *self = g_object_new (ALUETTE_TYPE_SEAT, NULL);
  GtkWidget *widget = GTK_WIDGET (self);

  self->portrait = aluette_portrait_new (number);
  self->backs = aluette_backs_new (style, TRUE);
  self->tricks = aluette_tricks_new (style);
  gtk_widget_set_parent (self->portrait, widget);
  gtk_widget_set_parent (self->backs, widget);
  gtk_widget_set_parent (self->name, widget);
  gtk_widget_set_parent (self->tricks, widget);
  return widget;
}

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
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
  return g_string_free (text, FALSE);
}

void
aluette_seat_set_look (AluetteSeat *self, const AluetteSeatLook *look)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *cards = g_strdup_printf (ngettext ("%u card in hand", "%u cards in hand",
                                                      look->n_cards), look->n_cards);
  g_autofree char *description = describe (look);

  aluette_portrait_set_person_name (ALUETTE_PORTRAIT (self->portrait), look->name);
  gtk_label_set_text (GTK_LABEL (self->name), look->name);
  gtk_widget_set_tooltip_text (self->name, look->name);
  gtk_widget_set_visible (self->backs, look->n_cards > 0);
  aluette_backs_set_count (ALUETTE_BACKS (self->backs), look->n_cards, cards);
  aluette_tricks_set_cards (ALUETTE_TRICKS (self->tricks), look->tricks, look->n_tricks);
  set_class (widget, "turn", look->turn);
  set_class (widget, "ahead", look->leads_race);
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
