/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-seat-log.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SEAT_TEXT (aluette_seat_text_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSeatText, aluette_seat_text, ALUETTE, SEAT_TEXT, GObject)

/*
 * The record of one seat as text, which a host sends line by line. It follows an AluetteSeatLog: a
 * line of that log becomes one or more lines of text. Lines are numbered from 0, the first is that
 * of the header. Main thread only.
 *
 * Signals, like those of AluetteSeatLog:
 *   "appended" (guint first, guint n_lines)
 *   "truncated" (guint n_lines)
 */

/* aluette_seat_text_new:
 * @log: (transfer none): of a game whose seat logs can be written
 *
 * Returns: (transfer full): the text of @log from now on. */
AluetteSeatText *aluette_seat_text_new (AluetteSeatLog *log);

AluetteSeatLog *aluette_seat_text_get_log (AluetteSeatText *self);

/* aluette_seat_text_is_current:
 *
 * Returns: whether the text has all lines of the log, so that the view of the log is what the text
 *   leads to. Within signals of the log it may lag behind. */
gboolean aluette_seat_text_is_current (AluetteSeatText *self);

guint aluette_seat_text_get_n_lines (AluetteSeatText *self);

/* aluette_seat_text_get_line:
 * @index: less than the number of lines
 *
 * Returns: (transfer none): a line without its line feed. */
const char *aluette_seat_text_get_line (AluetteSeatText *self, guint index);

/* aluette_seat_text_hash:
 * @n_lines: not more than the number of lines
 *
 * Returns: (transfer full): aluette_lines_hash () of the first lines. */
char *aluette_seat_text_hash (AluetteSeatText *self, guint n_lines);

/* aluette_lines_hash:
 * @lines: (element-type utf8): without line feeds
 *
 * Tells whether two programs have the same lines.
 *
 * Returns: (transfer full): the first 16 hexadecimal digits of the SHA-256 of the first lines, each
 *   with a line feed. */
char *aluette_lines_hash (GPtrArray *lines, guint n_lines);

/* aluette_view_digest:
 *
 * Tells whether two programs have the same view, also on machines that store it in another way: the
 * first 16 hexadecimal digits of the SHA-256 of what the functions of the game say of it.
 *
 * Returns: (transfer full): the digest. */
char *aluette_view_digest (AluetteView *view);

G_END_DECLS
