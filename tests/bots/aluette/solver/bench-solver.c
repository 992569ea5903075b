/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Speed of the solver on random fresh deals, a line of JSON for each row.
 *
 * bench-solver [--seed S] [--scale F] [--portable] [--bytes B] [--list] [ROW ...]
 *
 * Deals come from the seed alone; F multiplies their number. --list prints the time in ms and
 * the nodes of each deal, with which two builds can be compared deal by deal. Time is CPU time
 * of the thread. A row is measured twice: cold, every deal by a solver that knows nothing, and
 * warm, by one that keeps the proofs of a quarter as many other deals and of the deals before.
 * By the rules of twelve hands, it keeps nothing. */

#include "../bench-times.h"
#include "random-position.h"

#include "bots/aluette/solver/alu-solver.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
  { "twelve-4x8", MEASURE_VALUE, ALU_SCORING_TWELVE, 4, 8, 200 },
  { "twelve-4x7", MEASURE_VALUE, ALU_SCORING_TWELVE, 4, 7, 1000 },
  { "twelve-2x9", MEASURE_VALUE, ALU_SCORING_TWELVE, 2, 9, 1000 },
};

typedef struct
{
  uint64_t seed;
  double scale;
  bool portable;
  bool list;
  size_t bytes;
} Options;

static void
solve_position (AluSolver *solver, const AluPosition *position, Measure measure)
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

/* Solves deal @i of @seed. */
static void
solve_deal (AluSolver *solver, const Row *row, uint64_t seed, int i)
{
  TestRandom random = { seed * UINT64_C (1000000007) + (uint64_t) i };
  AluPosition position;

  test_random_deal (&random, row->scoring, row->n_seats, row->n_cards, &position);
  solve_position (solver, &position, row->measure);
}

static void
print_row (const Row *row, bool warm, double *times, int n, double nodes)
{
  double sum = 0, squares = 0, mean;

  qsort (times, (size_t) n, sizeof *times, bench_compare_times);
  for (int i = 0; i < n; i++)
    {
      sum += times[i];
      squares += times[i] * times[i];
    }
  mean = sum / n;
  printf ("{\"row\": \"%s\", \"proofs\": \"%s\", \"deals\": %d, \"solves_per_s\": %.1f, "
          "\"mean_ms\": %.4f, \"error_ms\": %.4f, \"median_ms\": %.4f, \"p95_ms\": %.4f, "
          "\"max_ms\": %.3f, \"mean_nodes\": %.0f, \"ns_per_node\": %.0f}\n",
          row->name, warm ? "warm" : "cold", n, 1e3 / mean, mean,
          n > 1 ? 1.96 * sqrt ((squares / n - mean * mean) / (n - 1)) : 0, times[n / 2],
          times[n * 95 / 100], times[n - 1], nodes / n, 1e6 * sum / nodes);
  fflush (stdout);
}

static void
run_row (AluSolver *solver, const Row *row, bool warm, const Options *options)
{
  int n = (int) (row->n_deals * options->scale) > 0 ? (int) (row->n_deals * options->scale) : 1;
  double *times = malloc ((size_t) n * sizeof *times);
  double nodes = 0;

  alu_solver_keep_proofs (solver, warm);
  for (int i = 0; i < n / 4 && warm; i++)
    solve_deal (solver, row, ~options->seed, i);
  for (int i = 0; i < n && times != NULL; i++)
    {
      double start = bench_cpu_ms ();

      solve_deal (solver, row, options->seed, i);
      times[i] = bench_cpu_ms () - start;
      nodes += (double) alu_solver_nodes (solver);
      if (options->list)
        printf ("%s %s %d %.4f %llu\n", row->name, warm ? "warm" : "cold", i, times[i],
                (unsigned long long) alu_solver_nodes (solver));
    }
  if (times != NULL)
    print_row (row, warm, times, n, nodes);
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

/* Returns: the index of the first argument that is not an option. */
static int
read_options (int argc, char **argv, Options *options)
{
  int i = 1;

  for (; i < argc && argv[i][0] == '-'; i++)
    if (strcmp (argv[i], "--portable") == 0)
      options->portable = true;
    else if (strcmp (argv[i], "--list") == 0)
      options->list = true;
    else if (i + 1 < argc && strcmp (argv[i], "--seed") == 0)
      options->seed = strtoull (argv[++i], NULL, 10);
    else if (i + 1 < argc && strcmp (argv[i], "--scale") == 0)
      options->scale = atof (argv[++i]);
    else if (i + 1 < argc && strcmp (argv[i], "--bytes") == 0)
      options->bytes = strtoull (argv[++i], NULL, 10);
  return i;
}

int
main (int argc, char **argv)
{
  Options options = { .seed = 2026, .scale = 1, .bytes = ALU_SOLVER_BYTES };
  int first = read_options (argc, argv, &options);
  AluSolver *solver = alu_solver_new (options.bytes);

  if (solver == NULL)
    return EXIT_FAILURE;
  alu_solver_set_portable (solver, options.portable);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (is_asked_for (rows[i].name, argc, argv, first))
      for (int warm = 0; warm <= (rows[i].scoring != ALU_SCORING_TWELVE); warm++)
        run_row (solver, &rows[i], warm, &options);
  alu_solver_free (solver);
  return EXIT_SUCCESS;
}
