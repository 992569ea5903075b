/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-game.h"
#include "model/session/aluette-match-record.h"

G_BEGIN_DECLS

/* aluette_practice_game_new_deal:
 * @record: a match that was played with cards of this program
 * @n_steps: how many steps of @deal are not played again; at least 1, with which cards are dealt
 *
 * Creates a match that replays a deal, with the same players and after the same deals. If no human
 * plays, the next player becomes one. The cards are the same, but bots may play them differently.
 * It has no journal, so it is neither stored nor counted in statistics. It is paused.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteGame *aluette_practice_game_new_deal (AluetteMatchRecord *record, guint deal, guint n_steps,
                                             GError **error);

G_END_DECLS
