/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "presentation/table/aluette-table-state.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TOLD_CARDS (aluette_told_cards_get_type ())
G_DECLARE_FINAL_TYPE (AluetteToldCards, aluette_told_cards, ALUETTE, TOLD_CARDS, GtkWidget)

/* The cards that a player has told of, small and side by side: only their corners, which say which
 * cards they are. It takes the height that it is given. */

GtkWidget *aluette_told_cards_new (AluetteTableStyle *style);

/* aluette_told_cards_set:
 *
 * Shows what a player has told of, or nothing. */
void aluette_told_cards_set (AluetteToldCards *self, const AluetteTableTold *told);

/* aluette_told_cards_get_width:
 *
 * Returns: the width at a height, in pixels; 0 if there is nothing */
int aluette_told_cards_get_width (AluetteToldCards *self, int height);

G_END_DECLS
