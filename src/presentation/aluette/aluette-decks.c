/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-decks.h"

#include "engine/aluette/alu-aluette-kind.h"
#include "presentation/aluette/aluette-card-names.h"

static char *
format_aluette_title (guint card)
{
  return aluette_card_title (ALU_ORDER_ALUETTE, ALUETTE_DECK_ALUETTE, (AluCard) card);
}

static char *
format_french_title (guint card)
{
  return aluette_card_title (ALU_ORDER_ALUETTE, ALUETTE_DECK_FRENCH, (AluCard) card);
}

static char *
format_twelve_title (guint card)
{
  return aluette_card_title (ALU_ORDER_TWELVE, ALUETTE_DECK_FRENCH, (AluCard) card);
}

static const char *
get_nickname (guint card)
{
  return aluette_card_nickname (ALU_ORDER_ALUETTE, (AluCard) card);
}

static const AluetteDeckInfo aluette_deck = { "aluette", ALUETTE_DECK_ALUETTE, &alu_aluette_kind,
                                              format_aluette_title, get_nickname };
static const AluetteDeckInfo french_deck = { "french", ALUETTE_DECK_FRENCH, &alu_aluette_kind,
                                             format_french_title, get_nickname };
static const AluetteDeckInfo twelve_deck = { "french", ALUETTE_DECK_FRENCH, &alu_aluette_kind,
                                             format_twelve_title, NULL };

const AluetteDecks aluette_vache_decks = { { &aluette_deck, &french_deck } };
static const AluetteDecks twelve_decks = { { &twelve_deck, &twelve_deck } };

const AluetteDecks *
aluette_decks_get (AluOrder order)
{
  return order == ALU_ORDER_TWELVE ? &twelve_decks : &aluette_vache_decks;
}
