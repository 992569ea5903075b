/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/practice/aluette-puzzle-set.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_PRACTICE_MENU (aluette_practice_menu_get_type ())
G_DECLARE_FINAL_TYPE (AluettePracticeMenu, aluette_practice_menu, ALUETTE, PRACTICE_MENU, AdwBin)

/*
 * List of the decks of puzzles, with a choice of difficulty. Rows activate "practice.open".
 */

/* Counts the puzzles of a deck: all, those known, and those due again. */
typedef void (*AluettePuzzleCounter) (const AluettePuzzleDeck *deck, guint *n, guint *known,
                                      guint *due, gpointer data);

/* aluette_practice_menu_set_up:
 *
 * Fills a new menu. */
void aluette_practice_menu_set_up (AluettePracticeMenu *self, const AluettePuzzleSet *set,
                                   AluettePuzzleCounter counter, gpointer data);

/* aluette_practice_menu_update:
 *
 * Updates the counts. */
void aluette_practice_menu_update (AluettePracticeMenu *self);

/* Returns the chosen difficulty, 0 for all. */
guint aluette_practice_menu_get_stars (AluettePracticeMenu *self);
void aluette_practice_menu_set_stars (AluettePracticeMenu *self, guint stars);

G_END_DECLS
