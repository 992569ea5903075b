/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Returns: the CPU time of this process in seconds. It does not depend on other processes. */
double cli_seconds (void);

/* Measured times. Initialize it with zeros. */
typedef struct
{
  float *seconds;
  size_t n, room;
} CliTimes;

/* cli_times_add:
 *
 * Adds a measured time; ignores it if there is no memory. */
void cli_times_add (CliTimes *times, double seconds);

/* cli_times_summarize:
 * @mean, @p95: (out): mean and 95th percentile in milliseconds
 *
 * Sorts the times and computes their mean and 95th percentile.
 *
 * Returns: false if there are no times. */
bool cli_times_summarize (CliTimes *times, double *mean, double *p95);

/* cli_times_print:
 *
 * Prints mean and 95th percentile in milliseconds, or null, as the member @key of a JSON object. */
void cli_times_print (const char *key, CliTimes *times);

void cli_times_clear (CliTimes *times);
