/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-world-weight.h"

#include <string.h>

#include "bots/tarot/tarot-declarations.h"
#include "bots/tarot/tarot-hand-value.h"
#include "bots/tarot/tarot-play-policy.h"
#include "bots/tarot/tarot-sampler.h"
#include "bots/tarot/tarot-signals.h"

/* How sharply bids follow from values, in hand points. */
#define BID_SPREAD 4.0
/* How much a card may be worse than the best before it seems unlikely, in half points. */
#define CARD_SPREAD 5.0
/* No card is less likely than this. */
#define CARD_FLOOR 0.15

/* A number from 0 to 1 that rises with @x, 0.5 at 0; without exponentials, so that every machine
 * gets the same. */
static double
compute_sigmoid (double x)
{
  double size = x < 0 ? -x : x;
  double step = x / (1 + size);

  return 0.5 + 0.5 * step;
}

/* The probability of @bid for a hand, if the bids before went up to @before. */
static double
bid_weight (TarotCardSet hand, int seats, int bid, int before)
{
  double weight = 1;

  if (bid != TAROT_PASS)
    weight = compute_sigmoid (tarot_bid_excess (hand, seats, (TarotBid) bid) / BID_SPREAD);
  else if (before < TAROT_GARDE_CONTRE)
    weight = compute_sigmoid (-tarot_bid_excess (hand, seats, (TarotBid) (before + 1))
                              / BID_SPREAD);
  if (bid != TAROT_PASS && bid < TAROT_GARDE_CONTRE)
    weight *= compute_sigmoid (-tarot_bid_excess (hand, seats, (TarotBid) (bid + 1)) / BID_SPREAD);
  return weight * weight;
}

static double
auction_weight (const TarotView *view, const TarotDeal *world)
{
  const TarotRules *rules = &view->match.rules;
  int before = TAROT_PASS;
  double weight = 1;

  for (int i = 1; i <= world->n_bids; i++)
    {
      int seat = (world->dealer + i) % rules->seats;
      int bid = world->bids[seat];

      if (seat != view->seat)
        weight *= bid_weight (tarot_dealt_hand (rules, world, seat), rules->seats, bid, before);
      if (bid != TAROT_PASS)
        before = bid;
    }
  return weight;
}

void
tarot_world_choose_ecart (const TarotView *view, const TarotFacts *facts, TarotDeal *world)
{
  int taker = world->taker;
  TarotCardSet held, cards, ecart = world->ecart;

  if (world->phase != TAROT_PHASE_PLAY || !tarot_deal_takes_dog (world) || taker == view->seat)
    return;
  held = tarot_set_union (world->hands[taker], ecart);
  cards = tarot_set_minus (tarot_ecart_plain (tarot_facts_limit (facts, taker, held)),
                           view->match.deal.ecart);
  tarot_improve_ecart (tarot_set_union (tarot_dealt_hand (&view->match.rules, world, taker),
                                        tarot_deal_dog_cards (world)),
                       cards, &ecart);
  world->ecart = ecart;
  world->hands[taker] = tarot_set_minus (held, ecart);
}

/* How likely the seat in turn is to play @card. */
static double
card_weight (const TarotRules *rules, const TarotDeal *deal, const TarotFacts *facts,
             TarotCard card)
{
  double scores[TAROT_N_CARDS], best = -1000, weight;
  TarotCardSet legal = tarot_policy_scores (rules, deal, facts, deal->turn, scores);

  for (TarotCardSet rest = legal; !tarot_set_is_empty (rest);)
    {
      TarotCard other = tarot_set_lowest (rest);

      rest = tarot_set_without (rest, other);
      best = scores[other] > best ? scores[other] : best;
    }
  if (!tarot_set_has (legal, card))
    return CARD_FLOOR;
  weight = 1 / (1 + (best - scores[card]) / CARD_SPREAD);
  return weight > CARD_FLOOR ? weight : CARD_FLOOR;
}

/* How likely the seat in turn is to play @card, by rules of thumb and by its signals. */
static double
turn_weight (const TarotRules *rules, const TarotDeal *deal, const TarotFacts *facts,
             unsigned signalers, TarotCard card)
{
  double weight = card_weight (rules, deal, facts, card);

  if ((signalers >> deal->turn & 1) != 0)
    weight *= tarot_signal_weight (rules, deal, deal->turn, card);
  return weight;
}

/* Plays the cards of the deal once more in the world. */
static double
play_weight (const TarotView *view, const TarotDeal *world, unsigned signalers)
{
  const TarotRules *rules = &view->match.rules;
  TarotDeal deal = *world;
  TarotFacts facts;
  double weight = 1;

  if (world->n_plays == 0)
    return 1;
  for (int i = 0; i < world->n_plays; i++)
    {
      int seat = (world->leaders[i / rules->seats] + i % rules->seats) % rules->seats;

      deal.hands[seat] = tarot_set_with (deal.hands[seat], world->plays[i]);
    }
  deal.n_plays = deal.n_tricks = 0;
  deal.played = tarot_set_empty ();
  deal.leader = deal.turn = world->leaders[0];
  tarot_facts_init (&facts);
  for (int i = 0; i < world->n_plays; i++)
    {
      if (deal.turn != view->seat)
        weight *= turn_weight (rules, &deal, &facts, signalers, world->plays[i]);
      tarot_facts_note (&facts, rules, &deal, world->plays[i]);
      tarot_deal_play (rules, &deal, world->plays[i]);
    }
  return weight;
}

double
tarot_world_weight (const TarotView *view, const TarotDeal *world, unsigned signalers)
{
  return auction_weight (view, world) * play_weight (view, world, signalers);
}
