/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-trick.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-card-arrangement.h"

/* Each card leans by up to this many degrees. The angle depends on the card only. */
#define MAX_LEAN 2.5

struct _AluetteTrick
{
  GtkWidget parent_instance;

  AluetteTableStyle *style;
  guint n_seats;
  gboolean counterclockwise;
  int max_card;
  GtkWidget *slots[ALUETTE_MAX_PLACES]; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (AluetteTrick, aluette_trick, GTK_TYPE_WIDGET)

static double
lean_of (guint card)
{
  return ((card * 37 + 11) % 21 / 10.0 - 1) * MAX_LEAN;
}

static void
aluette_trick_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteTrick *self = ALUETTE_TRICK (widget);
  gboolean list = height > width * ALUETTE_TRICK_LIST;
  gboolean line;
  int fit = aluette_trick_arrange ((int) self->n_seats, width, height, &line);
  int card_width = list ? aluette_card_width (width - 4) : MIN (fit, self->max_card);
  int card_height = (int) (card_width * ALUETTE_CARD_TALL);

  for (guint place = 0; place < self->n_seats; place++)
    {
      GtkWidget *card = self->slots[place];
      GskTransform *transform;
      graphene_point_t center;

      if (card == NULL)
        continue;
      if (list)
        aluette_trick_list_slot ((int) self->n_seats, (int) place, height, &center);
      else
        aluette_trick_slot ((int) self->n_seats,
                            aluette_place_get_position ((int) self->n_seats, (int) place,
                                                        self->counterclockwise),
                            line, card_width, &center);
      gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      transform = gsk_transform_translate (
          NULL, &GRAPHENE_POINT_INIT (width / 2.0f + center.x, height / 2.0f + center.y));
      transform = gsk_transform_rotate (
          transform, (float) lean_of (aluette_card_get_card (ALUETTE_CARD (card))));
      transform = gsk_transform_translate (
          transform, &GRAPHENE_POINT_INIT (-card_width / 2.0f, -card_height / 2.0f));
      gtk_widget_allocate (card, card_width, card_height, -1, transform);
    }
}

static void
aluette_trick_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = 0;
  *natural = 200;
}

static void
aluette_trick_dispose (GObject *object)
{
  AluetteTrick *self = ALUETTE_TRICK (object);

  for (guint place = 0; place < ALUETTE_MAX_PLACES; place++)
    g_clear_pointer (&self->slots[place], gtk_widget_unparent);
  g_clear_object (&self->style);
  G_OBJECT_CLASS (aluette_trick_parent_class)->dispose (object);
}

static void
aluette_trick_class_init (AluetteTrickClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_trick_dispose;
  widget_class->measure = aluette_trick_measure;
  widget_class->size_allocate = aluette_trick_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "trick");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_trick_init (AluetteTrick *self)
{
  self->n_seats = 4;
  self->max_card = G_MAXINT;
}

GtkWidget *
aluette_trick_new (AluetteTableStyle *style)
{
  AluetteTrick *self = g_object_new (ALUETTE_TYPE_TRICK, NULL);

  self->style = g_object_ref (style);
  aluette_set_accessible_name (self, _("The trick"));
  return GTK_WIDGET (self);
}

void
aluette_trick_set_max_card (AluetteTrick *self, int width)
{
  self->max_card = width;
}

void
aluette_trick_set_state (AluetteTrick *self, const AluetteTrickState *state)
{
  gboolean moved = self->n_seats != state->n_seats
                   || self->counterclockwise != state->counterclockwise;

  self->n_seats = state->n_seats;
  self->counterclockwise = state->counterclockwise;
  for (guint place = 0; place < ALUETTE_MAX_PLACES; place++)
    {
      GtkWidget **slot = &self->slots[place];
      gboolean wins = (state->winning & (1u << place)) != 0;

      if (place >= state->n_seats || state->cards[place] == ALUETTE_NO_CARD)
        {
          g_clear_pointer (slot, gtk_widget_unparent);
          continue;
        }
      moved = moved || *slot == NULL
              || aluette_card_get_card (ALUETTE_CARD (*slot)) != state->cards[place];
      if (*slot == NULL)
        {
          *slot = aluette_card_new (state->cards[place], self->style);
          gtk_widget_set_parent (*slot, GTK_WIDGET (self));
        }
      aluette_card_set_card (ALUETTE_CARD (*slot), state->cards[place]);
      aluette_card_set_note (ALUETTE_CARD (*slot), state->labels[place]);
      aluette_set_css_class (*slot, "winning", wins && !state->spoiled);
      aluette_set_css_class (*slot, "spoiled", wins && state->spoiled);
      aluette_set_css_class (*slot, "takes", wins && state->taken);
    }
  if (moved)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

AluetteCard *
aluette_trick_get_slot (AluetteTrick *self, guint place)
{
  return self->slots[place] != NULL ? ALUETTE_CARD (self->slots[place]) : NULL;
}
