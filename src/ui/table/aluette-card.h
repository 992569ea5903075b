/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CARD (aluette_card_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCard, aluette_card, ALUETTE, CARD, GtkButton)

/*
 * A card on the table, face up or face down. It is a button if it can be played or chosen, and an
 * image otherwise. It fills its allocation. A veiled card keeps its allocation and its accessible
 * name but is not drawn, because the animator draws it while it moves.
 */

/* aluette_card_new:
 * @card: a card of the deck, or ALUETTE_NO_CARD for a back
 * @style: (transfer none): the style of the cards of this table
 *
 * Returns: (transfer floating): a card that is an image to assistive technology */
GtkWidget *aluette_card_new (guint card, AluetteTableStyle *style);

/* aluette_card_new_button:
 *
 * Returns: (transfer floating): a card that is a button and emits the "clicked" signal of GtkButton
 *   on a click, Enter or Space */
GtkWidget *aluette_card_new_button (guint card, AluetteTableStyle *style);

/* aluette_card_set_card:
 * @card: a card of the deck, or ALUETTE_NO_CARD for a back
 *
 * Shows another card, or the back. */
void aluette_card_set_card (AluetteCard *self, guint card);
guint aluette_card_get_card (AluetteCard *self);

/* aluette_card_set_note:
 * @note: (nullable): the state of the card, such as “takes the trick”
 *
 * Adds a note to the accessible name. */
void aluette_card_set_note (AluetteCard *self, const char *note);

/* aluette_card_set_position:
 * @position: from 1
 *
 * Adds the position in a hand of @n_cards to the accessible name of a face. */
void aluette_card_set_position (AluetteCard *self, guint position, guint n_cards);

void aluette_card_set_veiled (AluetteCard *self, gboolean veiled);

/* aluette_card_set_visible_part:
 * @width: from the left
 * @height: from the top
 *
 * Says how much of the card other cards leave visible: its name is there. */
void aluette_card_set_visible_part (AluetteCard *self, int width, int height);

/* aluette_card_get_visible_part:
 * @width: (out): 0 for the whole width
 * @height: (out): 0 for the whole height */
void aluette_card_get_visible_part (AluetteCard *self, int *width, int *height);

G_END_DECLS
