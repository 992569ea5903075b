/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-policy.h"

/* The random level: all cards, and both answers to most questions, are equally likely. Offers and
 * proposals to concede are rare, so that most deals are decided by cards. */

#define OFFER_INTERVAL 200
#define PROPOSE_INTERVAL 100

static bool
toss_coin (const AluSearchContext *search)
{
  return alu_rng_below (search->rng, 2) == 1;
}

static bool
random_vote (const AluView *view, const AluSearchContext *search)
{
  return alu_rng_below (search->rng, 4) > 0;
}

static void
random_reject (const AluView *view, const AluSearchContext *search, AluCard cards[ALU_CHANT_CARDS])
{
  uint8_t hand[ALU_N_CARDS];
  int n = alu_set_sorted (alu_rules_order (&view->match.rules),
                          view->match.deal.hands[view->match.deal.turn], hand);

  alu_rng_shuffle (search->rng, hand, n);
  for (int i = 0; i < ALU_CHANT_CARDS; i++)
    cards[i] = hand[i];
}

static AluCard
random_play (const AluView *view, const AluSearchContext *search, AluDecisionInfo *info)
{
  AluCardSet hand = alu_match_legal_plays (&view->match);

  for (uint32_t skip = alu_rng_below (search->rng, (uint32_t) alu_set_count (hand)); skip > 0;
       skip--)
    hand &= hand - 1;
  return alu_set_first (hand);
}

static bool
random_offer (const AluView *view, const AluSearchContext *search, const AluDecisionInfo *info)
{
  return alu_rng_below (search->rng, OFFER_INTERVAL) == 0;
}

static bool
random_accept (const AluView *view, const AluSearchContext *search)
{
  return toss_coin (search);
}

static bool
random_propose (const AluView *view, const AluSearchContext *search)
{
  return alu_rng_below (search->rng, PROPOSE_INTERVAL) == 0;
}

static bool
random_consent (const AluView *view, const AluSearchContext *search)
{
  return toss_coin (search);
}

const AluPolicy alu_random_policy = {
  .vote = random_vote,
  .reject = random_reject,
  .play = random_play,
  .offer = random_offer,
  .accept = random_accept,
  .propose = random_propose,
  .consent = random_consent,
};
