/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-cards.h"
#include "presentation/table/aluette-deck.h"

G_BEGIN_DECLS

/* The cards of French Tarot, in the user's language. */

/* aluette_tarot_card_title:
 *
 * Returns: (transfer full): the title of a card: “King of spades”, “12 of trumps” */
char *aluette_tarot_card_title (TarotCard card);

/* aluette_tarot_card_phrase:
 *
 * Returns: (transfer full): the card as part of a sentence: “the king of spades”, “the petit” */
char *aluette_tarot_card_phrase (TarotCard card);

/* aluette_tarot_cards_phrase:
 * @set: one card or more
 *
 * Returns: (transfer full): the cards as part of a sentence, in canonical order: “the 21, the 7 of
 *   trumps and the Excuse” */
char *aluette_tarot_cards_phrase (TarotCardSet set);

/* The deck, which is the same for both values of AluetteDeck. */
extern const AluetteDecks aluette_tarot_decks;

G_END_DECLS
