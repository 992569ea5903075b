/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-event.h"
#include "engine/aluette/alu-view.h"

/*
 * What a seat is told of a match, and how this changes its view. For every match m, event e, and
 * seat s or the spectator (ALU_NOBODY), where e' is what s is told of e:
 *
 *   told:      applying e' to the view of m gives the view of the match after e, byte for byte;
 *   not told:  the view after e is the view of m.
 *
 * What a seat is told depends only on what its view shows.
 */

/* alu_event_for_seat:
 * @match: the match before @event
 * @event: an event that the rules allow now, or the uncover of the deal that has just ended
 * @seat: a seat of the table, or ALU_NOBODY for a spectator
 * @seat_event: (out): what this seat is told
 *
 * Hides what the seat may not know: hidden hands, the talon, hidden cards of the chant, who else
 * read or noticed a sign, and which sign it was if the seat only noticed it. A seat is not told of
 * signs that it missed, and a spectator is told of no signs. A Petit-Jean is told what its captain
 * is told.
 *
 * Returns: whether the seat is told anything; if not, @seat_event is undefined. */
bool
alu_event_for_seat (const AluMatch *match, const AluEvent *event, int seat, AluEvent *seat_event);

/* alu_view_apply:
 * @seat_event: what the seat of @view is told; may come from an untrusted source
 *
 * Checks an event as far as the seat can know whether the rules allow it, and whether the seat is
 * told exactly this, and applies it. Besides alu_view_for_seat (), this is the only function that
 * changes a view. An uncover is checked against the deal and changes nothing.
 *
 * Returns: ALU_OK, or why @seat_event was refused; then @view has not changed. */
AluStatus alu_view_apply (AluView *view, const AluEvent *seat_event);

/* alu_uncover_note:
 * @uncover: (inout): zeroed before the first event of a match
 * @match: the match before @event
 * @event: any event of a match
 *
 * Records which cards @event gives to whom. After it was called for all events of a deal, @uncover
 * is the event that everybody is told when alu_uncover_is_due (). */
void alu_uncover_note (AluEvent *uncover, const AluMatch *match, const AluEvent *event);

/* alu_uncover_is_due:
 * @match: the match after an event
 *
 * Returns: whether the last event has ended a deal with cards, so that everybody is told the
 * uncover. */
static inline bool
alu_uncover_is_due (const AluMatch *match)
{
  return match->deal.ended && !match->seating.real_table;
}

/* alu_uncover_check:
 *
 * Returns: ALU_OK if @uncover can be true for the deal that has ended in @view, or why not. */
AluStatus alu_uncover_check (const AluView *view, const AluEvent *uncover);

/* alu_uncover_events:
 * @seating: (transfer none): who sits where
 * @seat_events: (transfer none): @n_seat_events events that alu_view_apply () has accepted, from
 *   the start of the match or of a deal
 * @events: (out caller-allocates): room for @n_seat_events events
 *
 * Rebuilds the deals that were uncovered, with all cards, for an AluReplay. Gestures that were only
 * noticed are left out, because it is unknown which signs they were. The list ends before the first
 * deal without an uncover.
 *
 * Returns: the number of @events. */
unsigned alu_uncover_events (const AluSeating *seating, const AluEvent *seat_events,
                             unsigned n_seat_events, AluEvent *events);
