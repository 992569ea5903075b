/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "presentation/table/aluette-table-presenter.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TRICKS_OVERLAY (aluette_tricks_overlay_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTricksOverlay, aluette_tricks_overlay, ALUETTE, TRICKS_OVERLAY,
                      AdwBin)

/* Covers the table with tricks: the last trick, or all tricks of a deal and the cards left in the
 * hands. Its button and Escape activate "table.look-away". */

GtkWidget *aluette_tricks_overlay_new (AluetteTableStyle *style);

/* aluette_tricks_overlay_show_tricks:
 * @last: whether these are only the last trick, whose players can be asked why
 *
 * Sets the tricks. */
void aluette_tricks_overlay_show_tricks (AluetteTricksOverlay *self,
                                         const AluetteTableTricks *tricks, gboolean last);

/* aluette_tricks_overlay_set_explain_action:
 * @action: (nullable): an action that explains the card of a seat, with the seat ("i") as parameter
 *
 * Adds a button with @action below each card that a bot played in the last trick. */
void aluette_tricks_overlay_set_explain_action (AluetteTricksOverlay *self, const char *action);

void aluette_tricks_overlay_clear (AluetteTricksOverlay *self);

/* aluette_tricks_overlay_focus:
 *
 * Moves the focus to the button that closes the overlay. */
void aluette_tricks_overlay_focus (AluetteTricksOverlay *self);

G_END_DECLS
