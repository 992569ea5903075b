/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Measured times. Initialize it with zeros. */
typedef struct
{
  float *seconds;
  size_t n, room;
} LabTimes;

/* lab_times_add:
 *
 * Adds a measured time; ignores it if there is no memory. */
void lab_times_add (LabTimes *times, double seconds);

/* lab_times_summarize:
 * @mean, @p95: (out): mean and 95th percentile in milliseconds
 *
 * Sorts the times and computes their mean and 95th percentile.
 *
 * Returns: false if there are no times. */
bool lab_times_summarize (LabTimes *times, double *mean, double *p95);

/* lab_times_print:
 *
 * Prints mean and 95th percentile in milliseconds, or null, as the member @key of a JSON object. */
void lab_times_print (const char *key, LabTimes *times);

void lab_times_clear (LabTimes *times);
