/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_LEITNER (aluette_leitner_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLeitner, aluette_leitner, ALUETTE, LEITNER, GObject)

/*
 * What the user knows, in the five boxes of the Leitner system. After a right answer, an item that
 * was due moves up a box and rests longer. After a wrong answer, it goes back to the first box.
 * Only the answers are stored; boxes and due times are derived from them. The caller chooses the
 * ids of items, which must not contain control characters or brackets. Times are Unix time in
 * seconds. Main thread only.
 *
 * Signal: "changed" after every answer.
 */

#define ALUETTE_LEITNER_BOXES 5

/* An answer of the user. */
typedef struct
{
  gint64 when;   /* seconds since 1970 */
  guint took_ms; /* how long the user took to answer */
  gboolean right;
} AluetteLeitnerAnswer;

/* aluette_leitner_new:
 * @path: (nullable): file of the answers, written after each answer; NULL to store nothing
 * @copies: (nullable) (element-type filename): gets the path of the copy of a damaged file
 *
 * Reads the answers. A damaged file is set aside, see aluette_user_file_set_aside ().
 *
 * Returns: (transfer full): never NULL. */
AluetteLeitner *aluette_leitner_new (const char *path, GPtrArray *copies);

/* aluette_leitner_get_default_path:
 * @name: name of the set of items, such as “signs”
 *
 * Returns: (transfer full) (type filename): the file of its answers in the user's data folder. */
char *aluette_leitner_get_default_path (const char *name);

/* aluette_leitner_answer_async:
 * @answer: (transfer none): its time is not before that of an earlier answer
 * @callback: (nullable): called when the file was written
 *
 * Records an answer. It counts at once. Another thread then writes the file. */
void aluette_leitner_answer_async (AluetteLeitner *self, const char *item,
                                   const AluetteLeitnerAnswer *answer, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, gpointer data);

/* aluette_leitner_answer_finish:
 *
 * Ends aluette_leitner_answer_async ().
 *
 * Returns: FALSE with @error if the file could not be written: the answer is in memory only. */
gboolean
aluette_leitner_answer_finish (AluetteLeitner *self, GAsyncResult *result, GError **error);

/* aluette_leitner_flush:
 *
 * Waits until all answers are in the file. For use when no main loop follows. */
void aluette_leitner_flush (AluetteLeitner *self);

/* Returns: the box of an item, 1 to ALUETTE_LEITNER_BOXES, or 0 if it was never asked. */
guint aluette_leitner_get_box (AluetteLeitner *self, const char *item);

/* Returns: the time from which an item is due; 0 if it was never asked. */
gint64 aluette_leitner_get_due (AluetteLeitner *self, const char *item);

/* aluette_leitner_get_answers:
 *
 * Returns: (transfer none) (nullable) (array length=n_answers): all answers to an item, oldest
 * first. */
const AluetteLeitnerAnswer *
aluette_leitner_get_answers (AluetteLeitner *self, const char *item, guint *n_answers);

/* aluette_leitner_list:
 *
 * Returns: (transfer full): the ids of all items that were ever asked, in no particular order. */
char **aluette_leitner_list (AluetteLeitner *self);

/* aluette_leitner_pick:
 * @items: (array length=n_items): ids of the items to choose from, at least one
 * @avoid: (nullable): an item to avoid if there is another, usually the last one
 * @now: Unix time
 *
 * Chooses the item to ask next: the due item that is longest overdue, otherwise the first item
 * that was never asked, otherwise the one that is due first.
 *
 * Returns: an index in @items. */
guint aluette_leitner_pick (AluetteLeitner *self, const char *const *items, guint n_items,
                            const char *avoid, gint64 now);

G_END_DECLS
