/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-match-record.h"
#include "presentation/aluette/aluette-text-context.h"

G_BEGIN_DECLS

/* aluette_replay_text_step:
 * @deal: index of a deal
 * @step: index in the deal of the event
 *
 * Returns: (transfer full): what happens in a step of a replay, with all that nobody knew then: who
 *   understood a sign, and how the deal ends. */
char *aluette_replay_text_step (const AluetteTextContext *context, AluetteMatchRecord *record,
                                guint deal, guint step);

G_END_DECLS
