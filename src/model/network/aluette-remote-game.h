/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-protocol-codes.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REMOTE_GAME (aluette_remote_game_get_type ())
G_DECLARE_FINAL_TYPE (AluetteRemoteGame, aluette_remote_game, ALUETTE, REMOTE_GAME, AluetteGame)

/*
 * A match that is played on another computer, as one seat is told of it. What the seat asks for is
 * refused at once where its view does not allow it; else the host of the table decides. An
 * AluetteGuest makes it and brings it the lines. Undo asks the others at the table.
 *
 * Signals:
 *   "request" (guint number, const char *line): the seat asks for something. The answer comes with
 *     aluette_remote_game_answer ().
 *   "ask-undo": the user wants to undo.
 *   "send" (const char *line): a line of the game's own, such as a sign, is to be sent.
 *   "line" (const char *line): such a line has come from the host.
 */

/* aluette_remote_game_send:
 * @line: (nullable) (transfer full): of aluette_protocol_write ()
 *
 * Sends a line of the game's own, if there is a connection. */
void aluette_remote_game_send (AluetteRemoteGame *self, char *line);

/* For the guest */

/* aluette_remote_game_new:
 * @log: (transfer none): what the seat is told; the guest fills it
 *
 * Returns: (transfer full): a match. */
AluetteRemoteGame *aluette_remote_game_new (AluetteSeatLog *log);

/* aluette_remote_game_announce:
 *
 * Announces what has changed in the log. */
void aluette_remote_game_announce (AluetteRemoteGame *self);

/* aluette_remote_game_take_line:
 *
 * The host has sent a line of the game's own. */
void aluette_remote_game_take_line (AluetteRemoteGame *self, const char *line);

/* aluette_remote_game_answer:
 * @number: of a request; others are ignored
 * @code: ALUETTE_CODE_NONE, or why it was refused
 * @status: of the game, for ALUETTE_CODE_RULES
 *
 * The host has answered. */
void
aluette_remote_game_answer (AluetteRemoteGame *self, guint number, AluetteCode code, int status);

/* aluette_remote_game_resume:
 * @last_request: the number of the last request that the host has answered
 *
 * The connection is there again: repeats what was not answered. */
void aluette_remote_game_resume (AluetteRemoteGame *self, guint last_request);

/* aluette_remote_game_end:
 *
 * The connection is lost for good: what was not answered is refused. */
void aluette_remote_game_end (AluetteRemoteGame *self);

G_END_DECLS
