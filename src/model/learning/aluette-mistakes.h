/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/aluette/puzzles/alu-puzzle.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_MISTAKES (aluette_mistakes_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMistakes, aluette_mistakes, ALUETTE, MISTAKES, GObject)

/*
 * The user's own mistakes: positions in which another card would have been clearly better, kept to
 * be asked again. Each is a problem (alu-puzzle.h) with an id of its own; the file is their texts,
 * one after the other. The same position is kept once. Main thread only; several of these, in one
 * process or in several, may use the same file.
 *
 * Signal: "changed" after a mistake has been added or removed.
 */

#define ALUETTE_MISTAKES_MOST 1000 /* beyond these the oldest go */

/* aluette_mistakes_new:
 * @path: (nullable): the file; NULL to keep none
 *
 * A file that cannot be understood is put aside under the same name with “.damaged” added.
 *
 * Returns: (transfer full): never NULL. */
AluetteMistakes *aluette_mistakes_new (const char *path);

/* aluette_mistakes_get_default_path:
 *
 * Returns: (transfer full): the file in the user's data folder. */
char *aluette_mistakes_get_default_path (void);

/* aluette_mistakes_make_problem:
 * @header: (transfer none): of the match
 * @events: the match's log from its beginning up to the play, which is not in it
 * @n_events: how many
 * @played: what was played
 * @best: what would have been best
 * @cost: points that it cost, more than 0
 *
 * Makes a problem of a mistake.
 *
 * Returns: (transfer full) (nullable): NULL with @error (G_IO_ERROR_INVALID_ARGUMENT) if there is
 * no such choice in the position. Free with g_free (). */
AluPuzzle *aluette_mistakes_make_problem (const AluRecordHeader *header, const AluEvent *events,
                                          guint n_events, AluCard played, AluCard best, double cost,
                                          GError **error);

/* aluette_mistakes_add_many_async:
 * @puzzles: (element-type AluPuzzle) (transfer none): with their answers
 *
 * Adds mistakes at once and writes the file once, in another thread. Those that are there already
 * stay as they are. */
void aluette_mistakes_add_many_async (AluetteMistakes *self, const GPtrArray *puzzles,
                                      GCancellable *cancellable, GAsyncReadyCallback callback,
                                      gpointer data);

/* aluette_mistakes_add_many_finish:
 *
 * Returns: FALSE with @error if the file could not be written: they are then in memory only. */
gboolean aluette_mistakes_add_many_finish (AluetteMistakes *self, GAsyncResult *result,
                                           GError **error);

/* aluette_mistakes_add_puzzle:
 * @puzzle: (transfer none): with its answer
 *
 * Adds one problem that was answered wrongly, and writes the file.
 *
 * Returns: FALSE with @error if the file could not be written. */
gboolean
aluette_mistakes_add_puzzle (AluetteMistakes *self, const AluPuzzle *puzzle, GError **error);

/* aluette_mistakes_remove:
 *
 * Takes one out: the user knows better or does not want to be asked.
 *
 * Returns: FALSE with @error where the file could not be written. */
gboolean aluette_mistakes_remove (AluetteMistakes *self, const char *id, GError **error);

/* Returns: how many there are. */
guint aluette_mistakes_get_n (AluetteMistakes *self);

/* aluette_mistakes_get_puzzle:
 * @index: 0 for the oldest
 *
 * Returns: (transfer none): one of them; until the deck changes. */
const AluPuzzle *aluette_mistakes_get_puzzle (AluetteMistakes *self, guint index);

G_END_DECLS
