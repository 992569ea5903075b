/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Seconds of this process's own work: what other programs do on the machine does not count. */
double cli_seconds (void);

/* How long something took, time after time. Starts out as zeros. */
typedef struct
{
  float *seconds;
  size_t n, room;
} CliTimes;

/* cli_times_note:
 *
 * Adds a time; without memory it is left out. */
void cli_times_note (CliTimes *times, double seconds);

/* cli_times_sum_up:
 * @mean, @p95: (out): milliseconds
 *
 * Returns: false where there are none. */
bool cli_times_sum_up (CliTimes *times, double *mean, double *p95);

/* cli_times_print:
 *
 * Prints a member of a JSON object: mean and 95th percentile in milliseconds, or null. */
void cli_times_print (const char *key, CliTimes *times);

void cli_times_clear (CliTimes *times);
