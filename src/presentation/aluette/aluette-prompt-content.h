/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/aluette/aluette-text-context.h"
#include "presentation/table/aluette-table-state.h"

G_BEGIN_DECLS

/* aluette_prompt_content_present:
 * @state: (inout): its prompt is filled; it must be empty
 * @view: the view of the listener
 * @said: (nullable): the text about the last event
 * @n_chosen: the number of cards chosen for rejection
 *
 * Says in a prompt what the listener is asked, or what happened, and which buttons there are.
 * Depends on its arguments and the language only. */
void aluette_prompt_content_present (AluetteTableState *state, const AluetteTextContext *context,
                                     const AluView *view, const char *said, guint n_chosen);

G_END_DECLS
