/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-prompt.h"
#include "ui/table/aluette-text-context.h"

G_BEGIN_DECLS

/* What the prompt shows at a moment of the match. */
typedef struct
{
  char *text;
  gboolean question; /* the listener is to answer with a button */
  AluettePromptButton buttons[ALUETTE_PROMPT_MAX_BUTTONS + 1];
} AluettePromptContent;

/* aluette_prompt_content_init:
 * @view: the listener's view
 * @said: (nullable): what has just happened
 * @n_chosen: cards marked for rejection
 * @content: (out): to be cleared
 *
 * What there is to say, and to answer, for the listener: a pure function. */
void aluette_prompt_content_init (AluettePromptContent *content, const AluetteTextContext *words,
                                  const AluView *view, const char *said, guint n_chosen);

/* aluette_prompt_content_drop:
 * @action: such as "table.continue"
 *
 * Leaves a button out. */
void aluette_prompt_content_drop (AluettePromptContent *content, const char *action);

/* aluette_prompt_content_add_review:
 * @action: (nullable): goes through a deal with the coach
 *
 * Offers that where a deal is over that has tricks. */
void aluette_prompt_content_add_review (AluettePromptContent *content, const AluView *view,
                                        const char *action);

void aluette_prompt_content_clear (AluettePromptContent *content);

G_END_DECLS
