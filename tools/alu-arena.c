/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/alu-arena.h"

#include <stdlib.h>

#include "engine/alu-rng.h"

#define RESAMPLES 1000

static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

AluArenaFigure
alu_arena_bootstrap (const float *values, int n, uint64_t seed)
{
  double means[RESAMPLES];
  AluArenaFigure figure = { 0 };
  AluRng rng;

  if (n == 0)
    return figure;
  alu_rng_seed (&rng, seed);
  for (int i = 0; i < n; i++)
    figure.mean += values[i] / n;
  for (int k = 0; k < RESAMPLES; k++)
    {
      means[k] = 0;
      for (int i = 0; i < n; i++)
        means[k] += values[alu_rng_below (&rng, (uint32_t) n)] / (double) n;
    }
  qsort (means, RESAMPLES, sizeof *means, compare_doubles);
  figure.low = means[RESAMPLES / 40];
  figure.high = means[RESAMPLES - 1 - RESAMPLES / 40];
  return figure;
}
