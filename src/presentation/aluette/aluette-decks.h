/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-cards.h"
#include "presentation/table/aluette-deck.h"

G_BEGIN_DECLS

/* The decks of all rule sets but Twelve Hands. */
extern const AluetteDecks aluette_vache_decks;

/* aluette_decks_get:
 * @order: cards have nicknames in the order of Aluette only, and the other order has one deck
 *
 * Returns: (transfer none): the decks of Aluette. */
const AluetteDecks *aluette_decks_get (AluOrder order);

G_END_DECLS
