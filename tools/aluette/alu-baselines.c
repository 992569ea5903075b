/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/aluette/alu-baselines.h"

#include "bots/aluette/alu-monte-carlo.h"
#include "bots/aluette/alu-rollout-policy.h"
#include "bots/aluette/alu-solver-input.h"
#include "bots/aluette/solver/alu-solver.h"

#include <string.h>

/* Decides everything except plays as the villager does.
 *
 * Returns: whether the decision is a play, which the caller must choose. */
static bool
must_play (const AluView *view, const AluBudget *budget, AluEvent *event)
{
  alu_bot_decide (ALU_LEVEL_VILLAGER, view, budget, event, NULL);
  return event->type == ALU_EVENT_PLAY;
}

/* Plays the card that the rollout policy gives the highest probability, without a search. */
static void
decide_by_rollout_policy (const AluMatch *match, const AluView *view, const AluBudget *budget,
                          AluEvent *event)
{
  AluRolloutPolicy policy;
  AluRolloutChoice choice;
  int best = 0;

  if (!must_play (view, budget, event))
    return;
  alu_rollout_policy_init (&policy, &view->match.rules);
  alu_rollout_policy_weigh (&policy, &view->match.deal, &choice);
  for (int i = 1; i < choice.n; i++)
    if (choice.chances[i] > choice.chances[best])
      best = i;
  event->card = choice.cards[best];
}

/* Returns: the weakest of the cards with the best exact value. */
static AluCard
get_weakest_of_best (AluSolver *solver, const AluRules *rules, const AluDeal *deal)
{
  AluSolverCard cards[ALU_MAX_TRICKS];
  AluPosition position;
  int sign = alu_team_of (deal->turn) == ALU_TEAM_A ? 1 : -1;
  int n, best;

  alu_position_from_deal (rules, deal, &position);
  alu_solver_cards (solver, &position, cards, &n);
  best = n - 1;
  for (int i = n - 1; i >= 0; i--)
    if (sign * cards[i].value > sign * cards[best].value)
      best = i;
  return cards[best].card;
}

/* Plays a best card of the exact solution, with knowledge of all hands. */
static void
decide_with_open_hands (const AluMatch *match, const AluView *view, const AluBudget *budget,
                        AluEvent *event)
{
  AluSolver *solver = alu_solver_init (budget->memory, budget->memory_bytes);

  if (must_play (view, budget, event) && solver != NULL)
    event->card = get_weakest_of_best (solver, &match->rules, &match->deal);
}

#define PROTOTYPE_SAMPLES 40
#define PROTOTYPE_LEFT 7

/* Returns: the card with the best sum of exact values over determinizations with equal weights. */
static AluCard
choose_best_of_samples (const AluView *view, AluSolver *solver, AluRng *rng)
{
  const AluMatch *match = &view->match;
  int sums[ALU_N_CARDS] = { 0 };
  int sign = alu_team_of (match->deal.turn) == ALU_TEAM_A ? 1 : -1;
  AluCard hand[ALU_N_CARDS];
  int n_hand = alu_set_sorted (alu_rules_order (&match->rules), alu_match_legal_plays (match),
                               hand);
  int best = n_hand - 1;
  AluDealConstraints constraints;

  alu_deal_constraints_init (&constraints, view, false);
  for (int i = 0; i < PROTOTYPE_SAMPLES; i++)
    {
      AluSolverCard cards[ALU_MAX_TRICKS];
      AluPosition position;
      AluDeterminization sample;
      AluDeal deal;
      int n;

      alu_deal_constraints_sample (&constraints, rng, &sample);
      alu_determinization_get_deal (view, &sample, &deal);
      alu_position_from_deal (&match->rules, &deal, &position);
      if (alu_solver_cards (solver, &position, cards, &n) == ALU_SOLVER_SOLVED)
        for (int k = 0; k < n; k++)
          sums[cards[k].card] += sign * cards[k].value;
    }
  for (int i = n_hand - 1; i >= 0; i--)
    if (sums[hand[i]] > sums[hand[best]])
      best = i;
  return hand[best];
}

/* The design of the first prototype: forty determinizations with equal weights and without signs,
 * solved with seven or fewer cards per hand; before that, the greedy card. */
static void
decide_like_prototype (const AluMatch *match, const AluView *view, const AluBudget *budget,
                       AluEvent *event)
{
  AluSolver *solver = alu_solver_init (budget->memory, budget->memory_bytes);
  AluRng rng;

  if (!must_play (view, budget, event))
    return;
  alu_rng_seed (&rng, budget->seed + view->match.deal.n_plays);
  if (alu_set_count (alu_match_legal_plays (&view->match)) > PROTOTYPE_LEFT)
    alu_bot_decide (ALU_LEVEL_CASUAL, view, budget, event, NULL);
  else if (solver != NULL)
    event->card = choose_best_of_samples (view, solver, &rng);
}

static const AluArenaPlayer baselines[] = {
  { "rollout", ALU_LEVEL_VILLAGER, decide_by_rollout_policy, 0 },
  { "prototype", ALU_LEVEL_VILLAGER, decide_like_prototype, (size_t) 4 << 20 },
  { "cheat", ALU_LEVEL_VILLAGER, decide_with_open_hands, ALU_SOLVER_BYTES },
};

bool
alu_baseline_player (const char *id, AluArenaPlayer *player)
{
  for (size_t i = 0; i < sizeof baselines / sizeof *baselines; i++)
    if (strcmp (baselines[i].id, id) == 0)
      {
        *player = baselines[i];
        return true;
      }
  return false;
}
