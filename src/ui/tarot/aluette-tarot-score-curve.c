/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/tarot/aluette-tarot-score-curve.h"

#include <string.h>

#include "model/tarot/aluette-tarot-score-sheet.h"

G_STATIC_ASSERT (ALUETTE_TAROT_MAX_PEOPLE <= ALUETTE_LINE_CHART_MAX_LINES);

gboolean
aluette_tarot_score_curve_next (AluReplay *replay, const TarotMatch *match, GArray *scores)
{
  guint n_deals = match->n_deals;

  while (alu_replay_next (replay))
    if (match->deal.outcome != TAROT_OUTCOME_NONE && match->n_deals > n_deals)
      {
        AluetteScores after = { { 0 } };

        memcpy (after.of_person, match->score, sizeof match->score);
        g_array_append_val (scores, after);
        return TRUE;
      }
  return FALSE;
}

void
aluette_tarot_score_curve_show (AluetteLineChart *chart, AluetteChartBackground background,
                                const AluetteTarotText *text, guint n_people, const GArray *scores,
                                guint target)
{
  g_auto (GStrv) names = g_new0 (char *, n_people + 1);

  for (guint person = 0; person < n_people; person++)
    names[person] = aluette_tarot_text_player (text, person);
  aluette_score_curve_show (chart, background, (const char *const *) names, n_people, scores,
                            target);
}
