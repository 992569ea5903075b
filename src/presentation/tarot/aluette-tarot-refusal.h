/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/tarot/tarot-view.h"

G_BEGIN_DECLS

/* Why a card may not be chosen, in whole sentences of the user's language. */

/* aluette_tarot_refusal_play:
 * @view: of the seat that plays next
 * @card: one of its hand
 *
 * Returns: (transfer full) (nullable): why the card may not be played, and which may: “You must
 *   play a higher trump: the 12.”; %NULL if it may be played */
char *aluette_tarot_refusal_play (const TarotView *view, TarotCard card);

/* aluette_tarot_refusal_ecart:
 * @hand: the taker's hand with the dog
 * @chosen: cards chosen for the écart so far
 * @card: one of @hand
 *
 * Returns: (transfer full) (nullable): why the card may not be added to @chosen; %NULL if it may,
 *   or if it is chosen */
char *
aluette_tarot_refusal_ecart (TarotCardSet hand, int size, TarotCardSet chosen, TarotCard card);

/* aluette_tarot_refusal_handful:
 * @seats: number of players
 * @held: cards of the seat, with those that it laid away
 * @chosen: cards chosen so far
 * @card: one of @held
 *
 * Returns: (transfer full) (nullable): why the card may not be added to the cards to show; %NULL if
 *   it may, or if it is chosen */
char *aluette_tarot_refusal_handful (int seats, TarotCardSet held, TarotHandful handful,
                                     TarotCardSet chosen, TarotCard card);

G_END_DECLS
