/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CARD_LIST (aluette_card_list_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCardList, aluette_card_list, ALUETTE, CARD_LIST, AdwBin)

/* The cards in their order, with their names and signs, as a list; and the same as a page to print
 * or to save. */

/* aluette_card_list_set_up:
 * @style: (transfer none): how cards look
 * @settings: (transfer none): the program's, which hold the gestures in use
 *
 * To be called once, before the list is shown. */
void
aluette_card_list_set_up (AluetteCardList *self, AluetteTableStyle *style, GSettings *settings);

/* aluette_card_list_set_search:
 *
 * Shows only the numbers that answer a search; all for an empty one. */
void aluette_card_list_set_search (AluetteCardList *self, const char *search);

G_END_DECLS
