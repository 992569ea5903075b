/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SEAT_GRID (aluette_seat_grid_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSeatGrid, aluette_seat_grid, ALUETTE, SEAT_GRID, GtkWidget)

/*
 * A small table on the set-up page with a button for each seat, in the direction of play. The first
 * seat is at the bottom.
 *
 * Signal "changed": the user has changed a player.
 */

/* aluette_seat_grid_set_players:
 * @header: (transfer none): the match to show */
void aluette_seat_grid_set_players (AluetteSeatGrid *self, const AluGameKind *kind,
                                    const AluGameHeader *header);

/* aluette_seat_grid_set_for_network:
 *
 * Sets whether humans come from other computers, and are not known yet. */
void aluette_seat_grid_set_for_network (AluetteSeatGrid *self, gboolean for_network);

/* aluette_seat_grid_get_player:
 *
 * Returns: (transfer none): the player on a seat of the match shown. */
const AluGamePlayer *aluette_seat_grid_get_player (AluetteSeatGrid *self, guint seat);

G_END_DECLS
