/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/aluette/aluette-gaze.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SIGN_PALETTE (aluette_sign_palette_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSignPalette, aluette_sign_palette, ALUETTE, SIGN_PALETTE, AdwBin)

/*
 * A button that opens the signs a player can make: each with its gesture, name and card; one click
 * or key more makes it. Held, the click or key makes it longer and larger. Signs that may not be
 * made now are insensitive and say why. In a match à la parlante, what he can say aloud stands
 * below them.
 *
 * The key “s” opens it wherever the focus is in the window; then 1 to 9 for cards, 0 for a weak
 * hand, x for a very weak one, m for mordienne.
 *
 * Action, prefix "signs": palette (opens or closes it).
 */

/* Returns: (transfer floating) */
GtkWidget *aluette_sign_palette_new (void);

/* aluette_sign_palette_set_player:
 * @gaze: (transfer none) (nullable): through which signs are made; NULL for nobody at the
 *   screen, the button is then insensitive
 * @seat: the human who signs, or ALU_NOBODY behind a curtain
 * @style: (transfer none) (nullable): how cards look */
void aluette_sign_palette_set_player (AluetteSignPalette *self, AluetteGame *game,
                                      AluetteGaze *gaze, guint seat, AluetteTableStyle *style);

/* aluette_sign_palette_popup:
 *
 * Opens it, if somebody can sign. */
void aluette_sign_palette_popup (AluetteSignPalette *self);

G_END_DECLS
