/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/coach/tarot-reason.h"

#include <string.h>

/* Half points from which a card is one that is worth saving. */
#define HONOR_HALF_POINTS 3
/* A suit of so many cards is long. */
#define LONG_SUIT 5

/* A card on the table. */
typedef struct
{
  const TarotView *view;
  const TarotDeal *deal;
  TarotFacts facts;
  int seat, seats;
  TarotCard card;
  TarotCardSet hand; /* empty in a view of everybody */
  TarotCardSet out;  /* cards that others may hold */
  const TarotCard *trick;
  int n_trick;
  int left; /* tricks, with this one */
  int holder; /* who holds the trick before the card, or TAROT_NOBODY */
  TarotSuit led;
} Play;

TarotRelation
tarot_relation (const TarotView *view, int seat, int other)
{
  const TarotDeal *deal = &view->match.deal;
  bool called = deal->called != TAROT_NO_CARD && deal->partner == TAROT_UNKNOWN;
  bool seat_attacks = seat == deal->taker || seat == deal->partner;
  bool other_attacks = other == deal->taker || other == deal->partner;

  if (seat == other)
    return TAROT_RELATION_FRIEND;
  if (deal->taker == TAROT_NOBODY)
    return TAROT_RELATION_OPPONENT;
  if (!called)
    return seat_attacks == other_attacks ? TAROT_RELATION_FRIEND : TAROT_RELATION_OPPONENT;
  /* The view's own seat knows that it does not hold the called card. */
  if ((view->seat == seat && other == deal->taker) || (view->seat == other && seat == deal->taker))
    return TAROT_RELATION_OPPONENT;
  return TAROT_RELATION_UNKNOWN;
}

static void
read_play (Play *p, const TarotView *view, TarotCard card)
{
  const TarotDeal *deal = &view->match.deal;
  TarotCardSet seen;

  p->view = view;
  p->deal = deal;
  p->seat = deal->turn;
  p->seats = view->match.rules.seats;
  p->card = card;
  tarot_facts_read (&p->facts, &view->match.rules, deal);
  p->hand = view->seat == deal->turn ? deal->hands[p->seat] : tarot_set_empty ();
  seen = tarot_set_with (tarot_set_union (deal->played, p->hand), card);
  p->out = tarot_set_minus (tarot_set_all (), tarot_set_union (seen, deal->ecart));
  p->trick = tarot_deal_trick (deal, p->seats, deal->n_tricks, &p->n_trick);
  p->left = tarot_hand_size (p->seats) - deal->n_tricks;
  p->led = tarot_suit_led (p->trick, p->n_trick);
  p->holder = TAROT_NOBODY;
  if (p->led != TAROT_NO_SUIT)
    p->holder = (deal->leader + tarot_trick_winner (p->trick, p->n_trick)) % p->seats;
}

static bool
is_known (const Play *p)
{
  return !tarot_set_is_empty (p->hand);
}

/* Whether the card takes the trick as it stands then. */
static bool
takes_trick (const Play *p)
{
  TarotCard cards[TAROT_MAX_SEATS];

  if (p->card == TAROT_EXCUSE)
    return false;
  memcpy (cards, p->trick, (size_t) p->n_trick);
  cards[p->n_trick] = p->card;
  return tarot_trick_winner (cards, p->n_trick + 1) == p->n_trick;
}

/* Whether @seat may still hold a trump. */
static bool
may_hold_trumps (const Play *p, int seat)
{
  return (p->facts.voids[seat] >> TAROT_TRUMPS & 1) == 0
         && !tarot_set_is_empty (tarot_cards_of (p->out, TAROT_TRUMPS));
}

static bool
others_may_hold_trumps (const Play *p)
{
  for (int seat = 0; seat < p->seats; seat++)
    if (seat != p->seat && may_hold_trumps (p, seat))
      return true;
  return false;
}

/* Whether no card that others may hold beats the card in its suit. */
static bool
is_master (const Play *p)
{
  TarotSuit suit = tarot_card_suit (p->card);

  return tarot_set_is_empty (tarot_set_above (tarot_cards_of (p->out, suit), p->card));
}

static uint8_t
count_of (TarotCardSet set)
{
  return (uint8_t) tarot_set_count (set);
}

static TarotWhy
trump_lead (const Play *p, TarotReason *reason)
{
  reason->number = count_of (tarot_cards_of (p->out, TAROT_TRUMPS));
  if (p->card == TAROT_PETIT && p->left == 1)
    return TAROT_WHY_PETIT_LAST;
  if (!others_may_hold_trumps (p))
    return TAROT_WHY_LAST_TRUMPS;
  if (tarot_set_has (p->hand, TAROT_PETIT) && p->card != TAROT_PETIT)
    return TAROT_WHY_GUARD_PETIT;
  if (tarot_set_has (p->out, TAROT_PETIT))
    return TAROT_WHY_HUNT_PETIT;
  return TAROT_WHY_DRAW_TRUMPS;
}

/* Whether the taker, an opponent, has to trump @suit. */
static bool
forces_taker (const Play *p, TarotSuit suit)
{
  int taker = p->deal->taker;

  return taker != TAROT_NOBODY
         && tarot_relation (p->view, p->seat, taker) == TAROT_RELATION_OPPONENT
         && (p->facts.voids[taker] >> suit & 1) != 0 && may_hold_trumps (p, taker);
}

static TarotWhy
suit_lead (const Play *p, TarotReason *reason)
{
  TarotSuit suit = tarot_card_suit (p->card);
  TarotCardSet own = tarot_cards_of (p->hand, suit);

  reason->suit = (uint8_t) suit;
  reason->number = count_of (own);
  if (forces_taker (p, suit))
    {
      reason->seat = p->deal->taker;
      return TAROT_WHY_FORCE_TAKER;
    }
  if (is_master (p))
    return TAROT_WHY_LEAD_MASTER;
  if (tarot_set_count (own) >= LONG_SUIT)
    return TAROT_WHY_LEAD_LONG;
  if (tarot_set_count (own) == 1 && !tarot_set_is_empty (tarot_cards_of (p->hand, TAROT_TRUMPS)))
    return TAROT_WHY_LEAD_SHORT;
  return tarot_card_half_points (p->card) < HONOR_HALF_POINTS ? TAROT_WHY_LEAD_LOW
                                                              : TAROT_WHY_BEST_CHANCE;
}

static uint16_t
trick_half_points (const Play *p)
{
  int sum = 0;

  for (int i = 0; i < p->n_trick; i++)
    sum += tarot_card_half_points (p->trick[i]);
  return (uint16_t) sum;
}

/* Who has played the petit to the trick, or TAROT_NOBODY. */
static int
find_petit (const Play *p)
{
  for (int i = 0; i < p->n_trick; i++)
    if (p->trick[i] == TAROT_PETIT)
      return (p->deal->leader + i) % p->seats;
  return TAROT_NOBODY;
}

static TarotWhy
taking_card (const Play *p, TarotReason *reason)
{
  int petit = find_petit (p);
  int to_come = p->seats - 1 - p->n_trick;

  reason->half_points = trick_half_points (p);
  reason->number = (uint8_t) to_come;
  reason->suit = (uint8_t) p->led;
  if (p->card == TAROT_PETIT)
    return p->left == 1 ? TAROT_WHY_PETIT_LAST : TAROT_WHY_PETIT_TAKES;
  if (petit != TAROT_NOBODY)
    {
      bool friend = tarot_relation (p->view, p->seat, petit) == TAROT_RELATION_FRIEND;

      reason->seat = (uint8_t) petit;
      return friend ? TAROT_WHY_COVER_PETIT : TAROT_WHY_CAPTURE_PETIT;
    }
  if (tarot_card_is_trump (p->card) && p->led != TAROT_TRUMPS)
    {
      bool trumped = tarot_card_is_trump (p->trick[(p->holder - p->deal->leader + p->seats)
                                                   % p->seats]);

      reason->seat = trumped ? (uint8_t) p->holder : TAROT_NOBODY;
      return trumped ? TAROT_WHY_OVERTRUMP : TAROT_WHY_RUFF;
    }
  if (to_come == 0)
    return TAROT_WHY_TAKE_LAST;
  return is_master (p) ? TAROT_WHY_TAKE_SURE : TAROT_WHY_TAKE_NOW;
}

/* Whether the hand is known, and no legal card has fewer points. */
static bool
has_fewest_points (const Play *p)
{
  TarotCardSet legal = is_known (p) ? tarot_view_legal_plays (p->view) : tarot_set_empty ();
  int own = tarot_card_half_points (p->card);

  for (int card = 0; card < TAROT_N_CARDS; card++)
    if (tarot_set_has (legal, (TarotCard) card)
        && tarot_card_half_points ((TarotCard) card) < own)
      return false;
  return is_known (p);
}

static TarotWhy
losing_card (const Play *p, TarotReason *reason)
{
  bool friend = tarot_relation (p->view, p->seat, p->holder) == TAROT_RELATION_FRIEND;

  reason->seat = (uint8_t) p->holder;
  reason->suit = (uint8_t) p->led;
  if (friend && p->card == TAROT_PETIT)
    return TAROT_WHY_PETIT_SAFE;
  if (friend)
    return tarot_card_half_points (p->card) >= HONOR_HALF_POINTS ? TAROT_WHY_LOAD
                                                                 : TAROT_WHY_FRIEND_HAS_IT;
  if (tarot_card_is_trump (p->card))
    return TAROT_WHY_UNDERTRUMP;
  if (p->n_trick == p->seats - 1 && has_fewest_points (p))
    return TAROT_WHY_LOST;
  return tarot_card_suit (p->card) == p->led ? TAROT_WHY_DUCK : TAROT_WHY_THROW_OFF;
}

static TarotWhy
find_reason (const Play *p, TarotReason *reason)
{
  if (is_known (p) && tarot_set_count (tarot_view_legal_plays (p->view)) == 1)
    return TAROT_WHY_ONLY_CARD;
  if (p->deal->taker == TAROT_NOBODY)
    return TAROT_WHY_AVOID_POINTS;
  if (p->card == TAROT_EXCUSE)
    return p->left <= 3 ? TAROT_WHY_EXCUSE_NOW : TAROT_WHY_EXCUSE_SAVES;
  if (p->holder != TAROT_NOBODY)
    return takes_trick (p) ? taking_card (p, reason) : losing_card (p, reason);
  return tarot_card_is_trump (p->card) ? trump_lead (p, reason) : suit_lead (p, reason);
}

void
tarot_reason_for_card (const TarotView *view, TarotCard card, TarotReason *reason)
{
  Play play;

  memset (reason, 0, sizeof *reason);
  reason->seat = TAROT_NOBODY;
  reason->suit = TAROT_NO_SUIT;
  read_play (&play, view, card);
  reason->why = (uint8_t) find_reason (&play, reason);
}
