/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-bot.h"

#include "bots/alu-mind.h"

#include <string.h>

typedef struct
{
  const char *id;
  const AluMind *mind;
  AluThinkerStyle style; /* of the levels that search */
} Level;

static const Level levels[ALU_N_LEVELS] = {
  [ALU_LEVEL_RANDOM] = { "random", &alu_random_mind },
  [ALU_LEVEL_NOVICE] = { "novice", &alu_novice_mind },
  [ALU_LEVEL_CASUAL] = { "casual", &alu_casual_mind },
  [ALU_LEVEL_VILLAGER] = { "villager", &alu_villager_mind },
  [ALU_LEVEL_STRONG] = { "strong",
                         &alu_thinker_mind,
                         { .nodes = 4000,
                           .worlds = 40,
                           .tries = 40,
                           .evidence = ALU_EVIDENCE_SIGNS,
                           .exact_left = 3,
                           .exact_share = 100 } },
  [ALU_LEVEL_EXPERT] = { "expert",
                         &alu_thinker_mind,
                         { .nodes = 8000,
                           .worlds = 100,
                           .tries = 200,
                           .evidence = ALU_EVIDENCE_ALL,
                           .exact_left = 4,
                           .exact_share = 60,
                           .trust = 30 } },
  [ALU_LEVEL_MASTER] = { "master",
                         &alu_thinker_mind,
                         { .nodes = 400000,
                           .worlds = 800,
                           .tries = 1200,
                           .evidence = ALU_EVIDENCE_ALL,
                           .exact_left = 4,
                           .exact_share = 60,
                           .trust = 200 } },
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
  return levels[level].style.nodes > 0 ? alu_thinker_memory (&levels[level].style) : 0;
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
decide_play (const AluMind *mind, const AluView *view, const AluMeans *means, AluEvent *event,
             AluThoughts *thoughts)
{
  event->type = ALU_EVENT_PLAY;
  event->card = mind->play (view, means, thoughts);
  if (thoughts->n_candidates == 0)
    thoughts->candidates[thoughts->n_candidates++] = (AluCandidate) { .card = event->card,
                                                                      .win = -1 };
  if (alu_match_may_offer (&view->match) == ALU_OK && mind->offer (view, means, thoughts))
    {
      event->type = ALU_EVENT_OFFER;
      event->card = 0;
    }
}

void
alu_bot_decide (AluLevel level, const AluView *view, const AluBudget *budget, AluEvent *event,
                AluThoughts *thoughts)
{
  const AluMind *mind = levels[level].mind;
  const AluBudget no_budget = { 0 };
  AluThoughts own_thoughts;
  AluRng rng;
  AluMeans means = { &levels[level].style, budget != NULL ? budget : &no_budget, &rng };

  if (thoughts == NULL)
    thoughts = &own_thoughts;
  memset (thoughts, 0, sizeof *thoughts);
  thoughts->seat = ALU_NOBODY;
  memset (event, 0, sizeof *event);
  event->seat = view->match.deal.turn;
  seed_moment (&rng, view, means.budget->seed);
  switch (alu_match_phase (&view->match))
    {
    case ALU_PHASE_VOTE:
      event->type = ALU_EVENT_VOTE;
      event->yes = mind->vote (view, &means);
      break;
    case ALU_PHASE_REJECT:
      event->type = ALU_EVENT_REJECT;
      mind->reject (view, &means, event->chant.cards);
      break;
    case ALU_PHASE_CONCEDE:
      event->type = ALU_EVENT_CONSENT;
      event->seat = view->seat;
      event->yes = mind->consent (view, &means);
      break;
    case ALU_PHASE_ANSWER:
      event->type = ALU_EVENT_ANSWER;
      event->seat = view->seat;
      event->yes = mind->accept (view, &means);
      break;
    default:
      decide_play (mind, view, &means, event, thoughts);
    }
}

bool
alu_bot_proposes (AluLevel level, const AluView *view, const AluBudget *budget)
{
  const AluBudget no_budget = { 0 };
  AluRng rng;
  AluMeans means = { &levels[level].style, budget != NULL ? budget : &no_budget, &rng };

  seed_moment (&rng, view, means.budget->seed);
  return levels[level].mind->propose (view, &means);
}
