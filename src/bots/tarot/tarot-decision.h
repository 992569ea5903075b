/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/tarot-monte-carlo.h"

/* How levels and baselines decide. */

/* tarot_decide_by_rules:
 *
 * Decides by rules of thumb. */
void tarot_decide_by_rules (const TarotView *view, TarotEvent *event);

/* tarot_decide_by_search:
 *
 * Decides by search, and by rules of thumb what @params does not search. */
void tarot_decide_by_search (const TarotMonteCarloParams *params, const TarotView *view,
                             const TarotBudget *budget, AluRng *rng, TarotEvent *event);
