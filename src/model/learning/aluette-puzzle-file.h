/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/aluette/puzzles/alu-puzzle.h"

G_BEGIN_DECLS

/* aluette_puzzle_file_read:
 * @text: problems one after the other; need not end in NUL
 *
 * Reads a collection of problems. Any thread.
 *
 * Returns: (transfer container) (element-type AluPuzzle) (nullable): NULL with @error
 * (ALUETTE_RECORD_ERROR) naming the line that is wrong. */
GPtrArray *aluette_puzzle_file_read (const char *text, gsize length, GError **error);

/* aluette_puzzle_file_append:
 *
 * Appends a problem's text, or nothing where the rules do not allow it. */
void aluette_puzzle_file_append (GString *text, const AluPuzzle *puzzle);

/* aluette_puzzle_file_record:
 *
 * Returns: (transfer full): the problem as the text of a record. */
char *aluette_puzzle_file_record (const AluPuzzle *puzzle);

G_END_DECLS
