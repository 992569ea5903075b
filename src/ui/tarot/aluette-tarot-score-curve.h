/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-replay.h"
#include "presentation/tarot/aluette-tarot-text.h"
#include "ui/charts/aluette-score-curve.h"

G_BEGIN_DECLS

/* aluette_tarot_score_curve_next:
 * @replay: of @match
 * @scores: (element-type AluetteScores): the scores after the deal are appended
 *
 * Goes on to the end of the next deal.
 *
 * Returns: whether there is one. */
gboolean aluette_tarot_score_curve_next (AluReplay *replay, const TarotMatch *match,
                                         GArray *scores);

/* aluette_tarot_score_curve_show:
 * @scores: (element-type AluetteScores): after each deal
 * @target: points to reach, or 0
 *
 * Draws the score of each person: see aluette_score_curve_show (). */
void aluette_tarot_score_curve_show (AluetteLineChart *chart, AluetteChartBackground background,
                                     const AluetteTarotText *text, guint n_people,
                                     const GArray *scores, guint target);

G_END_DECLS
