/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "model/network/aluette-lines.h"
#include "model/session/aluette-view.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SEAT_TEXT (aluette_seat_text_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSeatText, aluette_seat_text, ALUETTE, SEAT_TEXT, GObject)

/*
 * The record of one seat as text, which a host sends line by line: what the seat was told of a
 * match. An event becomes one or more lines of text and is then forgotten, so that a long match
 * needs little memory. The first line is that of the header. Main thread only.
 *
 * Signals, which aluette_seat_text_announce () emits:
 *   "appended" (guint first, guint n_lines): lines were added at the end, from number @first on.
 *   "truncated" (guint n_lines): undo has removed all lines but the first @n_lines.
 */

/* aluette_seat_text_new:
 * @kind: of a game whose seats' records can be written
 * @header: (transfer none): rules and players; must outlive the text
 * @seat: or ALU_GAME_SPECTATOR
 *
 * Returns: (transfer full): the text of a match without events. */
AluetteSeatText *
aluette_seat_text_new (const AluGameKind *kind, const AluGameHeader *header, guint seat);

/* aluette_seat_text_get_seat:
 *
 * Returns: the seat, or ALU_GAME_SPECTATOR. */
guint aluette_seat_text_get_seat (AluetteSeatText *self);

/* aluette_seat_texts_tell:
 * @texts: (array length=n_texts): of @kind; each may be NULL
 * @match: the match before @event, and afterwards that after it
 * @uncover: an event, zeroed at the start of a match
 *
 * Writes what each seat is told of an event of the whole match, and of the end of a deal, without
 * announcing it. */
void aluette_seat_texts_tell (const AluGameKind *kind, AluetteSeatText **texts, guint n_texts,
                              gpointer match, gpointer uncover, gconstpointer event);

/* aluette_seat_text_restart:
 *
 * Removes all events without announcing it. Those that undo has left follow with
 * aluette_seat_texts_tell (): the writer has no way back. */
void aluette_seat_text_restart (AluetteSeatText *self);

/* aluette_seat_text_announce:
 *
 * Emits "truncated" and "appended" for what has changed since the last time. A handler that changes
 * the match does not interrupt: what follows is announced after it returns. */
void aluette_seat_text_announce (AluetteSeatText *self);

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
