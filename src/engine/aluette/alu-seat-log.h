/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-event.h"
#include "engine/aluette/alu-view.h"

/*
 * What a seat is told of a match, and what it makes of it. For every match m, event e, seat s and
 * the spectator (ALU_NOBODY), where e' is what s is told of e:
 *
 *   told:      applying e' to the view of m gives the view of the match after e, byte for byte;
 *   not told:  the view after e is the view of m.
 *
 * Nothing that a seat is told depends on anything that its view does not show.
 */

/* alu_event_for_seat:
 * @match: the match before @event
 * @event: an event that the rules allow now, or the uncover of the deal that has just ended
 * @seat: a seat of the table, or ALU_NOBODY for a spectator
 * @told: (out): the event as this seat is told of it
 *
 * Hides what the seat may not know: closed hands and the talon of a deal, closed cards of the
 * chant, what others made of a sign, and which sign it was that was only noticed. Of a sign that it
 * missed a seat is told nothing, a spectator of no sign at all. A Petit-Jean is told what his
 * captain is.
 *
 * Returns: whether the seat is told anything; else @told means nothing. */
bool alu_event_for_seat (const AluMatch *match, const AluEvent *event, int seat, AluEvent *told);

/* alu_view_apply:
 * @told: what the seat of @view is told
 *
 * The only way a view changes, besides being made from a match. Checks @told as far as the seat can
 * know the rules to be kept, and that it is just what this seat is told; may come from anywhere. An
 * uncover is checked against the deal and changes nothing.
 *
 * Returns: ALU_OK, or why @told was refused; @view is then unchanged. */
AluStatus alu_view_apply (AluView *view, const AluEvent *told);

/* alu_uncover_note:
 * @uncover: (inout): zeroed before the first event of a match
 * @match: the match before @event
 * @event: any event of a match
 *
 * Notes which cards @event gives to whom. Called for every event of a deal, it makes the uncover
 * that is told when alu_uncover_is_due (). */
void alu_uncover_note (AluEvent *uncover, const AluMatch *match, const AluEvent *event);

/* alu_uncover_is_due:
 * @match: the match after an event
 *
 * Returns: whether this event has ended a deal of cards, so that everybody is told the uncover. */
static inline bool
alu_uncover_is_due (const AluMatch *match)
{
  return match->deal.ended && !match->seating.real_table;
}

/* alu_uncover_check:
 *
 * Returns: ALU_OK where @uncover can be the truth about the deal that has ended in @view, else why
 * not. */
AluStatus alu_uncover_check (const AluView *view, const AluEvent *uncover);

/* alu_uncover_events:
 * @seating: who sits where
 * @told: @n_told events that alu_view_apply () took, from the start of the match or of a deal
 * @events: (out caller-allocates): room for @n_told events
 *
 * Rebuilds the deals that were uncovered, for an AluReplay: every card is there. Gestures that were
 * only noticed are left out, since nobody knows what they were; a deal without an uncover ends the
 * list.
 *
 * Returns: the number of @events. */
unsigned alu_uncover_events (const AluSeating *seating, const AluEvent *told, unsigned n_told,
                             AluEvent *events);
