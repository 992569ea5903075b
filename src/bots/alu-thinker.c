/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-thinker.h"

#include "bots/alu-equity.h"
#include "bots/alu-open.h"
#include "bots/alu-playout.h"
#include "bots/solver/alu-solver.h"

#include <math.h>
#include <string.h>

#define BATCH 24 /* worlds between two looks at the figures */
#define MAX_BATCHES 128
#define LEAST_BATCHES 6 /* before an option may be dropped */
#define DROP 9          /* squared standard errors behind the best */
#define STACK_WORLDS 48 /* without the caller's memory */
#define SOLVER_BYTES ((size_t) 1 << 20)
#define NODES_A_TRY 8                   /* a budget smaller than the level's weighs fewer worlds */
#define SOLVED_NODES 40                 /* what a solved world counts */
#define OPINION (0.03 / ALU_HABIT_UNIT) /* worth of a step of the habit's scores */
#define MOST_BEHIND (4 * ALU_HABIT_UNIT)

/* One card weighed against the others. */
typedef struct
{
  AluCard card;
  bool out;
  double n, worth, wins, points; /* sums over worlds */
  double opinion;                /* the habit's: worth behind its best card */
  double batch;                  /* worth of the batch in play */
  float means[MAX_BATCHES];
} Option;

typedef struct
{
  const AluThinkerStyle *style;
  const AluView *view;
  const AluBudget *budget;
  AluBelief belief;
  AluEquity equity;
  AluBeliefWorld own_worlds[STACK_WORLDS];
  AluBeliefWorld *worlds;
  int n_worlds;
  AluSolver *solver; /* (nullable) */
  Option options[ALU_MAX_HAND];
  int n_options;
  int team;
  int n_batches;
  uint64_t nodes, limit;
} Thinker;

size_t
alu_thinker_memory (const AluThinkerStyle *style)
{
  return sizeof (AluBeliefWorld) * style->tries + (style->exact_left > 0 ? SOLVER_BYTES : 0);
}

bool
alu_thinker_same_option (const AluRules *rules, AluCard a, AluCard b)
{
  const uint8_t *numbers = alu_card_numbers[alu_rules_order (rules)];
  AluCardSet special = alu_card_bit (ALU_MONSIEUR) | alu_card_bit (ALU_JACK_OF_SWORDS);

  return numbers[a] == numbers[b]
         && (!alu_rules_by_teams (rules) || ((alu_card_bit (a) | alu_card_bit (b)) & special) == 0);
}

static void
list_options (Thinker *thinker)
{
  const AluMatch *match = &thinker->view->match;
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (alu_rules_order (&match->rules), alu_match_legal_plays (match), cards);

  for (int i = 0; i < n; i++)
    if (i == 0 || !alu_thinker_same_option (&match->rules, cards[i - 1], cards[i]))
      thinker->options[thinker->n_options++].card = cards[i];
}

/* What the habit, which was learned over many more deals than a search sees worlds, thinks of each
 * option. */
static void
take_opinions (Thinker *thinker)
{
  AluHabitChoice choice;

  alu_habit_weigh (&thinker->belief.habit, &thinker->view->match.deal, &choice);
  for (int k = 0; k < thinker->n_options; k++)
    for (int i = 0; i < choice.n; i++)
      if (choice.cards[i] == thinker->options[k].card)
        thinker->options[k].opinion = -OPINION
                                      * (choice.behind[i] < MOST_BEHIND ? choice.behind[i]
                                                                        : MOST_BEHIND);
}

/* Lays out the caller's memory: worlds first, then the solver's. */
static void
gather (Thinker *thinker, AluRng *rng)
{
  const AluThinkerStyle *style = thinker->style;
  size_t bytes = sizeof (AluBeliefWorld) * style->tries;
  size_t given = thinker->budget->memory != NULL ? thinker->budget->memory_bytes : 0;
  uint64_t affordable = thinker->limit / NODES_A_TRY + STACK_WORLDS;
  int max = style->tries < affordable ? style->tries : (int) affordable;

  thinker->worlds = thinker->budget->memory;
  if (given < bytes)
    {
      thinker->worlds = thinker->own_worlds;
      max = max < STACK_WORLDS ? max : STACK_WORLDS;
    }
  else if (style->exact_left > 0 && given - bytes >= ALU_SOLVER_MIN_BYTES)
    thinker->solver = alu_solver_init ((unsigned char *) thinker->budget->memory + bytes,
                                       given - bytes < SOLVER_BYTES ? given - bytes : SOLVER_BYTES);
  alu_belief_init (&thinker->belief, thinker->view, style->evidence);
  thinker->n_worlds = alu_belief_gather (&thinker->belief, rng, thinker->worlds,
                                         style->worlds < max ? style->worlds : max, max);
}

static void
start (Thinker *thinker, const AluThinkerStyle *style, const AluView *view, const AluBudget *budget,
       AluRng *rng)
{
  memset (thinker, 0, sizeof *thinker);
  thinker->style = style;
  thinker->view = view;
  thinker->budget = budget;
  thinker->team = (int) alu_team_of (view->seat);
  thinker->limit = budget->nodes > 0 ? budget->nodes : style->nodes;
  alu_equity_init (&thinker->equity, &view->match, thinker->team);
  gather (thinker, rng);
}

static bool
stopped (const Thinker *thinker)
{
  return thinker->nodes >= thinker->limit || alu_stop_asked (thinker->budget->stop);
}

/* A world drawn by its weight. */
static const AluWorld *
draw_world (const Thinker *thinker, AluRng *rng)
{
  double mark = alu_rng_unit (rng);
  int i = 0;

  for (; i + 1 < thinker->n_worlds && (mark -= thinker->worlds[i].weight) >= 0; i++)
    ;
  return &thinker->worlds[i].world;
}

static void
count (Thinker *thinker, Option *option, int points, double share)
{
  option->batch += share * thinker->equity.worth[points + 2];
  option->n += share;
  option->wins += share * (points > 0);
  option->points += share * points;
}

/* Plays every option out, by the same numbers. */
static void
play_out (Thinker *thinker, const AluDeal *start, uint64_t seed, double share)
{
  for (int k = 0; k < thinker->n_options; k++)
    {
      Option *option = &thinker->options[k];
      AluDeal deal = *start;
      AluRng rng;

      if (option->out)
        continue;
      alu_rng_seed (&rng, seed);
      alu_deal_play (&thinker->view->match.rules, &deal, option->card);
      thinker->nodes += 1 + (uint64_t) alu_playout (&thinker->belief.habit, &deal, &rng);
      count (thinker, option, alu_deal_points_for (&deal, thinker->team), share);
    }
}

/* Takes every option's exact value. */
static bool
solve (Thinker *thinker, const AluDeal *start, double share)
{
  const AluRules *rules = &thinker->view->match.rules;
  AluSolverCard cards[ALU_MAX_TRICKS];
  AluPosition position;
  int n = 0;

  alu_open_position (rules, start, &position);
  alu_solver_set_limits (thinker->solver, 0, thinker->budget->stop);
  if (alu_solver_cards (thinker->solver, &position, cards, &n) != ALU_SOLVER_SOLVED)
    return false;
  thinker->nodes += SOLVED_NODES + alu_solver_nodes (thinker->solver);
  for (int k = 0; k < thinker->n_options; k++)
    for (int i = 0; i < n; i++)
      if (cards[i].card == thinker->options[k].card && !thinker->options[k].out)
        count (thinker, &thinker->options[k],
               thinker->team == ALU_TEAM_A ? cards[i].value : -cards[i].value, share);
  return true;
}

static void
follow_up (Thinker *thinker, AluRng *rng)
{
  int left = alu_set_count (alu_match_legal_plays (&thinker->view->match));
  double exact = thinker->solver != NULL && left <= thinker->style->exact_left
                     ? thinker->style->exact_share / 100.0
                     : 0;
  uint64_t seed;
  AluDeal deal;

  alu_world_deal (thinker->view, draw_world (thinker, rng), &deal);
  seed = alu_rng_next (rng);
  if (exact > 0 && !solve (thinker, &deal, exact))
    exact = 0;
  if (exact < 1)
    play_out (thinker, &deal, seed, 1 - exact);
}

static void
play_batch (Thinker *thinker, AluRng *rng)
{
  for (int k = 0; k < thinker->n_options; k++)
    thinker->options[k].batch = 0;
  for (int i = 0; i < BATCH; i++)
    follow_up (thinker, rng);
  for (int k = 0; k < thinker->n_options; k++)
    {
      Option *option = &thinker->options[k];

      option->worth += option->batch;
      option->means[thinker->n_batches] = (float) (option->batch / BATCH);
    }
  thinker->n_batches++;
}

static int
best_option (const Thinker *thinker)
{
  int best = -1;

  for (int k = 0; k < thinker->n_options; k++)
    if (!thinker->options[k].out
        && (best < 0 || thinker->options[k].worth > thinker->options[best].worth))
      best = k;
  return best;
}

/* Whether @option lies behind @best by more than chance explains. */
static bool
is_behind (const Thinker *thinker, const Option *best, const Option *option)
{
  int n = thinker->n_batches;
  double mean = 0, square = 0;

  for (int b = 0; b < n; b++)
    {
      double gap = best->means[b] - option->means[b];

      mean += gap / n;
      square += gap * gap / n;
    }
  return mean > 0 && mean * mean * (n - 1) > DROP * (square - mean * mean);
}

/* Drops what lies behind; returns how many are left. */
static int
drop_options (Thinker *thinker)
{
  const Option *best = &thinker->options[best_option (thinker)];
  int left = 0;

  for (int k = 0; k < thinker->n_options; k++)
    {
      Option *option = &thinker->options[k];

      if (!option->out && option != best && thinker->n_batches >= LEAST_BATCHES)
        option->out = is_behind (thinker, best, option);
      left += !option->out;
    }
  return left;
}

/* The worth of an option, the habit's opinion counting as so many worlds more. */
static double
judged (const Thinker *thinker, const Option *option)
{
  double trust = thinker->style->trust;

  return (option->worth + trust * option->opinion) / (option->n + trust);
}

/* Which of two options is the better: one that was not dropped, then by worth. */
static bool
is_better (const Thinker *thinker, const Option *a, const Option *b)
{
  if (a->out != b->out)
    return b->out;
  return judged (thinker, a) > judged (thinker, b);
}

/* How far @option lies behind @best over the batches that both have seen. */
static void
tell_gap (const Option *best, const Option *option, AluCandidate *candidate)
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

/* Writes down the figures, best first. A dropped option's are those of the worlds it has seen. */
static void
tell (Thinker *thinker, AluThoughts *thoughts)
{
  thoughts->worlds = (uint32_t) (thinker->n_batches * BATCH);
  thoughts->n_candidates = (uint8_t) thinker->n_options;
  for (int i = 0; i < thinker->n_options; i++)
    {
      Option option = thinker->options[i];
      int at = i;

      for (; at > 0 && is_better (thinker, &option, &thinker->options[at - 1]); at--)
        thinker->options[at] = thinker->options[at - 1];
      thinker->options[at] = option;
    }
  thoughts->worth = (float) (thinker->options[0].worth / thinker->options[0].n);
  for (int i = 0; i < thinker->n_options; i++)
    {
      const Option *option = &thinker->options[i];

      thoughts->candidates[i] = (AluCandidate) { .card = option->card,
                                                 .win = (float) (option->wins / option->n),
                                                 .points = (float) (option->points / option->n) };
      tell_gap (&thinker->options[0], option, &thoughts->candidates[i]);
    }
}

AluCard
alu_thinker_play (const AluThinkerStyle *style, const AluView *view, const AluBudget *budget,
                  AluRng *rng, AluThoughts *thoughts)
{
  Thinker thinker;

  start (&thinker, style, view, budget, rng);
  list_options (&thinker);
  take_opinions (&thinker);
  do
    {
      play_batch (&thinker, rng);
      if (drop_options (&thinker) == 1)
        break;
    }
  while (!stopped (&thinker) && thinker.n_batches < MAX_BATCHES);
  tell (&thinker, thoughts);
  return thinker.options[0].card;
}

int
alu_thinker_foresee (const AluThinkerStyle *style, const AluView *view, const AluBudget *budget,
                     AluRng *rng, int most, float chances[5])
{
  Thinker thinker;
  int counts[5] = { 0 };
  int n = 0;

  start (&thinker, style, view, budget, rng);
  do
    {
      AluDeal deal;

      alu_world_deal (view, draw_world (&thinker, rng), &deal);
      deal.offer_refused = deal.offer_seat != ALU_NOBODY;
      thinker.nodes += (uint64_t) alu_playout (&thinker.belief.habit, &deal, rng);
      counts[alu_deal_points_for (&deal, thinker.team) + 2]++;
      n++;
    }
  while (!stopped (&thinker) && n < most);
  for (int i = 0; i < 5; i++)
    chances[i] = (float) counts[i] / (float) n;
  return n;
}

float
alu_thinker_worth (const AluThinkerStyle *style, const AluView *view, const AluBudget *budget,
                   AluRng *rng)
{
  AluEquity equity;
  float chances[5];
  float worth = 0;

  alu_equity_init (&equity, &view->match, (int) alu_team_of (view->seat));
  alu_thinker_foresee (style, view, budget, rng, BATCH * MAX_BATCHES, chances);
  for (int i = 0; i < 5; i++)
    worth += chances[i] * equity.worth[i];
  return worth;
}
