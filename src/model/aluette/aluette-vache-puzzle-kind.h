/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/puzzles/alu-puzzle.h"
#include "model/learning/aluette-puzzle-kind.h"

G_BEGIN_DECLS

/* The puzzles of Aluette: values of AluPuzzle. */
extern const AluettePuzzleKind aluette_vache_puzzle_kind;

/* aluette_vache_puzzle_from_mistake:
 * @header: (transfer none): header of the match
 * @events: (array length=n_events): log of the match from its start to the event before the play
 * @played: the card that was played
 * @best: the best card
 * @cost: points that the play cost, more than 0
 *
 * Makes a puzzle from a mistake.
 *
 * Returns: (transfer full) (nullable): free it with g_free (); NULL with @error
 * (G_IO_ERROR_INVALID_ARGUMENT) if this choice does not exist in the position. */
AluPuzzle *aluette_vache_puzzle_from_mistake (const AluGameHeader *header, const AluEvent *events,
                                                guint n_events, AluCard played, AluCard best,
                                                double cost, GError **error);

G_END_DECLS
