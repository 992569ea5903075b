/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver against brute force. --deals N compares N positions and prints what it found. */

#include "brute-force.h"

#include "bots/solver/alu-solver.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Returns: whether solver and brute force agree on winner, value and every card. */
static bool
agree (AluSolver *solver, const AluPosition *position, const TestHistory *history)
{
  AluSolverCard cards[ALU_MAX_TRICKS];
  int values[ALU_N_CARDS];
  int value, winner, n_cards;
  int truth = brute_force_cards (position, history, values);

  if (alu_solver_winner (solver, position, &winner) != ALU_SOLVER_SOLVED
      || alu_solver_value (solver, position, &value) != ALU_SOLVER_SOLVED
      || alu_solver_cards (solver, position, cards, &n_cards) != ALU_SOLVER_SOLVED)
    return false;
  if (value != truth || winner != (truth > 0) - (truth < 0))
    return false;
  for (int i = 0; i < n_cards; i++)
    if (cards[i].value != values[cards[i].card])
      return false;
  return true;
}

/* Compares @n random positions. Most are small; a few have as many cards as brute force can bear. */
static int
count_mismatches (int n, uint64_t seed)
{
  AluSolver *solver = alu_solver_new (ALU_SOLVER_MIN_BYTES);
  TestRandom random = { seed };
  int mismatches = 0;

  for (int i = 0; i < n; i++)
    {
      int n_seats = test_random_below (&random, 3) == 0 ? 6 : 4;
      int kind = test_random_below (&random, 256);
      int n_cards = n_seats == 6 ? (kind == 0 ? 3 : kind < 80 ? 1 : 2)
                                 : (kind == 0 ? 4 : kind < 40 ? 1 : kind < 120 ? 2 : 3);
      AluPosition position;
      TestHistory history;

      test_random_position (&random, n_seats, n_cards, &position, &history);
      if (!agree (solver, &position, &history) && mismatches++ < 10)
        fprintf (stderr, "position %d of seed %llu differs\n", i, (unsigned long long) seed);
    }
  alu_solver_free (solver);
  return mismatches;
}

/* The same by the twelve-hands rules. */
static int
count_twelve_mismatches (int n, uint64_t seed)
{
  AluSolver *solver = alu_solver_new (ALU_SOLVER_MIN_BYTES);
  TestRandom random = { seed };
  int mismatches = 0;

  for (int i = 0; i < n; i++)
    {
      int n_seats = 2 + 2 * test_random_below (&random, 2);
      int kind = test_random_below (&random, 256);
      int n_cards = n_seats == 2 ? 1 + kind % 5 : (kind == 0 ? 4 : 1 + kind % 3);
      AluPosition position;
      TestHistory history;

      test_random_twelve (&random, n_seats, n_cards, &position, &history);
      if (!agree (solver, &position, &history) && mismatches++ < 10)
        fprintf (stderr, "twelve: position %d of seed %llu differs\n", i,
                 (unsigned long long) seed);
    }
  alu_solver_free (solver);
  return mismatches;
}

static void
test_twelve_against_brute_force (void **state)
{
  assert_int_equal (count_twelve_mismatches (10000, 1), 0);
}

static void
test_against_brute_force (void **state)
{
  assert_int_equal (count_mismatches (30000, 1), 0);
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_against_brute_force),
    cmocka_unit_test (test_twelve_against_brute_force),
  };

  if (argc == 3 && strcmp (argv[1], "--deals") == 0)
    {
      int n = atoi (argv[2]);
      int mismatches = count_mismatches (n, 2);

      printf ("%d positions, %d mismatches\n", n, mismatches);
      return mismatches == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
    }
  return cmocka_run_group_tests (tests, NULL, NULL);
}
