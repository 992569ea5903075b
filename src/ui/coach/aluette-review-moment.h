/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/coach/alu-review.h"
#include "model/aluette/aluette-match-story.h"
#include "model/aluette/aluette-review-position.h"
#include "ui/coach/aluette-coach-board.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REVIEW_MOMENT (aluette_review_moment_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReviewMoment, aluette_review_moment, ALUETTE, REVIEW_MOMENT, GtkWidget)

/*
 * One choice of a deal that is reviewed: the table as it was, with what the coach says of it.
 * Another card can be played on it; bots then play the deal out.
 *
 * Actions, prefix "moment": best (plays what was best), again (the moment as it was).
 */

/* Returns: (transfer none) */
AluetteTable *aluette_review_moment_get_table (AluetteReviewMoment *self);

/* aluette_review_moment_show:
 * @story: (transfer none): of the match; stays until the moment is cleared
 * @deal: 0 first
 * @judgement: copied */
void aluette_review_moment_show (AluetteReviewMoment *self, const AluetteMatchStory *story,
                                 guint deal, const AluJudgement *judgement);

/* aluette_review_moment_try_as:
 * @other: shows the same moment
 *
 * Plays the card that was tried in @other, if one was. */
void aluette_review_moment_try_as (AluetteReviewMoment *self, AluetteReviewMoment *other);

void aluette_review_moment_clear (AluetteReviewMoment *self);

/* aluette_review_moment_get_said:
 *
 * Returns: (nullable) (transfer none): what the coach says now. */
const char *aluette_review_moment_get_said (AluetteReviewMoment *self);

G_END_DECLS
