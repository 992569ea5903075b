/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-protocol-codes.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REMOTE_GAME (aluette_remote_game_get_type ())
G_DECLARE_FINAL_TYPE (AluetteRemoteGame, aluette_remote_game, ALUETTE, REMOTE_GAME, AluetteGame)

/*
 * A match that is played on another computer, as one seat or a spectator is told of it. What a seat
 * asks for is refused at once where its view does not allow it; else the host decides. An
 * AluetteGuest makes it and brings it the lines. Undo asks the others at the table. When several
 * people sit at a screen, each is a guest with such a game; those of the others are added to that
 * of the user, and the table shows one after the other, with a handover screen in between. Main
 * thread only.
 *
 * Signals:
 *   "ask-undo": the user wants to undo.
 *   "send" (const char *line): a line is to be sent: a request, whose answer comes with
 *     aluette_remote_game_answer (), or one of the game's own, such as a sign.
 *   "line" (guint seat, const char *line): a line of the game's own has come from the host for
 *     @seat at this screen, or ALU_GAME_SPECTATOR.
 */

/* aluette_remote_game_add:
 * @other: (transfer none): the same match, of somebody else at this screen, who has a seat
 *
 * Adds somebody. Nothing changes if they are there already. */
void aluette_remote_game_add (AluetteRemoteGame *self, AluetteRemoteGame *other);

/* aluette_remote_game_remove:
 *
 * Somebody who was added is no longer at this screen. */
void aluette_remote_game_remove (AluetteRemoteGame *self, AluetteRemoteGame *other);

/* aluette_remote_game_send:
 * @seat: at this screen, or ALU_GAME_SPECTATOR; others are ignored
 * @line: (nullable) (transfer full): of aluette_protocol_write ()
 *
 * Sends a line of the game's own for @seat, if there is a connection. */
void aluette_remote_game_send (AluetteRemoteGame *self, guint seat, char *line);

/* For the guest */

/* aluette_remote_game_new:
 * @log: (transfer none): what the seat is told; the guest fills it
 *
 * Returns: (transfer full): a match. */
AluetteRemoteGame *aluette_remote_game_new (AluetteSeatLog *log);

/* aluette_remote_game_needs_time:
 *
 * "ready" is notified when this changes.
 *
 * Returns: whether this guest has to say that the screen needs time: one does for all. */
gboolean aluette_remote_game_needs_time (AluetteRemoteGame *self);

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
