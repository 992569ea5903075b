/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

/**
 * AluetteDeck:
 * @ALUETTE_DECK_ALUETTE: the traditional faces, with coins, cups, batons and swords
 * @ALUETTE_DECK_FRENCH: French-suited cards that stand for them, with emblems for the nicknames
 *
 * The deck: the set of faces and backs with which cards are drawn.
 */
typedef enum
{
  ALUETTE_DECK_ALUETTE,
  ALUETTE_DECK_FRENCH,
} AluetteDeck;

#define ALUETTE_TYPE_DECK (aluette_deck_get_type ())
GType aluette_deck_get_type (void);

/* The cards that a game is played with: their pictures, named by their codes, and what they are
 * called. A constant table. A card that is face down has no number. */
typedef struct
{
  const char *pictures; /* the deck of aluette_card_renderer_get_picture () */
  AluetteDeck deck;     /* which of the decks of its game it is */
  const AluGameKind *game;

  /* Returns: (transfer full): the card as a title: “Monsieur, 3 of coins”. */
  char *(*format_title) (guint card);
  /* (nullable): Returns: (nullable) (transfer none): the short name written below a card. */
  const char *(*get_nickname) (guint card);
} AluetteDeckInfo;

/* The decks of a game, one per AluetteDeck. A game with one deck has it twice. */
typedef struct
{
  const AluetteDeckInfo *info[2];
} AluetteDecks;

G_END_DECLS
