/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/tarot/puzzles/tarot-drill.h"

G_BEGIN_DECLS

/* aluette_tarot_drill_make_async:
 * @deck: id of a kind of question, see tarot_drill_ids
 * @id: (nullable): id of a question to be made again; NULL, or one that no question has, for a
 *   new one
 * @cancellable: (nullable): if canceled, the search ends at once
 *
 * Makes a question in another thread. */
void aluette_tarot_drill_make_async (const char *deck, const char *id, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer data);

/* aluette_tarot_drill_make_finish:
 *
 * Returns: (transfer full) (nullable): the question, to be freed with g_free (); NULL with @error:
 * G_IO_ERROR_CANCELLED, or G_IO_ERROR_INVALID_ARGUMENT for an id of no question. */
TarotDrill *aluette_tarot_drill_make_finish (GAsyncResult *result, GError **error);

/* aluette_tarot_drill_write_answer:
 *
 * Returns: (transfer full) (nullable): the word of an answer: the line of a match file that bids or
 * lays cards away; NULL for another event */
char *aluette_tarot_drill_write_answer (const TarotEvent *event);

/* aluette_tarot_drill_read_answer:
 * @event: (out): what the answer does
 *
 * Returns: whether @answer is one of aluette_tarot_drill_write_answer (). */
gboolean
aluette_tarot_drill_read_answer (const TarotDrill *drill, const char *answer, TarotEvent *event);

G_END_DECLS
