/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-seat-log.h"

G_BEGIN_DECLS

/* How a match, a network connection or a file fills a seat log. */

/* aluette_seat_log_new:
 * @header: (transfer none): rules and players
 * @start: (transfer none): what the seat may know before the first event
 *
 * Returns: (transfer full): a log without lines. */
AluetteSeatLog *aluette_seat_log_new (const AluGameHeader *header, AluetteView *start);

/* aluette_seat_log_append:
 * @seat_event: what the seat is told; may come from an untrusted source
 *
 * Adds a line without announcing it.
 *
 * Returns: 0, or why the rules refuse @seat_event; then the log has not changed. */
int aluette_seat_log_append (AluetteSeatLog *self, gconstpointer seat_event);

/* aluette_seat_log_truncate:
 *
 * Removes all lines but the first @n_lines, without announcing it. */
void aluette_seat_log_truncate (AluetteSeatLog *self, guint n_lines);

/* aluette_seat_log_announce:
 *
 * Emits "truncated" and "appended" for what has changed since the last time. */
void aluette_seat_log_announce (AluetteSeatLog *self);

G_END_DECLS
