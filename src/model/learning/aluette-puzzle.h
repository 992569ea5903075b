/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-puzzle-kind.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

/* Puzzles, mistakes and drills of any game, as questions at a table. Copy a puzzle with
 * g_memdup2 (), and free it with g_free (). An answer is a text as in AluPuzzleKind. */

/* Returns: (transfer none): the id of a puzzle. */
static inline const char *
aluette_puzzle_get_id (gconstpointer puzzle)
{
  return ((const AluPuzzleHead *) puzzle)->id;
}

/* Returns: (transfer none): the id of the theme of a puzzle. */
static inline const char *
aluette_puzzle_get_theme (const AluPuzzleKind *kind, gconstpointer puzzle)
{
  return kind->themes[((const AluPuzzleHead *) puzzle)->theme];
}

/* Returns: the difficulty of a puzzle, 1 to ALU_PUZZLE_STARS; 0 if it was not graded. */
static inline guint
aluette_puzzle_get_stars (gconstpointer puzzle)
{
  return ((const AluPuzzleHead *) puzzle)->stars;
}

/* aluette_puzzle_make_question:
 *
 * Makes a match at the position of a puzzle, before the events that the user watches. The user is
 * at this screen and named “You”, in the current language. If the puzzle says so, all hands are
 * visible. The match has no journal, and must not be started, because nobody else may move.
 *
 * Returns: (transfer full) (nullable): NULL if the rules do not allow the events. */
AluetteGame *aluette_puzzle_make_question (const AluPuzzleKind *kind, gconstpointer puzzle);

/* aluette_puzzle_make_sequel:
 * @answer: any answer
 *
 * Makes the match of aluette_puzzle_make_question () after the answer, with masters in all seats,
 * who see only their own view. It is paused.
 *
 * Returns: (transfer full) (nullable): NULL if the answer is not legal. */
AluetteGame *
aluette_puzzle_make_sequel (const AluPuzzleKind *kind, gconstpointer puzzle, const char *answer);

/* aluette_puzzle_list_watched:
 *
 * Returns: (transfer full) (nullable): the events that the user watches before the question, in
 * event_size bytes each; NULL if there are none. */
GArray *aluette_puzzle_list_watched (const AluPuzzleKind *kind, gconstpointer puzzle);

/* aluette_puzzle_read_answer:
 *
 * Returns: (transfer full) (nullable): the answer in a line of the log; NULL if it has none. */
char *aluette_puzzle_read_answer (const AluPuzzleKind *kind, AluetteSeatLog *log, guint line);

G_END_DECLS
