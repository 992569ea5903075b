/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/tarot-facts.h"
#include "engine/tarot/tarot-view.h"

/* tarot_world_choose_ecart:
 * @view: of the seat that looks
 * @facts: of the deal
 * @world: a deal that agrees with @view, with all cards known
 *
 * Lets the taker lay away what seems best of the cards that they had in the world. @world goes on
 * to agree with @view. */
void tarot_world_choose_ecart (const TarotView *view, const TarotFacts *facts, TarotDeal *world);

/* tarot_world_weight:
 * @view: of the seat that looks
 * @world: a deal that agrees with @view, with all cards known
 * @signalers: seats that play the official signals, bit per seat
 *
 * Says how well a world explains what the other seats did: their bids and their cards.
 *
 * Returns: a weight above 0; only ratios have a meaning. */
double tarot_world_weight (const TarotView *view, const TarotDeal *world, unsigned signalers);
