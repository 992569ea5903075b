/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/coach/alu-review.h"
#include "model/aluette/aluette-match-replay.h"
#include "model/aluette/aluette-coach.h"

G_BEGIN_DECLS

/* A choice in a deal that is reviewed, what the coach thinks of it, and what comes of another
 * card. */
typedef struct
{
  const AluetteMatchReplay *match_replay; /* (transfer none) */
  guint deal;                             /* 0 first */
  AluJudgement judgement;
} AluetteReviewPosition;

/* Returns: the number, in the log of the match, of the event that was chosen. */
guint aluette_review_position_event (const AluetteReviewPosition *self);

/* aluette_review_position_better:
 *
 * Returns: the best card, where it is another one than was played; else ALU_CARD_NONE. */
AluCard aluette_review_position_better (const AluetteReviewPosition *self);

/* aluette_review_position_try_async:
 * @card: another card to play
 *
 * Asks how the deal goes on after @card: bots play as they did, people as an expert does. Finish
 * with aluette_coach_play_out_finish (). */
void aluette_review_position_try_async (const AluetteReviewPosition *self, AluetteCoach *coach,
                                        AluCard card, GCancellable *cancellable,
                                        GAsyncReadyCallback callback, gpointer data);

/* aluette_review_position_tried_end:
 * @events: (element-type AluEvent): what aluette_coach_play_out_finish () returned
 * @end: (out): the match after them */
void aluette_review_position_tried_end (const AluetteReviewPosition *self, const GArray *events,
                                        AluMatch *end);

/* aluette_review_position_end:
 * @end: (out): the match after the deal as it was played */
void aluette_review_position_end (const AluetteReviewPosition *self, AluMatch *end);

G_END_DECLS
