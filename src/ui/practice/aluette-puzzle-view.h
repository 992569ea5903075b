/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/practice/aluette-puzzle-set.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_PUZZLE_VIEW (aluette_puzzle_view_get_type ())
G_DECLARE_FINAL_TYPE (AluettePuzzleView, aluette_puzzle_view, ALUETTE, PUZZLE_VIEW, AdwBin)

/*
 * Shows a puzzle on a table: asks for a card or another decision, or for one of the answers in a
 * row of buttons; comments on the answer, and plays the deal to its end.
 *
 * Actions, prefix "puzzle": retry, solution, next; choose ("u": number of an answer).
 *
 * Signals:
 *   "answered" (gboolean right, guint took_ms): the first answer to a puzzle
 *   "next": the user wants another puzzle
 *   "play-out" (AluetteGame): a game is about to start; handlers set its pace
 */

/* Returns: (transfer floating): a new view without a puzzle. */
GtkWidget *aluette_puzzle_view_new (const AluettePuzzleSet *set);

/* aluette_puzzle_view_set_puzzle:
 * @puzzle: (nullable) (transfer none): copied; NULL clears the table */
void aluette_puzzle_view_set_puzzle (AluettePuzzleView *self, gconstpointer puzzle);

/* Returns: (transfer floating): the puzzle and the answer to it. */
GVariant *aluette_puzzle_view_get_state (AluettePuzzleView *self);

/* Shows the puzzle of a state, with its answer. */
void aluette_puzzle_view_set_state (AluettePuzzleView *self, GVariant *state);

/* Returns: (transfer full) (nullable): the puzzle of a state. */
gpointer aluette_puzzle_view_copy_puzzle (AluettePuzzleView *self, GVariant *state);

/* aluette_puzzle_view_show_wait:
 * @text: (nullable): what the user is waiting for; the table is empty */
void aluette_puzzle_view_show_wait (AluettePuzzleView *self, const char *text);

/* Returns: (transfer none) (nullable): the puzzle on the table. */
gconstpointer aluette_puzzle_view_get_puzzle (AluettePuzzleView *self);

/* Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_puzzle_view_get_table (AluettePuzzleView *self);

/* Returns: (transfer none): the current text. */
const char *aluette_puzzle_view_get_message (AluettePuzzleView *self);

G_END_DECLS
