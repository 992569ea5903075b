/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-leitner.h"
#include "model/learning/aluette-mistakes.h"
#include "ui/practice/aluette-puzzle-set.h"
#include "ui/practice/aluette-question-view.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_PRACTICE_PAGE (aluette_practice_page_get_type ())
G_DECLARE_FINAL_TYPE (AluettePracticePage, aluette_practice_page, ALUETTE, PRACTICE_PAGE, AdwBin)

/*
 * Puzzles of a game: by theme and difficulty or mixed, the user's own mistakes, and new ones
 * generated on demand. Answers are recorded in Leitner boxes, and a new puzzle answered wrongly is
 * added to the mistakes. Without a header bar. Must be recreated when the language changes.
 *
 * Actions, prefix "practice": open ("s": see aluette_practice_page_open ()), back (to the list of
 * decks), next (puzzle), forget (removes the current mistake).
 */

/* The type of the target of a page that shows a deck at once: the id of the page of the activity,
 * and of the deck. */
#define ALUETTE_DECK_TARGET "(ss)"

/* aluette_practice_page_new:
 * @set: of the game
 * @leitner: (transfer none): recorded answers
 * @mistakes: (nullable) (transfer none): mistakes; NULL if the set has no deck of them
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_practice_page_new (const AluettePuzzleSet *set, AluetteLeitner *leitner,
                                      AluetteMistakes *mistakes);

/* aluette_practice_page_open:
 * @deck: (nullable): id of a deck; NULL for the list of decks
 *
 * Shows a puzzle of a deck. */
void aluette_practice_page_open (AluettePracticePage *self, const char *deck);

/* aluette_practice_page_set_stars:
 * @stars: 1 to ALU_PUZZLE_STARS, or 0 for all */
void aluette_practice_page_set_stars (AluettePracticePage *self, guint stars);

/* Returns: (transfer none) (nullable): the puzzle on the table. */
gconstpointer aluette_practice_page_get_puzzle (AluettePracticePage *self);

/* Returns: (transfer none): the view of puzzles, for the settings of its table and its signals. */
AluetteQuestionView *aluette_practice_page_get_view (AluettePracticePage *self);

G_END_DECLS
