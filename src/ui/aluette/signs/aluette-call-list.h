/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/aluette/aluette-vache-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CALL_LIST (aluette_call_list_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCallList, aluette_call_list, ALUETTE, CALL_LIST, GtkBox)

/*
 * Shows what a player can say aloud in a match with spoken calls: which honors they hold, or that
 * their best card is higher or lower than a card that has a sign. A click makes the call, and all
 * players hear it.
 *
 * Signal "said": a call was made.
 */

/* aluette_call_list_set_player:
 * @game: (transfer none) (nullable)
 * @seat: the human who speaks, or ALU_NOBODY */
void aluette_call_list_set_player (AluetteCallList *self, AluetteGame *game, guint seat);

/* aluette_call_list_refresh:
 *
 * Updates which calls the player may make now, and the reasons why not. */
void aluette_call_list_refresh (AluetteCallList *self);

G_END_DECLS
