/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-cards.h"
#include "presentation/table/aluette-deck.h"

G_BEGIN_DECLS

/* aluette_card_nickname:
 *
 * Returns: (nullable) (transfer none): the nickname of a card, such as “The Cow”, in the user's
 *   language; %NULL for most cards */
const char *aluette_card_nickname (AluOrder order, AluCard card);

/* aluette_card_title:
 * @card: 0 to 47
 *
 * Returns: (transfer full): the title of a card: “Monsieur, 3 of coins”, “King of cups” */
char *aluette_card_title (AluOrder order, AluetteDeck deck, AluCard card);

/* aluette_card_phrase:
 * @card: 0 to 47
 *
 * Returns: (transfer none): the card as part of a sentence: “Monsieur”, “the king of cups” */
const char *aluette_card_phrase (AluOrder order, AluetteDeck deck, AluCard card);

/* aluette_card_is_luette:
 *
 * Returns: whether a card is one of the four strongest */
gboolean aluette_card_is_luette (AluOrder order, AluCard card);

G_END_DECLS
