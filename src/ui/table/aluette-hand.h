/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-card.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_HAND (aluette_hand_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHand, aluette_hand, ALUETTE, HAND, GtkWidget)

/*
 * Cards side by side that may be chosen: the viewer's hand, held as a fan, or a Petit-Jean's, laid
 * open in rows. Left and Right go from card to card.
 *
 * Signal "chosen" (guint index): a card was clicked, or Enter or Space pressed on it.
 */

/* aluette_hand_new:
 * @fan: held as a fan, else laid in as many rows as show the cards largest */
GtkWidget *aluette_hand_new (AluetteTableStyle *style, gboolean fan);

/* aluette_hand_set_cards:
 * @cards: cards in the order shown; ALU_CARD_NONE for a back
 *
 * Shows these cards. Cards that were there before keep their widgets, and with them the focus. */
void aluette_hand_set_cards (AluetteHand *self, const AluCard *cards, guint n_cards);

guint aluette_hand_get_n_cards (AluetteHand *self);

/* Returns: ALU_CARD_NONE where there is no card of that index. */
AluCard aluette_hand_get_card (AluetteHand *self, guint index);

/* aluette_hand_get_widget:
 *
 * Returns: (nullable) (transfer none): the widget of @card. */
AluetteCard *aluette_hand_get_widget (AluetteHand *self, AluCard card);

/* aluette_hand_set_capacity:
 *
 * Lays rows for so many cards, so that the cards stay as large while the hand empties. */
void aluette_hand_set_capacity (AluetteHand *self, guint n_cards);

/* aluette_hand_set_active:
 * @active: whether a card may be played or chosen now
 *
 * Shows it; cards can be looked at in either case. */
void aluette_hand_set_active (AluetteHand *self, gboolean active);

/* aluette_hand_set_chosen:
 * @set: the cards marked, as for rejection
 * @note: (nullable): what is said of a marked card */
void aluette_hand_set_chosen (AluetteHand *self, AluCardSet set, const char *note);

/* aluette_hand_focus: moves the focus to a card of the hand, to the last that had it if it can.
 * Returns: whether a card has it. */
gboolean aluette_hand_focus (AluetteHand *self);

G_END_DECLS
