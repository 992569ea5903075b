/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database-stats.h"

G_BEGIN_DECLS

/* The metrics of the statistics: their names and values. Pure functions. */

typedef enum
{
  ALUETTE_METRIC_WON, /* matches won, in percent of finished matches */
  ALUETTE_METRIC_MATCHES,
  ALUETTE_METRIC_DEALS,
  ALUETTE_METRIC_TEAM_DEALS,
  ALUETTE_METRIC_POINTS,
  ALUETTE_METRIC_AGAINST,
  ALUETTE_METRIC_OWN_DEALS,
  ALUETTE_METRIC_TRICKS,
  ALUETTE_METRIC_MORDIENNES,
  ALUETTE_METRIC_SUFFERED,
  ALUETTE_METRIC_OFFERS,
  ALUETTE_METRIC_ACCEPTED,
  ALUETTE_METRIC_PROPOSALS,
  ALUETTE_METRIC_SPOILED,
  ALUETTE_METRIC_SIGNS,
  ALUETTE_METRIC_UNDERSTOOD,
  ALUETTE_METRIC_CAUGHT,
  ALUETTE_METRIC_READ,
  ALUETTE_METRIC_SPIED,
  ALUETTE_N_METRICS,
} AluetteStatisticsMetric;

/* Returns: (transfer none): the name of a metric in the user's language. */
const char *aluette_statistics_metric_name (AluetteStatisticsMetric metric);

double aluette_statistics_metric_value (AluetteStatisticsMetric metric, const AluetteStatsRow *row);

/* Returns: (transfer full): the formatted value. */
char *aluette_statistics_metric_text (AluetteStatisticsMetric metric, const AluetteStatsRow *row);

/* Returns the value of a full bar, or 0 if there is no limit. */
double aluette_statistics_metric_most (AluetteStatisticsMetric metric);

/* aluette_statistics_metric_key:
 *
 * Returns: (transfer full): the title of a row: players, “Seat 1”, “June 2026”. */
char *aluette_statistics_metric_key (AluetteStatsGroup group, const char *key, gboolean brief);

G_END_DECLS
