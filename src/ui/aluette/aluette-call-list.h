/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/session/aluette-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CALL_LIST (aluette_call_list_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCallList, aluette_call_list, ALUETTE, CALL_LIST, AdwBin)

/*
 * What a player can say aloud in a match à la parlante: his figures, or that his best card stands
 * above or below one that has a sign. One click says it to the whole table.
 *
 * Signal "said": something has been said.
 */

/* Returns: (transfer floating) */
GtkWidget *aluette_call_list_new (void);

/* aluette_call_list_set_player:
 * @game: (transfer none) (nullable)
 * @seat: the human who speaks, or ALU_NOBODY */
void aluette_call_list_set_player (AluetteCallList *self, AluetteGame *game, guint seat);

/* aluette_call_list_refresh:
 *
 * Shows whether he may speak now, and if not why. */
void aluette_call_list_refresh (AluetteCallList *self);

G_END_DECLS
