/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-play-policy.h"

#include "bots/tarot/tarot-situation.h"

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

/* Adds @card to the trick and determines who holds the trick then. */
static void
put_card (const TarotSituation *s, TarotCard card, Attempt *a)
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
get_likely_taker (const TarotSituation *s, int seat, TarotCard best, TarotSuit led)
{
  TarotCardSet higher = tarot_set_above (tarot_cards_of (s->out, tarot_card_suit (best)), best);
  TarotCardSet trumps = tarot_cards_of (s->out, TAROT_TRUMPS);

  if (!tarot_set_is_empty (higher)
      && (led == TAROT_TRUMPS || !tarot_situation_is_void (s, seat, led)))
    return get_middle (higher);
  return tarot_set_is_empty (trumps) ? best : get_middle (trumps);
}

/* Goes through the seats that play after this one. A side that has lost the trick must beat the
 * card that took it, not its own. */
static void
estimate_trick (const TarotSituation *s, Attempt *a)
{
  int seats = s->rules->seats;
  TarotCard best[2] = { a->best, a->best }; /* of the opponents and of the own side, if they hold */

  a->drawn = 0;
  a->wins = a->holder == TAROT_NOBODY ? 0.3 : tarot_situation_is_friend (s, a->holder);
  if (a->holder == TAROT_NOBODY)
    return;
  for (int i = s->n_trick + 1; i < seats; i++)
    {
      int seat = (s->deal->leader + i) % seats;
      bool own = tarot_situation_is_friend (s, seat);
      double held = own ? 1 - a->wins : a->wins; /* by the other side */
      double taken = held * tarot_situation_chance_to_beat (s, seat, best[!own], a->led);
      double trumps = tarot_situation_chance_to_trump (s, seat, a->led);

      if (taken > 1 - held)
        best[own] = get_likely_taker (s, seat, best[!own], a->led);
      a->wins += own ? taken : -taken;
      a->drawn += own ? -trumps : trumps;
    }
}

/* What is at stake in the trick without the card that is tried. */
static double
trick_stake (const TarotSituation *s)
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

static double
petit_worth (const TarotSituation *s)
{
  static const double saved[] = { 0, .1, .25, .35, .45, .55, .65, .7 };
  int n = s->n_own[TAROT_TRUMPS];
  double p = saved[n > 7 ? 7 : n];

  if (s->n_out[TAROT_TRUMPS] == 0)
    p = 1;
  return (PETIT_STAKE + 9) * (2 * p - 1);
}

static double
trump_worth (const TarotSituation *s, TarotCard card)
{
  int higher = tarot_set_count (tarot_set_above (tarot_cards_of (s->out, TAROT_TRUMPS), card));

  if (card == TAROT_PETIT)
    return petit_worth (s);
  return TRUMP_WORTH + MASTER_WORTH * tarot_situation_chance_of_none (s, higher)
         + 0.02 * tarot_card_rank (card) + (card == TAROT_21 ? 9 : 0);
}

/* What a card of a suit is still worth in the hand. */
static double
suit_card_worth (const TarotSituation *s, TarotCard card)
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
may_slam (const TarotSituation *s)
{
  for (int trick = 0; trick < s->deal->n_tricks; trick++)
    if (!tarot_situation_is_friend (s, s->deal->takers[trick]))
      return false;
  return s->deal->n_tricks > 0;
}

static double
excuse_worth (const TarotSituation *s)
{
  if (s->left < 7 && may_slam (s))
    return 60;
  /* In the last trick it would be lost. */
  if (s->left == 2)
    return -60;
  return s->left < 6 ? 0.5 : s->left < 12 ? 3 : 4.5;
}

static double
worth_in_hand (const TarotSituation *s, TarotCard card)
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

/* What speaks against a lead of trumps. Trumps that are gone need not be drawn, and a defender
 * leads them with a long suit of them only. */
static double
trump_lead_bonus (const TarotSituation *s, bool attack)
{
  if (!tarot_situation_may_have_trump (s, false))
    return -14;
  return !attack && s->n_own[TAROT_TRUMPS] < LONG_TRUMPS ? -4 : 0;
}

/* What speaks for or against a lead beside the trick itself. A defender leads a low card of a long
 * suit, and honors only later, if nobody can beat them. */
static double
lead_bonus (const TarotSituation *s, TarotCard card)
{
  TarotSuit suit = tarot_card_suit (card);
  bool attack = tarot_situation_is_friend (s, s->deal->taker);
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
goulash_score (const TarotSituation *s, const Attempt *a, double stake)
{
  double card = a->card == TAROT_EXCUSE ? -8 : tarot_card_half_points (a->card);

  return -a->wins * (stake + card) + 0.6 * card
         + (tarot_card_is_trump (a->card) ? 0.05 * tarot_card_rank (a->card) : 0);
}

static double
score_card (const TarotSituation *s, TarotCard card, double stake)
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

TarotCardSet
tarot_policy_scores (const TarotRules *rules, const TarotDeal *deal, const TarotFacts *facts,
                     int seat, double scores[TAROT_N_CARDS])
{
  TarotSituation s;
  TarotCardSet legal, rest;
  double stake;

  tarot_situation_read (&s, rules, deal, facts, seat);
  stake = trick_stake (&s);
  legal = rest = tarot_situation_legal_cards (&s);
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
without_gifts (const TarotSituation *s, TarotCardSet cards)
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
get_taking (const TarotSituation *s, TarotCardSet cards)
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
without_bad_leads (const TarotSituation *s, TarotCardSet cards)
{
  TarotCardSet trumps = tarot_suit_cards (TAROT_TRUMPS);
  TarotCardSet out = tarot_cards_of (s->out, TAROT_TRUMPS);
  TarotCardSet high = tarot_set_above (trumps, TRUMP_14);
  TarotCardSet bad = tarot_set_empty (), rest;

  if (tarot_set_has (s->hand, TAROT_PETIT))
    bad = trumps;
  else if (tarot_situation_may_have_trump (s, true) && !tarot_set_is_empty (out))
    bad = tarot_set_minus (high, tarot_set_above (high, tarot_set_highest (out)));
  rest = tarot_set_minus (cards, bad);
  return tarot_set_is_empty (rest) ? tarot_set_without (cards, TAROT_PETIT) : rest;
}

static bool
may_be_overtaken (const TarotSituation *s)
{
  for (int i = s->n_trick + 1; i < s->rules->seats; i++)
    if (!tarot_situation_is_friend (s, (s->deal->leader + i) % s->rules->seats))
      return true;
  return false;
}

/* Removes from @cards trumps that take the trick where a lower one is enough. */
static TarotCardSet
without_waste (const TarotSituation *s, TarotCardSet cards)
{
  return may_be_overtaken (s)
             ? cards
             : keep_lowest (cards, tarot_cards_of (get_taking (s, cards), TAROT_TRUMPS));
}

/* Removes from @cards what people would not play: see tarot_sensible_cards (). */
static TarotCardSet
keep_sensible (const TarotSituation *s, TarotCardSet cards)
{
  TarotCardSet rest;

  if (s->goulash)
    return cards;
  if (s->n_trick == 0 && !tarot_situation_is_friend (s, s->deal->taker)
      && tarot_situation_may_have_trump (s, false))
    {
      rest = without_bad_leads (s, cards);
      return tarot_set_is_empty (rest) ? cards : rest;
    }
  if (s->holder == TAROT_NOBODY)
    return cards;
  if (tarot_situation_is_friend (s, s->holder) || !tarot_set_is_empty (get_taking (s, cards)))
    return without_waste (s, cards);
  return without_gifts (s, cards);
}

TarotCardSet
tarot_sensible_cards (const TarotRules *rules, const TarotDeal *deal, const TarotFacts *facts,
                      int seat)
{
  TarotSituation s;

  tarot_situation_read (&s, rules, deal, facts, seat);
  return keep_sensible (&s, tarot_situation_legal_cards (&s));
}

/* Takes the lowest card out of @rest, and with it those above it that are worth the same, if no
 * card of another hand or of the trick lies between: none of them is better. */
static TarotCard
take_lowest (const TarotSituation *s, TarotCardSet *rest)
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
  TarotSituation s;
  TarotCardSet legal;
  TarotCard best = TAROT_NO_CARD;
  double stake, best_score = 0;

  tarot_situation_read (&s, rules, deal, facts, seat);
  legal = keep_sensible (&s, tarot_situation_legal_cards (&s));
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
