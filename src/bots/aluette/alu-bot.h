/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-budget.h"
#include "engine/aluette/alu-view.h"

/* The version of the bots' play. Matches of two people can be compared only if the bots of both
 * play the same in the same position. A test has a sum of decisions: if it changes, this number
 * must grow. */
#define ALU_BOTS_VERSION 2u

/* Playing strengths of bots, weakest first. */
typedef enum
{
  ALU_LEVEL_RANDOM, /* random cards; a baseline for tests, not offered to users */
  ALU_LEVEL_NOVICE,
  ALU_LEVEL_CASUAL,
  ALU_LEVEL_VILLAGER,
  ALU_LEVEL_STRONG,
  ALU_LEVEL_EXPERT,
  ALU_LEVEL_MASTER,
  ALU_N_LEVELS,
} AluLevel;

/* In records, such as "villager". */
extern const char *const alu_level_ids[ALU_N_LEVELS];

/* alu_level_from_id:
 *
 * Returns: the level with this id, or -1. */
int alu_level_from_id (const char *id);

/* alu_bot_memory:
 *
 * Returns: the number of bytes of memory with which @level plays best; 0 if it needs none. */
size_t alu_bot_memory (AluLevel level);

/* The main reason for a card, which the coach explains. */
typedef enum
{
  ALU_MOVE_REASON_ONLY_CARD,      /* it is the last card */
  ALU_MOVE_REASON_LOW_EARLY,      /* first or second player plays low */
  ALU_MOVE_REASON_FORCE,          /* third player plays a card that must be beaten */
  ALU_MOVE_REASON_TAKE_CHEAPLY,   /* the cheapest card that takes the trick */
  ALU_MOVE_REASON_TAKE_SURE,      /* no card still to come beats it */
  ALU_MOVE_REASON_SPOIL,          /* an equal card spoils the trick */
  ALU_MOVE_REASON_DUCK,           /* leave the trick to the others and keep strong cards */
  ALU_MOVE_REASON_CANNOT_TAKE,    /* last to play, without a card that takes or spoils the trick */
  ALU_MOVE_REASON_PARTNER_HAS_IT, /* a partner takes the trick already */
  ALU_MOVE_REASON_LEAD_LOW,       /* lead low, to play last in a later trick */
  ALU_MOVE_REASON_RACE,           /* be the first to have the most tricks */
  ALU_MOVE_REASON_MORDIENNE,      /* try to make mordienne, or help a partner to make it */
  ALU_MOVE_REASON_STOP_MORDIENNE, /* break the run of a dangerous opponent, or give them a trick */
  ALU_MOVE_REASON_KEEP_LUETTE,    /* keep the luettes for the end */
  ALU_MOVE_REASON_BEST_CHANCE,    /* highest expected value in the search */
  ALU_N_MOVE_REASONS,
} AluMoveReason;

typedef struct
{
  AluCard card;
  float win;    /* probability that the seat's team wins the deal; negative if not computed */
  float points; /* expected points of the deal for the seat's team, -2 to +2 */
  /* How much less it is worth than candidates[0], in match points, in the samples that evaluated
   * both; negative if only the prior of the rollout policy put the other first. */
  float behind;
  float error; /* standard error of @behind; 1 if unknown */
} AluCandidate;

/* Information about a decision, computed from the bot's own view. */
typedef struct
{
  AluMoveReason reason;
  uint8_t seat;     /* seat that the reason refers to (a partner, an opponent), or ALU_NOBODY */
  AluCardSet cards; /* cards that the reason refers to: cards that could beat it, or equal ones */
  uint8_t n_candidates;
  AluCandidate candidates[ALU_MAX_HAND]; /* best first; equal cards have one entry */
  uint32_t samples; /* number of evaluated determinizations; 0 if decided by a rule of thumb */
  float worth;      /* of the best candidate, in match points (see AluEquity) */
} AluDecisionInfo;

/* alu_bot_decide:
 * @view: the view of the person who must decide (alu_match_decider ()); for Petit-Jeans, that of
 *   their captain
 * @budget: (nullable): NULL for seed 0 and the level's own budget, without memory
 * @event: (out): the decision: a vote, rejection, play, offer, answer or consent
 * @info: (out) (nullable): the reason
 *
 * Decides what the match waits for. Uses only @view. Any thread. */
void alu_bot_decide (AluLevel level, const AluView *view, const AluBudget *budget, AluEvent *event,
                     AluDecisionInfo *info);

/* alu_bot_proposes:
 *
 * Asks a bot whether it proposes to concede. Ask each bot once per deal, before the first card, if
 * alu_match_may_propose () allows it. Any thread.
 *
 * Returns: whether the bot in @view's seat proposes to concede. */
bool alu_bot_proposes (AluLevel level, const AluView *view, const AluBudget *budget);
