/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database-stats.h"

G_BEGIN_DECLS

/* The figures of statistics: what each is called, and how it follows from a row. Pure functions. */

typedef enum
{
  ALUETTE_MEASURE_WON, /* matches won of those over, in percent */
  ALUETTE_MEASURE_MATCHES,
  ALUETTE_MEASURE_DEALS,
  ALUETTE_MEASURE_TEAM_DEALS,
  ALUETTE_MEASURE_POINTS,
  ALUETTE_MEASURE_AGAINST,
  ALUETTE_MEASURE_OWN_DEALS,
  ALUETTE_MEASURE_TRICKS,
  ALUETTE_MEASURE_MORDIENNES,
  ALUETTE_MEASURE_SUFFERED,
  ALUETTE_MEASURE_OFFERS,
  ALUETTE_MEASURE_ACCEPTED,
  ALUETTE_MEASURE_PROPOSALS,
  ALUETTE_MEASURE_SPOILED,
  ALUETTE_MEASURE_SIGNS,
  ALUETTE_MEASURE_UNDERSTOOD,
  ALUETTE_MEASURE_CAUGHT,
  ALUETTE_MEASURE_READ,
  ALUETTE_MEASURE_SPIED,
  ALUETTE_N_MEASURES,
} AluetteMeasure;

/* Returns: (transfer none): the measure's name in the user's language. */
const char *aluette_measure_name (AluetteMeasure measure);

double aluette_measure_value (AluetteMeasure measure, const AluetteStatsRow *row);

/* Returns: (transfer full): the value as it is written. */
char *aluette_measure_text (AluetteMeasure measure, const AluetteStatsRow *row);

/* Returns: the value of a full bar, or 0 where there is none. */
double aluette_measure_most (AluetteMeasure measure);

/* aluette_measure_key:
 *
 * Returns: (transfer full): what a row is about, as it is written: players, “Seat 1”, “June 2026”.
 */
char *aluette_measure_key (AluetteStatsGroup group, const char *key, gboolean brief);

G_END_DECLS
