/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"

/* Deals for the tests of the coach. */

#define MAX_DEAL_EVENTS 128

/* driver_start:
 *
 * A match of persons under @set, about to deal, without votes. */
void driver_start (AluMatch *match, AluRuleSet set, int seats);

/* driver_play:
 * @players: a level a seat
 * @n_plays: stop once so many cards lie, or at the deal's end
 * @events: (out caller-allocates) (nullable): MAX_DEAL_EVENTS, the deal first
 *
 * Deals by @seed and plays.
 *
 * Returns: how many events. */
int driver_play (AluMatch *match, uint64_t seed, const AluLevel *players, int n_plays,
                 AluEvent *events);

/* driver_shuffle_hidden:
 * @seat: who looks
 *
 * Deals again the cards that @seat does not see, among the places that hold them. */
void driver_shuffle_hidden (AluMatch *match, int seat, AluRng *rng);

/* The bytes that a search of the coach takes at most; stays the caller's to free. */
void *driver_memory (AluBudget *budget, size_t bytes);

/* Gives the four seats of a deal these hands, in codes one after the other; the talon has the
 * rest. */
void driver_hands (AluMatch *match, const char *const hands[4]);
