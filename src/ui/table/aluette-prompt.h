/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "presentation/table/aluette-table-state.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_PROMPT (aluette_prompt_get_type ())
G_DECLARE_FINAL_TYPE (AluettePrompt, aluette_prompt, ALUETTE, PROMPT, GtkWidget)

/* The line above the hand, with the last event or a question, and buttons for answers. The buttons
 * are in a row, or in several rows if it does not fit. */

GtkWidget *aluette_prompt_new (void);

/* aluette_prompt_set_state:
 *
 * Sets what the prompt shows. A question is emphasized. */
void aluette_prompt_set_state (AluettePrompt *self, const AluetteTablePrompt *state);

/* aluette_prompt_get_text:
 *
 * Returns: (transfer none): the current text */
const char *aluette_prompt_get_text (AluettePrompt *self);

/* aluette_prompt_focus:
 *
 * Moves the focus to the first sensitive button.
 *
 * Returns: whether there is one */
gboolean aluette_prompt_focus (AluettePrompt *self);

G_END_DECLS
