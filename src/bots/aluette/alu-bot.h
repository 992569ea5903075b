/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-stop.h"
#include "engine/aluette/alu-view.h"

/* How well a bot plays, weakest first. */
typedef enum
{
  ALU_LEVEL_RANDOM, /* any legal card: the yardstick of tests, not offered to people */
  ALU_LEVEL_NOVICE,
  ALU_LEVEL_CASUAL,
  ALU_LEVEL_VILLAGER,
  ALU_LEVEL_STRONG,
  ALU_LEVEL_EXPERT,
  ALU_LEVEL_MASTER,
  ALU_N_LEVELS,
} AluLevel;

/* alu_level_id:
 *
 * Returns: (transfer none): the id in records, such as "villager". */
const char *alu_level_id (AluLevel level);

/* alu_level_from_id:
 *
 * Returns: the level, or -1 where there is none of that id. */
int alu_level_from_id (const char *id);

/* What a bot may spend on one decision. The same view, seed and node budget give the same answer
 * on every machine; a stop asked for in time gives some legal answer at once. */
typedef struct
{
  uint64_t seed;
  uint64_t nodes;      /* search nodes, 0 for the level's own */
  void *memory;        /* (nullable): for the search tables, aligned as by malloc */
  size_t memory_bytes; /* 0 without; levels below strong need none */
  const AluStop *stop; /* (nullable): by which any thread ends the search */
} AluBudget;

/* alu_bot_memory:
 *
 * Returns: the bytes of memory with which @level plays at its best; 0 where it needs none. */
size_t alu_bot_memory (AluLevel level);

/* Why a card was chosen: the main reason, for the coach to put into words. */
typedef enum
{
  ALU_MOVE_REASON_ONLY_CARD,      /* nothing else was left */
  ALU_MOVE_REASON_LOW_EARLY,      /* first or second hand plays low */
  ALU_MOVE_REASON_FORCE,          /* third hand puts up a card that must be beaten */
  ALU_MOVE_REASON_TAKE_CHEAPLY,   /* the cheapest card that takes */
  ALU_MOVE_REASON_TAKE_SURE,      /* nothing still out beats it */
  ALU_MOVE_REASON_SPOIL,          /* an equal card kills the trick */
  ALU_MOVE_REASON_DUCK,           /* leave the trick and keep strength */
  ALU_MOVE_REASON_PARTNER_HAS_IT, /* the partner takes it already */
  ALU_MOVE_REASON_LEAD_LOW,       /* lead low, to be last again */
  ALU_MOVE_REASON_RACE,           /* be first to reach the count */
  ALU_MOVE_REASON_MORDIENNE,      /* go for mordienne, or help the partner to it */
  ALU_MOVE_REASON_STOP_MORDIENNE, /* give a dangerous opponent a trick, or break his run */
  ALU_MOVE_REASON_KEEP_LUETTE,    /* keep the luettes for the end */
  ALU_MOVE_REASON_BEST_CHANCE,    /* the search found the best chance */
  ALU_N_MOVE_REASONS,
} AluMoveReason;

typedef struct
{
  AluCard card;
  float win;    /* chance that the seat's team wins the deal, 0 to 1; negative where not reckoned */
  float points; /* expected points of the deal for the seat's team, -2 to +2 */
  float behind; /* worth less than candidates[0] in the worlds that both saw, in points for the
                 * match; below 0 where the habit's opinion put the other first */
  float error;  /* standard error of that; 1 where it is not known */
} AluCandidate;

/* What a bot found, from its own view. */
typedef struct
{
  AluMoveReason reason;
  uint8_t seat;     /* the seat that the reason is about (partner, opponent), or ALU_NOBODY */
  AluCardSet cards; /* what the reason is about: what could beat the card, what is equal */
  uint8_t n_candidates;
  AluCandidate candidates[ALU_MAX_HAND]; /* best first; of equal cards one stands for all */
  uint32_t samples; /* sampled worlds behind the figures, 0 for a rule of thumb */
  float worth;     /* of the best candidate for the match, a point far from the target being 1 */
} AluDecisionInfo;

/* alu_bot_decide:
 * @view: the view of the person who decides (alu_match_decider ()): a captain's for his Petit-Jeans
 * @budget: (nullable): NULL for seed 0 and the level's own budget without memory
 * @event: (out): what it does: a vote, rejection, play, offer, answer or consent
 * @info: (out) (nullable): why
 *
 * Decides what is awaited now. Uses nothing but @view. Any thread. */
void alu_bot_decide (AluLevel level, const AluView *view, const AluBudget *budget, AluEvent *event,
                     AluDecisionInfo *info);

/* alu_bot_proposes:
 *
 * Returns: whether the bot in @view's seat proposes to give the point, asked once before the
 * first card while alu_match_may_propose (). */
bool alu_bot_proposes (AluLevel level, const AluView *view, const AluBudget *budget);
