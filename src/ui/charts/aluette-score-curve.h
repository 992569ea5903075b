/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/charts/aluette-line-chart.h"

G_BEGIN_DECLS

/* The scores of all people at one moment. */
typedef struct
{
  gint32 of_person[ALUETTE_LINE_CHART_MAX_LINES];
} AluetteScores;

/* aluette_score_curve_show:
 * @names: (array length=n_people): of the people, or of the teams
 * @scores: (element-type AluetteScores): after each deal
 * @target: points to reach, or 0
 *
 * Draws each score, starting with 0, and says the scores to screen readers. Hides the chart before
 * the first deal. */
void aluette_score_curve_show (AluetteLineChart *chart, AluetteChartBackground background,
                               const char *const *names, guint n_people, const GArray *scores,
                               guint target);

G_END_DECLS
