/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/tarot/aluette-tarot-totals.h"

#include <glib/gi18n.h>

#include "presentation/common/aluette-signed-number.h"
#include "ui/common/aluette-widgets.h"
#include "ui/tarot/aluette-tarot-sheet-text.h"

struct _AluetteTarotTotals
{
  AdwBin parent_instance;

  GtkWidget *flow;
};

G_DEFINE_FINAL_TYPE (AluetteTarotTotals, aluette_tarot_totals, ADW_TYPE_BIN)

static void
aluette_tarot_totals_class_init (AluetteTarotTotalsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/tarot/aluette-tarot-totals.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotTotals, flow);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_tarot_totals_init (AluetteTarotTotals *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_player (AluetteTarotTotals *self, const AluetteTarotText *text, guint person, gint32 score)
{
  g_autofree char *player = aluette_tarot_text_player (text, person);
  g_autofree char *number = score < 0 ? aluette_signed_number (score)
                                      : g_strdup_printf ("%d", score);
  GtkWidget *name = gtk_label_new (player);
  GtkWidget *cell = aluette_box_new (GTK_ORIENTATION_VERTICAL, 0, name,
                                     aluette_label_new (number, "score-total"), NULL);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), 6);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 10);
  gtk_widget_set_tooltip_text (name, player);
  gtk_flow_box_append (GTK_FLOW_BOX (self->flow), cell);
  gtk_widget_set_focusable (gtk_widget_get_parent (cell), FALSE);
}

void
aluette_tarot_totals_set (AluetteTarotTotals *self, const AluetteTarotText *text, guint n_people,
                          const gint32 *scores)
{
  g_autofree char *points = aluette_tarot_sheet_text_points (text, n_people, scores);
  /* Translators: the scores of all players. */
  g_autofree char *spoken = g_strdup_printf (_("Score: %s"), points);

  aluette_remove_children (self->flow);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->flow), n_people);
  for (guint person = 0; person < n_people; person++)
    add_player (self, text, person, scores[person]);
  aluette_set_accessible_name (self, spoken);
}
