/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-view.h"

/* tarot_hand_value:
 * @hand: as dealt
 *
 * Adds up the hand points that players use for bidding: trumps, the bouts among them, honors and
 * long suits.
 *
 * Returns: about 0 to 120. */
int tarot_hand_value (TarotCardSet hand);

/* tarot_hand_shape:
 * @hand: as dealt
 *
 * Returns: what voids and singletons add to the value where the dog stays closed. */
int tarot_hand_shape (TarotCardSet hand);

/* tarot_is_thin:
 * @hand: as dealt
 *
 * Returns: whether the hand is too thin for more than a petite, whatever else it has: at most four
 * trumps and one bout. Lesson 4 of the course, and what players expect of a partner. */
bool tarot_is_thin (TarotCardSet hand);

/* tarot_bid_by_value:
 *
 * Returns: the highest contract that the value of @hand is enough for at a table of @seats, or
 * TAROT_PASS. */
TarotBid tarot_bid_by_value (TarotCardSet hand, int seats);

/* tarot_bid_excess:
 * @bid: a contract
 *
 * Returns: by how much the value of @hand is above what @bid needs. */
int tarot_bid_excess (TarotCardSet hand, int seats, TarotBid bid);
