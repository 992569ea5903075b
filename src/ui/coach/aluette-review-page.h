/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/coach/alu-review.h"
#include "model/learning/aluette-mistakes.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REVIEW_PAGE (aluette_review_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReviewPage, aluette_review_page, ALUETTE, REVIEW_PAGE, GtkWidget)

/*
 * The deals of a match gone through with the coach: what each choice of a player cost, the graph of
 * his chances, and every moment on the table, where another card can be tried. A review is worked
 * out when the page is shown. Costly cards of people join their deck of mistakes.
 *
 * Actions, prefix "review": cancel, start (after cancelling), next, previous (choice), again (the
 * moment as it was), list (on a narrow screen: back from the table to the list).
 */

/* aluette_review_page_new:
 * @close_action: (nullable): an action that leaves the page; NULL where the page needs none
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_review_page_new (const char *close_action);

/* aluette_review_page_set_mistakes:
 * @mistakes: (nullable): where the costly cards of the people at this screen are added
 *
 * Without it, none are added. */
void aluette_review_page_set_mistakes (AluetteReviewPage *self, AluetteMistakes *mistakes);

/* aluette_review_page_set_record:
 * @record: (nullable): the text of a record; NULL for none
 * @deal: the deal shown first, from 0
 * @seat: whose choices, or ALU_NOBODY for the first person's
 *
 * Deals that have not ended are left out. */
void aluette_review_page_set_record (AluetteReviewPage *self, const char *record, guint deal,
                                     guint seat);

/* aluette_review_page_restore_from:
 * @other: a page that goes
 *
 * Shows the deal, the player and the choice that @other shows, with the review as far as it is
 * worked out. */
void aluette_review_page_restore_from (AluetteReviewPage *self, AluetteReviewPage *other);

/* aluette_review_page_get_table:
 *
 * Returns: (transfer none): the table of the moments, to be given its settings. */
AluetteTable *aluette_review_page_get_table (AluetteReviewPage *self);

/* aluette_review_page_get_review:
 *
 * Returns: (nullable) (transfer none): what is shown; NULL while it is worked out. */
const AluReview *aluette_review_page_get_review (AluetteReviewPage *self);

/* aluette_review_page_select:
 * @index: of a choice in the list
 *
 * Shows that moment. */
void aluette_review_page_select (AluetteReviewPage *self, guint index);

/* aluette_review_page_get_said:
 *
 * Returns: (nullable) (transfer none): what the coach says of the moment shown. */
const char *aluette_review_page_get_said (AluetteReviewPage *self);

G_END_DECLS
