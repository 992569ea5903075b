/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/aluette/puzzles/alu-puzzle-generator.h"

G_BEGIN_DECLS

/* aluette_puzzle_generate_async:
 * @seed: the same seed and criteria give the same puzzle
 * @wish: criteria; copied
 * @cancellable: (nullable): if canceled, the search ends at once
 *
 * Generates a puzzle in another thread. */
void aluette_puzzle_generate_async (guint64 seed, const AluPuzzleCriteria *wish,
                                    GCancellable *cancellable, GAsyncReadyCallback callback,
                                    gpointer data);

/* aluette_puzzle_generate_finish:
 *
 * Returns: (transfer full) (nullable): the puzzle, to be freed with g_free (); NULL with
 * G_IO_ERROR_CANCELLED, or with G_IO_ERROR_NOT_FOUND if a long search found nothing. */
AluPuzzle *aluette_puzzle_generate_finish (GAsyncResult *result, GError **error);

G_END_DECLS
