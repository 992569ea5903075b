/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/coach/alu-review.h"
#include "model/aluette/aluette-match-replay.h"
#include "model/aluette/aluette-review-position.h"
#include "ui/coach/aluette-analysis-board.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REVIEW_POSITION_VIEW (aluette_review_position_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReviewPositionView, aluette_review_position_view, ALUETTE,
                      REVIEW_POSITION_VIEW, GtkWidget)

/*
 * The position of a choice in a reviewed deal, with the remarks of the coach. The user can try
 * another card, and bots then play the rest of the deal.
 *
 * Actions, with the prefix "moment": best (plays the best choice), again (restores the position).
 */

/* Returns: (transfer none): the table, for its settings */
AluetteTable *aluette_review_position_view_get_table (AluetteReviewPositionView *self);

/* aluette_review_position_view_show:
 * @match_replay: (transfer none): the match; it must live until the view is cleared
 * @deal: the index of the deal, from 0
 * @verdict: the reviewed choice; copied
 *
 * Shows the position of a choice. */
void aluette_review_position_view_show (AluetteReviewPositionView *self,
                                        const AluetteMatchReplay *match_replay, guint deal,
                                        const AluVerdict *verdict);

/* aluette_review_position_view_restore_from:
 * @other: a view of the same position
 *
 * Tries the same card as @other, if it has one. */
void aluette_review_position_view_restore_from (AluetteReviewPositionView *self,
                                                AluetteReviewPositionView *other);

void aluette_review_position_view_clear (AluetteReviewPositionView *self);

/* aluette_review_position_view_get_said:
 *
 * Returns: (nullable) (transfer none): what the coach says */
const char *aluette_review_position_view_get_said (AluetteReviewPositionView *self);

G_END_DECLS
