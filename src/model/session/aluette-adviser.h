/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-game.h"

G_BEGIN_DECLS

/*
 * Questions to the AluBotKind of a game, which are answered in another thread. The answers are
 * bytes, of which the game's folder of the interface makes texts. Call the functions in the main
 * thread; callbacks are called in the thread-default main context. The finish functions return NULL
 * with G_IO_ERROR_CANCELLED if the question was canceled; the search then ends at once.
 *
 * The same question gives the same answer.
 */

/* aluette_adviser_hint_async:
 * @view: (transfer none): view of the player who must decide, the seat that
 *   aluette_game_get_awaited () returns; its game has hints
 * @convention_seats: see AluBudget
 *
 * Asks what to do and why. Nothing else is used. */
void aluette_adviser_hint_async (AluetteView *view, guint32 convention_seats,
                                 GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer data);

/* aluette_adviser_hint_finish:
 *
 * Returns: (transfer full) (nullable): hint_size bytes; free it with g_free (). NULL with
 * @error. */
gpointer aluette_adviser_hint_finish (GAsyncResult *result, GError **error);

/* aluette_adviser_explain_async:
 * @game: a match; only one that is played on this computer has bots that can be asked
 * @seat: a bot or its dummy, or -1 for the one that has played last
 * @listener: seat that asks, or ALU_GAME_SPECTATOR. While the deal is in play, the answer contains
 *   nothing that the listener does not see
 *
 * Asks why a bot has played its last card of the deal. The answer uses the bot's view, level and
 * seed of that time, which do not leave the model. Fails with G_IO_ERROR_NOT_FOUND if there is no
 * such card. */
void aluette_adviser_explain_async (AluetteGame *game, int seat, guint listener,
                                    GCancellable *cancellable, GAsyncReadyCallback callback,
                                    gpointer data);

/* aluette_adviser_explain_finish:
 * @speaker: (out): the seat of the bot
 *
 * Returns: (transfer full) (nullable): explanation_size bytes; free it with g_free (). NULL with
 * @error. */
gpointer
aluette_adviser_explain_finish (GAsyncResult *result, guint *speaker, GError **error);

G_END_DECLS
