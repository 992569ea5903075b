/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/network/aluette-network-room.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCREEN_PEOPLE (aluette_screen_people_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScreenPeople, aluette_screen_people, ALUETTE, SCREEN_PEOPLE, GtkBox)

/*
 * Adds others at this screen to a table on the network: a name, a free seat, and a button. Hidden
 * while the user has no seat, or nobody else can have one.
 */

/* aluette_screen_people_set_room:
 * @room: (transfer none): the table; set once */
void aluette_screen_people_set_room (AluetteScreenPeople *self, AluetteNetworkRoom *room);

G_END_DECLS
