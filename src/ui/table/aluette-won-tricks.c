/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-won-tricks.h"

#include <glib/gi18n.h>

#include "presentation/table/aluette-table-state.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-card-arrangement.h"
#include "ui/table/aluette-card.h"

/* How much of a card the next one leaves visible if there is space, in card widths. */
#define STEP 0.5

/* Tricks are closed. By custom, a turned card marks the second one, and the third. */
#define FIRST_TURNED 1
#define LAST_TURNED 2

struct _AluetteWonTricks
{
  GtkWidget parent_instance;

  AluetteTableStyle *style;
  char *label; /* (nullable): how many there are, for screen readers */
  guint n_tricks;
  guint8 shown[ALUETTE_TABLE_MAX_TRICKS];
};

G_DEFINE_FINAL_TYPE (AluetteWonTricks, aluette_won_tricks, GTK_TYPE_WIDGET)

static char *
describe (guint n)
{
  if (n == 0)
    return g_strdup (_("No trick yet"));
  return g_strdup_printf (ngettext ("%u trick", "%u tricks", n), n);
}

static void
aluette_won_tricks_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 100 : 34;
}

static void
aluette_won_tricks_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteWonTricks *self = ALUETTE_WON_TRICKS (widget);
  int card_width = MAX (4, (int) (height / ALUETTE_CARD_TALL) / 2 * 2);
  double room = self->n_tricks > 1 ? (width - card_width) / (self->n_tricks - 1.0) : 0;
  double step = MIN (card_width * STEP, MAX (room, 1));
  double x = gtk_widget_get_halign (widget) == GTK_ALIGN_START
                 ? 0 : (width - card_width - step * (MAX (self->n_tricks, 1) - 1)) / 2;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (child, card_width, (int) (card_width * ALUETTE_CARD_TALL), -1,
                           gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, 0)));
      x += step;
    }
}

static gboolean
aluette_won_tricks_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard_tip,
                                  GtkTooltip *tooltip)
{
  g_autofree char *text = describe (ALUETTE_WON_TRICKS (widget)->n_tricks);

  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
aluette_won_tricks_dispose (GObject *object)
{
  AluetteWonTricks *self = ALUETTE_WON_TRICKS (object);

  aluette_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->style);
  G_OBJECT_CLASS (aluette_won_tricks_parent_class)->dispose (object);
}

static void
aluette_won_tricks_finalize (GObject *object)
{
  g_free (ALUETTE_WON_TRICKS (object)->label);
  G_OBJECT_CLASS (aluette_won_tricks_parent_class)->finalize (object);
}

static void
aluette_won_tricks_class_init (AluetteWonTricksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_won_tricks_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_won_tricks_finalize;
  widget_class->measure = aluette_won_tricks_measure;
  widget_class->size_allocate = aluette_won_tricks_size_allocate;
  widget_class->query_tooltip = aluette_won_tricks_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "won-tricks");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_won_tricks_init (AluetteWonTricks *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

GtkWidget *
aluette_won_tricks_new (AluetteTableStyle *style)
{
  AluetteWonTricks *self = g_object_new (ALUETTE_TYPE_WON_TRICKS, NULL);

  self->style = g_object_ref (style);
  return GTK_WIDGET (self);
}

void
aluette_won_tricks_set_cards (AluetteWonTricks *self, const guint8 *cards, guint n_tricks)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  g_autofree char *text = describe (n_tricks);

  if (g_strcmp0 (self->label, text) == 0 && memcmp (self->shown, cards, n_tricks) == 0)
    return;
  g_free (self->label);
  self->label = g_strdup (text);
  memcpy (self->shown, cards, n_tricks);
  for (guint i = 0; i < n_tricks; i++)
    {
      guint card = i >= FIRST_TURNED && i <= LAST_TURNED ? cards[i] : ALUETTE_NO_CARD;

      if (child == NULL)
        {
          child = aluette_card_new (card, self->style);
          gtk_widget_set_can_target (child, FALSE);
          gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
        }
      aluette_card_set_card (ALUETTE_CARD (child), card);
      child = gtk_widget_get_next_sibling (child);
    }
  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      gtk_widget_unparent (child);
      child = next;
    }
  self->n_tricks = n_tricks;
  aluette_set_accessible_name (self, text);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
