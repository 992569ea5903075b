/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Speed of the solver on random fresh deals, a line of JSON each row.
 *
 * bench-solver [--seed S] [--scale F] [ROW ...]
 *
 * Deals come from the seed alone; F multiplies their number. Time is the process's. */

#include "random-position.h"

#include "bots/aluette/solver/alu-solver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef enum
{
  MEASURE_WINNER,
  MEASURE_VALUE,
  MEASURE_CARDS,
} Measure;

typedef struct
{
  const char *name;
  Measure measure;
  AluScoring scoring;
  int n_seats;
  int n_cards;
  int n_deals;
} Row;

static const Row rows[] = {
  { "winner-9", MEASURE_WINNER, ALU_SCORING_PLAYER, 4, 9, 400 },
  { "winner-8", MEASURE_WINNER, ALU_SCORING_PLAYER, 4, 8, 1000 },
  { "winner-7", MEASURE_WINNER, ALU_SCORING_PLAYER, 4, 7, 4000 },
  { "winner-6", MEASURE_WINNER, ALU_SCORING_PLAYER, 4, 6, 10000 },
  { "winner-5", MEASURE_WINNER, ALU_SCORING_PLAYER, 4, 5, 40000 },
  { "value-9", MEASURE_VALUE, ALU_SCORING_PLAYER, 4, 9, 400 },
  { "value-8", MEASURE_VALUE, ALU_SCORING_PLAYER, 4, 8, 1000 },
  { "cards-8", MEASURE_CARDS, ALU_SCORING_PLAYER, 4, 8, 200 },
  { "cards-7", MEASURE_CARDS, ALU_SCORING_PLAYER, 4, 7, 1000 },
  { "winner-6x8", MEASURE_WINNER, ALU_SCORING_PLAYER, 6, 8, 200 },
  { "twelve-4x9", MEASURE_VALUE, ALU_SCORING_TWELVE, 4, 9, 100 },
  { "twelve-4x7", MEASURE_VALUE, ALU_SCORING_TWELVE, 4, 7, 1000 },
  { "twelve-2x9", MEASURE_VALUE, ALU_SCORING_TWELVE, 2, 9, 1000 },
};

static double
cpu_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec * 1e-6;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
solve (AluSolver *solver, const AluPosition *position, Measure measure)
{
  AluSolverCard cards[ALU_MAX_TRICKS];
  int result;

  if (measure == MEASURE_WINNER)
    alu_solver_winner (solver, position, &result);
  else if (measure == MEASURE_VALUE)
    alu_solver_value (solver, position, &result);
  else
    alu_solver_cards (solver, position, cards, &result);
}

static void
run (AluSolver *solver, const Row *row, uint64_t seed, double scale)
{
  int n = (int) (row->n_deals * scale) > 0 ? (int) (row->n_deals * scale) : 1;
  double *times = malloc ((size_t) n * sizeof *times);
  double sum = 0, nodes = 0;

  for (int i = 0; i < n && times != NULL; i++)
    {
      TestRandom random = { seed * UINT64_C (1000000007) + (uint64_t) i };
      AluPosition position;
      double start;

      test_random_deal (&random, row->scoring, row->n_seats, row->n_cards, &position);
      start = cpu_ms ();
      solve (solver, &position, row->measure);
      times[i] = cpu_ms () - start;
      sum += times[i];
      nodes += (double) alu_solver_nodes (solver);
    }
  if (times != NULL)
    {
      qsort (times, (size_t) n, sizeof *times, compare);
      printf ("{\"row\": \"%s\", \"deals\": %d, \"solves_per_s\": %.1f, \"mean_ms\": %.4f, "
              "\"median_ms\": %.4f, \"p95_ms\": %.4f, \"max_ms\": %.3f, \"mean_nodes\": %.0f}\n",
              row->name, n, 1e3 * n / sum, sum / n, times[n / 2], times[n * 95 / 100],
              times[n - 1], nodes / n);
      fflush (stdout);
    }
  free (times);
}

static bool
is_asked_for (const char *name, int argc, char **argv, int first)
{
  for (int i = first; i < argc; i++)
    if (strcmp (argv[i], name) == 0)
      return true;
  return first == argc;
}

int
main (int argc, char **argv)
{
  AluSolver *solver = alu_solver_new (ALU_SOLVER_BYTES);
  uint64_t seed = 2026;
  double scale = 1;
  int first = 1;

  for (; first + 1 < argc && argv[first][0] == '-'; first += 2)
    {
      if (strcmp (argv[first], "--seed") == 0)
        seed = strtoull (argv[first + 1], NULL, 10);
      else if (strcmp (argv[first], "--scale") == 0)
        scale = atof (argv[first + 1]);
    }
  for (size_t i = 0; i < sizeof rows / sizeof *rows && solver != NULL; i++)
    if (is_asked_for (rows[i].name, argc, argv, first))
      run (solver, &rows[i], seed, scale);
  alu_solver_free (solver);
  return solver != NULL ? EXIT_SUCCESS : EXIT_FAILURE;
}
