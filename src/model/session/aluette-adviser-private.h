/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-adviser.h"

G_BEGIN_DECLS

/* Questions about any event of a match, for the model and its tests: the numbers of events in the
 * whole log are unknown to the interface. */

/* aluette_adviser_can_explain:
 * @event: index in the log
 *
 * Returns: whether a bot of this computer decided the event, for itself or its dummy, and can say
 *   why. */
gboolean aluette_adviser_can_explain (AluetteGame *game, guint event);

/* aluette_adviser_explain_event_async:
 * @event: index in the log of an event that can be explained
 *
 * Like aluette_adviser_explain_async (), for any event. Finish with
 * aluette_adviser_explain_finish (). */
void aluette_adviser_explain_event_async (AluetteGame *game, guint event, guint listener,
                                          GCancellable *cancellable, GAsyncReadyCallback callback,
                                          gpointer data);

G_END_DECLS
