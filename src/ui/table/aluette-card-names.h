/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-cards.h"
#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

/* aluette_card_nickname:
 *
 * Returns: (nullable) (transfer none): the name that players know a card by, such as “The Cow”, in
 * the user's language; NULL for most. */
const char *aluette_card_nickname (AluOrder order, AluCard card);

/* aluette_card_title:
 * @card: 0 to 47
 *
 * Returns: (transfer full): what stands over a card: “Monsieur, 3 of coins”, “King of cups”. */
char *aluette_card_title (AluOrder order, AluettePack pack, AluCard card);

/* aluette_card_phrase:
 * @card: 0 to 47
 *
 * Returns: (transfer none): the card within a sentence: “Monsieur”, “the king of cups”. */
const char *aluette_card_phrase (AluOrder order, AluettePack pack, AluCard card);

G_END_DECLS
