/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/tarot/aluette-tarot-score-sheet.h"
#include "presentation/tarot/aluette-tarot-text.h"
#include "ui/charts/aluette-line-chart.h"

G_BEGIN_DECLS

/* The scores of all people at one moment. */
typedef struct
{
  gint32 of_person[ALUETTE_TAROT_MAX_PEOPLE];
} AluetteTarotScores;

/* aluette_tarot_score_curve_show:
 * @scores: (element-type AluetteTarotScores): after each deal
 * @target: points to reach, or 0
 *
 * Draws the score of each person, starting with 0. Hides the chart before the first deal. */
void aluette_tarot_score_curve_show (AluetteLineChart *chart, AluetteChartBackground background,
                                     const AluetteTarotText *text, guint n_people,
                                     const GArray *scores, guint target);

G_END_DECLS
