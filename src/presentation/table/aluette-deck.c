/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/table/aluette-deck.h"

G_DEFINE_ENUM_TYPE (AluetteDeck, aluette_deck,
                    G_DEFINE_ENUM_VALUE (ALUETTE_DECK_ALUETTE, "aluette"),
                    G_DEFINE_ENUM_VALUE (ALUETTE_DECK_FRENCH, "french"))
