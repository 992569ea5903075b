/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-match.h"

/* Rules of thumb for everything that is decided before the first card but the bid. They look at one
 * hand and at what is open to all. */

/* tarot_choose_call:
 * @hand: the taker's hand as dealt
 *
 * Returns: the card to call: one that another player may hold, of a suit in which it helps most. */
TarotCard tarot_choose_call (TarotCardSet hand, bool call_own);

/* tarot_choose_ecart:
 * @hand: the taker's hand with the dog
 *
 * Chooses an écart of @size cards that makes voids, keeps kings guarded and saves loose honors.
 *
 * Returns: the cards to lay away. */
TarotCardSet tarot_choose_ecart (TarotCardSet hand, int size);

/* tarot_improve_ecart:
 * @hand: the taker's hand with the dog
 * @cards: those of it that may change places
 *
 * Exchanges cards, one or two at a time, as long as that makes a better écart. */
void tarot_improve_ecart (TarotCardSet hand, TarotCardSet cards, TarotCardSet *ecart);

#define TAROT_MAX_ECARTS (1 << TAROT_N_SUITS)

/* tarot_list_ecarts:
 * @ecarts: (out): different écarts that cannot be improved by exchanging a card or two, what seems
 *   to be the best first
 *
 * Returns: how many were written, at least one. */
int tarot_list_ecarts (TarotCardSet hand, int size, TarotCardSet ecarts[TAROT_MAX_ECARTS]);

/* tarot_ecart_worth:
 * @kept: the taker's hand after the écart
 *
 * Returns: how good an écart is, in half points or so; only differences have a meaning. */
int tarot_ecart_worth (TarotCardSet kept, TarotCardSet ecart);

/* tarot_choose_handful:
 * @deal: its hand of @seat is known
 * @cards: (out): the cards to show
 *
 * Returns: the handful that @seat shows, or TAROT_NO_HANDFUL. */
TarotHandful tarot_choose_handful (const TarotRules *rules, const TarotDeal *deal, int seat,
                                   TarotCardSet *cards);

/* tarot_is_slam_hand:
 * @hand: the taker's hand after the écart
 * @gone: cards that nobody else can hold: the écart
 *
 * Returns: whether the hand takes all tricks against nearly all other hands. */
bool tarot_is_slam_hand (TarotCardSet hand, TarotCardSet gone, int seats);
