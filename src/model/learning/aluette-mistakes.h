/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/learning/aluette-puzzle.h"
#include "model/session/aluette-match-record.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_MISTAKES (aluette_mistakes_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMistakes, aluette_mistakes, ALUETTE, MISTAKES, GObject)

/*
 * The user's mistakes: positions in which another card would have been clearly better. They are
 * stored as puzzles of the game, so that the user can try them again. The id of each depends on
 * the position; a position is stored once. The file contains the texts of the puzzles, one after
 * the other.
 *
 * A change takes effect in memory at once. Another thread then applies it to the file as it is at
 * that time, so that several processes can use the same file. Main thread only.
 *
 * Signal: "changed" after a mistake was added or removed.
 */

#define ALUETTE_MISTAKES_MOST 1000 /* if there are more, the oldest are dropped */

/* aluette_mistakes_new:
 * @kind: of the game
 * @path: (nullable): the file; NULL to store nothing
 * @copies: (nullable) (element-type filename): gets the path of the copy of a damaged file
 *
 * Reads the mistakes. A damaged file is set aside, see aluette_user_file_set_aside ().
 *
 * Returns: (transfer full): never NULL. */
AluetteMistakes *
aluette_mistakes_new (const AluPuzzleKind *kind, const char *path, GPtrArray *copies);

/* aluette_mistakes_get_default_path:
 *
 * Returns: (transfer full) (type filename): the file in the user's data folder. */
char *aluette_mistakes_get_default_path (const AluPuzzleKind *kind);

/* aluette_mistakes_find:
 * @record: a match of the game
 * @review: of @deal, by the bots of the game
 *
 * Returns: (transfer full) (element-type gpointer): puzzles from the costly cards of people. */
GPtrArray *aluette_mistakes_find (AluetteMistakes *self, AluetteMatchRecord *record, guint deal,
                                  gconstpointer review);

/* aluette_mistakes_add_async:
 * @puzzles: (element-type gpointer) (transfer none): puzzles with their answers; copied
 * @callback: (nullable): called when the file was written
 *
 * Adds mistakes. A position that is already stored does not change. */
void
aluette_mistakes_add_async (AluetteMistakes *self, const GPtrArray *puzzles,
                            GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/* aluette_mistakes_remove_async:
 * @id: id of a mistake; an unknown id changes nothing
 * @callback: (nullable): called when the file was written
 *
 * Removes a mistake that the user does not want to see again. */
void
aluette_mistakes_remove_async (AluetteMistakes *self, const char *id, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data);

/* aluette_mistakes_save_finish:
 *
 * Ends aluette_mistakes_add_async () or aluette_mistakes_remove_async ().
 *
 * Returns: FALSE with @error if the file could not be written: the change is in memory only. */
gboolean aluette_mistakes_save_finish (AluetteMistakes *self, GAsyncResult *result, GError **error);

/* aluette_mistakes_flush:
 *
 * Waits until all changes are in the file. For use when no main loop follows. */
void aluette_mistakes_flush (AluetteMistakes *self);

/* Returns: the number of mistakes. */
guint aluette_mistakes_get_n (AluetteMistakes *self);

/* aluette_mistakes_get_puzzle:
 * @index: 0 for the oldest mistake
 *
 * Returns: (transfer none): a mistake; valid until the next "changed". */
gconstpointer aluette_mistakes_get_puzzle (AluetteMistakes *self, guint index);

G_END_DECLS
