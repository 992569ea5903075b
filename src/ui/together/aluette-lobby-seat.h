/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/network/aluette-network-room.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LOBBY_SEAT (aluette_lobby_seat_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLobbySeat, aluette_lobby_seat, ALUETTE, LOBBY_SEAT, AdwActionRow)

/* The row of a seat before the match: who is in it, with buttons to sit down, and to remove
 * somebody else at this screen. Activates lobby.sit and lobby.remove. */

/* aluette_lobby_seat_new:
 * @room: (transfer none)
 * @seat: one that the host has
 *
 * Returns: (transfer floating): a new row. */
GtkWidget *aluette_lobby_seat_new (AluetteNetworkRoom *room, guint seat);

/* aluette_lobby_seat_refresh:
 *
 * Shows what the host has said since. */
void aluette_lobby_seat_refresh (AluetteLobbySeat *self);

G_END_DECLS
