/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/puzzles/alu-puzzle.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

/*
 * Matches for practice, which start at a given position. They have no journal, so they are neither
 * stored nor counted in statistics. They are paused when created.
 */

/* aluette_practice_game_new_puzzle:
 * @puzzle: (transfer none)
 *
 * Creates a match at the position of a puzzle. The player who must decide is the only human and is
 * named “You”, in the current language. If the puzzle says so, all hands are revealed. The match
 * must not be started, because nobody else may move.
 *
 * Returns: (transfer full) */
AluetteGame *aluette_practice_game_new_puzzle (const AluPuzzle *puzzle);

/* aluette_practice_game_continue:
 * @puzzle: (transfer none)
 * @card: a card
 *
 * Creates a match that continues after @card, with masters in all seats, who see only their own
 * view.
 *
 * Returns: (transfer full) (nullable): NULL if @card is not legal. */
AluetteGame *aluette_practice_game_continue (const AluPuzzle *puzzle, AluCard card);

/* aluette_practice_game_new_deal:
 * @header: (transfer none): header of a match
 * @events: (array length=n_events): its log, up to an event of a deal, which may be the deal event
 * @error: G_IO_ERROR_INVALID_ARGUMENT if no deal is in play at this event
 *
 * Creates a match that replays a deal from this event on, with the same players. If no human
 * plays, the next player becomes one.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteGame *aluette_practice_game_new_deal (const AluGameHeader *header, const AluEvent *events,
                                             guint n_events, GError **error);

G_END_DECLS
