/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-view.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SEAT_LOG (aluette_seat_log_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSeatLog, aluette_seat_log, ALUETTE, SEAT_LOG, GObject)

/*
 * The log of one seat: what it was told of a match of any game, and what it may know after it.
 * Widgets show a seat log. A line is an event of the game in which what the seat may not know is
 * hidden; events that the seat is not told of have no line. In some games, a finished deal ends
 * with a line whose role is ALU_GAME_ROLE_UNCOVER, which shows all its cards: see
 * aluette_seat_log_get_finished (). Lines are numbered from 0 for each seat. Main thread only.
 *
 * Signals, each after the log and the view have changed:
 *   "appended" (guint first, guint n_lines): lines were added at the end, from number @first on.
 *   "truncated" (guint n_lines): undo has removed all lines but the first @n_lines.
 *
 * A handler that changes the match does not interrupt: what follows is announced after it returns,
 * and other handlers get all signals in order.
 *
 * Read-only properties: "view" (AluetteView), "seat" (guint, ALU_GAME_SPECTATOR for a
 * spectator).
 */

const AluGameKind *aluette_seat_log_get_kind (AluetteSeatLog *self);

/* aluette_seat_log_get_header:
 *
 * Returns: (transfer none): rules and players of the match. */
const AluGameHeader *aluette_seat_log_get_header (AluetteSeatLog *self);

/* aluette_seat_log_get_seat:
 *
 * Returns: the seat, or ALU_GAME_SPECTATOR. */
guint aluette_seat_log_get_seat (AluetteSeatLog *self);

guint aluette_seat_log_get_n_lines (AluetteSeatLog *self);

/* aluette_seat_log_get_line:
 * @index: less than the number of lines
 *
 * Returns: (transfer none): an event of the game, valid until the log changes. */
gconstpointer aluette_seat_log_get_line (AluetteSeatLog *self, guint index);

/* aluette_seat_log_get_view:
 *
 * Returns: (transfer none): what the seat may know now, valid until the log changes. */
AluetteView *aluette_seat_log_get_view (AluetteSeatLog *self);

/* aluette_seat_log_view_at:
 * @n_lines: not more than the number of lines
 *
 * The last few views that were asked for are remembered.
 *
 * Returns: (transfer full): what the seat knew after the first @n_lines lines. */
AluetteView *aluette_seat_log_view_at (AluetteSeatLog *self, guint n_lines);

/* aluette_seat_log_get_finished:
 *
 * Rebuilds the finished deals, with all cards, from their uncover lines. At a table with real
 * cards, it contains all lines. Signs that the seat missed or only noticed are left out.
 *
 * Returns: (transfer full) events of the game for an AluReplay, from the start of the match. */
GArray *aluette_seat_log_get_finished (AluetteSeatLog *self);

G_END_DECLS
