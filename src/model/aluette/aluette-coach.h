/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/aluette/coach/alu-continuation.h"
#include "bots/aluette/coach/alu-review.h"
#include "model/aluette/aluette-aluette-game.h"

G_BEGIN_DECLS

/*
 * The coach: reviews and analyses of deals, all computed in another thread. Hints and the reasons
 * of bots are in aluette-adviser.h. The results are data; the interface makes the texts. Call the
 * functions in the main thread; callbacks are called in the thread-default main context. The finish
 * functions return FALSE or NULL with G_IO_ERROR_CANCELLED if the question was canceled; the search
 * then ends at once.
 *
 * The same question gives the same answer.
 */
#define ALUETTE_TYPE_COACH (aluette_coach_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCoach, aluette_coach, ALUETTE, COACH, GObject)

AluetteCoach *aluette_coach_new (void);

/* Reports the progress of a review, 0 to 1, in the main context of the caller; never after the
 * callback of the review. */
typedef void (*AluetteCoachProgress) (double share, gpointer data);

/* aluette_coach_review_async:
 * @header: (transfer none): header of a match; copied
 * @events: (array length=n_events): log of the match; copied
 * @deal: index of a finished deal that was not played with real cards
 * @seat: seat whose chances the graph shows
 * @seats: set of the seats whose decisions are judged; 0 for @seat and the Petit-Jeans that it
 *   plays
 * @progress: (nullable): called during the review
 *
 * Reviews a deal. Fails with G_IO_ERROR_INVALID_ARGUMENT if there is nothing to review. */
void
aluette_coach_review_async (AluetteCoach *self, const AluRecordHeader *header,
                            const AluEvent *events, guint n_events, guint deal, guint seat,
                            guint seats, AluetteCoachProgress progress, gpointer progress_data,
                            GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/* aluette_coach_review_finish:
 *
 * Returns: (transfer full) (nullable): the review, to be freed with g_free (). The events of its
 * verdicts are relative to the first event that aluette_coach_find_deal () returns. */
AluReview *aluette_coach_review_finish (AluetteCoach *self, GAsyncResult *result, GError **error);

/* aluette_coach_find_deal:
 * @deal: index of the deal
 * @first: (out): index of its deal event in @events
 * @n: (out): number of its events
 * @start: (out) (nullable): the match before the deal
 *
 * Returns: whether @events contain the deal. */
gboolean
aluette_coach_find_deal (const AluRecordHeader *header, const AluEvent *events, guint n_events,
                         guint deal, guint *first, guint *n, AluMatch *start);

/* aluette_coach_analyze_async:
 * @match: a match with all hands; copied. The caller must not pass a deal in play
 *
 * Asks for the value of each card if all players see all hands. */
void
aluette_coach_analyze_async (AluetteCoach *self, const AluMatch *match, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer data);
gboolean aluette_coach_analyze_finish (AluetteCoach *self, GAsyncResult *result,
                                       AluAnalysis *analysis, GError **error);

/* aluette_coach_play_out_async:
 * @match: a match with all hands, during a deal; copied
 * @first: (nullable): an event to start with, such as another card; copied
 * @players: for each seat, an AluLevel or ALU_CONTINUATION_EXACT
 *
 * Asks how the deal continues. Fails with G_IO_ERROR_INVALID_ARGUMENT if the rules do not allow
 * @first. */
void aluette_coach_play_out_async (AluetteCoach *self, const AluMatch *match, const AluEvent *first,
                                   const guint8 players[ALU_MAX_SEATS], guint64 seed,
                                   GCancellable *cancellable, GAsyncReadyCallback callback,
                                   gpointer data);

/* aluette_coach_play_out_finish:
 *
 * Returns: (transfer full) (element-type AluEvent) (nullable): the events up to the end of the
 * deal, starting with @first; NULL with @error. */
GArray *aluette_coach_play_out_finish (AluetteCoach *self, GAsyncResult *result, GError **error);

G_END_DECLS
