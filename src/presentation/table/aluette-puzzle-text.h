/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-puzzle-kind.h"
#include "presentation/table/aluette-deck.h"

G_BEGIN_DECLS

/* What is said about the puzzles of a game, in whole sentences of the user's language. Texts are
 * (transfer full). @puzzle begins with an AluPuzzleHead; @deck determines the names of cards. */
typedef struct
{
  char *(*question) (gconstpointer puzzle);
  /* Why the solution is right. */
  char *(*reason) (gconstpointer puzzle, AluetteDeck deck);
  /* What is wrong with another answer. */
  char *(*refusal) (gconstpointer puzzle, const char *answer, AluetteDeck deck);
  /* (nullable): Returns: (transfer full): labels of answers to choose from, whose words are "0",
   * "1" and so on; NULL for a puzzle that is answered at the table. */
  char **(*choices) (gconstpointer puzzle);
} AluettePuzzleTexts;

/* For the games: parts that are the same for all cards to find. */

/* aluette_puzzle_text_question:
 * @goal: what to look for
 *
 * Returns: (transfer full): the goal, and the information that the user may use. */
char *aluette_puzzle_text_question (const AluPuzzleHead *puzzle, const char *goal);

/* aluette_puzzle_text_reason:
 * @effect: why the best card is best
 * @played: (nullable): the card that was played, as part of a sentence
 * @worth: (nullable): what the best card is worth, if it is known exactly
 *
 * Returns: (transfer full): the effect, and what the best card is worth compared to others. */
char *aluette_puzzle_text_reason (const AluPuzzleHead *puzzle, const char *effect,
                                  const char *played, const char *worth);

/* aluette_puzzle_text_refusal:
 * @card: a wrong one, as part of a sentence
 *
 * Returns: (transfer full): a sentence that says that there is a better card. */
char *aluette_puzzle_text_refusal (const char *card);

G_END_DECLS
