/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/puzzles/alu-puzzle-grader.h"

#include <stdlib.h>
#include <string.h>

#include "bots/aluette/alu-monte-carlo.h"
#include "bots/aluette/alu-playout.h"
#include "bots/aluette/alu-solver-input.h"
#include "bots/aluette/solver/alu-solver.h"

#define MAX_SAMPLES 1024
#define SOLVER_BYTES ((size_t) 8 << 20)

struct _AluPuzzleGrader
{
  AluWeightedSample samples[MAX_SAMPLES];
  AluSolver *solver;
};

/* The state of one evaluation. */
typedef struct
{
  AluPuzzleGrader *grader;
  const AluMatch *match;
  const AluGradingOptions *options;
  AluGradedHand *grades;
  AluRolloutPolicy policy;
  double rollout_sums[ALU_MAX_HAND][5]; /* by result */
  double exact_sums[ALU_MAX_HAND][5];
} Trial;

AluPuzzleGrader *
alu_puzzle_grader_new (void)
{
  AluPuzzleGrader *grader = malloc (sizeof *grader);

  if (grader == NULL)
    return NULL;
  grader->solver = alu_solver_new (SOLVER_BYTES);
  if (grader->solver == NULL)
    {
      free (grader);
      return NULL;
    }
  alu_solver_keep_proofs (grader->solver, true);
  return grader;
}

void
alu_puzzle_grader_free (AluPuzzleGrader *grader)
{
  if (grader == NULL)
    return;
  alu_solver_free (grader->solver);
  free (grader);
}

static bool
trial_is_stopped (const Trial *trial)
{
  return alu_stop_is_requested (trial->options->stop);
}

static void
list_cards (Trial *trial)
{
  const AluRules *rules = &trial->match->rules;
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (alu_rules_order (rules), alu_match_legal_plays (trial->match), cards);

  memset (trial->grades, 0, sizeof *trial->grades);
  for (int i = 0; i < n; i++)
    if (i == 0 || !alu_monte_carlo_same_option (rules, cards[i - 1], cards[i]))
      trial->grades->cards[trial->grades->n++].card = cards[i];
}

/* Evaluates all cards by rollouts with the same random numbers. */
static void
roll_out_cards (Trial *trial, const AluDeal *start, uint64_t seed, double weight)
{
  int team = (int) alu_team_of (start->turn);

  for (int k = 0; k < trial->grades->n; k++)
    {
      AluDeal deal = *start;
      AluRng rng;

      alu_rng_seed (&rng, seed);
      alu_deal_play (&trial->match->rules, &deal, trial->grades->cards[k].card);
      alu_playout (&trial->policy, &deal, &rng);
      trial->rollout_sums[k][alu_deal_points_for (&deal, team) + 2] += weight;
    }
}

/* Evaluates all cards by their exact values.
 *
 * Returns: false if the position was not solved. */
static bool
solve_cards (Trial *trial, const AluDeal *start, double weight)
{
  int team = (int) alu_team_of (start->turn);
  AluSolverCard cards[ALU_MAX_TRICKS];
  AluPosition position;
  int n = 0;

  alu_position_from_deal (&trial->match->rules, start, &position);
  alu_solver_set_limits (trial->grader->solver, 0, trial->options->stop);
  if (alu_solver_cards (trial->grader->solver, &position, cards, &n) != ALU_SOLVER_SOLVED)
    return false;
  for (int k = 0; k < trial->grades->n; k++)
    for (int i = 0; i < n; i++)
      if (cards[i].card == trial->grades->cards[k].card)
        trial->exact_sums[k][(team == ALU_TEAM_A ? cards[i].value : -cards[i].value) + 2] += weight;
  return true;
}

static bool
grade_with_open_hands (Trial *trial)
{
  const AluDeal *deal = &trial->match->deal;
  AluRng rng;

  alu_rng_seed (&rng, trial->options->seed);
  for (int i = 0; i < trial->options->samples; i++)
    roll_out_cards (trial, deal, alu_rng_next (&rng), 1.0 / trial->options->samples);
  return !trial->options->solved || solve_cards (trial, deal, 1);
}

static bool
grade_with_own_view (Trial *trial)
{
  AluView view = alu_view_for_seat (trial->match, alu_match_decider (trial->match));
  int max = trial->options->tries < MAX_SAMPLES ? trial->options->tries : MAX_SAMPLES;
  AluBelief belief;
  AluRng rng;
  int n;

  alu_rng_seed (&rng, trial->options->seed);
  alu_belief_init (&belief, &view, ALU_EVIDENCE_ALL);
  n = alu_belief_sample (&belief, &rng, trial->grader->samples,
                         trial->options->samples < max ? trial->options->samples : max, max);
  for (int i = 0; i < n && !trial_is_stopped (trial); i++)
    {
      const AluWeightedSample *sample = &trial->grader->samples[i];
      AluDeal deal;

      alu_determinization_get_deal (&view, &sample->determinization, &deal);
      roll_out_cards (trial, &deal, alu_rng_next (&rng), sample->weight);
      if (trial->options->solved && !solve_cards (trial, &deal, sample->weight))
        return false;
    }
  return !trial_is_stopped (trial);
}

static void
combine_results (Trial *trial)
{
  AluGradedHand *grades = trial->grades;
  double share = !trial->options->solved ? 0
                 : trial->options->open  ? 1
                                         : 0.5; /* weight of the exact values */

  for (int k = 0; k < grades->n; k++)
    {
      AluGradedCard *card = &grades->cards[k];
      const double *policy = trial->rollout_sums[k];
      const double *exact = trial->exact_sums[k];

      for (int result = -2; result <= 2; result++)
        {
          card->chances[result + 2] = (float) (share * exact[result + 2]
                                               + (1 - share) * policy[result + 2]);
          card->points += (float) result * card->chances[result + 2];
          card->policy += (float) (result * policy[result + 2]);
          card->exact += (float) (result * exact[result + 2]);
        }
    }
  for (int k = 1; k < grades->n; k++)
    {
      AluGradedCard card = grades->cards[k];
      int at = k;

      for (; at > 0 && card.points > grades->cards[at - 1].points; at--)
        grades->cards[at] = grades->cards[at - 1];
      grades->cards[at] = card;
    }
}

bool
alu_puzzle_grader_grade_cards (AluPuzzleGrader *grader, const AluMatch *match,
                               const AluGradingOptions *options, AluGradedHand *grades)
{
  Trial trial = { .grader = grader, .match = match, .options = options, .grades = grades };
  bool done;

  list_cards (&trial);
  alu_rollout_policy_init (&trial.policy, &match->rules);
  done = options->open ? grade_with_open_hands (&trial) : grade_with_own_view (&trial);
  combine_results (&trial);
  return done;
}
