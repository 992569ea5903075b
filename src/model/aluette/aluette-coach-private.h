/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-coach.h"

G_BEGIN_DECLS

/* Questions about any event of a match, for the model and its tests: the numbers of events in the
 * whole log are unknown to the interface. */

/* aluette_coach_can_explain:
 * @event: index in the log
 *
 * Returns: whether the event is a card or offer of a bot or of its Petit-Jean. */
gboolean aluette_coach_can_explain (AluetteGame *game, guint event);

/* aluette_coach_explain_event_async:
 * @event: index in the log of an event that can be explained
 *
 * Like aluette_coach_explain_async (), for any event. Finish with aluette_coach_explain_finish (). */
void aluette_coach_explain_event_async (AluetteCoach *self, AluetteGame *game, guint event,
                                        guint listener, GCancellable *cancellable,
                                        GAsyncReadyCallback callback, gpointer data);

G_END_DECLS
