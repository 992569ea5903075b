/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-remote-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCREEN_GAME (aluette_screen_game_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScreenGame, aluette_screen_game, ALUETTE, SCREEN_GAME, AluetteGame)

/*
 * A match that is played on another computer, for all who sit at this screen. Each of them is a
 * guest with a match of their own, an AluetteRemoteGame, which this puts together: the table then
 * shows one after the other, with a handover screen in between. Main thread only.
 *
 * Signal "line" (guint seat, const char *line): a line of the game's own, such as a sign, has come
 *   from the host for @seat, or ALU_GAME_SPECTATOR.
 */

/* aluette_screen_game_new:
 * @first: (transfer none): of the user of this program, who may watch without a seat
 *
 * Returns: (transfer full): a match. */
AluetteScreenGame *aluette_screen_game_new (AluetteRemoteGame *first);

/* aluette_screen_game_add:
 * @game: (transfer none): the same match, of somebody else at this screen, who has a seat
 *
 * Adds somebody. Nothing changes if they are there already. */
void aluette_screen_game_add (AluetteScreenGame *self, AluetteRemoteGame *game);

/* aluette_screen_game_remove:
 *
 * Somebody else than the first one is no longer at this screen. */
void aluette_screen_game_remove (AluetteScreenGame *self, AluetteRemoteGame *game);

/* aluette_screen_game_send:
 * @seat: at this screen
 * @line: (nullable) (transfer full): of aluette_protocol_write ()
 *
 * Sends a line of the game's own for @seat, if there is a connection. */
void aluette_screen_game_send (AluetteScreenGame *self, guint seat, char *line);

G_END_DECLS
