/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-budget.h"
#include "engine/tarot/tarot-view.h"

/* Grows when villagers bid or play differently: only matches against the same bots can be
 * compared. */
#define TAROT_BOTS_VERSION 1u

/* Playing strengths of bots, weakest first. */
typedef enum
{
  TAROT_LEVEL_RANDOM,   /* any legal move; a baseline for tests, not offered to users */
  TAROT_LEVEL_NOVICE,   /* plays by rules of thumb every other time */
  TAROT_LEVEL_CASUAL,   /* nearly always */
  TAROT_LEVEL_VILLAGER, /* always */
  TAROT_LEVEL_STRONG,   /* searches for its cards in a few sampled worlds */
  TAROT_LEVEL_EXPERT,   /* searches for bids and écarts too, in more worlds, weighted */
  TAROT_LEVEL_MASTER,   /* in many worlds */
  TAROT_N_LEVELS,
} TarotLevel;

/* In records, such as "villager". */
extern const char *const tarot_level_ids[TAROT_N_LEVELS];

typedef AluBudget TarotBudget;

/* tarot_bot_memory:
 *
 * Returns: the number of bytes of memory with which @level plays best; 0 if it needs none. */
size_t tarot_bot_memory (TarotLevel level);

/* tarot_bot_decide:
 * @view: the view of the seat that is awaited
 * @budget: (nullable): NULL for seed 0 and the level's own budget, without memory
 * @event: (out): the decision: a bid, call, écart, declaration, announced slam or play
 *
 * Decides what the match waits for. Uses only @view. Any thread. */
void tarot_bot_decide (TarotLevel level, const TarotView *view, const TarotBudget *budget,
                       TarotEvent *event);

/* tarot_bot_announces:
 *
 * Asks the taker whether to announce a slam, while another seat is awaited. Ask once per deal, when
 * the play begins, if tarot_match_may_announce () allows it. Any thread.
 *
 * Returns: whether the bot in @view's seat announces one. */
bool tarot_bot_announces (TarotLevel level, const TarotView *view, const TarotBudget *budget);
