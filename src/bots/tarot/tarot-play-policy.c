/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-play-policy.h"

#include <string.h>

/* What a lost or captured petit changes beyond its points: the target moves. */
#define PETIT_STAKE 12
/* With fewer trumps than this a defender does not lead them: what the official signal asks. */
#define LONG_TRUMPS 7
/* A lead of a higher trump takes high trumps of partners. */
#define TRUMP_14 TAROT_CARD (TAROT_TRUMPS, 13)
/* What a trump is worth in the hand, and a trump that no other beats in addition. */
#define TRUMP_WORTH 3.0
#define MASTER_WORTH 6.0
/* What drawing a trump out of another hand is worth. */
#define DRAWN_TRUMP 1.6
/* How likely a card that takes no trick of its own is saved on one of a partner. */
#define SAVED .35
/* What each card still to come adds to the trick. */
#define COMING_CARD 1.6

/* Probability that none of n cards is in one of k hands. */
static const double missing[TAROT_MAX_SEATS][TAROT_N_TRUMPS + 1] = {
  [2] = { 1, .5, .25, .125, .0625, .0312, .0156, .0078, .0039, .002, .001, .0005, .0002, .0001 },
  [3] = { 1,     .6667, .4444, .2963, .1975, .1317, .0878, .0585, .039,  .026,  .0173,
          .0116, .0077, .0051, .0034, .0023, .0015, .001,  .0007, .0005, .0003, .0002 },
  [4] = { 1,     .75,   .5625, .4219, .3164, .2373, .178,  .1335, .1001, .0751, .0563,
          .0422, .0317, .0238, .0178, .0134, .01,   .0075, .0056, .0042, .0032, .0024 },
};

/* What @seat sees when it is to play. */
typedef struct
{
  const TarotRules *rules;
  const TarotDeal *deal;
  const TarotFacts *facts;
  const TarotCard *trick;
  int n_trick;
  TarotSuit led;  /* the suit of the trick, or TAROT_NO_SUIT */
  TarotCard best; /* the card that takes the trick so far, or TAROT_NO_CARD */
  int holder;     /* who played it */
  int seat;
  int others; /* hands of others */
  int left;   /* tricks to play, with this one */
  unsigned friends;
  TarotCardSet hand, out;    /* own cards, and those that others may hold */
  TarotCardSet others_cards; /* those and the trick's */
  int n_own[TAROT_TRUMPS + 1], n_out[TAROT_TRUMPS + 1];
  double trumps[TAROT_MAX_SEATS]; /* probability that each other seat has a trump */
  double no_ruff[TAROT_N_SUITS];  /* probability that no opponent can trump the suit */
  bool goulash;
} Situation;

/* A card that is tried, and the trick with it. */
typedef struct
{
  TarotCard card;
  TarotCard best;
  TarotSuit led;
  int holder;
  double wins;  /* probability that the own side takes the trick */
  double drawn; /* trumps that others must play, those of the own side negative */
} Attempt;

static bool
is_friend (const Situation *s, int seat)
{
  return (s->friends >> seat & 1) != 0;
}

static bool
is_void (const Situation *s, int seat, TarotSuit suit)
{
  return (s->facts->voids[seat] >> suit & 1) != 0;
}

/* Probability that @seat has none of @suit. */
static double
chance_of_void (const Situation *s, int seat, TarotSuit suit)
{
  return is_void (s, seat, suit) ? 1 : missing[s->others][s->n_out[suit]];
}

/* Probability that @seat has one of the trumps @set. */
static double
chance_of_trump (const Situation *s, int seat, TarotCardSet set)
{
  TarotCard ceiling = TAROT_CARD (TAROT_TRUMPS, s->facts->ceilings[seat]);

  if (is_void (s, seat, TAROT_TRUMPS))
    return 0;
  set = tarot_set_minus (set, tarot_set_above (set, ceiling));
  return 1 - missing[s->others][tarot_set_count (set)];
}

/* Probability that @seat has a trump that beats @card. */
static double
chance_of_higher_trump (const Situation *s, int seat, TarotCard card)
{
  if (!tarot_card_is_trump (card))
    return s->trumps[seat];
  return chance_of_trump (s, seat, tarot_set_above (tarot_cards_of (s->out, TAROT_TRUMPS), card));
}

/* Probability that @seat beats the card @best. */
static double
chance_to_beat (const Situation *s, int seat, TarotCard best, TarotSuit led)
{
  double trump = chance_of_higher_trump (s, seat, best);
  double none;
  int higher;

  if (led == TAROT_TRUMPS)
    return trump;
  none = chance_of_void (s, seat, led);
  if (tarot_card_is_trump (best) || tarot_card_suit (best) != led)
    return none * trump;
  higher = tarot_set_count (tarot_set_above (tarot_cards_of (s->out, led), best));
  return none * trump + (1 - none) * (1 - missing[s->others][higher]);
}

/* Probability that @seat must play a trump. */
static double
chance_to_trump (const Situation *s, int seat, TarotSuit led)
{
  double none = led == TAROT_TRUMPS ? 1 : chance_of_void (s, seat, led);

  return none * s->trumps[seat];
}

/* Adds @card to the trick and determines who holds the trick then. */
static void
put_card (const Situation *s, TarotCard card, Attempt *a)
{
  bool trump = tarot_card_is_trump (card), takes;

  a->card = card;
  a->led = s->led;
  a->best = s->best;
  a->holder = s->holder;
  if (card == TAROT_EXCUSE)
    return;
  if (a->led == TAROT_NO_SUIT)
    a->led = tarot_card_suit (card);
  if (s->best == TAROT_NO_CARD)
    takes = true;
  else if (trump != tarot_card_is_trump (s->best))
    takes = trump;
  else
    takes = card > s->best && (trump || tarot_card_suit (card) == s->led);
  if (takes)
    {
      a->best = card;
      a->holder = s->seat;
    }
}

/* Returns: the card in the middle of a set. */
static TarotCard
get_middle (TarotCardSet set)
{
  for (int n = tarot_set_count (set) / 2; n > 0; n--)
    set = tarot_set_without (set, tarot_set_lowest (set));
  return tarot_set_lowest (set);
}

/* Returns: a card that @seat probably takes the trick with, if it beats @best. */
static TarotCard
get_likely_taker (const Situation *s, int seat, TarotCard best, TarotSuit led)
{
  TarotCardSet higher = tarot_set_above (tarot_cards_of (s->out, tarot_card_suit (best)), best);
  TarotCardSet trumps = tarot_cards_of (s->out, TAROT_TRUMPS);

  if (!tarot_set_is_empty (higher) && (led == TAROT_TRUMPS || !is_void (s, seat, led)))
    return get_middle (higher);
  return tarot_set_is_empty (trumps) ? best : get_middle (trumps);
}

/* Goes through the seats that play after this one. A side that has lost the trick must beat the
 * card that took it, not its own. */
static void
estimate_trick (const Situation *s, Attempt *a)
{
  int seats = s->rules->seats;
  TarotCard best[2] = { a->best, a->best }; /* of the opponents and of the own side, if they hold */

  a->drawn = 0;
  a->wins = a->holder == TAROT_NOBODY ? 0.3 : is_friend (s, a->holder);
  if (a->holder == TAROT_NOBODY)
    return;
  for (int i = s->n_trick + 1; i < seats; i++)
    {
      int seat = (s->deal->leader + i) % seats;
      bool own = is_friend (s, seat);
      double held = own ? 1 - a->wins : a->wins; /* by the other side */
      double taken = held * chance_to_beat (s, seat, best[!own], a->led);
      double trumps = chance_to_trump (s, seat, a->led);

      if (taken > 1 - held)
        best[own] = get_likely_taker (s, seat, best[!own], a->led);
      a->wins += own ? taken : -taken;
      a->drawn += own ? -trumps : trumps;
    }
}

/* What is at stake in the trick without the card that is tried. */
static double
trick_stake (const Situation *s)
{
  double stake = COMING_CARD * (s->rules->seats - 1 - s->n_trick);

  for (int i = 0; i < s->n_trick; i++)
    {
      if (s->trick[i] == TAROT_EXCUSE)
        stake += 1;
      else
        stake += tarot_card_half_points (s->trick[i]);
      if (s->trick[i] == TAROT_PETIT)
        stake += PETIT_STAKE;
    }
  return stake;
}

/* Probability that no opponent can trump @suit. */
static double
chance_of_no_ruff (const Situation *s, TarotSuit suit)
{
  double safe = 1;

  for (int seat = 0; seat < s->rules->seats; seat++)
    if (!is_friend (s, seat))
      safe *= 1 - chance_to_trump (s, seat, suit);
  return safe;
}

static void
read_trick (Situation *s)
{
  int winner;

  s->trick = tarot_deal_trick (s->deal, s->rules->seats, s->deal->n_tricks, &s->n_trick);
  s->led = tarot_suit_led (s->trick, s->n_trick);
  s->best = TAROT_NO_CARD;
  s->holder = TAROT_NOBODY;
  s->others_cards = s->out;
  for (int i = 0; i < s->n_trick; i++)
    s->others_cards = tarot_set_with (s->others_cards, s->trick[i]);
  if (s->led == TAROT_NO_SUIT)
    return;
  winner = tarot_trick_winner (s->trick, s->n_trick);
  s->best = s->trick[winner];
  s->holder = (s->deal->leader + winner) % s->rules->seats;
}

static void
read_situation (Situation *s, const TarotRules *rules, const TarotDeal *deal,
                const TarotFacts *facts, int seat)
{
  TarotCardSet seen = tarot_set_union (deal->played, deal->hands[seat]);
  TarotCardSet ecart = deal->ecart;

  s->rules = rules;
  s->deal = deal;
  s->facts = facts;
  s->seat = seat;
  s->others = rules->seats - 1;
  s->left = tarot_hand_size (rules->seats) - deal->n_tricks;
  s->friends = tarot_known_friends (rules, deal, seat);
  s->goulash = deal->taker == TAROT_NOBODY;
  s->hand = deal->hands[seat];
  if (seat != deal->taker)
    ecart = tarot_cards_of (ecart, TAROT_TRUMPS);
  s->out = tarot_set_minus (tarot_set_all (), tarot_set_union (seen, ecart));
  read_trick (s);
  for (int suit = 0; suit <= TAROT_TRUMPS; suit++)
    {
      s->n_own[suit] = tarot_set_count (tarot_cards_of (s->hand, (TarotSuit) suit));
      s->n_out[suit] = tarot_set_count (tarot_cards_of (s->out, (TarotSuit) suit));
    }
  for (int other = 0; other < rules->seats; other++)
    s->trumps[other] = chance_of_trump (s, other, tarot_cards_of (s->out, TAROT_TRUMPS));
  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    if (s->n_own[suit] > 0)
      s->no_ruff[suit] = chance_of_no_ruff (s, (TarotSuit) suit);
}

static double
petit_worth (const Situation *s)
{
  static const double saved[] = { 0, .1, .25, .35, .45, .55, .65, .7 };
  int n = s->n_own[TAROT_TRUMPS];
  double p = saved[n > 7 ? 7 : n];

  if (s->n_out[TAROT_TRUMPS] == 0)
    p = 1;
  return (PETIT_STAKE + 9) * (2 * p - 1);
}

static double
trump_worth (const Situation *s, TarotCard card)
{
  int higher = tarot_set_count (tarot_set_above (tarot_cards_of (s->out, TAROT_TRUMPS), card));

  if (card == TAROT_PETIT)
    return petit_worth (s);
  return TRUMP_WORTH + MASTER_WORTH * missing[s->others][higher] + 0.02 * tarot_card_rank (card)
         + (card == TAROT_21 ? 9 : 0);
}

/* What a card of a suit is still worth in the hand. */
static double
suit_card_worth (const Situation *s, TarotCard card)
{
  static const double takes[] = { .9, .45, .25, .1 };
  TarotSuit suit = tarot_card_suit (card);
  TarotCardSet own = tarot_cards_of (s->hand, suit);
  int n = s->n_own[suit];
  int higher = tarot_set_count (tarot_set_above (tarot_cards_of (s->out, suit), card));
  double p = takes[higher > 3 ? 3 : higher] * s->no_ruff[suit];
  double worth;

  /* A lone honor falls under the king; with low cards beside it, it waits. */
  if (higher > 0 && n <= higher)
    p *= 0.5;
  p += (1 - p) * SAVED;
  worth = tarot_card_half_points (card) * (2 * p - 1);
  /* A low card guards a high one. */
  if (tarot_card_half_points (card) == 1 && n <= 3
      && tarot_card_half_points (tarot_set_highest (own)) > 1)
    worth += 1.5;
  return worth;
}

/* Whether the side of the seat has taken all tricks so far. */
static bool
may_slam (const Situation *s)
{
  for (int trick = 0; trick < s->deal->n_tricks; trick++)
    if (!is_friend (s, s->deal->takers[trick]))
      return false;
  return s->deal->n_tricks > 0;
}

static double
excuse_worth (const Situation *s)
{
  if (s->left < 7 && may_slam (s))
    return 60;
  /* In the last trick it would be lost. */
  if (s->left == 2)
    return -60;
  return s->left < 6 ? 0.5 : s->left < 12 ? 3 : 4.5;
}

static double
worth_in_hand (const Situation *s, TarotCard card)
{
  if (card == TAROT_EXCUSE)
    return excuse_worth (s);
  return tarot_card_is_trump (card) ? trump_worth (s, card) : suit_card_worth (s, card);
}

/* What the card itself adds to the stake. The 21 and the Excuse are not lost. */
static double
own_stake (TarotCard card)
{
  if (card == TAROT_EXCUSE)
    return 0;
  return tarot_card_half_points (card) + (card == TAROT_PETIT ? PETIT_STAKE : 0);
}

/* Whether a seat of the own side, or of the other, may have a trump. */
static bool
may_have_trump (const Situation *s, bool own)
{
  for (int seat = 0; seat < s->rules->seats; seat++)
    if (seat != s->seat && is_friend (s, seat) == own && s->trumps[seat] > 0)
      return true;
  return false;
}

/* What speaks against a lead of trumps. Trumps that are gone need not be drawn, and a defender
 * leads them with a long suit of them only. */
static double
trump_lead_bonus (const Situation *s, bool attack)
{
  if (!may_have_trump (s, false))
    return -14;
  return !attack && s->n_own[TAROT_TRUMPS] < LONG_TRUMPS ? -4 : 0;
}

/* What speaks for or against a lead beside the trick itself. A defender leads a low card of a long
 * suit, and honors only later, if nobody can beat them. */
static double
lead_bonus (const Situation *s, TarotCard card)
{
  TarotSuit suit = tarot_card_suit (card);
  bool attack = is_friend (s, s->deal->taker);
  bool risky;

  if (card == TAROT_EXCUSE)
    return -8;
  if (suit == TAROT_TRUMPS)
    return trump_lead_bonus (s, attack);
  if (attack)
    return 0.4 * s->n_own[suit];
  risky = s->deal->n_plays == 0
          || !tarot_set_is_empty (tarot_set_above (tarot_cards_of (s->out, suit), card));
  return 0.8 * s->n_own[suit] - (risky ? 2.5 * (tarot_card_half_points (card) - 1) : 0);
}

/* In a goulash points are to be avoided. */
static double
goulash_score (const Situation *s, const Attempt *a, double stake)
{
  double card = a->card == TAROT_EXCUSE ? -8 : tarot_card_half_points (a->card);

  return -a->wins * (stake + card) + 0.6 * card
         + (tarot_card_is_trump (a->card) ? 0.05 * tarot_card_rank (a->card) : 0);
}

static double
score_card (const Situation *s, TarotCard card, double stake)
{
  Attempt a;
  double score;

  put_card (s, card, &a);
  estimate_trick (s, &a);
  if (s->goulash)
    return goulash_score (s, &a, stake);
  score = (stake + own_stake (card)) * (2 * a.wins - 1) - worth_in_hand (s, card)
          + DRAWN_TRUMP * a.drawn;
  return s->n_trick == 0 ? score + lead_bonus (s, card) : score;
}

/* The cards that the seat may play, by the rule of the first lead too. */
static TarotCardSet
legal_cards (const Situation *s)
{
  if (s->deal->n_plays == 0 && s->deal->called != TAROT_NO_CARD
      && s->rules->call_lead == TAROT_CALL_LEAD_CALLED)
    return tarot_legal_leads (s->hand, s->deal->called);
  return tarot_legal_cards (s->hand, s->trick, s->n_trick);
}

TarotCardSet
tarot_policy_scores (const TarotRules *rules, const TarotDeal *deal, const TarotFacts *facts,
                     int seat, double scores[TAROT_N_CARDS])
{
  Situation s;
  TarotCardSet legal, rest;
  double stake;

  read_situation (&s, rules, deal, facts, seat);
  stake = trick_stake (&s);
  legal = rest = legal_cards (&s);
  while (!tarot_set_is_empty (rest))
    {
      TarotCard card = tarot_set_lowest (rest);

      rest = tarot_set_without (rest, card);
      scores[card] = score_card (&s, card, stake);
    }
  return legal;
}

/* Removes from @cards all of @trumps but the lowest and the petit. */
static TarotCardSet
keep_lowest (TarotCardSet cards, TarotCardSet trumps)
{
  trumps = tarot_set_without (trumps, TAROT_PETIT);
  return tarot_set_is_empty (trumps)
             ? cards
             : tarot_set_minus (cards, tarot_set_above (trumps, tarot_set_lowest (trumps)));
}

/* Removes from @cards, none of which takes the trick that opponents have, what would be a gift. */
static TarotCardSet
without_gifts (const Situation *s, TarotCardSet cards)
{
  TarotCardSet honors = tarot_set_common (cards, tarot_honors ());
  TarotCardSet trumps = tarot_cards_of (cards, TAROT_TRUMPS);
  TarotCardSet low = tarot_set_minus (tarot_set_minus (cards, honors), trumps);

  if (s->n_trick == s->rules->seats - 1 && !tarot_set_is_empty (low))
    cards = tarot_set_minus (cards, honors);
  return keep_lowest (cards, trumps);
}

/* Returns: those of @cards that take the trick as it stands. */
static TarotCardSet
get_taking (const Situation *s, TarotCardSet cards)
{
  TarotCardSet higher
      = tarot_set_above (tarot_cards_of (cards, tarot_card_suit (s->best)), s->best);

  return tarot_card_is_trump (s->best)
             ? higher
             : tarot_set_union (higher, tarot_cards_of (cards, TAROT_TRUMPS));
}

/* Removes from @cards what a defender does not lead while the attack may have trumps: the petit,
 * trumps from the petit, and trumps that take high ones of partners. */
static TarotCardSet
without_bad_leads (const Situation *s, TarotCardSet cards)
{
  TarotCardSet trumps = tarot_suit_cards (TAROT_TRUMPS);
  TarotCardSet out = tarot_cards_of (s->out, TAROT_TRUMPS);
  TarotCardSet high = tarot_set_above (trumps, TRUMP_14);
  TarotCardSet bad = tarot_set_empty (), rest;

  if (tarot_set_has (s->hand, TAROT_PETIT))
    bad = trumps;
  else if (may_have_trump (s, true) && !tarot_set_is_empty (out))
    bad = tarot_set_minus (high, tarot_set_above (high, tarot_set_highest (out)));
  rest = tarot_set_minus (cards, bad);
  return tarot_set_is_empty (rest) ? tarot_set_without (cards, TAROT_PETIT) : rest;
}

static bool
may_be_overtaken (const Situation *s)
{
  for (int i = s->n_trick + 1; i < s->rules->seats; i++)
    if (!is_friend (s, (s->deal->leader + i) % s->rules->seats))
      return true;
  return false;
}

/* Removes from @cards trumps that take the trick where a lower one is enough. */
static TarotCardSet
without_waste (const Situation *s, TarotCardSet cards)
{
  return may_be_overtaken (s)
             ? cards
             : keep_lowest (cards, tarot_cards_of (get_taking (s, cards), TAROT_TRUMPS));
}

/* Removes from @cards what people would not play: see tarot_sensible_cards (). */
static TarotCardSet
keep_sensible (const Situation *s, TarotCardSet cards)
{
  TarotCardSet rest;

  if (s->goulash)
    return cards;
  if (s->n_trick == 0 && !is_friend (s, s->deal->taker) && may_have_trump (s, false))
    {
      rest = without_bad_leads (s, cards);
      return tarot_set_is_empty (rest) ? cards : rest;
    }
  if (s->holder == TAROT_NOBODY)
    return cards;
  if (is_friend (s, s->holder) || !tarot_set_is_empty (get_taking (s, cards)))
    return without_waste (s, cards);
  return without_gifts (s, cards);
}

TarotCardSet
tarot_sensible_cards (const TarotRules *rules, const TarotDeal *deal, const TarotFacts *facts,
                      int seat)
{
  Situation s;

  read_situation (&s, rules, deal, facts, seat);
  return keep_sensible (&s, legal_cards (&s));
}

/* Takes the lowest card out of @rest, and with it those above it that are worth the same, if no
 * card of another hand or of the trick lies between: none of them is better. */
static TarotCard
take_lowest (const Situation *s, TarotCardSet *rest)
{
  TarotCard card = tarot_set_lowest (*rest), next;
  TarotCardSet equal, above;

  *rest = tarot_set_without (*rest, card);
  if (card == TAROT_EXCUSE || (s->goulash && tarot_card_is_trump (card)))
    return card;
  equal = tarot_cards_of (*rest, tarot_card_suit (card));
  above = tarot_set_above (tarot_cards_of (s->others_cards, tarot_card_suit (card)), card);
  for (; !tarot_set_is_empty (equal); equal = tarot_set_without (equal, next))
    {
      next = tarot_set_lowest (equal);
      if (tarot_card_half_points (next) != tarot_card_half_points (card)
          || (!tarot_set_is_empty (above) && tarot_set_lowest (above) < next))
        break;
      *rest = tarot_set_without (*rest, next);
    }
  return card;
}

TarotCard
tarot_policy_card (const TarotRules *rules, const TarotDeal *deal, const TarotFacts *facts,
                   int seat)
{
  Situation s;
  TarotCardSet legal;
  TarotCard best = TAROT_NO_CARD;
  double stake, best_score = 0;

  read_situation (&s, rules, deal, facts, seat);
  legal = keep_sensible (&s, legal_cards (&s));
  stake = trick_stake (&s);
  while (!tarot_set_is_empty (legal))
    {
      TarotCard card = take_lowest (&s, &legal);
      double score;

      if (best == TAROT_NO_CARD && tarot_set_is_empty (legal))
        return card;
      score = score_card (&s, card, stake);
      if (best == TAROT_NO_CARD || score > best_score)
        {
          best_score = score;
          best = card;
        }
    }
  return best;
}
