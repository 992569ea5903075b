/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/solver/tarot-solver.h"
#include "bots/tarot/tarot-facts.h"
#include "engine/tarot/tarot-event.h"

/* Deals with all cards known that are played to their end by rules of thumb. Each seat decides from
 * its own hand and from what is open to all. */

/* tarot_playout_apply:
 * @facts: (inout): what the event tells is noted
 * @event: a legal bid, call, écart or play
 *
 * Carries out an event. */
void tarot_playout_apply (const TarotRules *rules, TarotDeal *deal, TarotFacts *facts,
                          const TarotEvent *event);

/* tarot_playout_marks:
 * @deal, @facts: (inout): the deal and what its play has told
 * @seat: whose score is wanted
 * @solver: (nullable): for the end
 * @exact_left: with so many tricks left the solver takes over; 0 without a solver
 *
 * Plays the deal to its end.
 *
 * Returns: what @seat marks. */
double tarot_playout_marks (const TarotRules *rules, TarotDeal *deal, TarotFacts *facts, int seat,
                            TarotSolver *solver, int exact_left);
