/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_WON_TRICKS (aluette_won_tricks_get_type ())
G_DECLARE_FINAL_TYPE (AluetteWonTricks, aluette_won_tricks, ALUETTE, WON_TRICKS, GtkWidget)

/* The tricks of a player, shown in the traditional way: a face-down card for the first trick, and a
 * face-up card on top of it for each further trick. */

GtkWidget *aluette_won_tricks_new (AluetteTableStyle *style);

/* aluette_won_tricks_set_cards:
 * @cards: one card of each trick, in order; the first is shown face down
 *
 * Sets the tricks. */
void aluette_won_tricks_set_cards (AluetteWonTricks *self, const guint8 *cards, guint n_tricks);

G_END_DECLS
