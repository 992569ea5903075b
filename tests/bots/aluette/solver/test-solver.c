/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver against brute force. --deals N [SEED] compares N positions, and a quarter as many by
 * the rules of twelve hands, and prints what it found. */

#include "brute-force.h"
#include "frozen-deals.h"

#include "bots/aluette/solver/alu-move-ordering.h"
#include "bots/aluette/solver/alu-search.h"
#include "bots/aluette/solver/alu-solver.h"
#include "bots/aluette/solver/alu-twelve.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A commit that changes it must say so. */
#define SIGNATURE 111558

#define N_POSITIONS 30000

/* Returns: whether the winner, value and values of cards that @solver gives are right. */
static bool
is_right (AluSolver *solver, const AluPosition *position, int truth, const int *values)
{
  AluSolverCard cards[ALU_MAX_TRICKS];
  int value, winner, n_cards;

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

/* Returns: whether two solvers, one of which may keep its proofs, agree with brute force. */
static bool
solvers_agree (AluSolver *solver, AluSolver *keeper, const AluPosition *position,
       const TestHistory *history)
{
  int values[ALU_N_CARDS];
  int truth = brute_force_cards (position, history, values);

  return is_right (solver, position, truth, values) && is_right (keeper, position, truth, values);
}

/* Compares @n random positions. Most are small; a few have as many cards as brute force can handle.
 * Half of them are solved by the portable search. */
static int
count_mismatches (int n, uint64_t seed)
{
  AluSolver *solver = alu_solver_new (ALU_SOLVER_MIN_BYTES);
  AluSolver *keeper = alu_solver_new (ALU_SOLVER_MIN_BYTES);
  TestRandom random = { seed };
  int mismatches = 0;

  alu_solver_keep_proofs (keeper, true);
  for (int i = 0; i < n; i++)
    {
      int n_seats = test_random_below (&random, 3) == 0 ? 6 : 4;
      int kind = test_random_below (&random, 256);
      int n_cards = n_seats == 6 ? (kind == 0   ? 3
                                    : kind < 80 ? 1
                                                : 2)
                                 : (kind == 0    ? 4
                                    : kind < 40  ? 1
                                    : kind < 120 ? 2
                                                 : 3);
      AluPosition position;
      TestHistory history;

      test_random_position (&random, n_seats, n_cards, &position, &history);
      alu_solver_set_portable (solver, i % 2 == 0);
      if (!solvers_agree (solver, keeper, &position, &history) && mismatches++ < 10)
        fprintf (stderr, "position %d of seed %llu differs\n", i, (unsigned long long) seed);
    }
  alu_solver_free (solver);
  alu_solver_free (keeper);
  return mismatches;
}

/* The same for the rules of twelve hands, by which no proofs are kept. */
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
      alu_solver_set_portable (solver, i % 2 == 0);
      if (!solvers_agree (solver, solver, &position, &history) && mismatches++ < 10)
        fprintf (stderr, "twelve: position %d of seed %llu differs\n", i,
                 (unsigned long long) seed);
    }
  alu_solver_free (solver);
  return mismatches;
}

TEST (test_twelve_against_brute_force)
{
  assert_int_equal (count_twelve_mismatches (N_POSITIONS / 3, 1), 0);
}

TEST (test_against_brute_force)
{
  assert_int_equal (count_mismatches (N_POSITIONS, 1), 0);
}

/* Deals that took the solver longest, with the values it found. */
TEST (test_frozen_deals)
{
  AluSolver *solver = alu_solver_new (ALU_SOLVER_BYTES);

  for (size_t i = 0; i < sizeof frozen_deals / sizeof *frozen_deals; i++)
    {
      const FrozenDeal *deal = &frozen_deals[i];
      AluPosition position;
      int value;

      test_fresh_position (ALU_SCORING_PLAYER, deal->n_seats, deal->hands, deal->leader, &position);
      assert_int_equal (alu_solver_value (solver, &position, &value), ALU_SOLVER_SOLVED);
      assert_int_equal (value, deal->value);
    }
  alu_solver_free (solver);
}

/* The number of nodes for fixed deals. Any change of the search changes it, and the commit must say
 * so. */
TEST (test_signature)
{
  AluSolver *solver = alu_solver_new (ALU_SOLVER_BYTES);
  uint64_t nodes = 0;

  for (int i = 0; i < 60; i++)
    {
      TestRandom random = { UINT64_C (77000) + (uint64_t) i };
      AluPosition position;
      int value;

      test_random_deal (&random, i % 6 == 5 ? ALU_SCORING_TWELVE : ALU_SCORING_PLAYER,
                        i % 6 == 4 ? 6 : 4, i % 6 == 4 ? 6 : 7, &position);
      assert_int_equal (alu_solver_value (solver, &position, &value), ALU_SOLVER_SOLVED);
      nodes += alu_solver_nodes (solver);
    }
  alu_solver_free (solver);
  assert_int_equal (nodes, SIGNATURE);
}

/* The answers with the least memory are the same as with plenty. */
TEST (test_table_size)
{
  AluSolver *small = alu_solver_new (ALU_SOLVER_MIN_BYTES);
  AluSolver *large = alu_solver_new (ALU_SOLVER_BYTES);

  for (int i = 0; i < 20; i++)
    {
      TestRandom random = { UINT64_C (88000) + (uint64_t) i };
      AluSolverCard cards[2][ALU_MAX_TRICKS];
      int n_cards[2];
      AluPosition position;

      test_random_deal (&random, ALU_SCORING_PLAYER, 4, 7, &position);
      assert_int_equal (alu_solver_cards (small, &position, cards[0], &n_cards[0]), 0);
      assert_int_equal (alu_solver_cards (large, &position, cards[1], &n_cards[1]), 0);
      assert_int_equal (n_cards[0], 7);
      assert_int_equal (n_cards[1], 7);
      for (int j = 0; j < 7; j++)
        {
          assert_int_equal (cards[0][j].card, cards[1][j].card);
          assert_int_equal (cards[0][j].value, cards[1][j].value);
        }
    }
  alu_solver_free (small);
  alu_solver_free (large);
}

static void
random_deal_of (int i, AluPosition *position)
{
  TestRandom random = { UINT64_C (66000) + (uint64_t) i };

  test_random_deal (&random, ALU_SCORING_PLAYER, i % 3 == 2 ? 6 : 4, i % 3 == 2 ? 5 : 7, position);
}

/* The search for all processors gives exactly the same results and nodes as the one with special
 * instructions. */
TEST (test_portable_search)
{
  AluSolver *solvers[2] = {
    alu_solver_new (ALU_SOLVER_MIN_BYTES),
    alu_solver_new (ALU_SOLVER_MIN_BYTES),
  };

  alu_solver_set_portable (solvers[1], true);
  for (int i = 0; i < 40; i++)
    {
      AluPosition position;
      int values[2];

      if (i < 30)
        random_deal_of (i, &position);
      else
        test_random_deal (&(TestRandom) { UINT64_C (67000) + (uint64_t) i }, ALU_SCORING_TWELVE,
                          i % 2 == 0 ? 4 : 2, 6, &position);
      for (int j = 0; j < 2; j++)
        assert_int_equal (alu_solver_value (solvers[j], &position, &values[j]), 0);
      assert_int_equal (values[0], values[1]);
      assert_int_equal (alu_solver_nodes (solvers[0]), alu_solver_nodes (solvers[1]));
    }
  alu_solver_free (solvers[0]);
  alu_solver_free (solvers[1]);
}

/* Solves some deals, forwards or backwards.
 *
 * Returns: the number of nodes. */
static uint64_t
solve_deals (AluSolver *solver, bool backwards, int values[30])
{
  uint64_t nodes = 0;

  for (int i = 0; i < 30; i++)
    {
      int deal = backwards ? 29 - i : i;
      AluPosition position;

      random_deal_of (deal, &position);
      assert_int_equal (alu_solver_value (solver, &position, &values[deal]), 0);
      nodes += alu_solver_nodes (solver);
    }
  return nodes;
}

/* Kept proofs save nodes and change no result, whichever positions were solved before. A series of
 * calls can be repeated exactly. */
TEST (test_kept_proofs)
{
  AluSolver *solver = alu_solver_new (ALU_SOLVER_BYTES);
  int cold[30], warm[30], backwards[30], again[30];
  uint64_t nodes = solve_deals (solver, false, cold), kept;

  assert_int_equal (solve_deals (solver, true, backwards), nodes);
  alu_solver_keep_proofs (solver, true);
  kept = solve_deals (solver, false, warm);
  assert_true (kept < nodes);
  solve_deals (solver, true, backwards);
  alu_solver_keep_proofs (solver, true);
  assert_int_equal (solve_deals (solver, false, again), kept);
  assert_memory_equal (warm, cold, sizeof cold);
  assert_memory_equal (backwards, cold, sizeof cold);
  assert_memory_equal (again, cold, sizeof cold);
  alu_solver_free (solver);
}

/* A position before its first trick: @left cards for each of four seats, none of them equal. */
static AluCardRanks
random_row (TestRandom *random, int left)
{
  int n_held[4] = { 0 };
  AluCardRanks row = { 0 };

  for (int card = 0; card < 4 * left; card++)
    {
      int seat = test_random_below (random, 4);

      while (n_held[seat] == left)
        seat = (seat + 1) % 4;
      n_held[seat]++;
      row.owner[0] |= (AluCards) (seat & 1) << card;
      row.owner[1] |= (AluCards) (seat >> 1) << card;
    }
  return row;
}

static void
search_winner (AluTranspositionTable *proofs, const AluCardRanks *row, int left)
{
  AluScoreState tally = { 0 };
  AluMoveOrderingWeights weights;
  AluSearch search;

  for (int pair = 0; pair < 4; pair++)
    tally.score |= (AluScore) (1 + ALU_SCORE_BIAS) << (pair * ALU_SCORE_BITS);
  alu_move_ordering_weights_init (&weights, &alu_trained_ordering_winner);
  alu_search_init (&search, ALU_ASK_WINNER, 4, proofs, &weights);
  search.node_limit = UINT64_MAX;
  alu_search_position (&search, row, 0, left, tally, NULL, 0);
}

static void
search_twelve (AluTranspositionTable *tt, const AluCardRanks *row, int left)
{
  const uint8_t special[2] = { ALU_SPECIAL_GONE, ALU_SPECIAL_GONE };
  AluTwelveSearch search = {
    .n_seats = 4,
    .target = 1,
    .tt = tt,
    .node_limit = UINT64_MAX,
  };

  alu_twelve_search (&search, row, special, 0, left, (AluTwelveScore) { .first = -1 }, NULL, 0);
}

/* Proofs are spread over all clusters of the table, not only over every second one. */
TEST (test_all_clusters_are_used)
{
  void (*const searches[]) (AluTranspositionTable *, const AluCardRanks *, int) = { search_winner,
                                                                                    search_twelve };
  void *memory = aligned_alloc (64, ALU_SOLVER_MIN_BYTES);
  TestRandom random = { 99000 };

  for (int i = 0; i < 2; i++)
    {
      AluCardRanks row = random_row (&random, 7);
      int n_used[2] = { 0 };
      AluTranspositionTable proofs;

      assert_true (alu_transposition_table_init (&proofs, memory, ALU_SOLVER_MIN_BYTES));
      searches[i](&proofs, &row, 7);
      for (size_t cluster = 0; cluster < proofs.n_clusters; cluster++)
        n_used[cluster % 2] += proofs.entries[cluster * ALU_TRANSPOSITION_WAYS].key != 0;
      assert_true (n_used[0] > 0 && n_used[1] > 0);
      assert_true (n_used[0] < 2 * n_used[1] && n_used[1] < 2 * n_used[0]);
    }
  free (memory);
}

TEST (test_limits)
{
  AluSolver *solver = alu_solver_new (ALU_SOLVER_MIN_BYTES);
  const AluScoring scorings[] = { ALU_SCORING_PLAYER, ALU_SCORING_TWELVE };
  TestRandom random = { 5 };
  AluPosition position;
  AluStop stop = 1;
  int value;

  assert_null (alu_solver_new (ALU_SOLVER_MIN_BYTES - 1));
  for (int i = 0; i < 2; i++)
    {
      test_random_deal (&random, scorings[i], 4, 9, &position);
      alu_solver_set_limits (solver, 50, NULL);
      assert_int_equal (alu_solver_value (solver, &position, &value), ALU_SOLVER_NODE_LIMIT);
      assert_true (alu_solver_nodes (solver) <= 51);
      alu_solver_set_limits (solver, 0, &stop);
      assert_int_equal (alu_solver_value (solver, &position, &value), ALU_SOLVER_STOPPED);
      position.hands[0] |= position.hands[1];
      assert_int_equal (alu_solver_value (solver, &position, &value), ALU_SOLVER_INVALID);
    }
  alu_solver_free (solver);
}

int
main (int argc, char **argv)
{
  if (argc >= 3 && strcmp (argv[1], "--deals") == 0)
    {
      int n = atoi (argv[2]);
      uint64_t seed = argc > 3 ? strtoull (argv[3], NULL, 10) : 2;
      int mismatches = count_mismatches (n, seed);
      int twelve = count_twelve_mismatches (n / 4, seed);

      printf ("%d positions, %d mismatches; twelve hands: %d positions, %d mismatches\n", n,
              mismatches, n / 4, twelve);
      return mismatches + twelve == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
    }
  return testing_run (NULL, NULL);
}
