/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-match.h"

/* What one seat may know: the match with everything hidden from the seat blank; with open hands,
 * the whole match. A match at a real table has no views. */
typedef struct
{
  TarotMatch match; /* never apply events to it: tarot_view_apply () does */
  TarotCardSet unseen; /* cards of closed places: other hands, a closed dog, another's écart */
  uint8_t seat;        /* whose view; TAROT_NOBODY for a spectator */
} TarotView;

/* tarot_view_for_seat:
 * @seat: 0 to the number of seats - 1, or TAROT_NOBODY
 * @view: (out): cleared first
 *
 * What a seat may know. */
void tarot_view_for_seat (const TarotMatch *match, int seat, TarotView *view);

/* tarot_event_for_seat:
 * @match: the match before @event, or what a view knows of it
 * @event: one that tarot_match_apply () takes, or with a view what its seat is told of one
 * @seat: or TAROT_NOBODY for a spectator
 * @seat_event: (out): what the seat is told of it
 *
 * Every seat is told something of every event.
 *
 * Returns: whether the seat is told anything: always TRUE. */
bool tarot_event_for_seat (const TarotMatch *match, const TarotEvent *event, int seat,
                           TarotEvent *seat_event);

/* tarot_view_apply:
 * @seat_event: what tarot_event_for_seat () made for the view's seat
 *
 * Brings a view up to date. What cannot have been told is refused, so that a broken log does no
 * harm.
 *
 * Returns: TAROT_OK, or why not; @view is then unchanged. */
TarotStatus tarot_view_apply (TarotView *view, const TarotEvent *seat_event);

/* tarot_view_check_event:
 *
 * Returns: TAROT_OK if the view's own seat may ask for @event now, or why not. */
TarotStatus tarot_view_check_event (const TarotView *view, const TarotEvent *event);

/* tarot_view_legal_plays:
 *
 * Returns: the cards that the view's own seat may play now. */
TarotCardSet tarot_view_legal_plays (const TarotView *view);

/* tarot_view_awaited:
 *
 * Returns: as tarot_match_awaited (). */
int tarot_view_awaited (const TarotView *view);

/* tarot_view_actors:
 *
 * Returns: the seats that may act now, bit per seat: the one that is awaited and, until the first
 * declaration or card, the taker, who may announce a slam. */
uint8_t tarot_view_actors (const TarotView *view);

/* tarot_view_phase:
 *
 * Returns: what is awaited. */
TarotPhase tarot_view_phase (const TarotView *view);

/* tarot_view_hand_count:
 *
 * Returns: how many cards a seat holds, also where they are closed. */
int tarot_view_hand_count (const TarotView *view, int seat);

/* tarot_view_points:
 *
 * Returns: a seat's score. */
int32_t tarot_view_points (const TarotView *view, int seat);

/* tarot_view_sides:
 * @sides: (out caller-allocates): TAROT_MAX_SEATS: TarotSide, TAROT_NO_SIDE where there are no
 *   sides, or TAROT_UNKNOWN
 *
 * Says who plays with whom in the deal, as far as the view's seat knows. */
void tarot_view_sides (const TarotView *view, uint8_t sides[TAROT_MAX_SEATS]);

/* tarot_view_winners:
 *
 * Returns: who has won the match, bit per seat; 0 while it goes on. */
uint8_t tarot_view_winners (const TarotView *view);
