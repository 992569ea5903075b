/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-seat-log.h"

/*
 * Views change by the rules of the match: the hidden cards are distributed in any way that is
 * consistent with the view and the event, the event is applied to the match, and the new view is
 * computed from it. The result does not depend on the distribution, because a view shows nothing of
 * the hidden cards.
 */

/* Some hidden cards, and where they must be so that an event is possible. */
typedef struct
{
  AluCardSet cards;
  int seat; /* seat; ALU_NOBODY for the talon */
} Spot;

static AluCardSet
set_of (const AluCard *cards, int n)
{
  AluCardSet set = 0;

  for (int i = 0; i < n; i++)
    if (cards[i] < ALU_N_CARDS)
      set |= alu_card_bit (cards[i]);
  return set;
}

/* Removes the @n lowest cards of @free, or all if there are fewer.
 *
 * Returns: these cards. */
static AluCardSet
take_cards (AluCardSet *free, int n)
{
  AluCardSet before = *free;

  for (; n > 0 && *free != 0; n--)
    *free &= *free - 1;
  return before & ~*free;
}

/* Returns: a hidden card that the maker of a sign announces. */
static AluCardSet
signed_card (const AluView *view, const AluEvent *seat_event)
{
  AluCardSet cards;

  if (seat_event->sign.sign >= ALU_N_SIGNS)
    return 0;
  cards = alu_sign_cards ((AluSign) seat_event->sign.sign) & view->unseen;
  return take_cards (&cards, 1);
}

static Spot
find_spot (const AluView *view, const AluEvent *seat_event)
{
  switch ((AluEventType) seat_event->type)
    {
    case ALU_EVENT_PLAY:
      return (Spot) { set_of (&seat_event->card, 1), seat_event->seat };
    case ALU_EVENT_SUNG:
      return (Spot) { set_of (seat_event->chant.cards, ALU_CHANT_CARDS), ALU_NOBODY };
    case ALU_EVENT_SIGN:
      return (Spot) { signed_card (view, seat_event), seat_event->seat };
    default:
      return (Spot) { 0, ALU_NOBODY };
    }
}

/* Returns: the number of hidden cards in a hand or in the talon. */
static int
room_of (const AluView *view, int seat)
{
  const AluDeal *deal = &view->match.deal;

  return seat == ALU_NOBODY ? view->n_talon - alu_set_count (deal->talon)
                            : view->n_cards[seat] - alu_set_count (deal->hands[seat]);
}

/* Distributes the hidden cards, and puts those of @spot where they must be, if they are hidden and
 * fit there. */
static void
fill_match (const AluView *view, const Spot *spot, AluMatch *match)
{
  AluCardSet placed = spot->cards & view->unseen;
  AluCardSet free;

  if (alu_set_count (placed) > room_of (view, spot->seat))
    placed = 0;
  free = view->unseen & ~placed;
  memcpy (match, &view->match, sizeof *match);
  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      AluCardSet own = seat == spot->seat ? placed : 0;

      match->deal.hands[seat] |= own
                                 | take_cards (&free, room_of (view, seat) - alu_set_count (own));
    }
  match->deal.talon |= free | (spot->seat == ALU_NOBODY ? placed : 0);
}

static void
fill_deal (const AluRules *rules, AluEvent *event)
{
  int n_talon = alu_rules_talon_size (rules);
  AluCardSet free = ALU_ALL_CARDS & ~set_of (event->deal.talon, n_talon);

  for (int seat = 0; seat < rules->seats; seat++)
    free &= ~event->deal.hands[seat];
  for (int seat = 0; seat < rules->seats; seat++)
    if (event->deal.hands[seat] == 0)
      event->deal.hands[seat] = take_cards (&free, alu_rules_hand_size (rules));
  for (int i = 0; i < n_talon && free != 0; i++)
    if (event->deal.talon[i] == ALU_CARD_NONE)
      event->deal.talon[i] = alu_set_first (take_cards (&free, 1));
}

static void
fill_chant_cards (AluCardSet from, AluEvent *event)
{
  for (int i = 0; i < ALU_CHANT_CARDS && from != 0; i++)
    event->chant.cards[i] = alu_set_first (take_cards (&from, 1));
}

/* Replaces what is hidden in @event by anything that the rules allow in @match. */
static void
fill_event (const AluMatch *match, AluEvent *event)
{
  const AluDeal *deal = &match->deal;

  if (event->type == ALU_EVENT_DEAL && !match->seating.real_table)
    fill_deal (&match->rules, event);
  else if (event->type == ALU_EVENT_SUNG && event->chant.cards[0] == ALU_CARD_NONE)
    fill_chant_cards (deal->talon, event);
  else if (event->type == ALU_EVENT_REJECT && event->chant.cards[0] == ALU_CARD_NONE)
    fill_chant_cards (deal->hands[event->seat], event);
  else if (event->type == ALU_EVENT_SIGN && event->sign.sign == ALU_SIGN_UNKNOWN)
    {
      event->sign.sign = ALU_SIGN_MISERE; /* always allowed, with any hand */
      event->sign.strength = 1;
    }
}

/* Returns: whether the seat of @view is told exactly @seat_event if @event happens. */
static bool
can_be_seat_event (const AluView *view, const AluEvent *event, const AluEvent *seat_event)
{
  AluEvent again;

  return alu_event_for_seat (&view->match, event, view->seat, &again)
         && memcmp (&again, seat_event, sizeof again) == 0;
}

AluStatus
alu_view_apply (AluView *view, const AluEvent *seat_event)
{
  AluMatch match;
  AluEvent event;
  AluStatus status;
  Spot spot;

  if (seat_event->seat >= view->match.rules.seats)
    return ALU_ERROR_NO_SEAT;
  if (seat_event->type == ALU_EVENT_UNCOVER)
    {
      status = alu_uncover_check (view, seat_event);
      return status == ALU_OK && !can_be_seat_event (view, seat_event, seat_event)
                 ? ALU_ERROR_NOT_TOLD
                 : status;
    }
  spot = find_spot (view, seat_event);
  fill_match (view, &spot, &match);
  memcpy (&event, seat_event, sizeof event);
  fill_event (&match, &event);
  status = alu_match_apply (&match, &event);
  if (status != ALU_OK)
    return status;
  if (!can_be_seat_event (view, &event, seat_event))
    return ALU_ERROR_NOT_TOLD;
  *view = alu_view_for_seat (&match, view->seat);
  return ALU_OK;
}
