/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bots/aluette/puzzles/alu-puzzle.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_PUZZLE_VIEW (aluette_puzzle_view_get_type ())
G_DECLARE_FINAL_TYPE (AluettePuzzleView, aluette_puzzle_view, ALUETTE, PUZZLE_VIEW, AdwBin)

/*
 * A problem on the table: a card is asked for, the answer is put into words, and what would come of
 * it is played out.
 *
 * Actions, prefix "problem": retry, solution, next.
 *
 * Signals:
 *   "answered" (gboolean right, guint took_ms): the first answer to a problem
 *   "next": another problem is wanted
 *   "play-out" (AluetteGame): a game is about to be started, to be given its pace
 */

/* Returns: (transfer floating) */
GtkWidget *aluette_puzzle_view_new (void);

/* aluette_puzzle_view_set_puzzle:
 * @puzzle: (nullable) (transfer none): copied; NULL clears the table */
void aluette_puzzle_view_set_puzzle (AluettePuzzleView *self, const AluPuzzle *puzzle);

/* aluette_puzzle_view_restore_from:
 * @other: a view that goes
 *
 * Shows the problem of @other, with the answer that was given there; it does not count twice. */
void aluette_puzzle_view_restore_from (AluettePuzzleView *self, AluettePuzzleView *other);

/* aluette_puzzle_view_wait:
 * @text: (nullable): what is waited for, with an empty table */
void aluette_puzzle_view_wait (AluettePuzzleView *self, const char *text);

/* Returns: (transfer none) (nullable): the problem on the table. */
const AluPuzzle *aluette_puzzle_view_get_puzzle (AluettePuzzleView *self);

/* Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_puzzle_view_get_table (AluettePuzzleView *self);

/* Returns: (transfer none): what is asked or said now. */
const char *aluette_puzzle_view_get_message (AluettePuzzleView *self);

G_END_DECLS
