/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-judgment.h"
#include "model/session/aluette-match-record.h"

G_BEGIN_DECLS

/*
 * Questions to the AluBotKind of a game about deals that have ended: reviews, the value of a
 * position with open hands, and how a deal would go on. They are answered in another thread. The
 * answers are bytes and events, of which the game's folder of the interface makes texts. Call the
 * functions in the main thread; callbacks are called in the thread-default main context. The finish
 * functions return NULL with G_IO_ERROR_CANCELLED if the question was canceled; the search then
 * ends at once.
 *
 * The same question gives the same answer. Questions about deals in play are in aluette-adviser.h.
 */

/* Reports the progress of a review, 0 to 1, in the main context of the caller; never after the
 * callback of the review. */
typedef void (*AluetteReviewProgress) (double share, gpointer data);

/* aluette_reviewer_can_review:
 *
 * Returns: whether the game has reviews and the record a finished deal. */
gboolean aluette_reviewer_can_review (AluetteMatchRecord *record);

/* aluette_reviewer_review_async:
 * @record: (transfer none): a match
 * @deal: a deal of it
 * @seat: for whom the deal is reviewed: the decisions of this player are judged, also those for
 *   dummies, each by what the player could know then
 * @progress: (nullable): called during the review
 *
 * Reviews a deal. Fails with G_IO_ERROR_INVALID_ARGUMENT if the deal has not ended or the game has
 * no reviews. */
void aluette_reviewer_review_async (AluetteMatchRecord *record, guint deal, guint seat,
                                    AluetteReviewProgress progress, gpointer progress_data,
                                    GCancellable *cancellable, GAsyncReadyCallback callback,
                                    gpointer data);

/* aluette_reviewer_review_finish:
 *
 * Returns: (transfer full) (nullable): review_size bytes of the AluBotKind, to be freed with
 *   g_free (); NULL with @error. */
gpointer aluette_reviewer_review_finish (GAsyncResult *result, GError **error);

/* aluette_reviewer_can_evaluate:
 * @n_steps: how many steps of the deal are applied
 *
 * Returns: whether the game can evaluate this position with open hands. */
gboolean
aluette_reviewer_can_evaluate (AluetteMatchRecord *record, guint deal, guint n_steps);

/* aluette_reviewer_evaluate_async:
 *
 * Asks what each option is worth if everybody sees all hands. The position must be one that can be
 * evaluated. */
void aluette_reviewer_evaluate_async (AluetteMatchRecord *record, guint deal, guint n_steps,
                                      GCancellable *cancellable, GAsyncReadyCallback callback,
                                      gpointer data);

/* aluette_reviewer_evaluate_finish:
 *
 * Returns: (transfer full) (nullable): evaluation_size bytes of the AluBotKind, to be freed with
 *   g_free (); NULL with @error. */
gpointer aluette_reviewer_evaluate_finish (GAsyncResult *result, GError **error);

/* aluette_reviewer_try_async:
 * @event: (transfer none): an event of the game in place of step @step; copied
 *
 * Asks how the deal goes on after another decision. Bots play at their level, people at the advisor
 * level of the AluBotKind; nobody sees more than their view. Fails with
 * G_IO_ERROR_INVALID_ARGUMENT if the rules refuse @event. */
void aluette_reviewer_try_async (AluetteMatchRecord *record, guint deal, guint step,
                                 gconstpointer event, GCancellable *cancellable,
                                 GAsyncReadyCallback callback, gpointer data);

/* aluette_reviewer_try_finish:
 *
 * Returns: (transfer full) (nullable): @event and the events after it, to the end of the deal, or
 *   to where cards would have to be dealt; NULL with @error. */
GArray *aluette_reviewer_try_finish (GAsyncResult *result, GError **error);

G_END_DECLS
