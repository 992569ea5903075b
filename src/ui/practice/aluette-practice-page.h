/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-leitner.h"
#include "model/learning/aluette-mistakes.h"
#include "ui/practice/aluette-puzzle-view.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_PRACTICE_PAGE (aluette_practice_page_get_type ())
G_DECLARE_FINAL_TYPE (AluettePracticePage, aluette_practice_page, ALUETTE, PRACTICE_PAGE, AdwBin)

/*
 * Problems to be solved: by theme and difficulty, or mixed; one's own mistakes; and new ones
 * without end. What has been answered is kept by boxes, and a new problem that was missed joins the
 * mistakes. Without a header bar. To be built anew when the language changes.
 *
 * Actions, prefix "practice": open ("s": see aluette_practice_page_open ()), back (to the choice),
 * forget (the mistake on the table).
 */

/* aluette_practice_page_new:
 * @leitner: (nullable) (transfer none): what has been answered; NULL for the user's data folder
 * @mistakes: (nullable) (transfer none): likewise
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_practice_page_new (AluetteLeitner *leitner, AluetteMistakes *mistakes);

/* aluette_practice_page_open:
 * @deck: “mixed”, “mistakes”, “new”, or a theme (see alu_theme_id ()); NULL for the choice of them
 *
 * Asks the first problem of a deck. */
void aluette_practice_page_open (AluettePracticePage *self, const char *deck);

/* aluette_practice_page_set_stars:
 * @stars: 1 to ALU_PUZZLE_STARS, or 0 for all */
void aluette_practice_page_set_stars (AluettePracticePage *self, guint stars);

/* Returns: (transfer none): where problems are shown, for its table's settings and its signals. */
AluettePuzzleView *aluette_practice_page_get_view (AluettePracticePage *self);

G_END_DECLS
