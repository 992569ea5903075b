/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-lines.h"
#include "model/session/aluette-view.h"

G_BEGIN_DECLS

/* The record of one seat as text, which a host sends line by line: what the seat was told of a
 * match. An event becomes one or more lines of text and is then forgotten, so that a long match
 * needs little memory. The first line is that of the header. Main thread only. */
typedef struct _AluetteSeatText AluetteSeatText;

/* aluette_seat_text_new:
 * @kind: of a game whose seats' records can be written
 * @header: (transfer none): rules and players; must outlive the text
 * @seat: or ALU_GAME_SPECTATOR
 *
 * Returns: (transfer full): the text of a match without events. */
AluetteSeatText *
aluette_seat_text_new (const AluGameKind *kind, const AluGameHeader *header, guint seat);

void aluette_seat_text_free (AluetteSeatText *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteSeatText, aluette_seat_text_free)

/* aluette_seat_texts_tell:
 * @texts: (array length=n_texts): of @kind; each may be NULL
 * @match: the match before @event, and afterwards that after it
 * @uncover: an event, zeroed at the start of a match
 *
 * Writes what each seat is told of an event of the whole match, and of the end of a deal. */
void aluette_seat_texts_tell (const AluGameKind *kind, AluetteSeatText **texts, guint n_texts,
                              gpointer match, gpointer uncover, gconstpointer event);

/* aluette_seat_text_restart:
 *
 * Removes all events. Those that undo has left follow with
 * aluette_seat_texts_tell (): the writer has no way back. */
void aluette_seat_text_restart (AluetteSeatText *self);

/* aluette_seat_text_take_news:
 * @n_taken: (out): the number of lines when this was called last, or 0
 *
 * Finds what has changed since the last call.
 *
 * Returns: how many of those lines are still the same; all others are new. */
guint aluette_seat_text_take_news (AluetteSeatText *self, guint *n_taken);

/* aluette_seat_text_get_lines:
 *
 * Returns: (transfer none): the lines, without those of events that were not written yet. */
AluetteLines *aluette_seat_text_get_lines (AluetteSeatText *self);

/* aluette_view_digest:
 *
 * Tells whether two programs have the same view, also on machines that store it in another way: the
 * first 16 hexadecimal digits of the SHA-256 of what the functions of the game say of it.
 *
 * Returns: (transfer full): the digest. */
char *aluette_view_digest (AluetteView *view);

G_END_DECLS
