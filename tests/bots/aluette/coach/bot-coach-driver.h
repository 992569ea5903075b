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
 * @players: the level of each seat
 * @n_plays: number of cards to play, at most until the end of the deal
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

/* Memory for a search of the coach, of the largest size. The caller frees it. */
void *driver_memory (AluBudget *budget, size_t bytes);

/* Gives the four seats of a deal these hands, in codes one after the other; the talon has the
 * rest. */
void driver_hands (AluMatch *match, const char *const hands[4]);
