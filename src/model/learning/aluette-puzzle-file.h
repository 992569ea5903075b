/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/learning/aluette-puzzle.h"

G_BEGIN_DECLS

/* aluette_puzzle_file_read:
 * @text: puzzles, one after the other; need not end with NUL
 *
 * Reads a file of puzzles. Any thread.
 *
 * Returns: (transfer full) (element-type gpointer) (nullable): NULL with @error
 * (ALUETTE_RECORD_ERROR), which names the invalid line. */
GPtrArray *aluette_puzzle_file_read (const AluPuzzleKind *kind, const char *text, gsize length,
                                     GError **error);

/* aluette_puzzle_file_append:
 *
 * Appends the text of a puzzle; appends nothing if it is invalid. */
void aluette_puzzle_file_append (const AluPuzzleKind *kind, GString *text, gconstpointer puzzle);

G_END_DECLS
