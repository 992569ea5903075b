/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_LEITNER (aluette_leitner_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLeitner, aluette_leitner, ALUETTE, LEITNER, GObject)

/*
 * What somebody knows, by Leitner's five boxes: an item that is due and answered rightly goes up a
 * box and is asked again after a longer while; a wrong answer sends it back to the first. Only the
 * raw answers are kept; boxes and due dates follow from them. Items are ids of the caller's:
 * anything but control characters and brackets. Times are Unix time in seconds. Main thread only.
 *
 * Signal: "changed" after every answer.
 */

#define ALUETTE_LEITNER_BOXES 5

/* One answer as it was given. */
typedef struct
{
  gint64 when; /* seconds since 1970 */
  guint took_ms;
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
 * @name: what is learnt, such as “signs”
 *
 * Returns: (transfer full): where its answers are kept in the user's data folder. */
char *aluette_leitner_get_default_path (const char *name);

/* aluette_leitner_answer:
 * @when: not before the answers given already
 * @error: set where the answer could not be written; it counts all the same
 *
 * Returns: whether it is kept on disk (TRUE where there is no file). */
gboolean aluette_leitner_answer (AluetteLeitner *self, const char *item, gboolean right,
                                 guint took_ms, gint64 when, GError **error);

/* Returns: the box of an item, 1 to ALUETTE_LEITNER_BOXES, or 0 where it was never asked. */
guint aluette_leitner_get_box (AluetteLeitner *self, const char *item);

/* Returns: from when on an item is to be asked; 0 where it was never asked. */
gint64 aluette_leitner_get_due (AluetteLeitner *self, const char *item);

/* aluette_leitner_get_answers:
 *
 * Returns: (transfer none) (nullable): all answers on an item, oldest first. */
const AluetteLeitnerAnswer *
aluette_leitner_get_answers (AluetteLeitner *self, const char *item, guint *n_answers);

/* aluette_leitner_list:
 *
 * Returns: (transfer full): the ids of all items that were ever asked, in no order. */
char **aluette_leitner_list (AluetteLeitner *self);

/* aluette_leitner_pick:
 * @items: the ids to choose from, at least one
 * @avoid: (nullable): not this one, if there is another (the one asked last)
 *
 * What to ask now: the due item that waits longest, else one never asked (the first of @items),
 * else the one that will be due first.
 *
 * Returns: an index into @items. */
guint aluette_leitner_pick (AluetteLeitner *self, const char *const *items, guint n_items,
                            const char *avoid, gint64 now);

G_END_DECLS
