/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"
#include "model/aluette/aluette-vache-game.h"
#include "model/session/aluette-local-game-log.h"

G_BEGIN_DECLS

/* Typed access to the whole log of a local match of Aluette, for the model only; see
 * aluette-local-game-log.h. */

/* aluette_local_game_get_aluette_view:
 * @seat: any seat, or ALU_NOBODY for a spectator
 *
 * Returns: what the viewer may know now. */
AluView aluette_local_game_get_aluette_view (AluetteLocalGame *self, guint seat);

/* aluette_local_game_aluette_view_at:
 *
 * Returns: the view of @seat after the first @n_events events of the log. */
AluView aluette_local_game_aluette_view_at (AluetteLocalGame *self, guint seat, guint n_events);

/* aluette_local_game_get_aluette_event:
 *
 * Returns: (transfer none): an event of the log, with all its secrets, valid until the next event
 *   is asked for. */
const AluEvent *aluette_local_game_get_aluette_event (AluetteLocalGame *self, guint index);

G_END_DECLS
