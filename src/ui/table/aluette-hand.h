/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "presentation/table/aluette-table-state.h"
#include "ui/table/aluette-card.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_HAND (aluette_hand_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHand, aluette_hand, ALUETTE, HAND, GtkWidget)

/*
 * Cards of a player that are drawn one by one: the hand of the viewer as a fan, or open cards in
 * rows. Left and Right move the focus between cards.
 *
 * Signal "chosen" (guint index): a card was clicked, or Enter or Space pressed on it.
 */

/* aluette_hand_new:
 * @style: (transfer none): the style of the cards
 * @fan: whether the cards form a fan; otherwise they are in the number of rows that allows the
 *   largest cards
 *
 * Returns: (transfer floating): a hand without cards */
GtkWidget *aluette_hand_new (AluetteTableStyle *style, gboolean fan);

/* aluette_hand_set_cards:
 * @cards: cards in display order; ALUETTE_NO_CARD for a back
 *
 * Sets the cards. Cards that were shown before keep their widgets, and thus the focus. */
void aluette_hand_set_cards (AluetteHand *self, const guint8 *cards, guint n_cards);

guint aluette_hand_get_n_cards (AluetteHand *self);

/* Returns: the card at @index, ALUETTE_NO_CARD if there is none */
guint aluette_hand_get_card (AluetteHand *self, guint index);

/* aluette_hand_get_widget:
 *
 * Returns: (nullable) (transfer none): the widget of @card, %NULL if the hand lacks it */
AluetteCard *aluette_hand_get_widget (AluetteHand *self, guint card);

/* aluette_hand_set_capacity:
 *
 * Makes room for @n_cards cards, so that the cards keep their size while the hand shrinks. */
void aluette_hand_set_capacity (AluetteHand *self, guint n_cards);

/* aluette_hand_set_max_card:
 * @width: in pixels; 0 for none
 *
 * Sets the most width of cards in rows, for the next layout. */
void aluette_hand_set_max_card (AluetteHand *self, int width);

/* aluette_hand_get_rows_height:
 *
 * Returns: the height that its cards in rows take in a space of @width × @height pixels */
int aluette_hand_get_rows_height (AluetteHand *self, int width, int height);

/* aluette_hand_set_active:
 * @active: whether a card may be played or chosen now
 *
 * Sets how the hand looks. Cards can be focused in either case. */
void aluette_hand_set_active (AluetteHand *self, gboolean active);

/* aluette_hand_set_marks:
 * @state: says which cards may be chosen; others look gray in an active hand
 * @chosen: the marked cards, such as those chosen for an écart
 * @note: (nullable): the note of marked cards, see aluette_card_set_note ()
 *
 * Marks cards. */
void aluette_hand_set_marks (AluetteHand *self, const AluetteTableHand *state,
                             const AluetteCardSet *chosen, const char *note);

/* aluette_hand_focus:
 *
 * Moves the focus to the card that had it last, or to another card.
 *
 * Returns: whether a card has the focus */
gboolean aluette_hand_focus (AluetteHand *self);

G_END_DECLS
