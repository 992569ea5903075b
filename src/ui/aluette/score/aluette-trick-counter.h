/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/aluette/aluette-score-sheet.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TRICK_COUNTER (aluette_trick_counter_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTrickCounter, aluette_trick_counter, ALUETTE, TRICK_COUNTER, GtkBox)

/* Counts the tricks of each player in a deal and shows the result: who wins, whether to ask who
 * reached the highest number first, and whether mordienne is possible.
 *
 * Signal "entered" (AluetteSheetDeal *deal): the user confirmed the result. */

/* aluette_trick_counter_new:
 * @header: (transfer none): must outlive the widget
 *
 * Returns: (transfer floating): a new counter. */
GtkWidget *aluette_trick_counter_new (const AluGameHeader *header);

/* aluette_trick_counter_set_tricks:
 * @tricks: (nullable): initial number of tricks for each seat; NULL for none */
void aluette_trick_counter_set_tricks (AluetteTrickCounter *self, const guint8 *tricks);

G_END_DECLS
