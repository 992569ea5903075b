/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/coach/tarot-reason.h"
#include "bots/tarot/coach/tarot-remark.h"
#include "bots/tarot/tarot-decision.h"

/* What a hand is worth to a bidder: see tarot-hand-value.h. */
typedef struct
{
  int16_t value;  /* what counts for the contract of the decision, or for the lowest one */
  int16_t needed; /* by that contract */
  uint8_t bid;    /* TarotBid: that contract */
} TarotBidFigures;

/* What an écart does. */
typedef struct
{
  uint8_t voids; /* bit per suit of which nothing is left in the hand, but something was */
  uint8_t guarded_king; /* a suit whose king keeps lower cards beside it, or TAROT_NO_SUIT */
  int16_t half_points;  /* of its cards */
} TarotEcartFigures;

/* A decision and everything that is known about it. What does not belong to it is blank. */
typedef struct
{
  TarotEvent event;
  uint8_t seat;
  uint8_t phase;      /* TarotPhase: the kind of decision */
  TarotReason reason; /* for a card */
  TarotBidFigures bid;
  TarotEcartFigures ecart;
  TarotDecisionInfo info; /* the expected scores of all options, if they were compared */
} TarotAccount;

/* A hint in three stages: what to pay attention to (remarks), what to do (the event), and why. It
 * uses only the view of the player who decides, and is therefore the same for every distribution of
 * the hidden cards. */
typedef struct
{
  TarotAccount account;
  uint8_t n_remarks; /* remarks[0] is shown first, the others with the reason */
  TarotRemark remarks[TAROT_MAX_REMARKS];
} TarotHint;

/* The level that gives the hints. */
#define TAROT_HINT_LEVEL TAROT_LEVEL_MASTER

/* tarot_hint:
 * @view: of the seat that is awaited
 * @budget: (nullable): as for tarot_bot_decide ()
 * @hint: (out): the hint
 *
 * Suggests what the master would do, and says why. Any thread. */
void tarot_hint (const TarotView *view, const TarotBudget *budget, TarotHint *hint);

/* Why a bot has decided as it has, as told to somebody at the table. */
typedef struct
{
  TarotAccount account; /* during the deal, with nothing that depends on hidden cards */
  uint8_t level;        /* TarotLevel */
  uint8_t open;         /* whether the deal is over, so that nothing must stay secret */
} TarotExplanation;

/* What a player decides, bit per type of event: from bids to cards. */
#define TAROT_EXPLAINED_EVENTS ((2u << TAROT_EVENT_PLAY) - (2u << TAROT_EVENT_DEAL))

/* tarot_explain:
 * @then: the view of the bot before @event
 * @level: its level
 * @budget: (nullable): the budget it had, with the seed
 * @over: whether the deal is over
 * @why: (out): the explanation
 *
 * Explains what a bot did. While the deal is in play, the explanation says only what the event
 * suggests to everybody at the table; afterward the decision is repeated, and its figures are
 * given. Any thread. */
void tarot_explain (const TarotView *then, TarotLevel level, const TarotBudget *budget,
                    const TarotEvent *event, bool over, TarotExplanation *why);
