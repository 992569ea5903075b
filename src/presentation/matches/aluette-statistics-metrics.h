/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database-stats.h"
#include "presentation/table/aluette-presentation-kind.h"

G_BEGIN_DECLS

/* The values of the statistics of a game, as its AluetteUiKind lists them. Pure functions. */

/* Returns: (transfer none): the name of a metric in the user's language. */
const char *aluette_statistics_metric_name (const AluetteMetricText *metric);

double
aluette_statistics_metric_value (const AluetteMetricText *metric, const AluetteStatsRow *row);

/* Returns: (transfer full): the formatted value; a dash if there is nothing to count. */
char *aluette_statistics_metric_text (const AluetteMetricText *metric, const AluetteStatsRow *row);

/* Returns the value of a full bar, or 0 if there is no limit. */
double aluette_statistics_metric_most (const AluetteMetricText *metric);

/* aluette_statistics_metric_key:
 * @kind: (nullable): for ALUETTE_STATS_BY_RULES
 *
 * Returns: (transfer full): the title of a row: players, “Seat 1”, “June 2026”. */
char *aluette_statistics_metric_key (const AluGameKind *kind, AluetteStatsGroup group,
                                     const char *key, gboolean brief);

G_END_DECLS
