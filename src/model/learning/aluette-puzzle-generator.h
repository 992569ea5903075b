/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-puzzle.h"

G_BEGIN_DECLS

/* aluette_puzzle_generate_async:
 * @kind: that generates puzzles
 * @deck, @id, @seed, @stars: as in AluPuzzleKind
 * @cancellable: (nullable): if canceled, the search ends at once
 *
 * Generates a puzzle in another thread. */
void aluette_puzzle_generate_async (const AluPuzzleKind *kind, const char *deck, const char *id,
                                    guint64 seed, guint stars, GCancellable *cancellable,
                                    GAsyncReadyCallback callback, gpointer data);

/* aluette_puzzle_generate_finish:
 *
 * Returns: (transfer full) (nullable): the puzzle, to be freed with g_free (); NULL with
 * G_IO_ERROR_CANCELLED, or with G_IO_ERROR_NOT_FOUND if a long search found nothing. */
gpointer aluette_puzzle_generate_finish (GAsyncResult *result, GError **error);

G_END_DECLS
