/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-analysis.h"

#include "bots/aluette/alu-playout.h"
#include "bots/aluette/alu-solver-input.h"
#include "bots/aluette/solver/alu-solver.h"

#include <string.h>

#define UNKNOWN ((AluBounds) { -2, 2 })

typedef struct
{
  AluSolver *solver;
  const AluStop *stop;
  uint64_t left; /* nodes */
  uint64_t spent;
} Search;

size_t
alu_analysis_memory (void)
{
  return ALU_SOLVER_BYTES / 4;
}

static bool
is_stopped (const Search *search)
{
  return alu_stop_is_requested (search->stop);
}

static void
set_limit (Search *search, uint64_t nodes)
{
  uint64_t limit = nodes < search->left ? nodes : search->left;

  alu_solver_set_limits (search->solver, limit > 0 ? limit : 1, search->stop);
}

static void
count_nodes (Search *search)
{
  uint64_t nodes = alu_solver_nodes (search->solver);

  search->spent += nodes;
  search->left = nodes < search->left ? search->left - nodes : 0;
}

/* Determines the value of a position within @nodes: exactly, or only which team gets points, or not
 * at all. */
static AluBounds
solve_position (Search *search, const AluPosition *position, uint64_t nodes)
{
  AluSolverStatus status;
  int found = 0;

  if (search->left == 0 || is_stopped (search))
    return UNKNOWN;
  set_limit (search, nodes);
  status = alu_solver_value (search->solver, position, &found);
  count_nodes (search);
  if (status == ALU_SOLVER_SOLVED)
    return (AluBounds) { (int8_t) found, (int8_t) found };
  if (search->left == 0 || is_stopped (search))
    return UNKNOWN;
  set_limit (search, nodes);
  status = alu_solver_winner (search->solver, position, &found);
  count_nodes (search);
  if (status != ALU_SOLVER_SOLVED)
    return UNKNOWN;
  return found > 0   ? (AluBounds) { 1, 2 }
         : found < 0 ? (AluBounds) { -2, -1 }
                     : (AluBounds) { 0, 0 };
}

/* Determines the value of the position after @card. */
static AluBounds
solve_card (Search *search, const AluMatch *match, AluCard card, uint64_t nodes)
{
  AluDeal deal = match->deal;
  AluPosition position;
  int points;

  alu_deal_play (&match->rules, &deal, card);
  if (deal.ended)
    {
      points = alu_deal_points_for (&deal, ALU_TEAM_A);
      return (AluBounds) { (int8_t) points, (int8_t) points };
    }
  alu_position_from_deal (&match->rules, &deal, &position);
  return solve_position (search, &position, nodes);
}

/* Returns: the value of the position for @team to play, from the values of its cards. */
static AluBounds
get_best_bounds (const AluAnalysis *analysis, int team)
{
  AluBounds best = team == ALU_TEAM_A ? (AluBounds) { -2, -2 } : (AluBounds) { 2, 2 };

  for (int i = 0; i < analysis->n_cards; i++)
    {
      AluBounds value = analysis->cards[i].value;

      if (team == ALU_TEAM_A ? value.low > best.low : value.low < best.low)
        best.low = value.low;
      if (team == ALU_TEAM_A ? value.high > best.high : value.high < best.high)
        best.high = value.high;
    }
  return best;
}

/* Returns: whether two cards have the same value. Equal cards do, except in `twelve` with its
 * special cards. */
static bool
has_same_value (const AluRules *rules, AluCard a, AluCard b)
{
  const uint8_t *numbers = alu_card_numbers[alu_rules_order (rules)];

  return numbers[a] == numbers[b] && !alu_rules_by_teams (rules);
}

/* Solves all cards, each with an equal share of the nodes that are left. Starts with the weakest
 * cards, which usually need the least. */
static void
solve_cards (Search *search, const AluMatch *match, AluAnalysis *analysis)
{
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (alu_rules_order (&match->rules), match->deal.hands[match->deal.turn],
                          cards);

  analysis->n_cards = (uint8_t) n;
  for (int i = n - 1; i >= 0; i--)
    {
      bool is_equal = i + 1 < n && has_same_value (&match->rules, cards[i], cards[i + 1]);

      analysis->cards[i].card = cards[i];
      analysis->cards[i].value = is_equal ? analysis->cards[i + 1].value
                                          : solve_card (search, match, cards[i],
                                                        search->left / (uint64_t) (i + 1));
    }
  analysis->value = get_best_bounds (analysis, (int) alu_team_of (match->deal.turn));
}

/* Solves a position with an offer. Accepting is better unless refusing certainly leads to
 * mordienne. */
static void
solve_answer (Search *search, const AluMatch *match, AluAnalysis *analysis)
{
  int offers = match->deal.offer_seat != ALU_NOBODY ? (int) alu_team_of (match->deal.offer_seat)
                                                    : (int) ALU_TEAM_A;
  int sign = offers == ALU_TEAM_A ? -1 : 1;
  AluPosition position;

  alu_position_from_deal (&match->rules, &match->deal, &position);
  analysis->value = solve_position (search, &position, search->left);
  analysis->accept = !alu_bounds_exact (analysis->value) || sign * analysis->value.low <= 1;
}

bool
alu_analysis_compute (const AluMatch *match, const AluBudget *budget, AluAnalysis *analysis)
{
  Search search = { .stop = budget->stop,
                    .left = budget->nodes > 0 ? budget->nodes : ALU_ANALYSIS_NODES };
  int points;

  memset (analysis, 0, sizeof *analysis);
  analysis->seat = match->deal.turn;
  analysis->value = UNKNOWN;
  if (match->deal.ended)
    {
      points = alu_deal_points_for (&match->deal, ALU_TEAM_A);
      analysis->value = (AluBounds) { (int8_t) points, (int8_t) points };
      return true;
    }
  search.solver = budget->memory_bytes >= ALU_SOLVER_MIN_BYTES && budget->memory != NULL
                      ? alu_solver_init (budget->memory, budget->memory_bytes)
                      : NULL;
  if (search.solver == NULL)
    search.left = 0;
  else
    alu_solver_keep_proofs (search.solver, true);
  if (alu_match_phase (match) == ALU_PHASE_ANSWER)
    solve_answer (&search, match, analysis);
  else
    solve_cards (&search, match, analysis);
  analysis->nodes = search.spent;
  return !is_stopped (&search);
}
