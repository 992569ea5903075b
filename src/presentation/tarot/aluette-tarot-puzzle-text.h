/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "bots/tarot/puzzles/tarot-puzzle.h"

G_BEGIN_DECLS

/* Texts of puzzles of Tarot, in whole sentences of the user's language. Pure functions. */

/* aluette_tarot_puzzle_text_question:
 * @match: the position of the puzzle
 *
 * Returns: (transfer full): who the player is, what to look for, and what is known */
char *aluette_tarot_puzzle_text_question (const TarotPuzzle *puzzle, const TarotMatch *match);

/* aluette_tarot_puzzle_text_reason:
 *
 * Returns: (transfer full): what the best card does, and what it is worth */
char *aluette_tarot_puzzle_text_reason (const TarotPuzzle *puzzle, const TarotMatch *match);

/* aluette_tarot_puzzle_text_refusal:
 * @card: a wrong answer
 *
 * Returns: (transfer full): a sentence that says that there is a better card */
char *aluette_tarot_puzzle_text_refusal (TarotCard card);

G_END_DECLS
