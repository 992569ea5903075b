/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CARD_LIST (aluette_card_list_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCardList, aluette_card_list, ALUETTE, CARD_LIST, GtkBox)

/* Shows the cards in their order, with names and signs, as a list. They can be printed or saved as
 * a card sheet. */

/* aluette_card_list_set_up:
 * @style: (transfer none): how cards look
 * @settings: (transfer none): the program's settings, which hold the user's choice of gestures
 *
 * Fills the list. Call this once, before the list is shown. */
void
aluette_card_list_set_up (AluetteCardList *self, AluetteTableStyle *style, GSettings *settings);

/* aluette_card_list_set_search:
 * @search: an empty text matches all cards
 *
 * Shows only the cards that match @search. */
void aluette_card_list_set_search (AluetteCardList *self, const char *search);

G_END_DECLS
