/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-match.h"

/* Events being listed. */
typedef struct
{
  const TarotMatch *match;
  int seat;
  TarotEvent *events;
  int n;
} List;

static TarotEvent *
add_event (List *list, TarotEventType type)
{
  TarotEvent *event = &list->events[list->n++];

  tarot_event_init (event, type, list->seat);
  return event;
}

static void
list_bids (List *list)
{
  add_event (list, TAROT_EVENT_BID)->bid = TAROT_PASS;
  for (int bid = list->match->deal.contract + 1; bid < TAROT_N_BIDS; bid++)
    add_event (list, TAROT_EVENT_BID)->bid = (uint8_t) bid;
}

static void
list_cards (List *list, TarotEventType type, TarotCardSet set)
{
  TarotCard cards[TAROT_N_CARDS];
  int n = tarot_set_cards (set, cards);

  for (int i = 0; i < n; i++)
    add_event (list, type)->card = cards[i];
}

/* Returns: the @n cards of the lowest index in @set, or all. */
static TarotCardSet
lowest_cards (TarotCardSet set, int n)
{
  TarotCardSet lowest = tarot_set_empty ();

  for (; n > 0 && !tarot_set_is_empty (set); n--)
    {
      TarotCard card = tarot_set_lowest (set);

      lowest = tarot_set_with (lowest, card);
      set = tarot_set_without (set, card);
    }
  return lowest;
}

/* The écart of the lowest cards. */
static void
list_ecart (List *list, TarotCardSet hand)
{
  int size = tarot_dog_size (list->match->rules.seats);
  int n_trumps = tarot_ecart_trumps (hand, size);
  TarotCardSet trumps = tarot_set_minus (
      tarot_cards_of (hand, TAROT_TRUMPS), tarot_bouts ());

  add_event (list, TAROT_EVENT_ECART)->cards
    = tarot_set_union (lowest_cards (tarot_ecart_plain (hand), size - n_trumps),
                       lowest_cards (trumps, n_trumps));
}

/* Of each size the handful of the lowest trumps, with the Excuse only where it must help out. */
static void
list_handfuls (List *list)
{
  const TarotMatch *match = list->match;
  TarotCardSet held = tarot_deal_held (&match->deal, list->seat);
  TarotCardSet trumps = tarot_cards_of (held, TAROT_TRUMPS);

  for (int handful = TAROT_SIMPLE; handful < TAROT_N_HANDFULS; handful++)
    {
      TarotEvent *event = add_event (list, TAROT_EVENT_HANDFUL);
      int size = tarot_handful_size (match->rules.seats, (TarotHandful) handful);

      event->handful = (uint8_t) handful;
      event->cards = lowest_cards (trumps, size);
      if (tarot_set_count (trumps) + 1 == size && tarot_set_has (held, TAROT_EXCUSE))
        event->cards = tarot_set_with (trumps, TAROT_EXCUSE);
      if (tarot_match_check_event (list->match, event) != TAROT_OK)
        list->n--;
    }
}

static void
list_miseres (List *list)
{
  for (int misere = 0; misere < TAROT_N_MISERES; misere++)
    {
      TarotEvent *event = add_event (list, TAROT_EVENT_MISERE);

      event->misere = (uint8_t) misere;
      if (tarot_match_check_event (list->match, event) != TAROT_OK)
        list->n--;
    }
}

int
tarot_match_legal (const TarotMatch *match, int seat, TarotEvent *events)
{
  const TarotDeal *deal = &match->deal;
  List list = { match, seat, events, 0 };

  if (seat == TAROT_NOBODY)
    return 0;
  if (deal->taker == seat && tarot_match_may_announce (match))
    add_event (&list, TAROT_EVENT_SLAM);
  if (tarot_match_awaited (match) != seat)
    return list.n;
  switch (tarot_match_phase (match))
    {
    case TAROT_PHASE_BID:
      list_bids (&list);
      break;
    case TAROT_PHASE_CALL:
      list_cards (&list, TAROT_EVENT_CALL,
                  tarot_callable (deal->hands[seat], match->rules.call_own));
      break;
    case TAROT_PHASE_ECART:
      list_ecart (&list, deal->hands[seat]);
      break;
    default:
      list_miseres (&list);
      list_handfuls (&list);
      list_cards (&list, TAROT_EVENT_PLAY, tarot_match_legal_plays (match));
      break;
    }
  return list.n;
}
