/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/problems/alu-judge.h"

#include <stdlib.h>
#include <string.h>

#include "bots/alu-open.h"
#include "bots/alu-playout.h"
#include "bots/alu-thinker.h"
#include "bots/solver/alu-solver.h"

#define MAX_WORLDS 1024
#define SOLVER_BYTES ((size_t) 8 << 20)

struct _AluJudge
{
  AluBeliefWorld worlds[MAX_WORLDS];
  AluSolver *solver;
};

/* One judgement under way. */
typedef struct
{
  AluJudge *judge;
  const AluMatch *match;
  const AluJudgeWay *way;
  AluJudgedHand *judgement;
  AluHabit habit;
  double habit_sums[ALU_MAX_HAND][5]; /* by result */
  double exact_sums[ALU_MAX_HAND][5];
} Trial;

AluJudge *
alu_judge_new (void)
{
  AluJudge *judge = malloc (sizeof *judge);

  if (judge == NULL)
    return NULL;
  judge->solver = alu_solver_new (SOLVER_BYTES);
  if (judge->solver != NULL)
    return judge;
  free (judge);
  return NULL;
}

void
alu_judge_free (AluJudge *judge)
{
  if (judge == NULL)
    return;
  alu_solver_free (judge->solver);
  free (judge);
}

static bool
stopped (const Trial *trial)
{
  return alu_stop_asked (trial->way->stop);
}

static void
list_cards (Trial *trial)
{
  const AluRules *rules = &trial->match->rules;
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (alu_rules_order (rules), alu_match_legal_plays (trial->match), cards);

  memset (trial->judgement, 0, sizeof *trial->judgement);
  for (int i = 0; i < n; i++)
    if (i == 0 || !alu_thinker_same_option (rules, cards[i - 1], cards[i]))
      trial->judgement->cards[trial->judgement->n++].card = cards[i];
}

/* Every card played on by habit, by the same numbers. */
static void
play_on (Trial *trial, const AluDeal *start, uint64_t seed, double weight)
{
  int team = (int) alu_team_of (start->turn);

  for (int k = 0; k < trial->judgement->n; k++)
    {
      AluDeal deal = *start;
      AluRng rng;

      alu_rng_seed (&rng, seed);
      alu_deal_play (&trial->match->rules, &deal, trial->judgement->cards[k].card);
      alu_playout (&trial->habit, &deal, &rng);
      trial->habit_sums[k][alu_deal_points_for (&deal, team) + 2] += weight;
    }
}

/* Every card's exact value. */
static bool
solve (Trial *trial, const AluDeal *start, double weight)
{
  int team = (int) alu_team_of (start->turn);
  AluSolverCard cards[ALU_MAX_TRICKS];
  AluPosition position;
  int n = 0;

  alu_open_position (&trial->match->rules, start, &position);
  alu_solver_set_limits (trial->judge->solver, 0, trial->way->stop);
  if (alu_solver_cards (trial->judge->solver, &position, cards, &n) != ALU_SOLVER_SOLVED)
    return false;
  for (int k = 0; k < trial->judgement->n; k++)
    for (int i = 0; i < n; i++)
      if (cards[i].card == trial->judgement->cards[k].card)
        trial->exact_sums[k][(team == ALU_TEAM_A ? cards[i].value : -cards[i].value) + 2] += weight;
  return true;
}

static bool
judge_open (Trial *trial)
{
  const AluDeal *deal = &trial->match->deal;
  AluRng rng;

  alu_rng_seed (&rng, trial->way->seed);
  for (int i = 0; i < trial->way->worlds; i++)
    play_on (trial, deal, alu_rng_next (&rng), 1.0 / trial->way->worlds);
  return !trial->way->solved || solve (trial, deal, 1);
}

static bool
judge_own (Trial *trial)
{
  AluView view = alu_view_for_seat (trial->match, alu_match_decider (trial->match));
  int max = trial->way->tries < MAX_WORLDS ? trial->way->tries : MAX_WORLDS;
  AluBelief belief;
  AluRng rng;
  int n;

  alu_rng_seed (&rng, trial->way->seed);
  alu_belief_init (&belief, &view, ALU_EVIDENCE_ALL);
  n = alu_belief_gather (&belief, &rng, trial->judge->worlds,
                         trial->way->worlds < max ? trial->way->worlds : max, max);
  for (int i = 0; i < n && !stopped (trial); i++)
    {
      const AluBeliefWorld *world = &trial->judge->worlds[i];
      AluDeal deal;

      alu_world_deal (&view, &world->world, &deal);
      play_on (trial, &deal, alu_rng_next (&rng), world->weight);
      if (trial->way->solved && !solve (trial, &deal, world->weight))
        return false;
    }
  return !stopped (trial);
}

static void
sum_up (Trial *trial)
{
  AluJudgedHand *judgement = trial->judgement;
  double share = !trial->way->solved ? 0 : trial->way->open ? 1 : 0.5; /* of the exact values */

  for (int k = 0; k < judgement->n; k++)
    {
      AluJudgedCard *card = &judgement->cards[k];
      const double *habit = trial->habit_sums[k];
      const double *exact = trial->exact_sums[k];

      for (int result = -2; result <= 2; result++)
        {
          card->chances[result + 2] = (float) (share * exact[result + 2]
                                               + (1 - share) * habit[result + 2]);
          card->points += (float) result * card->chances[result + 2];
          card->habit += (float) (result * habit[result + 2]);
          card->exact += (float) (result * exact[result + 2]);
        }
    }
  for (int k = 1; k < judgement->n; k++)
    {
      AluJudgedCard card = judgement->cards[k];
      int at = k;

      for (; at > 0 && card.points > judgement->cards[at - 1].points; at--)
        judgement->cards[at] = judgement->cards[at - 1];
      judgement->cards[at] = card;
    }
}

bool
alu_judge_cards (AluJudge *judge, const AluMatch *match, const AluJudgeWay *way,
                 AluJudgedHand *judgement)
{
  Trial trial = { .judge = judge, .match = match, .way = way, .judgement = judgement };
  bool done;

  list_cards (&trial);
  alu_habit_init (&trial.habit, &match->rules);
  done = way->open ? judge_open (&trial) : judge_own (&trial);
  sum_up (&trial);
  return done;
}
