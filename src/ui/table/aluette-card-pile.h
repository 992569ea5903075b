/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CARD_PILE (aluette_card_pile_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCardPile, aluette_card_pile, ALUETTE, CARD_PILE, GtkWidget)

/* Face-down cards: the hand of another player as a fan, or the talon as a pile with
 * their number. */

/* aluette_card_pile_new:
 * @style: (transfer none): the style of the cards
 * @fan: whether the cards form a fan instead of a pile
 *
 * Returns: (transfer floating): a widget without cards */
GtkWidget *aluette_card_pile_new (AluetteTableStyle *style, gboolean fan);

/* aluette_card_pile_set_count:
 * @label: the accessible name and tooltip, such as “7 cards in hand”
 *
 * Sets the number of cards. */
void aluette_card_pile_set_count (AluetteCardPile *self, guint n_cards, const char *label);

/* aluette_card_pile_set_token:
 *
 * Sets whether a disc marks the dealer, beside the cards or without any. */
void aluette_card_pile_set_token (AluetteCardPile *self, gboolean token);

G_END_DECLS
