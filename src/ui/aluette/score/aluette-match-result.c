/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/score/aluette-match-result.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-match-summary.h"
#include "presentation/aluette/aluette-text-context.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-score-panel.h"

#define PANEL_HEIGHT 120

static GtkWidget *
make_panel (const AluetteTextContext *context, const AluetteMatchSummary *summary)
{
  const gint16 *options = context->header->rules.options;
  g_autofree char *a = aluette_text_team (context, ALU_TEAM_A);
  g_autofree char *b = aluette_text_team (context, ALU_TEAM_B);
  g_autofree char *spoken = g_strdup_printf (_("Score: %1$s %2$u, %3$s %4$u"), a,
                                             summary->score[0], b, summary->score[1]);
  AluetteTableScore state = { .n_rows = 2,
                              .names = { a, b },
                              .points = { summary->score[0], summary->score[1] },
                              .target
                              = options[ALU_OPTION_DEALS] > 0 ? 0 : options[ALU_OPTION_TARGET],
                              .spoken = spoken };
  GtkWidget *panel = aluette_score_panel_new ();

  aluette_score_panel_set_state (ALUETTE_SCORE_PANEL (panel), &state);
  gtk_widget_set_size_request (panel, -1, PANEL_HEIGHT);
  return panel;
}

/* Returns: (transfer floating): who has won */
static GtkWidget *
make_end (const AluetteTextContext *context, const AluetteMatchSummary *summary)
{
  AluMatch match = { .winner = summary->winner, .score = { summary->score[0], summary->score[1] } };
  g_autofree char *text = aluette_text_match_end (context, &match);
  GtkWidget *label = aluette_wrapping_label_new (text, "heading");

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5);
  return label;
}

GtkWidget *
aluette_match_result_new (AluetteMatchRecord *record)
{
  g_autoptr (AluetteMatchSummary) summary = aluette_match_summary_new_for_record (record);
  AluetteTextContext context = { aluette_match_record_get_header (record), ALU_NOBODY,
                                 ALUETTE_DECK_ALUETTE };

  return aluette_box_new (GTK_ORIENTATION_VERTICAL, 12, make_panel (&context, summary),
                          summary->over ? make_end (&context, summary) : NULL, NULL);
}
