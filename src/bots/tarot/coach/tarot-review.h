/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-judgment.h"
#include "bots/tarot/tarot-monte-carlo.h"

/* Reviews of finished deals: the cost of each decision in points, by what its player could know. */

/* A bid, call, écart or card that was compared with the other options. */
typedef struct
{
  AluJudgment judgment;
  TarotEvent event;
  uint8_t trick; /* of a card: from 1 */
  TarotOptionValue options[TAROT_MAX_OPTIONS]; /* best first */
} TarotVerdict;

/* tarot_is_reviewed:
 *
 * Returns: whether reviews judge such an event: a bid, call, écart or card. */
bool tarot_is_reviewed (const TarotEvent *event);

/* tarot_review_decision:
 * @view: of the seat that decides; nothing else is used
 * @event: its bid, call, écart or card
 * @budget: nodes, and stop flag
 * @verdict: (out): all but the index of the event
 *
 * Compares a decision with the other options in sampled worlds; of equal cards one stands for all.
 * The result is always the same. Any thread.
 *
 * Returns: false if it was stopped. */
bool tarot_review_decision (const TarotView *view, const TarotEvent *event,
                            const TarotBudget *budget, TarotVerdict *verdict);

/* More decisions than a seat has in a deal with three players. */
#define TAROT_MAX_VERDICTS 28

typedef struct
{
  uint16_t n_verdicts; /* in the order of the deal */
  TarotVerdict verdicts[TAROT_MAX_VERDICTS];
} TarotReview;

/* tarot_review:
 * @start: the match before the deal
 * @events: all events of the deal; the first one deals the cards
 * @seat: whose decisions are judged
 * @budget: (nullable): nodes per decision, and stop flag
 * @progress: (nullable) (scope call): called in this thread with the share that is done, 0 to 1
 * @review: (out): the review
 *
 * Reviews a deal. Each decision is compared with the other options in the same sampled worlds. It
 * is costly if it brings at least 8 points less than the best one, and at least three standard
 * errors of this difference. The result is always the same. Any thread.
 *
 * Returns: false if it was stopped or the events are not those of a finished deal. */
bool tarot_review (const TarotMatch *start, const TarotEvent *events, int n_events, int seat,
                   const TarotBudget *budget, AluProgress progress, void *data,
                   TarotReview *review);
