/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"
#include "ui/table/aluette-text-context.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TRICKS_OVERLAY (aluette_tricks_overlay_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTricksOverlay, aluette_tricks_overlay, ALUETTE, TRICKS_OVERLAY,
                      GtkWidget)

/* Tricks looked at again, over the table: the last one, or all of a deal with every hand open. Its
 * button and Escape activate "table.look-away". */

GtkWidget *aluette_tricks_overlay_new (AluetteTableStyle *style);

/* aluette_tricks_overlay_show_tricks:
 * @match: whose deal; what is blank in it is not shown
 * @only: a trick, or -1 for all of the deal and what was left in the hands */
void
aluette_tricks_overlay_show_tricks (AluetteTricksOverlay *self, const AluetteTextContext *words,
                                    const AluMatch *match, int only);

/* aluette_tricks_overlay_set_explain_action:
 * @action: (nullable): an action with a seat ("i") as its parameter
 *
 * Below the cards of the last trick bots are asked by @action why they played them. */
void aluette_tricks_overlay_set_explain_action (AluetteTricksOverlay *self, const char *action);

void aluette_tricks_overlay_clear (AluetteTricksOverlay *self);

/* aluette_tricks_overlay_focus: moves the focus to the closing button. */
void aluette_tricks_overlay_focus (AluetteTricksOverlay *self);

G_END_DECLS
