/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_PROMPT (aluette_prompt_get_type ())
G_DECLARE_FINAL_TYPE (AluettePrompt, aluette_prompt, ALUETTE, PROMPT, GtkWidget)

/* The line over the hand: what has just happened, or what is asked, and the buttons of the answers.
 * Buttons stand in a row, or one below the other where they do not fit. */

#define ALUETTE_PROMPT_MAX_BUTTONS 4

typedef struct
{
  const char *action; /* such as "table.accept"; NULL ends the list */
  const char *label;
  gboolean suggested; /* the one that most would take */
} AluettePromptButton;

GtkWidget *aluette_prompt_new (void);

/* aluette_prompt_set:
 * @text: what is said or asked
 * @question: whether an answer is awaited: stands out more
 * @buttons: up to ALUETTE_PROMPT_MAX_BUTTONS, ended by an action of NULL */
void aluette_prompt_set (AluettePrompt *self, const char *text, gboolean question,
                         const AluettePromptButton *buttons);

/* aluette_prompt_get_text: Returns: (transfer none): what it says now. */
const char *aluette_prompt_get_text (AluettePrompt *self);

/* aluette_prompt_focus: moves the focus to the first button that can be pressed. Returns: whether
 * there is one. */
gboolean aluette_prompt_focus (AluettePrompt *self);

G_END_DECLS
