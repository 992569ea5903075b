/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/puzzles/alu-puzzle.h"
#include "presentation/table/aluette-deck.h"

G_BEGIN_DECLS

/* Texts of puzzles in the user's language. Pure functions. */

/* aluette_puzzle_question:
 * @match: the position of the puzzle
 *
 * Returns: (transfer full): the question, and the information that the solver may use. */
char *aluette_puzzle_question (const AluPuzzle *puzzle, const AluMatch *match);

/* aluette_puzzle_reason:
 * @deck: determines the names of cards
 *
 * Returns: (transfer full): the best card, why it is best, and what it is worth. */
char *aluette_puzzle_reason (const AluPuzzle *puzzle, const AluMatch *match, AluetteDeck deck);

/* aluette_puzzle_refusal:
 * @card: a wrong answer
 *
 * Returns: (transfer full): a sentence that says that there is a better card. */
char *aluette_puzzle_refusal (const AluPuzzle *puzzle, AluetteDeck deck, AluCard card);

G_END_DECLS
