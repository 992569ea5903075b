/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/aluette/puzzles/alu-puzzle.h"

G_BEGIN_DECLS

/* aluette_puzzle_file_read:
 * @text: puzzles, one after the other; need not end with NUL
 *
 * Reads a file of puzzles. Any thread.
 *
 * Returns: (transfer full) (element-type AluPuzzle) (nullable): NULL with @error
 * (ALUETTE_RECORD_ERROR), which names the invalid line. */
GPtrArray *aluette_puzzle_file_read (const char *text, gsize length, GError **error);

/* aluette_puzzle_file_append:
 *
 * Appends the text of a puzzle; appends nothing if it is invalid. */
void aluette_puzzle_file_append (GString *text, const AluPuzzle *puzzle);

/* aluette_puzzle_file_record:
 *
 * Returns: (transfer full): the puzzle as the text of a record. */
char *aluette_puzzle_file_record (const AluPuzzle *puzzle);

G_END_DECLS
