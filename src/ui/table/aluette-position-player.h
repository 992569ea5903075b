/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-local-game.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_POSITION_PLAYER (aluette_position_player_get_type ())
G_DECLARE_FINAL_TYPE (AluettePositionPlayer, aluette_position_player, ALUETTE, POSITION_PLAYER,
                      GObject)

/*
 * Puts a match at a position on a table, and plays events there for the user.
 *
 * Signals:
 *   "appended" (guint first, guint n_lines, AluetteSeatLog log): of the viewer, by others than this
 *     player
 *   "signaling" (gpointer event, guint ms): somebody makes a signal, to be seen for so long
 *   "finished": all events were played, and the last was long enough to be seen
 */

/* aluette_position_player_new:
 * @table: (transfer none): must outlive the player
 *
 * Returns: (transfer full): a new player. */
AluettePositionPlayer *aluette_position_player_new (AluetteTable *table);

/* aluette_position_player_show:
 * @game: (nullable) (transfer none): an AluetteLocalGame at the position
 * @viewer: the seat whose view is shown
 *
 * Shows a position, and cancels the events of the one before. */
void aluette_position_player_show (AluettePositionPlayer *self, AluetteGame *game, guint viewer);

/* aluette_position_player_play:
 * @events: (array length=n_events): of the game; copied
 *
 * Plays events one after the other, slowly enough to follow, after those that still wait. */
void aluette_position_player_play (AluettePositionPlayer *self, gconstpointer events,
                                   guint n_events);

/* aluette_position_player_skip:
 *
 * Plays all events that wait at once. */
void aluette_position_player_skip (AluettePositionPlayer *self);

/* aluette_position_player_stop:
 *
 * Forgets the events that wait. */
void aluette_position_player_stop (AluettePositionPlayer *self);

G_END_DECLS
