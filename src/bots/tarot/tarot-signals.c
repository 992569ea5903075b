/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-signals.h"

#include "bots/tarot/tarot-facts.h"

/* Ranks of a suit: from this on a low card denies the king and the queen. */
#define FIRST_DENIAL 5
/* Cards from this rank on help a queen or a knight to hold a suit. */
#define TEN 9
/* Cards of a suit with which it is held. */
#define HELD_CARDS 5
/* Trumps that an odd one promises, of a hand of eighteen cards. */
#define MANY_TRUMPS 7
#define USUAL_HAND 18
/* How likely a card is that tells what is not so, where another would have told the truth. */
#define FALSE_CARD 0.25
#define FALSE_EXCUSE 0.5

/* The tricks of a suit before the one in play, as a seat saw them. */
typedef struct
{
  int rounds;     /* tricks in which it was led */
  int leader;     /* who led it first, or TAROT_NOBODY */
  bool led;       /* the seat has led it */
  int n_followed; /* cards of the suit that it played when others led */
  TarotCard card; /* the first of these */
} History;

/* The cards of @set, which are of one suit, that are no honors. */
static TarotCardSet
low_cards (TarotCardSet set)
{
  return tarot_set_minus (set, tarot_honors ());
}

/* The cards of @set, which are of one suit, of a lower rank than @rank. */
static TarotCardSet
cards_below (TarotCardSet set, TarotSuit suit, int rank)
{
  return tarot_set_minus (set, tarot_set_above (set, (TarotCard) (TAROT_CARD (suit, rank) - 1)));
}

static bool
is_defender (const TarotDeal *deal, int seat)
{
  return deal->taker != TAROT_NOBODY && seat != deal->taker && seat != deal->partner;
}

/* Whether everybody knows by now that @seat belongs to the attack. */
static bool
is_open_attacker (const TarotDeal *deal, int seat)
{
  return seat == deal->taker
         || (seat == deal->partner && tarot_set_has (deal->played, deal->called));
}

/* Who set the suit of a trick: the leader, or the next seat after a led Excuse. */
static int
get_suit_leader (const TarotRules *rules, const TarotDeal *deal, int trick, const TarotCard *cards)
{
  return (deal->leaders[trick] + (cards[0] == TAROT_EXCUSE)) % rules->seats;
}

static void
read_history (const TarotRules *rules, const TarotDeal *deal, int seat, TarotSuit suit, History *h)
{
  *h = (History) { .leader = TAROT_NOBODY, .card = TAROT_NO_CARD };
  for (int trick = 0; trick < deal->n_tricks; trick++)
    {
      int n, leader;
      const TarotCard *cards = tarot_deal_trick (deal, rules->seats, trick, &n);
      TarotCard own = cards[(seat - deal->leaders[trick] + rules->seats) % rules->seats];

      if (tarot_suit_led (cards, n) != suit)
        continue;
      leader = get_suit_leader (rules, deal, trick, cards);
      if (h->rounds++ == 0)
        h->leader = leader;
      h->led |= leader == seat;
      if (leader != seat && tarot_card_suit (own) == suit && h->n_followed++ == 0)
        h->card = own;
    }
}

/* Adds low cards of one suit, of which some are honest. If none is, they tell nothing. */
static void
add_cards (TarotSignals *signals, TarotCardSet spoken, TarotCardSet honest)
{
  if (tarot_set_is_empty (honest))
    return;
  signals->spoken = tarot_set_union (signals->spoken, spoken);
  signals->honest = tarot_set_union (signals->honest, honest);
}

/* The first lead of a suit. */
static void
read_suit_lead (TarotCardSet hand, TarotSuit suit, TarotSignals *signals)
{
  TarotCardSet own = tarot_cards_of (hand, suit), low = low_cards (own);
  TarotCardSet promise = cards_below (low, suit, FIRST_DENIAL);
  bool has_honor = tarot_set_has (own, TAROT_CARD (suit, TAROT_KING))
                   || tarot_set_has (own, TAROT_CARD (suit, TAROT_QUEEN));

  add_cards (signals, low, has_honor ? promise : tarot_set_minus (low, promise));
}

/* The first lead of trumps. The petit and the 21 are not led to tell anything. */
static void
read_trump_lead (const TarotRules *rules, TarotCardSet hand, TarotSignals *signals)
{
  TarotCardSet trumps = tarot_cards_of (hand, TAROT_TRUMPS);
  TarotCardSet spoken = tarot_set_minus (trumps, tarot_bouts ()), odd = tarot_set_empty ();
  int many = (MANY_TRUMPS * tarot_hand_size (rules->seats) + USUAL_HAND / 2) / USUAL_HAND;

  for (TarotCardSet rest = spoken; !tarot_set_is_empty (rest);)
    {
      TarotCard card = tarot_set_lowest (rest);

      rest = tarot_set_without (rest, card);
      if (tarot_card_rank (card) % 2 == 0)
        odd = tarot_set_with (odd, card);
    }
  add_cards (signals, spoken,
             tarot_set_count (trumps) >= many ? odd : tarot_set_minus (spoken, odd));
}

static void
read_lead (const TarotRules *rules, const TarotDeal *deal, int seat, TarotSignals *signals)
{
  History h;

  for (int suit = 0; suit <= TAROT_TRUMPS; suit++)
    {
      read_history (rules, deal, seat, (TarotSuit) suit, &h);
      if (h.rounds > 0)
        continue;
      if (suit == TAROT_TRUMPS)
        read_trump_lead (rules, deal->hands[seat], signals);
      else
        read_suit_lead (deal->hands[seat], (TarotSuit) suit, signals);
    }
}

/* Whether these cards of a suit hold it: five or more, of which one or two will take tricks. The
 * Excuse counts as one of the five. */
static bool
is_held (TarotCardSet cards, bool excuse)
{
  TarotCard highest;
  TarotCardSet rest;
  int rank;

  if (tarot_set_is_empty (cards) || tarot_set_count (cards) + excuse < HELD_CARDS)
    return false;
  highest = tarot_set_highest (cards);
  rank = tarot_card_rank (highest);
  rest = tarot_set_without (cards, highest);
  return rank == TAROT_KING
         || (rank >= TAROT_KNIGHT && tarot_card_rank (tarot_set_highest (rest)) >= TEN);
}

/* Whether the seat, if it has just two low cards of the suit, accepts to ruff it then. */
static bool
is_doubleton (TarotCardSet hand, TarotCardSet cards)
{
  TarotCardSet trumps = tarot_set_without (tarot_cards_of (hand, TAROT_TRUMPS), TAROT_PETIT);

  return tarot_set_count (cards) == 2 && tarot_set_equal (cards, low_cards (cards))
         && !tarot_set_is_empty (trumps);
}

/* The first card of a suit: to descend, it is not the lowest one. */
static void
read_first_round (TarotCardSet hand, TarotCardSet own, bool attack, TarotSignals *signals)
{
  TarotCardSet low = low_cards (own), lowest;
  bool descends = attack ? is_held (own, tarot_set_has (hand, TAROT_EXCUSE))
                         : is_doubleton (hand, own);

  if (tarot_set_count (low) < 2)
    return;
  lowest = tarot_set_of (tarot_set_lowest (low));
  add_cards (signals, low, descends ? tarot_set_minus (low, lowest) : lowest);
}

/* The second card of a suit, after the low card @first. */
static void
read_second_round (TarotCardSet hand, TarotCardSet own, TarotCard first, bool attack,
                   TarotSignals *signals)
{
  TarotCardSet all = tarot_set_with (own, first), low = low_cards (own);
  TarotCardSet higher = tarot_set_above (low, first);
  bool descends = attack && is_held (all, tarot_set_has (hand, TAROT_EXCUSE));

  if (tarot_set_count (own) > 1)
    add_cards (signals, low, descends ? tarot_set_minus (low, higher) : higher);
}

/* What the Excuse tells when @suit is led for the first or second time. */
static void
read_excuse (TarotCardSet hand, TarotCardSet suit, TarotSignals *signals)
{
  if (!tarot_set_has (hand, TAROT_EXCUSE))
    return;
  signals->spoken = tarot_set_with (signals->spoken, TAROT_EXCUSE);
  if (is_held (suit, true))
    signals->honest = tarot_set_with (signals->honest, TAROT_EXCUSE);
}

/* A suit is led by another seat. */
static void
read_following (const TarotRules *rules, const TarotDeal *deal, int seat, const TarotCard *trick,
                TarotSuit suit, TarotSignals *signals)
{
  TarotCardSet hand = deal->hands[seat], own = tarot_cards_of (hand, suit);
  History h;
  int leader;
  bool attack;

  read_history (rules, deal, seat, suit, &h);
  leader = h.rounds > 0 ? h.leader : get_suit_leader (rules, deal, deal->n_tricks, trick);
  attack = is_open_attacker (deal, leader);
  if (h.led || h.rounds > 1)
    return;
  if (attack)
    read_excuse (hand, h.n_followed > 0 ? tarot_set_with (own, h.card) : own, signals);
  if (h.rounds == 0)
    read_first_round (hand, own, attack, signals);
  else if (h.n_followed > 0 && tarot_card_rank (h.card) < TAROT_JACK)
    read_second_round (hand, own, h.card, attack, signals);
}

void
tarot_signals_read (const TarotRules *rules, const TarotDeal *deal, int seat,
                    TarotSignals *signals)
{
  int n;
  const TarotCard *trick = tarot_deal_trick (deal, rules->seats, deal->n_tricks, &n);
  TarotSuit led = tarot_suit_led (trick, n);

  signals->spoken = signals->honest = tarot_set_empty ();
  if (!is_defender (deal, seat))
    return;
  if (n == 0)
    read_lead (rules, deal, seat, signals);
  else if (led < TAROT_TRUMPS)
    read_following (rules, deal, seat, trick, led, signals);
}

double
tarot_signal_weight (const TarotRules *rules, const TarotDeal *deal, int seat, TarotCard card)
{
  TarotSignals signals;

  tarot_signals_read (rules, deal, seat, &signals);
  if (!tarot_set_has (signals.spoken, card) || tarot_set_has (signals.honest, card))
    return 1;
  return card == TAROT_EXCUSE ? FALSE_EXCUSE : FALSE_CARD;
}

/* Rounds of suits, counted trick by trick, and the low cards of the first ones. */
typedef struct
{
  int rounds[TAROT_TRUMPS + 1];
  bool by_attack[TAROT_TRUMPS + 1]; /* who led the first one */
  TarotCard first[TAROT_MAX_SEATS][TAROT_N_SUITS];
} Rounds;

/* What @seat, which did not lead, asks for by @card in a trick of @suit. */
static TarotWish
read_wish (const Rounds *it, TarotSuit suit, int seat, TarotCard card)
{
  TarotCard first;

  if (suit == TAROT_TRUMPS)
    return card == TAROT_EXCUSE && it->rounds[suit] == 0 && !it->by_attack[suit]
               ? TAROT_WISH_NO_TRUMPS
               : TAROT_WISH_NONE;
  if (!it->by_attack[suit] || it->rounds[suit] > 1)
    return TAROT_WISH_NONE;
  if (card == TAROT_EXCUSE)
    return TAROT_WISH_TRUMPS;
  first = it->first[seat][suit];
  return it->rounds[suit] == 1 && first != TAROT_NO_CARD && tarot_card_suit (card) == suit
                 && card < first && tarot_card_rank (first) < TAROT_JACK
             ? TAROT_WISH_TRUMPS
             : TAROT_WISH_NONE;
}

/* Goes through one trick. */
static void
note_trick_wishes (const TarotRules *rules, const TarotDeal *deal, int trick, unsigned askers,
                   Rounds *it, TarotWish *wish)
{
  int n;
  const TarotCard *cards = tarot_deal_trick (deal, rules->seats, trick, &n);
  TarotSuit suit = tarot_suit_led (cards, n);
  int leader = get_suit_leader (rules, deal, trick, cards);

  if (it->rounds[suit] == 0)
    it->by_attack[suit] = is_open_attacker (deal, leader);
  for (int i = 0; i < n; i++)
    {
      int seat = (deal->leaders[trick] + i) % rules->seats;
      TarotWish own = TAROT_WISH_NONE;

      if (seat != leader)
        own = read_wish (it, suit, seat, cards[i]);
      else if (suit == TAROT_TRUMPS && it->rounds[suit] == 0 && tarot_card_rank (cards[i]) % 2 == 0
               && !tarot_set_has (tarot_bouts (), cards[i]))
        own = TAROT_WISH_TRUMPS;
      if (own != TAROT_WISH_NONE && (askers >> seat & 1) != 0)
        *wish = own;
      if (suit < TAROT_TRUMPS && it->rounds[suit] == 0)
        it->first[seat][suit]
            = seat != leader && tarot_card_suit (cards[i]) == suit ? cards[i] : TAROT_NO_CARD;
    }
  it->rounds[suit]++;
}

TarotWish
tarot_signals_wish (const TarotRules *rules, const TarotDeal *deal, int seat, unsigned signalers)
{
  Rounds rounds = { 0 };
  TarotWish wish = TAROT_WISH_NONE;
  unsigned askers = signalers & ~(1u << seat);

  for (int other = 0; other < rules->seats; other++)
    if (is_open_attacker (deal, other))
      askers &= ~(1u << other);
  if (is_defender (deal, seat))
    for (int trick = 0; trick < deal->n_tricks; trick++)
      note_trick_wishes (rules, deal, trick, askers, &rounds, &wish);
  return wish;
}
