/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/coach/alu-review.h"
#include "model/aluette/aluette-match-replay.h"
#include "model/aluette/aluette-coach.h"

G_BEGIN_DECLS

/* A decision in a deal that is reviewed, the coach's verdict of it, and the result of another
 * card. */
typedef struct
{
  const AluetteMatchReplay *match_replay; /* (transfer none) */
  guint deal;                             /* index */
  AluVerdict verdict;
} AluetteReviewPosition;

/* Returns: the index of the decision in the log of the match. */
guint aluette_review_position_event (const AluetteReviewPosition *self);

/* aluette_review_position_better:
 *
 * Returns: the best card if another one was played, otherwise ALU_CARD_NONE. */
AluCard aluette_review_position_better (const AluetteReviewPosition *self);

/* aluette_review_position_try_async:
 * @card: another card
 *
 * Asks how the deal continues after @card. Bots play at their level, people as experts. Finish
 * with aluette_coach_play_out_finish (). */
void aluette_review_position_try_async (const AluetteReviewPosition *self, AluetteCoach *coach,
                                        AluCard card, GCancellable *cancellable,
                                        GAsyncReadyCallback callback, gpointer data);

/* aluette_review_position_tried_end:
 * @events: (element-type AluEvent): the result of aluette_coach_play_out_finish ()
 * @end: (out): the match after these events */
void aluette_review_position_tried_end (const AluetteReviewPosition *self, const GArray *events,
                                        AluMatch *end);

/* aluette_review_position_end:
 * @end: (out): the match after the deal as it was played */
void aluette_review_position_end (const AluetteReviewPosition *self, AluMatch *end);

G_END_DECLS
