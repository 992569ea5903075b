/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-bot.h"

#include "bots/alu-mind.h"

#include <string.h>

typedef struct
{
  const char *id;
  const AluMind *mind;
} Level;

static const Level levels[ALU_N_LEVELS] = {
  [ALU_LEVEL_RANDOM] = { "random", &alu_random_mind },
  [ALU_LEVEL_NOVICE] = { "novice", &alu_novice_mind },
  [ALU_LEVEL_CASUAL] = { "casual", &alu_casual_mind },
  [ALU_LEVEL_VILLAGER] = { "villager", &alu_villager_mind },
  [ALU_LEVEL_STRONG] = { "strong", &alu_villager_mind },
  [ALU_LEVEL_EXPERT] = { "expert", &alu_villager_mind },
  [ALU_LEVEL_MASTER] = { "master", &alu_villager_mind },
};

const char *
alu_level_id (AluLevel level)
{
  return levels[level].id;
}

int
alu_level_from_id (const char *id)
{
  for (int level = 0; level < ALU_N_LEVELS; level++)
    if (strcmp (levels[level].id, id) == 0)
      return level;
  return -1;
}

size_t
alu_bot_memory (AluLevel level)
{
  return 0;
}

/* A caller may give the same seed for a whole match: each moment of it, and each seat, draws other
 * numbers. */
static void
seed_moment (AluRng *rng, const AluView *view, uint64_t seed)
{
  const AluMatch *match = &view->match;

  alu_rng_seed (rng, seed);
  alu_rng_seed (rng, alu_rng_next (rng) + ((uint64_t) match->n_deals << 24)
                         + ((uint64_t) match->deal.n_plays << 16)
                         + ((uint64_t) alu_match_phase (match) << 8) + view->seat);
}

static void
decide_play (const AluMind *mind, const AluView *view, const AluBudget *budget, AluRng *rng,
             AluEvent *event, AluThoughts *thoughts)
{
  event->seat = view->match.deal.turn;
  if (alu_match_may_offer (&view->match) == ALU_OK && mind->offer (view, budget, rng))
    {
      event->type = ALU_EVENT_OFFER;
      return;
    }
  event->type = ALU_EVENT_PLAY;
  event->card = mind->play (view, budget, rng, thoughts);
}

void
alu_bot_decide (AluLevel level, const AluView *view, const AluBudget *budget, AluEvent *event,
                AluThoughts *thoughts)
{
  const AluMind *mind = levels[level].mind;
  const AluBudget no_budget = { 0 };
  AluThoughts own_thoughts;
  AluRng rng;

  if (budget == NULL)
    budget = &no_budget;
  if (thoughts == NULL)
    thoughts = &own_thoughts;
  memset (thoughts, 0, sizeof *thoughts);
  thoughts->seat = ALU_NOBODY;
  memset (event, 0, sizeof *event);
  event->seat = view->seat;
  seed_moment (&rng, view, budget->seed);
  switch (alu_match_phase (&view->match))
    {
    case ALU_PHASE_VOTE:
      event->type = ALU_EVENT_VOTE;
      event->seat = view->match.deal.turn;
      event->yes = mind->vote (view, &rng);
      break;
    case ALU_PHASE_REJECT:
      event->type = ALU_EVENT_REJECT;
      event->seat = view->match.deal.turn;
      mind->reject (view, &rng, event->chant.cards);
      break;
    case ALU_PHASE_CONCEDE:
      event->type = ALU_EVENT_CONSENT;
      event->yes = mind->consent (view, &rng);
      break;
    case ALU_PHASE_ANSWER:
      event->type = ALU_EVENT_ANSWER;
      event->yes = mind->accept (view, budget, &rng);
      break;
    default:
      decide_play (mind, view, budget, &rng, event, thoughts);
    }
}

bool
alu_bot_proposes (AluLevel level, const AluView *view, const AluBudget *budget)
{
  AluRng rng;

  seed_moment (&rng, view, budget != NULL ? budget->seed : 0);
  return levels[level].mind->propose (view, &rng);
}
