/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/aluette/aluette-gaze.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SIGN_PALETTE (aluette_sign_palette_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSignPalette, aluette_sign_palette, ALUETTE, SIGN_PALETTE, AdwBin)

/*
 * A button with a popover that shows the signs a player can make now, as their own face makes them.
 * It opens beside that face on the table, where it covers no other face. A click or a key makes a
 * sign; holding it makes the gesture longer and larger, and fills a ring around the face. Bluffs
 * are behind “More…”, and so are all other signs where that of one card is offered. In a match
 * with spoken calls, the calls are below the signs. The button has its word where there is room.
 *
 * The key “s” opens the palette from anywhere in the window. Then keys 1 to 9 make the signs of
 * cards, 0 a weak hand, x a very weak one, m mordienne.
 *
 * Action, prefix "signs": palette (opens or closes the popover).
 */

/* Returns: (transfer floating): a new palette. */
GtkWidget *aluette_sign_palette_new (void);

/* aluette_sign_palette_set_player:
 * @gaze: (transfer none) (nullable): makes the signs; NULL if nobody is at the screen, which makes
 *   the button insensitive
 * @seat: the human who signs, or ALU_NOBODY during a handover
 * @table: (transfer none) (nullable): the table with the faces */
void aluette_sign_palette_set_player (AluetteSignPalette *self, AluetteGame *game,
                                      AluetteGaze *gaze, guint seat, AluetteTable *table);

/* aluette_sign_palette_popup:
 *
 * Opens the popover, if somebody can sign. */
void aluette_sign_palette_popup (AluetteSignPalette *self);

/* aluette_sign_palette_popup_card:
 * @card: a card of the player
 * @about: its name, and lines with more about it
 *
 * Opens the popover with the sign of a card.
 *
 * Returns: whether the card has a sign that the player can make now */
gboolean aluette_sign_palette_popup_card (AluetteSignPalette *self, guint card, const char *about);

/* aluette_sign_palette_get_title:
 *
 * Returns: (transfer none): what the button does */
const char *aluette_sign_palette_get_title (AluetteSignPalette *self);

/* aluette_sign_palette_set_narrow:
 * @narrow: whether the button has no room for its word */
void aluette_sign_palette_set_narrow (AluetteSignPalette *self, gboolean narrow);

G_END_DECLS
