/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/aluette/aluette-text-context.h"
#include "ui/charts/aluette-line-chart.h"

G_BEGIN_DECLS

/* aluette_vache_score_curve_show:
 * @deals: (element-type AluetteDealSummary): the finished deals
 *
 * Draws the score of both teams. */
void aluette_vache_score_curve_show (AluetteLineChart *chart, AluetteChartBackground background,
                                     const AluetteTextContext *context, const GArray *deals);

G_END_DECLS
