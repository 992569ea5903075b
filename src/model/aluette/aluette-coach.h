/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/aluette/coach/alu-claim.h"
#include "bots/aluette/coach/alu-hint.h"
#include "bots/aluette/coach/alu-play-out.h"
#include "bots/aluette/coach/alu-review.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

/*
 * The coach: hints, reasons, reviews, analyses and what-ifs, all thought out in another thread.
 * Everything is data; words are made where it is shown. Functions are called in the main thread,
 * callbacks come in the thread-default main context. Finish functions return FALSE or NULL with
 * G_IO_ERROR_CANCELLED where the question was cancelled; the search then ends at once.
 *
 * The same question gives the same answer.
 */
#define ALUETTE_TYPE_COACH (aluette_coach_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCoach, aluette_coach, ALUETTE, COACH, GObject)

AluetteCoach *aluette_coach_new (void);

/* Tells how far a review is, 0 to 1, in the main context of who asked; never after the callback. */
typedef void (*AluetteCoachProgress) (double share, gpointer data);

/* aluette_coach_hint_async:
 * @view: of the person who is to decide now (aluette_game_get_view () of the seat that
 *   aluette_game_get_awaited () names); copied
 *
 * Asks what to look at, what to do and why, from @view alone. */
void aluette_coach_hint_async (AluetteCoach *self, const AluView *view, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data);
gboolean
aluette_coach_hint_finish (AluetteCoach *self, GAsyncResult *result, AluHint *hint, GError **error);

/* aluette_coach_can_explain:
 * @event: place in the log
 *
 * Returns: whether aluette_coach_explain_async () has an answer: it is a bot's card or offer, or
 * its Petit-Jean's. */
gboolean aluette_coach_can_explain (AluetteGame *game, guint event);

/* aluette_coach_explain_async:
 * @event: place in the log of a bot's card or offer
 * @listener: the seat that asks, or ALU_NOBODY for an onlooker: who while the deal is in play is
 *   told no card that he does not see
 *
 * Asks why a bot did that: from what it knew then, with its own level and seed. */
void aluette_coach_explain_async (AluetteCoach *self, AluetteGame *game, guint event,
                                  guint listener, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer data);
gboolean aluette_coach_explain_finish (AluetteCoach *self, GAsyncResult *result,
                                       AluExplanation *why, GError **error);

/* aluette_coach_review_async:
 * @header, @events: of a match; copied
 * @deal: its number, from 0; it must have ended and have been played with the program's cards
 * @seat: whose chances the graph tells
 * @seats: bit a seat: whose decisions are judged; 0 for @seat and the Petit-Jeans it plays
 * @progress: (nullable)
 *
 * Reviews a deal. Fails with G_IO_ERROR_INVALID_ARGUMENT where there is nothing to review. */
void
aluette_coach_review_async (AluetteCoach *self, const AluRecordHeader *header,
                            const AluEvent *events, guint n_events, guint deal, guint seat,
                            guint seats, AluetteCoachProgress progress, gpointer progress_data,
                            GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/* aluette_coach_review_finish:
 *
 * Returns: (transfer full) (nullable): free with g_free (). Judgements' event is counted from
 * aluette_coach_find_deal ()'s first. */
AluReview *aluette_coach_review_finish (AluetteCoach *self, GAsyncResult *result, GError **error);

/* aluette_coach_find_deal:
 * @deal: its number, from 0
 * @first: (out): place of its deal event in @events
 * @n: (out): how many of @events are its own
 * @start: (out) (nullable): the match before it
 *
 * Returns: whether @events have such a deal. */
gboolean
aluette_coach_find_deal (const AluRecordHeader *header, const AluEvent *events, guint n_events,
                         guint deal, guint *first, guint *n, AluMatch *start);

/* aluette_coach_analyse_async:
 * @match: with all hands open; copied. The caller sees to it that no deal in play is looked into
 *
 * Asks what each card is worth when everybody sees everything. */
void
aluette_coach_analyse_async (AluetteCoach *self, const AluMatch *match, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer data);
gboolean aluette_coach_analyse_finish (AluetteCoach *self, GAsyncResult *result,
                                       AluAnalysis *analysis, GError **error);

/* aluette_coach_play_out_async:
 * @match: with all hands open, during a deal; copied
 * @first: (nullable): another card, say; copied
 * @players: for each seat an AluLevel or ALU_PLAY_OUT_EXACT
 *
 * Asks how the deal would go on. Fails with G_IO_ERROR_INVALID_ARGUMENT where the rules refuse
 * @first. */
void aluette_coach_play_out_async (AluetteCoach *self, const AluMatch *match, const AluEvent *first,
                                   const guint8 players[ALU_MAX_SEATS], guint64 seed,
                                   GCancellable *cancellable, GAsyncReadyCallback callback,
                                   gpointer data);

/* aluette_coach_play_out_finish:
 *
 * Returns: (transfer full) (element-type AluEvent) (nullable): to the end of the deal, @first
 * included. */
GArray *aluette_coach_play_out_finish (AluetteCoach *self, GAsyncResult *result, GError **error);

G_END_DECLS
