/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-review-look.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REVIEW_POSITION_VIEW (aluette_review_position_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReviewPositionView, aluette_review_position_view, ALUETTE,
                      REVIEW_POSITION_VIEW, GtkWidget)

/*
 * The position of a decision in a reviewed deal of any game, with the remarks of the coach. The
 * user can decide otherwise, and bots then play the rest of the deal.
 *
 * Actions, with the prefix "moment": best (plays the best choice), again (restores the position),
 * hush (removes what the coach says).
 */

/* Returns: (transfer none): the table, for its settings */
AluetteTable *aluette_review_position_view_get_table (AluetteReviewPositionView *self);

/* aluette_review_position_view_show:
 * @deal: (transfer none): the reviewed deal; copied, but what it contains must live until the view
 *   is cleared
 * @index: a judgment of the review
 *
 * Shows the position of a decision. */
void aluette_review_position_view_show (AluetteReviewPositionView *self,
                                        const AluetteReviewedDeal *deal, int index);

/* Returns: (transfer floating): what the user has tried, as "ay". */
GVariant *aluette_review_position_view_get_state (AluetteReviewPositionView *self);

/* aluette_review_position_view_set_state:
 *
 * Tries the same in the position that is shown. */
void aluette_review_position_view_set_state (AluetteReviewPositionView *self, GVariant *state);

void aluette_review_position_view_clear (AluetteReviewPositionView *self);

G_END_DECLS
