/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-local-game.h"

G_BEGIN_DECLS

/*
 * The whole log of a local match and what every seat may know, for the model only. The interface
 * must not include this header: it shows seat logs.
 *
 * AluetteLocalGame has one more signal: "log-changed" (guint first, guint n_events): events from
 * number @first on were added; n_events is 0 if undo removed the events from number @first on.
 */

/* aluette_local_game_get_seed:
 *
 * Returns: the seed of a match without a key. */
guint64 aluette_local_game_get_seed (AluetteLocalGame *self);

/* aluette_local_game_get_key:
 *
 * Returns: (transfer none) (nullable): the key of the match, if it has one. */
const AluetteMatchKey *aluette_local_game_get_key (AluetteLocalGame *self);

/* aluette_local_game_get_view:
 * @seat: any seat, or ALU_GAME_SPECTATOR
 *
 * Returns: (transfer full): what the viewer may know now. */
AluetteView *aluette_local_game_get_view (AluetteLocalGame *self, guint seat);

/* aluette_local_game_view_at:
 *
 * Returns: (transfer full): the view of @seat after the first @n_events events of the log. */
AluetteView *aluette_local_game_view_at (AluetteLocalGame *self, guint seat, guint n_events);

/* Returns: the length of the log. */
guint aluette_local_game_get_n_events (AluetteLocalGame *self);

/* aluette_local_game_get_event:
 *
 * Returns: (transfer none): an event of the log, with all its secrets, valid until the next event is
 *   asked for. */
gconstpointer aluette_local_game_get_event (AluetteLocalGame *self, guint index);

/* aluette_local_game_get_open_match:
 *
 * Returns: (transfer none) (nullable): the match of the game with all hands; NULL while a deal is
 * in play. */
gconstpointer aluette_local_game_get_open_match (AluetteLocalGame *self);

/* aluette_local_game_asks_bots:
 *
 * Tells whether bots are asked, or will act, out of turn: for example whether they concede the
 * deal. Until then, actions of people are refused.
 *
 * Returns: whether people have to wait, until "thinking" or "changed" is emitted. */
gboolean aluette_local_game_asks_bots (AluetteLocalGame *self);

/* aluette_local_game_request_for_bot:
 * @event: a signal of a bot
 *
 * Asks for an event in the name of a bot, for a companion of the match that decides when bots make
 * signs and calls. It is refused where a request of a person would be refused: if the view of the
 * bot does not allow it, or if it is no signal.
 *
 * Returns: whether the event was applied. */
gboolean aluette_local_game_request_for_bot (AluetteLocalGame *self, gconstpointer event);

/* aluette_local_game_get_bot_request:
 * @index: index of an event in the log
 * @view: (out) (transfer full): the bot's view before the event
 * @level: (out): the bot's level
 * @seed: (out): the seed of its decision
 *
 * Gets the input of a bot's decision, to ask the bot for its reasons.
 *
 * Returns: whether a bot decided this event, for itself or for its dummy; if not, nothing is
 * set. */
gboolean aluette_local_game_get_bot_request (AluetteLocalGame *self, guint index,
                                             AluetteView **view, int *level, guint64 *seed);

/* aluette_local_game_get_convention_seats:
 *
 * Returns: the seats whose players follow the convention of the game, bit per seat; not those of
 * bots that stand in for somebody. */
guint32 aluette_local_game_get_convention_seats (AluetteLocalGame *self);

/* aluette_local_game_get_record:
 *
 * Returns: (transfer full): the record of the match. */
char *aluette_local_game_get_record (AluetteLocalGame *self);

G_END_DECLS
