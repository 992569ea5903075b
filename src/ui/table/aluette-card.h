/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CARD (aluette_card_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCard, aluette_card, ALUETTE, CARD, GtkButton)

/*
 * One card on the table: a button where it can be played or chosen, else an image; face up or face
 * down. It draws itself as large as it is allocated. A card in flight is veiled: it keeps its place
 * and its name but is not drawn.
 */

/* aluette_card_new:
 * @card: 0 to 47, or ALU_CARD_NONE for a back
 * @style: (transfer none): pack, renderer and what else cards of this table share
 *
 * A card that is looked at: an image to assistive technology. */
GtkWidget *aluette_card_new (AluCard card, AluetteTableStyle *style);

/* aluette_card_new_button:
 *
 * A card that can be chosen by click, Enter or Space (GtkButton's "clicked"). */
GtkWidget *aluette_card_new_button (AluCard card, AluetteTableStyle *style);

/* aluette_card_set_card:
 * @card: 0 to 47, or ALU_CARD_NONE for a back
 *
 * Turns another card up, or this one down. */
void aluette_card_set_card (AluetteCard *self, AluCard card);
AluCard aluette_card_get_card (AluetteCard *self);

/* aluette_card_set_note:
 * @note: (nullable): a word on the card's standing, such as “taken”
 *
 * Adds to what is said of the card. */
void aluette_card_set_note (AluetteCard *self, const char *note);

void aluette_card_set_veiled (AluetteCard *self, gboolean veiled);

G_END_DECLS
