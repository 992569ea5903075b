/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-view.h"

#include <string.h>

#include "engine/tarot/tarot-match-private.h"

/* Whether @seat knows who the taker's partner is. */
static bool
knows_partner (const TarotDeal *deal, int seat)
{
  TarotCardSet open = deal->played;

  if (deal->called == TAROT_NO_CARD || deal->outcome == TAROT_OUTCOME_PLAYED)
    return true;
  if (tarot_deal_dog_is_open (deal))
    open = tarot_set_union (open, tarot_deal_dog_cards (deal));
  if (seat != TAROT_NOBODY)
    open = tarot_set_union (open, deal->hands[seat]);
  return tarot_set_has (open, deal->called);
}

/* Returns: the trumps of the écart, which are shown to all. */
static TarotCardSet
open_ecart (TarotCardSet ecart)
{
  return tarot_cards_of (ecart, TAROT_TRUMPS);
}

/* Blanks what the seat may not know, and counts what it does not see. Does nothing more where that
 * is blank already, and nothing with open hands. */
static void
hide_cards (TarotView *view)
{
  TarotDeal *deal = &view->match.deal;
  bool over = deal->outcome == TAROT_OUTCOME_PLAYED;
  TarotCardSet seen = deal->played;

  if (view->match.open_hands)
    return;
  if (!knows_partner (deal, view->seat))
    deal->partner = TAROT_UNKNOWN;
  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    if (seat != view->seat)
      deal->hands[seat] = tarot_set_empty ();
    else
      seen = tarot_set_union (seen, deal->hands[seat]);
  if (!over && view->seat != deal->taker)
    deal->ecart = open_ecart (deal->ecart);
  if (!tarot_deal_dog_is_open (deal))
    memset (deal->dog, TAROT_NO_CARD, sizeof deal->dog);
  seen = tarot_set_union (seen, deal->ecart);
  /* The taker's dog lies open until the écart, then its cards go where they go. */
  if (over || deal->phase == TAROT_PHASE_ECART)
    seen = tarot_set_union (seen, tarot_deal_dog_cards (deal));
  view->unseen = tarot_set_minus (tarot_set_all (), seen);
}

void
tarot_view_for_seat (const TarotMatch *match, int seat, TarotView *view)
{
  memset (view, 0, sizeof *view);
  memcpy (&view->match, match, sizeof *match);
  view->seat = (uint8_t) seat;
  hide_cards (view);
}

/* Whether @event opens the dog: it ends the auction or the deal. */
static bool
opens_dog (const TarotMatch *before, const TarotEvent *event)
{
  TarotMatch after;

  if (event->type == TAROT_EVENT_DEAL || tarot_deal_dog_is_open (&before->deal))
    return false;
  memcpy (&after, before, sizeof after);
  tarot_match_carry_out (&after, event, TAROT_NOBODY);
  return tarot_deal_dog_is_open (&after.deal);
}

static bool
is_last_card (const TarotMatch *match, const TarotEvent *event)
{
  int seats = match->rules.seats;

  return event->type == TAROT_EVENT_PLAY
         && match->deal.n_plays + 1 == seats * tarot_hand_size (seats);
}

static void
filter_deal (const TarotMatch *match, const TarotEvent *event, int seat, TarotEvent *seat_event)
{
  if (match->open_hands)
    {
      memcpy (seat_event->hands, event->hands, sizeof seat_event->hands);
      memcpy (seat_event->dog, event->dog, sizeof seat_event->dog);
      seat_event->has_dog = event->has_dog;
    }
  else if (seat != TAROT_NOBODY)
    seat_event->hands[seat] = event->hands[seat];
  seat_event->petit_sec = event->has_dog ? TAROT_NOBODY : event->petit_sec;
  for (int i = 0; match->rules.petit_sec == TAROT_PETIT_SEC_ANNUL && i < match->rules.seats; i++)
    if (tarot_is_petit_sec (event->hands[i]))
      seat_event->petit_sec = (uint8_t) i;
}

bool
tarot_event_for_seat (const TarotMatch *match, const TarotEvent *event, int seat,
                      TarotEvent *seat_event)
{
  const TarotCard *dog = event->has_dog ? event->dog : match->deal.dog;

  tarot_event_init (seat_event, (TarotEventType) event->type, event->seat);
  seat_event->bid = event->bid;
  seat_event->card = event->card;
  seat_event->misere = event->misere;
  seat_event->handful = event->handful;
  if (event->type == TAROT_EVENT_DEAL)
    filter_deal (match, event, seat, seat_event);
  if (event->type == TAROT_EVENT_HANDFUL)
    seat_event->cards = event->cards;
  if (event->type == TAROT_EVENT_ECART)
    seat_event->cards = seat == event->seat || match->open_hands ? event->cards
                                                                 : open_ecart (event->cards);
  if (is_last_card (match, event))
    seat_event->cards = tarot_set_union (match->deal.ecart, event->cards);
  if (dog[0] != TAROT_NO_CARD && opens_dog (match, event))
    {
      seat_event->has_dog = true;
      memcpy (seat_event->dog, dog, (size_t) tarot_dog_size (match->rules.seats));
    }
  return true;
}

/* Whether what is told of @seat_event's cards can be true, as far as the view shows. */
static TarotStatus
check_seat_event_cards (const TarotView *view, const TarotEvent *seat_event)
{
  const TarotRules *rules = &view->match.rules;
  int seat = view->seat;

  if (seat_event->type == TAROT_EVENT_DEAL && seat_event->petit_sec >= rules->seats
      && seat_event->petit_sec != TAROT_NOBODY)
    return TAROT_ERROR_NO_SEAT;
  if (seat_event->type == TAROT_EVENT_DEAL && view->match.open_hands)
    return tarot_match_check_cards (&view->match, seat_event);
  if (seat_event->type == TAROT_EVENT_DEAL)
    return seat == TAROT_NOBODY
                   || tarot_set_count (seat_event->hands[seat]) == tarot_hand_size (rules->seats)
               ? TAROT_OK
               : TAROT_ERROR_WRONG_CARDS;
  if (seat_event->seat == seat || view->match.open_hands)
    return tarot_match_check_cards (&view->match, seat_event);
  switch ((TarotEventType) seat_event->type)
    {
    case TAROT_EVENT_PLAY:
      return tarot_set_has (view->unseen, seat_event->card) ? TAROT_OK : TAROT_ERROR_NOT_IN_HAND;
    case TAROT_EVENT_CALL:
      return seat_event->card < TAROT_PETIT ? TAROT_OK : TAROT_ERROR_NOT_CALLABLE;
    default:
      return TAROT_OK;
    }
}

static TarotStatus
check_seat_event (const TarotView *view, const TarotEvent *seat_event)
{
  TarotStatus status = tarot_match_check_turn (&view->match, seat_event);

  if (status != TAROT_OK)
    return status;
  if (!tarot_set_within (seat_event->cards, tarot_set_all ()))
    return TAROT_ERROR_WRONG_CARDS;
  for (int i = 0; seat_event->has_dog && i < tarot_dog_size (view->match.rules.seats); i++)
    if (seat_event->dog[i] >= TAROT_N_CARDS)
      return TAROT_ERROR_WRONG_CARDS;
  return check_seat_event_cards (view, seat_event);
}

TarotStatus
tarot_view_apply (TarotView *view, const TarotEvent *seat_event)
{
  TarotMatch *match = &view->match;
  TarotStatus status = check_seat_event (view, seat_event);

  if (status != TAROT_OK)
    return status;
  if (seat_event->has_dog)
    memcpy (match->deal.dog, seat_event->dog, (size_t) tarot_dog_size (match->rules.seats));
  if (is_last_card (match, seat_event))
    match->deal.ecart = seat_event->cards;
  tarot_match_carry_out (match, seat_event, seat_event->petit_sec);
  hide_cards (view);
  return TAROT_OK;
}

TarotStatus
tarot_view_check_event (const TarotView *view, const TarotEvent *event)
{
  if (event->type == TAROT_EVENT_DEAL)
    return TAROT_ERROR_NOT_NOW;
  return event->seat == view->seat ? tarot_match_check_event (&view->match, event)
                                   : TAROT_ERROR_NOT_YOUR_TURN;
}

TarotCardSet
tarot_view_legal_plays (const TarotView *view)
{
  return view->match.deal.turn == view->seat ? tarot_match_legal_plays (&view->match)
                                             : tarot_set_empty ();
}

int
tarot_view_awaited (const TarotView *view)
{
  return tarot_match_awaited (&view->match);
}

uint8_t
tarot_view_actors (const TarotView *view)
{
  int awaited = tarot_view_awaited (view);
  uint8_t actors = awaited < TAROT_MAX_SEATS ? (uint8_t) (1 << awaited) : 0;

  if (tarot_match_may_announce (&view->match))
    actors |= (uint8_t) (1 << view->match.deal.taker);
  return actors;
}

TarotPhase
tarot_view_phase (const TarotView *view)
{
  return tarot_match_phase (&view->match);
}

int
tarot_view_hand_count (const TarotView *view, int seat)
{
  return view->match.n_deals > 0
             ? tarot_deal_hand_count (&view->match.rules, &view->match.deal, seat)
             : 0;
}

int32_t
tarot_view_points (const TarotView *view, int seat)
{
  return view->match.score[seat];
}

void
tarot_view_sides (const TarotView *view, uint8_t sides[TAROT_MAX_SEATS])
{
  const TarotDeal *deal = &view->match.deal;
  bool decided = deal->phase != TAROT_PHASE_CALL;
  bool known = decided && deal->partner != TAROT_UNKNOWN;

  memset (sides, TAROT_NO_SIDE, TAROT_MAX_SEATS);
  if (deal->taker == TAROT_NOBODY || deal->phase == TAROT_PHASE_BID)
    return;
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    if (seat == deal->taker || seat == deal->partner)
      sides[seat] = TAROT_ATTACK;
    else
      sides[seat] = known || (decided && seat == view->seat) ? TAROT_DEFENSE : TAROT_UNKNOWN;
}

uint8_t
tarot_view_winners (const TarotView *view)
{
  return view->match.winners;
}
