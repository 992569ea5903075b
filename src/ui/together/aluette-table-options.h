/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/network/aluette-network-room.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TABLE_OPTIONS (aluette_table_options_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTableOptions, aluette_table_options, ALUETTE, TABLE_OPTIONS, GtkBox)

/* What the table owner decides for all at a table on the network: whether others may watch, and
 * whether a table on a server is kept for another day. Everybody else reads it. Visible at the
 * table, where there is something to decide or to read. */

/* aluette_table_options_set_room:
 * @room: (transfer none): the table; set once */
void aluette_table_options_set_room (AluetteTableOptions *self, AluetteNetworkRoom *room);

G_END_DECLS
