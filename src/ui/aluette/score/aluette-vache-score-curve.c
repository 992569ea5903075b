/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/score/aluette-vache-score-curve.h"

#include "model/aluette/aluette-match-summary.h"
#include "ui/charts/aluette-score-curve.h"

void
aluette_vache_score_curve_show (AluetteLineChart *chart, AluetteChartBackground background,
                                const AluetteTextContext *context, const GArray *deals)
{
  const gint16 *options = context->header->rules.options;
  guint target = options[ALU_OPTION_DEALS] > 0 ? 0 : (guint) options[ALU_OPTION_TARGET];
  g_autofree char *a = aluette_text_team (context, ALU_TEAM_A);
  g_autofree char *b = aluette_text_team (context, ALU_TEAM_B);
  const char *const names[] = { a, b };
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (AluetteScores));

  for (guint i = 0; i < deals->len; i++)
    {
      const AluetteDealSummary *deal = &g_array_index (deals, AluetteDealSummary, i);
      AluetteScores after = { { deal->score[0], deal->score[1] } };

      g_array_append_val (scores, after);
    }
  aluette_score_curve_show (chart, background, names, 2, scores, target);
}
