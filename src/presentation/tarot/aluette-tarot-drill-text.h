/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "bots/tarot/puzzles/tarot-drill.h"

G_BEGIN_DECLS

/* Texts of the drills, in whole sentences of the user's language. Pure functions. */

/* Returns: (transfer full): the question */
char *aluette_tarot_drill_text_question (const TarotDrill *drill);

/* Returns: (transfer full) (nullable): labels of answers to choose from; NULL without a choice */
char **aluette_tarot_drill_text_choices (const TarotDrill *drill);

/* Returns: (transfer full): the right answer, and why */
char *aluette_tarot_drill_text_reason (const TarotDrill *drill);

/* Returns: (transfer full): what is wrong with another answer */
char *aluette_tarot_drill_text_refusal (const TarotDrill *drill, const char *answer);

G_END_DECLS
