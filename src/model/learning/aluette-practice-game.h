/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/puzzles/alu-puzzle.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

/*
 * Deals that are played for practice: a position taken from somewhere, on a table of its own. They
 * have no journal, so they never reach the database or the statistics. All are paused.
 */

/* aluette_practice_game_new_puzzle:
 * @puzzle: (transfer none)
 *
 * The position of a problem: who is asked is the only human and is called “You”, in the language in
 * use; where the problem says so all hands are open. The game must not be started: nobody else is
 * to move.
 *
 * Returns: (transfer full). */
AluetteGame *aluette_practice_game_new_puzzle (const AluPuzzle *puzzle);

/* aluette_practice_game_continue:
 * @puzzle: (transfer none)
 * @card: what is played
 *
 * What would happen after @card: masters play on in every seat, from what each of them sees.
 *
 * Returns: (transfer full) (nullable): NULL where @card cannot be played. */
AluetteGame *aluette_practice_game_continue (const AluPuzzle *puzzle, AluCard card);

/* aluette_practice_game_new_deal:
 * @header: (transfer none): of a match
 * @events: its log, up to a moment in a deal, at least its dealing out
 * @n_events: how many
 * @error: G_IO_ERROR_INVALID_ARGUMENT where no deal is in play then
 *
 * The same deal once more from that moment on, with the same players. Where no human plays, who is
 * to play next becomes one.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteGame *aluette_practice_game_new_deal (const AluRecordHeader *header, const AluEvent *events,
                                             guint n_events, GError **error);

G_END_DECLS
