/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-monte-carlo.h"

#include "bots/aluette/alu-equity.h"
#include "bots/aluette/alu-playout.h"
#include "bots/aluette/alu-solver-input.h"
#include "bots/aluette/solver/alu-solver.h"

#include <math.h>
#include <string.h>

#define BATCH 24 /* determinizations per batch; options are compared after each batch */
#define MAX_BATCHES 128
#define MIN_BATCHES 6    /* before an option can be pruned, unless the budget says otherwise */
#define PRUNE_DISTANCE 9 /* squared number of standard errors behind the best option */
#define STACK_SAMPLES 48 /* number of samples without the caller's memory */
#define SOLVER_BYTES ((size_t) 1 << 20)
#define NODES_PER_TRY 8 /* with a smaller budget, fewer samples are weighted */
#define SOLVED_NODES 40 /* nodes that a solved determinization costs */
#define PRIOR_SCALE (0.03 / ALU_ROLLOUT_UNIT) /* points per unit of the rollout policy's scores */
#define MAX_BEHIND (4 * ALU_ROLLOUT_UNIT)

/* A candidate card in the search. */
typedef struct
{
  AluCard card;
  bool pruned;
  double n, worth, wins, points; /* sums over determinizations */
  double prior;                  /* prior from the rollout policy: points behind its best card */
  double batch;                  /* sum of worth in the current batch */
  float means[MAX_BATCHES];
} Option;

typedef struct
{
  const AluMonteCarloParams *params;
  const AluView *view;
  const AluBudget *budget;
  AluBelief belief;
  AluEquity equity;
  AluWeightedSample own_samples[STACK_SAMPLES];
  AluWeightedSample *samples;
  int n_samples;
  AluSolver *solver; /* (nullable) */
  Option options[ALU_MAX_HAND];
  int n_options;
  int team;
  int n_batches;
  uint64_t nodes, limit;
} MonteCarlo;

size_t
alu_monte_carlo_get_memory (const AluMonteCarloParams *params)
{
  return sizeof (AluWeightedSample) * params->tries + (params->exact_left > 0 ? SOLVER_BYTES : 0);
}

bool
alu_monte_carlo_same_option (const AluRules *rules, AluCard a, AluCard b)
{
  const uint8_t *numbers = alu_card_numbers[alu_rules_order (rules)];
  AluCardSet special = alu_card_bit (ALU_MONSIEUR) | alu_card_bit (ALU_JACK_OF_SWORDS);

  return numbers[a] == numbers[b]
         && (!alu_rules_by_teams (rules) || ((alu_card_bit (a) | alu_card_bit (b)) & special) == 0);
}

static void
list_options (MonteCarlo *monte_carlo)
{
  const AluMatch *match = &monte_carlo->view->match;
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (alu_rules_order (&match->rules), alu_match_legal_plays (match), cards);

  for (int i = 0; i < n; i++)
    if (i == 0 || !alu_monte_carlo_same_option (&match->rules, cards[i - 1], cards[i]))
      monte_carlo->options[monte_carlo->n_options++].card = cards[i];
}

/* Sets the priors from the rollout policy, which was trained on far more deals than a search can
 * sample. */
static void
set_priors (MonteCarlo *monte_carlo)
{
  AluRolloutChoice choice;

  alu_rollout_policy_weigh (&monte_carlo->belief.policy, &monte_carlo->view->match.deal, &choice);
  for (int k = 0; k < monte_carlo->n_options; k++)
    for (int i = 0; i < choice.n; i++)
      if (choice.cards[i] == monte_carlo->options[k].card)
        monte_carlo->options[k].prior = -PRIOR_SCALE
                                        * (choice.behind[i] < MAX_BEHIND ? choice.behind[i]
                                                                         : MAX_BEHIND);
}

/* Divides the caller's memory into samples and the solver's memory, and samples the belief. */
static void
monte_carlo_sample (MonteCarlo *monte_carlo, AluRng *rng)
{
  const AluMonteCarloParams *params = monte_carlo->params;
  size_t bytes = sizeof (AluWeightedSample) * params->tries;
  size_t given = monte_carlo->budget->memory != NULL ? monte_carlo->budget->memory_bytes : 0;
  uint64_t affordable = monte_carlo->limit / NODES_PER_TRY + STACK_SAMPLES;
  int max = params->tries < affordable ? params->tries : (int) affordable;

  monte_carlo->samples = monte_carlo->budget->memory;
  if (given < bytes)
    {
      monte_carlo->samples = monte_carlo->own_samples;
      max = max < STACK_SAMPLES ? max : STACK_SAMPLES;
    }
  else if (params->exact_left > 0 && given - bytes >= ALU_SOLVER_MIN_BYTES)
    monte_carlo->solver = alu_solver_init ((unsigned char *) monte_carlo->budget->memory + bytes,
                                           given - bytes < SOLVER_BYTES ? given - bytes
                                                                        : SOLVER_BYTES);
  if (monte_carlo->solver != NULL)
    alu_solver_keep_proofs (monte_carlo->solver, true);
  alu_belief_init (&monte_carlo->belief, monte_carlo->view, params->evidence);
  monte_carlo->n_samples = alu_belief_sample (&monte_carlo->belief, rng, monte_carlo->samples,
                                              params->samples < max ? params->samples : max, max);
}

static void
monte_carlo_start (MonteCarlo *monte_carlo, const AluMonteCarloParams *params, const AluView *view,
                   const AluBudget *budget, AluRng *rng)
{
  memset (monte_carlo, 0, sizeof *monte_carlo);
  monte_carlo->params = params;
  monte_carlo->view = view;
  monte_carlo->budget = budget;
  monte_carlo->team = (int) alu_team_of (view->seat);
  monte_carlo->limit = budget->nodes > 0 ? budget->nodes : params->nodes;
  alu_equity_init (&monte_carlo->equity, &view->match, monte_carlo->team);
  monte_carlo_sample (monte_carlo, rng);
}

static bool
monte_carlo_is_stopped (const MonteCarlo *monte_carlo)
{
  return monte_carlo->nodes >= monte_carlo->limit
         || alu_stop_is_requested (monte_carlo->budget->stop);
}

/* Returns: (transfer none): a determinization drawn by its weight. */
static const AluDeterminization *
draw_determinization (const MonteCarlo *monte_carlo, AluRng *rng)
{
  double mark = alu_rng_unit (rng);
  int i = 0;

  for (; i + 1 < monte_carlo->n_samples && (mark -= monte_carlo->samples[i].weight) >= 0; i++)
    ;
  return &monte_carlo->samples[i].determinization;
}

static void
count_result (MonteCarlo *monte_carlo, Option *option, int points, double share)
{
  option->batch += share * monte_carlo->equity.worth[points + 2];
  option->n += share;
  option->wins += share * (points > 0);
  option->points += share * points;
}

/* Evaluates all options by rollouts with the same random numbers. */
static void
roll_out_options (MonteCarlo *monte_carlo, const AluDeal *start, uint64_t seed, double share)
{
  for (int k = 0; k < monte_carlo->n_options; k++)
    {
      Option *option = &monte_carlo->options[k];
      AluDeal deal = *start;
      AluRng rng;

      if (option->pruned)
        continue;
      alu_rng_seed (&rng, seed);
      alu_deal_play (&monte_carlo->view->match.rules, &deal, option->card);
      monte_carlo->nodes += 1 + (uint64_t) alu_playout (&monte_carlo->belief.policy, &deal, &rng);
      count_result (monte_carlo, option, alu_deal_points_for (&deal, monte_carlo->team), share);
    }
}

/* Evaluates all options by their exact values.
 *
 * Returns: false if the position was not solved. */
static bool
solve_options (MonteCarlo *monte_carlo, const AluDeal *start, double share)
{
  const AluRules *rules = &monte_carlo->view->match.rules;
  AluSolverCard cards[ALU_MAX_TRICKS];
  AluPosition position;
  int n = 0;

  alu_position_from_deal (rules, start, &position);
  alu_solver_set_limits (monte_carlo->solver, 0, monte_carlo->budget->stop);
  if (alu_solver_cards (monte_carlo->solver, &position, cards, &n) != ALU_SOLVER_SOLVED)
    return false;
  monte_carlo->nodes += SOLVED_NODES + alu_solver_nodes (monte_carlo->solver);
  for (int k = 0; k < monte_carlo->n_options; k++)
    for (int i = 0; i < n; i++)
      if (cards[i].card == monte_carlo->options[k].card && !monte_carlo->options[k].pruned)
        count_result (monte_carlo, &monte_carlo->options[k],
                      monte_carlo->team == ALU_TEAM_A ? cards[i].value : -cards[i].value, share);
  return true;
}

static void
play_sample (MonteCarlo *monte_carlo, AluRng *rng)
{
  int left = alu_set_count (alu_match_legal_plays (&monte_carlo->view->match));
  double exact = monte_carlo->solver != NULL && left <= monte_carlo->params->exact_left
                     ? monte_carlo->params->exact_share / 100.0
                     : 0;
  uint64_t seed;
  AluDeal deal;

  alu_determinization_get_deal (monte_carlo->view, draw_determinization (monte_carlo, rng), &deal);
  seed = alu_rng_next (rng);
  if (exact > 0 && !solve_options (monte_carlo, &deal, exact))
    exact = 0;
  if (exact < 1)
    roll_out_options (monte_carlo, &deal, seed, 1 - exact);
}

static void
play_batch (MonteCarlo *monte_carlo, AluRng *rng)
{
  for (int k = 0; k < monte_carlo->n_options; k++)
    monte_carlo->options[k].batch = 0;
  for (int i = 0; i < BATCH; i++)
    play_sample (monte_carlo, rng);
  for (int k = 0; k < monte_carlo->n_options; k++)
    {
      Option *option = &monte_carlo->options[k];

      option->worth += option->batch;
      option->means[monte_carlo->n_batches] = (float) (option->batch / BATCH);
    }
  monte_carlo->n_batches++;
}

static int
find_best_option (const MonteCarlo *monte_carlo)
{
  int best = -1;

  for (int k = 0; k < monte_carlo->n_options; k++)
    if (!monte_carlo->options[k].pruned
        && (best < 0 || monte_carlo->options[k].worth > monte_carlo->options[best].worth))
      best = k;
  return best;
}

/* Returns: whether @option is worse than @best by more than chance explains. */
static bool
is_behind (const MonteCarlo *monte_carlo, const Option *best, const Option *option)
{
  int n = monte_carlo->n_batches;
  double mean = 0, square = 0;

  for (int b = 0; b < n; b++)
    {
      double gap = best->means[b] - option->means[b];

      mean += gap / n;
      square += gap * gap / n;
    }
  return mean > 0 && mean * mean * (n - 1) > PRUNE_DISTANCE * (square - mean * mean);
}

/* Prunes options that are clearly worse than the best one.
 *
 * Returns: the number of options left. */
static int
prune_options (MonteCarlo *monte_carlo)
{
  const Option *best = &monte_carlo->options[find_best_option (monte_carlo)];
  uint32_t given = monte_carlo->budget->min_batches;
  uint32_t min_batches = given > 0 ? given : MIN_BATCHES;
  int left = 0;

  for (int k = 0; k < monte_carlo->n_options; k++)
    {
      Option *option = &monte_carlo->options[k];

      if (!option->pruned && option != best && (uint32_t) monte_carlo->n_batches >= min_batches)
        option->pruned = is_behind (monte_carlo, best, option);
      left += !option->pruned;
    }
  return left;
}

/* Returns: the value of an option. The prior counts like @trust additional determinizations. */
static double
get_option_value (const MonteCarlo *monte_carlo, const Option *option)
{
  double trust = monte_carlo->params->trust;

  return (option->worth + trust * option->prior) / (option->n + trust);
}

/* Returns: whether @a is better than @b. Pruned options are worse than others. */
static bool
is_better (const MonteCarlo *monte_carlo, const Option *a, const Option *b)
{
  if (a->pruned != b->pruned)
    return b->pruned;
  return get_option_value (monte_carlo, a) > get_option_value (monte_carlo, b);
}

/* Computes how far @option is behind @best in the batches that evaluated both. */
static void
fill_gap (const Option *best, const Option *option, AluCandidate *candidate)
{
  int n = (int) ((best->n < option->n ? best->n : option->n) / BATCH + 0.5);
  double mean = 0, square = 0;

  candidate->error = best == option ? 0 : 1;
  for (int b = 0; b < n; b++)
    {
      double gap = best->means[b] - option->means[b];

      mean += gap / n;
      square += gap * gap / n;
    }
  candidate->behind = (float) mean;
  if (best != option && n > 2)
    candidate->error = sqrtf ((float) (square > mean * mean ? square - mean * mean : 0)
                              / (float) (n - 1));
}

/* Fills in the results, best card first. Those of pruned options come from the batches before they
 * were pruned. */
static void
monte_carlo_fill_info (MonteCarlo *monte_carlo, AluDecisionInfo *info)
{
  info->samples = (uint32_t) (monte_carlo->n_batches * BATCH);
  info->n_candidates = (uint8_t) monte_carlo->n_options;
  for (int i = 0; i < monte_carlo->n_options; i++)
    {
      Option option = monte_carlo->options[i];
      int at = i;

      for (; at > 0 && is_better (monte_carlo, &option, &monte_carlo->options[at - 1]); at--)
        monte_carlo->options[at] = monte_carlo->options[at - 1];
      monte_carlo->options[at] = option;
    }
  info->worth = (float) (monte_carlo->options[0].worth / monte_carlo->options[0].n);
  for (int i = 0; i < monte_carlo->n_options; i++)
    {
      const Option *option = &monte_carlo->options[i];

      info->candidates[i] = (AluCandidate) { .card = option->card,
                                             .win = (float) (option->wins / option->n),
                                             .points = (float) (option->points / option->n) };
      fill_gap (&monte_carlo->options[0], option, &info->candidates[i]);
    }
}

AluCard
alu_monte_carlo_play (const AluMonteCarloParams *params, const AluView *view,
                      const AluBudget *budget, AluRng *rng, AluDecisionInfo *info)
{
  MonteCarlo monte_carlo;

  monte_carlo_start (&monte_carlo, params, view, budget, rng);
  list_options (&monte_carlo);
  set_priors (&monte_carlo);
  do
    {
      play_batch (&monte_carlo, rng);
      if (prune_options (&monte_carlo) == 1)
        break;
    }
  while (!monte_carlo_is_stopped (&monte_carlo) && monte_carlo.n_batches < MAX_BATCHES);
  monte_carlo_fill_info (&monte_carlo, info);
  return monte_carlo.options[0].card;
}

int
alu_monte_carlo_forecast (const AluMonteCarloParams *params, const AluView *view,
                          const AluBudget *budget, AluRng *rng, int max, float chances[5])
{
  MonteCarlo monte_carlo;
  int counts[5] = { 0 };
  int n = 0;

  monte_carlo_start (&monte_carlo, params, view, budget, rng);
  do
    {
      AluDeal deal;

      alu_determinization_get_deal (view, draw_determinization (&monte_carlo, rng), &deal);
      deal.offer_refused = deal.offer_seat != ALU_NOBODY;
      monte_carlo.nodes += (uint64_t) alu_playout (&monte_carlo.belief.policy, &deal, rng);
      counts[alu_deal_points_for (&deal, monte_carlo.team) + 2]++;
      n++;
    }
  while (!monte_carlo_is_stopped (&monte_carlo) && n < max);
  for (int i = 0; i < 5; i++)
    chances[i] = (float) counts[i] / (float) n;
  return n;
}

float
alu_monte_carlo_get_value (const AluMonteCarloParams *params, const AluView *view,
                           const AluBudget *budget, AluRng *rng)
{
  AluEquity equity;
  float chances[5];
  float worth = 0;

  alu_equity_init (&equity, &view->match, (int) alu_team_of (view->seat));
  alu_monte_carlo_forecast (params, view, budget, rng, BATCH * MAX_BATCHES, chances);
  for (int i = 0; i < 5; i++)
    worth += chances[i] * equity.worth[i];
  return worth;
}
