/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-prompt.h"
#include "ui/table/aluette-words.h"

G_BEGIN_DECLS

/* What the prompt shows at a moment of the match. */
typedef struct
{
  char *text;
  gboolean question; /* the listener is to answer with a button */
  AluettePromptButton buttons[ALUETTE_PROMPT_MAX_BUTTONS + 1];
} AluetteAsk;

/* aluette_ask_init:
 * @view: the listener's view
 * @said: (nullable): what has just happened
 * @n_chosen: cards marked for rejection
 * @ask: (out): to be cleared
 *
 * What there is to say, and to answer, for the listener: a pure function. */
void aluette_ask_init (AluetteAsk *ask, const AluetteWords *words, const AluView *view,
                       const char *said, guint n_chosen);

/* aluette_ask_drop:
 * @action: such as "table.continue"
 *
 * Leaves a button out. */
void aluette_ask_drop (AluetteAsk *ask, const char *action);

/* aluette_ask_add_review:
 * @action: (nullable): goes through a deal with the coach
 *
 * Offers that where a deal is over that has tricks. */
void aluette_ask_add_review (AluetteAsk *ask, const AluView *view, const char *action);

void aluette_ask_clear (AluetteAsk *ask);

G_END_DECLS
