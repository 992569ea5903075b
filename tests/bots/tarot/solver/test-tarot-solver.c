/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver against brute force, which plays with the rules themselves.
 *
 *   test-tarot-solver [POSITIONS [SEED]]   a longer run than the usual one
 */

#include "tarot-support.h"

#include <stdlib.h>

#include "bots/tarot/solver/tarot-solver.h"
#include "tarot-positions.h"
#include "testing.h"

static uint32_t n_positions = 3000;
static uint64_t first_seed = 1;

/* What the deal comes to at its end, as the solver counts it. */
static int
final_value (const TarotRules *rules, const TarotDeal *deal, bool with_petit)
{
  TarotSheet sheet;
  int value;

  tarot_deal_count (rules, deal, &sheet);
  value = sheet.half_points[0] - 2 * tarot_threshold (sheet.bouts);
  if (with_petit && sheet.petit != TAROT_NO_SIDE)
    value += sheet.petit == TAROT_ATTACK ? TAROT_SOLVER_PETIT : -TAROT_SOLVER_PETIT;
  return value;
}

/* The value by trying every card, between @low and @high. */
static int
brute_force (const TarotRules *rules, const TarotDeal *deal, bool with_petit, int low, int high)
{
  bool attack = deal->turn == deal->taker || deal->turn == deal->partner;
  int n, best = attack ? -1000 : 1000;
  const TarotCard *trick;
  TarotCardSet legal;

  if (deal->outcome == TAROT_OUTCOME_PLAYED)
    return final_value (rules, deal, with_petit);
  trick = tarot_deal_trick (deal, rules->seats, deal->n_tricks, &n);
  legal = tarot_legal_cards (deal->hands[deal->turn], trick, n);
  while (!tarot_set_is_empty (legal) && low < high)
    {
      TarotCard card = tarot_set_lowest (legal);
      TarotDeal next = *deal;
      int value;

      legal = tarot_set_without (legal, card);
      tarot_deal_play (rules, &next, card);
      value = brute_force (rules, &next, with_petit, low, high);
      best = attack ? (value > best ? value : best) : (value < best ? value : best);
      low = attack && best > low ? best : low;
      high = !attack && best < high ? best : high;
    }
  return best;
}

/* Makes one side the taker of all tricks so far, for the rules on slams. */
static void
give_all_tricks (TarotDeal *deal, AluRng *rng, int seats)
{
  int seat = (int) alu_rng_below (rng, (uint32_t) seats);

  for (int i = 0; i < deal->n_tricks; i++)
    deal->takers[i] = (uint8_t) seat;
}

static void
check_position (TarotSolver *solver, const TarotRules *rules, const TarotDeal *deal, uint32_t i)
{
  TarotPosition position;
  TarotSolverCard cards[TAROT_MAX_HAND];
  int value, n_cards, best;
  int expected = brute_force (rules, deal, true, -1000, 1000);
  bool made;
  bool attack = deal->turn == deal->taker || deal->turn == deal->partner;

  tarot_position_read (rules, deal, &position);
  assert_int_equal (tarot_solver_value (solver, &position, &value), TAROT_SOLVER_SOLVED);
  if (value != expected)
    fail_msg ("position %u of seed %llu: value %d instead of %d", i,
              (unsigned long long) first_seed, value, expected);
  assert_int_equal (tarot_solver_made (solver, &position, &made), TAROT_SOLVER_SOLVED);
  if (made != (brute_force (rules, deal, false, -1, 0) >= 0))
    fail_msg ("position %u of seed %llu: made is wrong", i, (unsigned long long) first_seed);
  if (i % 4 != 0)
    return;
  assert_int_equal (tarot_solver_cards (solver, &position, cards, &n_cards), TAROT_SOLVER_SOLVED);
  best = attack ? -1000 : 1000;
  for (int j = 0; j < n_cards; j++)
    {
      TarotDeal next = *deal;

      tarot_deal_play (rules, &next, cards[j].card);
      assert_int_equal (cards[j].value, brute_force (rules, &next, true, -1000, 1000));
      best = attack == (cards[j].value > best) ? cards[j].value : best;
    }
  assert_int_equal (best, expected);
}

TEST (test_brute_force)
{
  /* Small tables, so that entries are replaced. */
  TarotSolver *solvers[] = { tarot_solver_new (TAROT_SOLVER_MIN_BYTES),
                             tarot_solver_new (1 << 20) };
  AluRng rng;

  alu_rng_seed (&rng, first_seed);
  for (uint32_t i = 0; i < n_positions; i++)
    {
      TarotRules rules;
      TarotMatch match;
      int seats = 3 + (int) (i % 3);
      int tricks = 1 + (int) alu_rng_below (&rng, i % 16 == 0 ? 4 : 3);
      int plays = seats * tricks - (int) alu_rng_below (&rng, (uint32_t) seats);

      tarot_rules_init (&rules, TAROT_RULES_BGA, seats);
      rules.excuse_last = (uint16_t) alu_rng_below (&rng, 2);
      play_at_random (&rules, &rng, plays, i % 2 == 0, &match);
      if (i % 5 == 0)
        give_all_tricks (&match.deal, &rng, seats);
      check_position (solvers[i % 2], &rules, &match.deal, i);
    }
  print_message ("# %u positions from seed %llu, all as by brute force\n", n_positions,
                 (unsigned long long) first_seed);
  tarot_solver_free (solvers[0]);
  tarot_solver_free (solvers[1]);
}

/* Longer endings: the size of the table changes nothing. */
TEST (test_table_size)
{
  TarotSolver *small = tarot_solver_new (TAROT_SOLVER_MIN_BYTES);
  TarotSolver *large = tarot_solver_new (4 << 20);
  AluRng rng;

  alu_rng_seed (&rng, first_seed + 1);
  for (int i = 0; i < 60; i++)
    {
      TarotRules rules;
      TarotMatch match;
      TarotPosition position;
      int a, b;
      bool made_a, made_b;

      tarot_rules_init (&rules, TAROT_RULES_BGA, 3 + i % 3);
      play_at_random (&rules, &rng, 6 * rules.seats - i % 4, i % 2 == 0, &match);
      tarot_position_read (&rules, &match.deal, &position);
      assert_int_equal (tarot_solver_value (small, &position, &a), TAROT_SOLVER_SOLVED);
      assert_int_equal (tarot_solver_value (large, &position, &b), TAROT_SOLVER_SOLVED);
      assert_int_equal (a, b);
      tarot_solver_made (small, &position, &made_a);
      tarot_solver_made (large, &position, &made_b);
      assert_int_equal (made_a, made_b);
    }
  tarot_solver_free (small);
  tarot_solver_free (large);
}

TEST (test_limits)
{
  TarotSolver *solver = tarot_solver_new (1 << 20);
  TarotRules rules;
  TarotMatch match;
  TarotPosition position;
  AluRng rng;
  AluStop stop = 0;
  int value;

  alu_rng_seed (&rng, first_seed);
  tarot_rules_init (&rules, TAROT_RULES_BGA, 4);
  play_at_random (&rules, &rng, 40, false, &match);
  tarot_position_read (&rules, &match.deal, &position);
  tarot_solver_set_limits (solver, 100, NULL);
  assert_int_equal (tarot_solver_value (solver, &position, &value), TAROT_SOLVER_NODE_LIMIT);
  alu_stop_request (&stop);
  tarot_solver_set_limits (solver, 0, &stop);
  assert_int_equal (tarot_solver_value (solver, &position, &value), TAROT_SOLVER_STOPPED);
  position.hands[0] = position.hands[1];
  tarot_solver_set_limits (solver, 0, NULL);
  assert_int_equal (tarot_solver_value (solver, &position, &value), TAROT_SOLVER_INVALID);
  assert_null (tarot_solver_new (TAROT_SOLVER_MIN_BYTES - 1));
  tarot_solver_free (solver);
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    n_positions = (uint32_t) strtoul (argv[1], NULL, 10);
  if (argc > 2)
    first_seed = strtoull (argv[2], NULL, 10);
  return testing_run (NULL, NULL);
}
