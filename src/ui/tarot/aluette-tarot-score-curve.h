/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-rules.h"
#include "ui/charts/aluette-line-chart.h"
#include "ui/tarot/aluette-tarot-text.h"

G_BEGIN_DECLS

/* The scores of all players at one moment. */
typedef struct
{
  gint32 of_seat[TAROT_MAX_SEATS];
} AluetteTarotScores;

/* aluette_tarot_score_curve_show:
 * @scores: (element-type AluetteTarotScores): after each deal
 * @target: points to reach, or 0
 *
 * Draws the score of each player, starting with 0. Hides the chart before the first deal. */
void aluette_tarot_score_curve_show (AluetteLineChart *chart, AluetteChartBackground background,
                                     const AluetteTarotText *text, guint n_seats,
                                     const GArray *scores, guint target);

G_END_DECLS
