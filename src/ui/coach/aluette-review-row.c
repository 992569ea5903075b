/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/coach/aluette-review-row.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "bots/alu-bot-kind.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-ui-kind.h"

static GtkWidget *
make_badge (const AluetteReviewLook *look, double cost)
{
  g_autofree char *points = look->format_points (cost);
  /* Translators: the cost of a choice: “− 0.4 points”. */
  g_autofree char *text = g_strdup_printf (_("− %s"), points);
  GtkWidget *badge = gtk_label_new (text);

  gtk_widget_add_css_class (badge, "cost");
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  return badge;
}

GtkWidget *
aluette_review_row_new (const AluetteReviewedDeal *deal, int index)
{
  const char *id = aluette_match_record_get_kind (deal->record)->id;
  const AluetteReviewLook *look = aluette_ui_kind_from_id (id)->reviews;
  g_autofree char *title = look->format_decision (deal, index);
  g_autofree char *judgment = look->format_judgment (deal, index);
  GtkWidget *row = aluette_text_row_new (title, judgment);
  const AluJudgment *it = alu_bot_judgment (alu_bot_kind_from_id (id), deal->review, index);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  if (it->costly)
    {
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_badge (look, (double) it->cost));
      gtk_widget_add_css_class (row, "costly");
    }
  return row;
}
