/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-prompt.h"
#include "ui/table/aluette-text-context.h"

G_BEGIN_DECLS

/* What the prompt shows. */
typedef struct
{
  char *text;
  gboolean question; /* the listener must answer with a button */
  AluettePromptButton buttons[ALUETTE_PROMPT_MAX_BUTTONS + 1];
} AluettePromptContent;

/* aluette_prompt_content_init:
 * @content: (out): the content; free with aluette_prompt_content_clear ()
 * @view: the view of the listener
 * @said: (nullable): the text about the last event
 * @n_chosen: the number of cards chosen for rejection
 *
 * Computes text and buttons for the listener. Depends on its arguments and the language only. */
void aluette_prompt_content_init (AluettePromptContent *content, const AluetteTextContext *context,
                                  const AluView *view, const char *said, guint n_chosen);

/* aluette_prompt_content_drop:
 * @action: such as "table.continue"
 *
 * Removes the button with an action. */
void aluette_prompt_content_drop (AluettePromptContent *content, const char *action);

/* aluette_prompt_content_add_review:
 * @action: (nullable): an action that opens the review of a deal
 *
 * Adds a button for @action after a deal with at least one trick. */
void aluette_prompt_content_add_review (AluettePromptContent *content, const AluView *view,
                                        const char *action);

void aluette_prompt_content_clear (AluettePromptContent *content);

G_END_DECLS
