/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"
#include "ui/table/aluette-words.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REVIEW (aluette_review_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReview, aluette_review, ALUETTE, REVIEW, GtkWidget)

/* Tricks looked at again, over the table: the last one, or all of a deal with every hand open. Its
 * button and Escape activate "table.look-away". */

GtkWidget *aluette_review_new (AluetteTableStyle *style);

/* aluette_review_show_tricks:
 * @match: whose deal; what is blank in it is not shown
 * @only: a trick, or -1 for all of the deal and what was left in the hands */
void aluette_review_show_tricks (AluetteReview *self, const AluetteWords *words,
                                 const AluMatch *match, int only);

/* aluette_review_set_why_action:
 * @action: (nullable): an action with a seat ("i") as its parameter
 *
 * Below the cards of the last trick bots are asked by @action why they played them. */
void aluette_review_set_why_action (AluetteReview *self, const char *action);

void aluette_review_clear (AluetteReview *self);

/* aluette_review_focus: moves the focus to the closing button. */
void aluette_review_focus (AluetteReview *self);

G_END_DECLS
