/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

/* Statistics of measurements between bots, for the arenas of all games. */

/* A mean over the units of a measurement and its confidence interval. */
typedef struct
{
  double mean, low, high;
} AluArenaFigure;

/* alu_arena_bootstrap:
 * @values: @n values, one per unit
 *
 * Returns: the mean and its 95% bootstrap interval, from 1,000 resamples; zeros if @n is 0. */
AluArenaFigure alu_arena_bootstrap (const float *values, int n, uint64_t seed);
