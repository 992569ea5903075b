/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TRICKS (aluette_tricks_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTricks, aluette_tricks, ALUETTE, TRICKS, GtkWidget)

/* The tricks a player has taken, marked the traditional way: the first lies face down, a second
 * turns a card up on it, a third two, and so on. */

GtkWidget *aluette_tricks_new (AluetteTableStyle *style);

/* aluette_tricks_set_cards:
 * @cards: a card of each trick taken, in order; the first is not shown
 *
 * Marks @n_tricks tricks. */
void aluette_tricks_set_cards (AluetteTricks *self, const AluCard *cards, guint n_tricks);

G_END_DECLS
