/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match-record.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

/* aluette_practice_game_new_deal:
 * @header: (transfer none): header of a match
 * @events: (array length=n_events): its log, up to an event of a deal, which may be the deal event
 * @error: G_IO_ERROR_INVALID_ARGUMENT if no deal is in play at this event
 *
 * Creates a match that replays a deal from this event on, with the same players. If no human
 * plays, the next player becomes one. It has no journal, so it is neither stored nor counted in
 * statistics. It is paused.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteGame *aluette_practice_game_new_deal (const AluGameHeader *header, const AluEvent *events,
                                             guint n_events, GError **error);

G_END_DECLS
