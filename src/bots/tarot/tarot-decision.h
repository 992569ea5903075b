/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/tarot-monte-carlo.h"

/* How levels and baselines decide. */

/* What a decision rests on. */
typedef enum
{
  TAROT_BASIS_RULES,  /* rules of thumb, or there was no choice */
  TAROT_BASIS_CHANCE, /* any legal event */
  TAROT_BASIS_SEARCH, /* the options were compared in sampled worlds */
} TarotBasis;

/* What a decision rests on, with the values of all options. */
typedef struct
{
  TarotBasis basis;
  uint32_t n_worlds; /* of a search */
  int n_options;     /* of a search, else 0 */
  TarotOptionValue options[TAROT_MAX_OPTIONS]; /* best first */
} TarotDecisionInfo;

/* tarot_decide:
 * @info: (out)
 *
 * As tarot_bot_decide (), and says what the decision rests on. */
void tarot_decide (TarotLevel level, const TarotView *view, const TarotBudget *budget,
                   TarotEvent *event, TarotDecisionInfo *info);

/* tarot_decide_by_rules:
 *
 * Decides by rules of thumb. */
void tarot_decide_by_rules (const TarotView *view, TarotEvent *event);

/* tarot_decide_by_search:
 * @info: (out)
 *
 * Decides by search, and by rules of thumb what @params does not search. */
void tarot_decide_by_search (const TarotMonteCarloParams *params, const TarotView *view,
                             const TarotBudget *budget, AluRng *rng, TarotEvent *event,
                             TarotDecisionInfo *info);
