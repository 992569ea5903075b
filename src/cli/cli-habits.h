/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

/* What people notice in the play of others, counted in match files. */

#define CLI_MAX_HABITS 16

typedef struct
{
  const char *label; /* marked for gettext */
  double limit;      /* percent of its chances that a good human would not exceed; 0 without one */
} CliHabit;

typedef struct
{
  unsigned chances, n;
} CliHabitCount;

/* The counts of one player, by habit. */
typedef CliHabitCount CliHabitCounts[CLI_MAX_HABITS];

typedef struct
{
  CliHabit habits[CLI_MAX_HABITS]; /* the first without a label ends the list */

  /* Counts what @event, not yet applied to @match, shows of the player whose event it is.
   * @seats: the counts of each seat */
  void (*count) (const void *match, const void *event, CliHabitCounts *const *seats);
} CliHabits;

/* cli_habit_note:
 * @has: whether the chance was used
 *
 * Counts a chance of a habit. */
static inline void
cli_habit_note (CliHabitCounts *counts, int habit, bool has)
{
  (*counts)[habit].chances++;
  (*counts)[habit].n += has;
}
