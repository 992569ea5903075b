/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/puzzles/tarot-puzzle.h"
#include "model/learning/aluette-puzzle-kind.h"

G_BEGIN_DECLS

/* The puzzles of Tarot: values of TarotPuzzle. */
extern const AluettePuzzleKind aluette_tarot_puzzle_kind;

/* aluette_tarot_puzzle_from_mistake:
 * @header: (transfer none): header of the match
 * @events: (array length=n_events): log of the match from its start to the event before the play
 * @played: the card that was played
 * @best: the best card
 * @cost: how much score the play cost on average, more than 0
 *
 * Makes a puzzle from a mistake.
 *
 * Returns: (transfer full) (nullable): free it with g_free (); NULL if this choice does not exist
 * in the position, or if the cards are worth the same. */
TarotPuzzle *
aluette_tarot_puzzle_from_mistake (const AluGameHeader *header, const TarotEvent *events,
                                   guint n_events, TarotCard played, TarotCard best, double cost);

G_END_DECLS
