/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/lab-times.h"

#include <stdio.h>
#include <stdlib.h>

void
lab_times_add (LabTimes *times, double seconds)
{
  if (times->n == times->room)
    {
      size_t room = times->room > 0 ? 2 * times->room : 4096;
      float *more = realloc (times->seconds, room * sizeof *more);

      if (more == NULL)
        return;
      times->seconds = more;
      times->room = room;
    }
  times->seconds[times->n++] = (float) seconds;
}

static int
compare_floats (const void *a, const void *b)
{
  float x = *(const float *) a, y = *(const float *) b;

  return (x > y) - (x < y);
}

bool
lab_times_summarize (LabTimes *times, double *mean, double *p95)
{
  double sum = 0;

  if (times->n == 0)
    return false;
  for (size_t i = 0; i < times->n; i++)
    sum += times->seconds[i];
  qsort (times->seconds, times->n, sizeof *times->seconds, compare_floats);
  *mean = 1e3 * sum / (double) times->n;
  *p95 = 1e3 * times->seconds[times->n * 95 / 100];
  return true;
}

void
lab_times_print (const char *key, LabTimes *times)
{
  double mean, p95;

  if (lab_times_summarize (times, &mean, &p95))
    printf ("\"%s\":{\"mean\":%.3f,\"p95\":%.3f}", key, mean, p95);
  else
    printf ("\"%s\":null", key);
}

void
lab_times_clear (LabTimes *times)
{
  free (times->seconds);
  *times = (LabTimes) { 0 };
}
