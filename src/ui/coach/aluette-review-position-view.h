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
 * One choice of a deal that is reviewed: the table as it was, with what the coach says of it.
 * Another card can be played on it; bots then play the deal out.
 *
 * Actions, prefix "moment": best (plays what was best), again (the moment as it was).
 */

/* Returns: (transfer none) */
AluetteTable *aluette_review_position_view_get_table (AluetteReviewPositionView *self);

/* aluette_review_position_view_show:
 * @match_replay: (transfer none): of the match; stays until the moment is cleared
 * @deal: 0 first
 * @judgement: copied */
void aluette_review_position_view_show (AluetteReviewPositionView *self,
                                        const AluetteMatchReplay *match_replay, guint deal,
                                        const AluJudgement *judgement);

/* aluette_review_position_view_restore_from:
 * @other: shows the same moment
 *
 * Plays the card that was tried in @other, if one was. */
void aluette_review_position_view_restore_from (AluetteReviewPositionView *self,
                                                AluetteReviewPositionView *other);

void aluette_review_position_view_clear (AluetteReviewPositionView *self);

/* aluette_review_position_view_get_said:
 *
 * Returns: (nullable) (transfer none): what the coach says now. */
const char *aluette_review_position_view_get_said (AluetteReviewPositionView *self);

G_END_DECLS
