/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Times of the solver for positions out of random play, as lines of JSON.
 *
 *   bench-tarot-solver [POSITIONS [SEED [SEATS [TRICKS [NODES]]]]]
 *
 * With a limit of nodes, positions that need more count with the time up to there, and are counted.
 */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "bots/tarot/solver/tarot-solver.h"
#include "tarot-positions.h"

#define MAX_POSITIONS 1000

static double
cpu_ms (void)
{
  return 1e3 * (double) clock () / CLOCKS_PER_SEC;
}

static int
compare_times (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
print_times (const char *key, double *times, int n, uint64_t nodes, int unsolved)
{
  double sum = 0;

  for (int i = 0; i < n; i++)
    sum += times[i];
  qsort (times, (size_t) n, sizeof *times, compare_times);
  printf (",\"%s\":{\"mean\":%.3f,\"median\":%.3f,\"p95\":%.3f,\"max\":%.1f,\"nodes\":%" PRIu64
          ",\"unsolved\":%d}",
          key, sum / n, times[n / 2], times[n * 19 / 20], times[n - 1], nodes / (uint64_t) n,
          unsolved);
}

/* Every position is solved with an empty table of proofs. */
static void
measure_positions (int seats, int tricks, int n, uint64_t seed, uint64_t limit, void *memory)
{
  static const char *const keys[] = { "value_ms", "made_ms" };
  double times[2][MAX_POSITIONS];
  uint64_t nodes[2] = { 0, 0 };
  int unsolved[2] = { 0, 0 };
  TarotRules rules;
  AluRng rng;

  tarot_rules_init (&rules, TAROT_RULES_BGA, seats);
  alu_rng_seed (&rng, seed + (uint64_t) (10 * tricks + seats));
  for (int i = 0; i < n; i++)
    {
      TarotMatch match;
      TarotPosition position;

      play_at_random (&rules, &rng, seats * tricks, false, &match);
      tarot_position_read (&rules, &match.deal, &position);
      for (int question = 0; question < 2; question++)
        {
          TarotSolver *solver = tarot_solver_init (memory, TAROT_SOLVER_BYTES);
          double start = cpu_ms ();
          int value;
          bool made;

          tarot_solver_set_limits (solver, limit, NULL);
          if ((question == 0 ? tarot_solver_value (solver, &position, &value)
                             : tarot_solver_made (solver, &position, &made))
              != TAROT_SOLVER_SOLVED)
            unsolved[question]++;
          times[question][i] = cpu_ms () - start;
          nodes[question] += tarot_solver_nodes (solver);
        }
    }
  printf ("{\"seats\":%d,\"tricks\":%d,\"positions\":%d,\"seed\":%" PRIu64, seats, tricks, n, seed);
  for (int question = 0; question < 2; question++)
    print_times (keys[question], times[question], n, nodes[question], unsolved[question]);
  puts ("}");
  fflush (stdout);
}

int
main (int argc, char **argv)
{
  int n = argc > 1 ? atoi (argv[1]) : 40;
  uint64_t seed = argc > 2 ? strtoull (argv[2], NULL, 10) : 1;
  int only_seats = argc > 3 ? atoi (argv[3]) : 0;
  int only_tricks = argc > 4 ? atoi (argv[4]) : 0;
  uint64_t limit = argc > 5 ? strtoull (argv[5], NULL, 10) : 0;
  void *memory = malloc (TAROT_SOLVER_BYTES);

  if (memory == NULL || n < 1 || n > MAX_POSITIONS)
    return 1;
  for (int seats = TAROT_MIN_SEATS; seats <= TAROT_MAX_SEATS; seats++)
    for (int tricks = 4; tricks <= 10; tricks++)
      if ((only_seats == 0 || seats == only_seats) && (only_tricks == 0 || tricks == only_tricks))
        measure_positions (seats, tricks, n, seed, limit, memory);
  free (memory);
  return 0;
}
