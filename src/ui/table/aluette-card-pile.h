/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CARD_PILE (aluette_card_pile_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCardPile, aluette_card_pile, ALUETTE, CARD_PILE, GtkWidget)

/* Cards of which only the backs are seen: another's hand as a fan, or the talon as a pile. An empty
 * talon leaves a token that marks the dealer. */

/* aluette_card_pile_new:
 * @fan: a hand held up, else a pile */
GtkWidget *aluette_card_pile_new (AluetteTableStyle *style, gboolean fan);

/* aluette_card_pile_set_count:
 * @label: what is said of them: “7 cards in hand”; shown as the tooltip too */
void aluette_card_pile_set_count (AluetteCardPile *self, guint n_cards, const char *label);

G_END_DECLS
