/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_WON_TRICKS (aluette_won_tricks_get_type ())
G_DECLARE_FINAL_TYPE (AluetteWonTricks, aluette_won_tricks, ALUETTE, WON_TRICKS, GtkWidget)

/* The tricks a player has taken, marked the traditional way: the first lies face down, a second
 * turns a card up on it, a third two, and so on. */

GtkWidget *aluette_won_tricks_new (AluetteTableStyle *style);

/* aluette_won_tricks_set_cards:
 * @cards: a card of each trick taken, in order; the first is not shown
 *
 * Marks @n_tricks tricks. */
void aluette_won_tricks_set_cards (AluetteWonTricks *self, const AluCard *cards, guint n_tricks);

G_END_DECLS
