/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_PROMPT (aluette_prompt_get_type ())
G_DECLARE_FINAL_TYPE (AluettePrompt, aluette_prompt, ALUETTE, PROMPT, GtkWidget)

/* The line above the hand, with the last event or a question, and buttons for answers. The buttons
 * are in a row, or in a column if the row does not fit. */

#define ALUETTE_PROMPT_MAX_BUTTONS 4

typedef struct
{
  const char *action; /* (nullable): such as "table.accept"; NULL ends a list */
  const char *label;
  gboolean suggested; /* the most likely choice */
} AluettePromptButton;

GtkWidget *aluette_prompt_new (void);

/* aluette_prompt_set:
 * @text: the text or question
 * @question: whether @text is a question, which is emphasized
 * @buttons: up to ALUETTE_PROMPT_MAX_BUTTONS buttons, terminated by one whose action is %NULL
 *
 * Sets what the prompt shows. */
void aluette_prompt_set (AluettePrompt *self, const char *text, gboolean question,
                         const AluettePromptButton *buttons);

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
