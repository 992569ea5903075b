/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-situation.h"

/* Probability that none of n cards is in one of k hands. */
static const double missing[TAROT_MAX_SEATS][TAROT_N_TRUMPS + 1] = {
  [2] = { 1, .5, .25, .125, .0625, .0312, .0156, .0078, .0039, .002, .001, .0005, .0002, .0001 },
  [3] = { 1,     .6667, .4444, .2963, .1975, .1317, .0878, .0585, .039,  .026,  .0173,
          .0116, .0077, .0051, .0034, .0023, .0015, .001,  .0007, .0005, .0003, .0002 },
  [4] = { 1,     .75,   .5625, .4219, .3164, .2373, .178,  .1335, .1001, .0751, .0563,
          .0422, .0317, .0238, .0178, .0134, .01,   .0075, .0056, .0042, .0032, .0024 },
};

bool
tarot_situation_is_friend (const TarotSituation *s, int seat)
{
  return (s->friends >> seat & 1) != 0;
}

bool
tarot_situation_is_void (const TarotSituation *s, int seat, TarotSuit suit)
{
  return (s->facts->voids[seat] >> suit & 1) != 0;
}

double
tarot_situation_chance_of_none (const TarotSituation *s, int n)
{
  return missing[s->others][n];
}

/* Probability that @seat has none of @suit. */
static double
chance_of_void (const TarotSituation *s, int seat, TarotSuit suit)
{
  return tarot_situation_is_void (s, seat, suit) ? 1 : missing[s->others][s->n_out[suit]];
}

/* Probability that @seat has one of the trumps @set. */
static double
chance_of_trump (const TarotSituation *s, int seat, TarotCardSet set)
{
  TarotCard ceiling = TAROT_CARD (TAROT_TRUMPS, s->facts->ceilings[seat]);

  if (tarot_situation_is_void (s, seat, TAROT_TRUMPS))
    return 0;
  set = tarot_set_minus (set, tarot_set_above (set, ceiling));
  return 1 - missing[s->others][tarot_set_count (set)];
}

/* Probability that @seat has a trump that beats @card. */
static double
chance_of_higher_trump (const TarotSituation *s, int seat, TarotCard card)
{
  if (!tarot_card_is_trump (card))
    return s->trumps[seat];
  return chance_of_trump (s, seat, tarot_set_above (tarot_cards_of (s->out, TAROT_TRUMPS), card));
}

double
tarot_situation_chance_to_beat (const TarotSituation *s, int seat, TarotCard best, TarotSuit led)
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

double
tarot_situation_chance_to_trump (const TarotSituation *s, int seat, TarotSuit led)
{
  double none = led == TAROT_TRUMPS ? 1 : chance_of_void (s, seat, led);

  return none * s->trumps[seat];
}

/* Probability that no opponent can trump @suit. */
static double
chance_of_no_ruff (const TarotSituation *s, TarotSuit suit)
{
  double safe = 1;

  for (int seat = 0; seat < s->rules->seats; seat++)
    if (!tarot_situation_is_friend (s, seat))
      safe *= 1 - tarot_situation_chance_to_trump (s, seat, suit);
  return safe;
}

static void
read_trick (TarotSituation *s)
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

void
tarot_situation_read (TarotSituation *s, const TarotRules *rules, const TarotDeal *deal,
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

bool
tarot_situation_may_have_trump (const TarotSituation *s, bool own)
{
  for (int seat = 0; seat < s->rules->seats; seat++)
    if (seat != s->seat && tarot_situation_is_friend (s, seat) == own && s->trumps[seat] > 0)
      return true;
  return false;
}

TarotCardSet
tarot_situation_legal_cards (const TarotSituation *s)
{
  if (s->deal->n_plays == 0 && s->deal->called != TAROT_NO_CARD
      && s->rules->call_lead == TAROT_CALL_LEAD_CALLED)
    return tarot_legal_leads (s->hand, s->deal->called);
  return tarot_legal_cards (s->hand, s->trick, s->n_trick);
}
