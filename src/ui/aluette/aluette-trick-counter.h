/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/aluette/aluette-score-sheet.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TRICK_COUNTER (aluette_trick_counter_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTrickCounter, aluette_trick_counter, ALUETTE, TRICK_COUNTER, GtkWidget)

/* Counts a deal's tricks a player, and works out what they mean: who wins, who is to be asked for
 * having reached his number first, whether mordienne may have been made.
 *
 * Signal "entered" (AluetteSheetDeal *deal): the result is to be written down. */

/* aluette_trick_counter_new:
 * @header: (transfer none): it must outlive the widget */
GtkWidget *aluette_trick_counter_new (const AluRecordHeader *header);

/* aluette_trick_counter_set_tricks:
 * @tricks: (nullable): a count a seat to begin with; NULL for none */
void aluette_trick_counter_set_tricks (AluetteTrickCounter *self, const guint8 *tricks);

G_END_DECLS
