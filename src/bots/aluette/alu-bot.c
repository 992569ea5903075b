/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-bot.h"

#include "bots/aluette/alu-policy.h"

#include <string.h>

typedef struct
{
  const AluPolicy *policy;
  AluMonteCarloParams params; /* of levels that search */
} Level;

const char *const alu_level_ids[ALU_N_LEVELS] = {
  [ALU_LEVEL_RANDOM] = "random",     [ALU_LEVEL_NOVICE] = "novice",
  [ALU_LEVEL_CASUAL] = "casual",     [ALU_LEVEL_VILLAGER] = "villager",
  [ALU_LEVEL_STRONG] = "strong",     [ALU_LEVEL_EXPERT] = "expert",
  [ALU_LEVEL_MASTER] = "master",
};

static const Level levels[ALU_N_LEVELS] = {
  [ALU_LEVEL_RANDOM] = { &alu_random_policy },
  [ALU_LEVEL_NOVICE] = { &alu_novice_policy },
  [ALU_LEVEL_CASUAL] = { &alu_casual_policy },
  [ALU_LEVEL_VILLAGER] = { &alu_villager_policy },
  [ALU_LEVEL_STRONG] = { &alu_monte_carlo_policy,
                         { .nodes = 4000,
                           .samples = 40,
                           .tries = 40,
                           .evidence = ALU_EVIDENCE_SIGNS,
                           .exact_left = 3,
                           .exact_share = 100 } },
  [ALU_LEVEL_EXPERT] = { &alu_monte_carlo_policy,
                         { .nodes = 8000,
                           .samples = 100,
                           .tries = 200,
                           .evidence = ALU_EVIDENCE_ALL,
                           .exact_left = 4,
                           .exact_share = 60,
                           .trust = 30 } },
  [ALU_LEVEL_MASTER] = { &alu_monte_carlo_policy,
                         { .nodes = 400000,
                           .samples = 800,
                           .tries = 1200,
                           .evidence = ALU_EVIDENCE_ALL,
                           .exact_left = 4,
                           .exact_share = 60,
                           .trust = 200 } },
};

int
alu_level_from_id (const char *id)
{
  for (int level = 0; level < ALU_N_LEVELS; level++)
    if (strcmp (alu_level_ids[level], id) == 0)
      return level;
  return -1;
}

size_t
alu_bot_memory (AluLevel level)
{
  return levels[level].params.nodes > 0 ? alu_monte_carlo_get_memory (&levels[level].params) : 0;
}

/* Derives different random numbers for each decision and each seat, so that a caller may use one
 * seed for a whole match. */
static void
derive_seed (AluRng *rng, const AluView *view, uint64_t seed)
{
  const AluMatch *match = &view->match;

  alu_rng_seed (rng, seed);
  alu_rng_seed (rng, alu_rng_next (rng) + ((uint64_t) match->n_deals << 24)
                         + ((uint64_t) match->deal.n_plays << 16)
                         + ((uint64_t) alu_match_phase (match) << 8) + view->seat);
}

static void
decide_play (const AluPolicy *policy, const AluView *view, const AluSearchContext *search,
             AluEvent *event, AluDecisionInfo *info)
{
  event->type = ALU_EVENT_PLAY;
  event->card = policy->play (view, search, info);
  if (info->n_candidates == 0)
    info->candidates[info->n_candidates++] = (AluCandidate) { .card = event->card, .win = -1 };
  if (alu_match_may_offer (&view->match) == ALU_OK && policy->offer (view, search, info))
    {
      event->type = ALU_EVENT_OFFER;
      event->card = 0;
    }
}

void
alu_bot_decide (AluLevel level, const AluView *view, const AluBudget *budget, AluEvent *event,
                AluDecisionInfo *info)
{
  const AluPolicy *policy = levels[level].policy;
  const AluBudget no_budget = { 0 };
  AluDecisionInfo own_info;
  AluRng rng;
  AluSearchContext search = { &levels[level].params, budget != NULL ? budget : &no_budget, &rng };

  if (info == NULL)
    info = &own_info;
  memset (info, 0, sizeof *info);
  info->seat = ALU_NOBODY;
  memset (event, 0, sizeof *event);
  event->seat = view->match.deal.turn;
  derive_seed (&rng, view, search.budget->seed);
  switch (alu_match_phase (&view->match))
    {
    case ALU_PHASE_VOTE:
      event->type = ALU_EVENT_VOTE;
      event->yes = policy->vote (view, &search);
      break;
    case ALU_PHASE_REJECT:
      event->type = ALU_EVENT_REJECT;
      policy->reject (view, &search, event->chant.cards);
      break;
    case ALU_PHASE_CONCEDE:
      event->type = ALU_EVENT_CONSENT;
      event->seat = view->seat;
      event->yes = policy->consent (view, &search);
      break;
    case ALU_PHASE_ANSWER:
      event->type = ALU_EVENT_ANSWER;
      event->seat = view->seat;
      event->yes = policy->accept (view, &search);
      break;
    default:
      decide_play (policy, view, &search, event, info);
    }
}

bool
alu_bot_proposes (AluLevel level, const AluView *view, const AluBudget *budget)
{
  const AluBudget no_budget = { 0 };
  AluRng rng;
  AluSearchContext search = { &levels[level].params, budget != NULL ? budget : &no_budget, &rng };

  derive_seed (&rng, view, search.budget->seed);
  return levels[level].policy->propose (view, &search);
}
