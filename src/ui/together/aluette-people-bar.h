/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-network-room.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_PEOPLE_BAR (aluette_people_bar_get_type ())
G_DECLARE_FINAL_TYPE (AluettePeopleBar, aluette_people_bar, ALUETTE, PEOPLE_BAR, GtkWidget)

/* The people of a match on the network, above the card table: who is away and for whom the match
 * waits, also on the portraits; what the people are asked; who asks to join; phrases; and a menu of
 * what the user can ask for.
 *
 * Actions, prefix "people": answer ("b"), say ("s": id of a phrase), pause (stateful), stop,
 * stand-in, remove ("u": seat), rematch. Activates win.leave-table and win.open. */

/* aluette_people_bar_new:
 * @card_table: (transfer none): shows the match
 *
 * Returns: (transfer floating): a new bar. */
GtkWidget *aluette_people_bar_new (AluetteNetworkRoom *table, AluetteTable *card_table);

/* aluette_people_bar_rematch:
 *
 * Makes place for another match, if the table is the user's own, or says who can. */
void aluette_people_bar_rematch (AluettePeopleBar *self);

G_END_DECLS
