/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-rollout-policy.h"
#include "bots/aluette/alu-sign-play.h"
#include "bots/aluette/alu-villager.h"

/* The two levels below the villager. The casual player is greedy: they lead low and take what they
 * can, as cheaply as they can. The novice does so half of the time and otherwise plays a random
 * card. */

static AluChoice
choose_greedy (const AluTrickContext *context)
{
  const uint8_t *numbers = alu_card_numbers[context->order];
  bool leave = context->best_seat != ALU_NOBODY
               && alu_trick_context_is_friend (context, context->best_seat)
               && alu_trick_context_to_come (context) == 0;
  int i = alu_greedy_card (numbers, context->cards, context->n_cards, context->best, leave);
  AluChoice choice = { context->cards[i], ALU_MOVE_REASON_DUCK, context->best_seat, 0 };

  if (context->n_cards == 1)
    choice.reason = ALU_MOVE_REASON_ONLY_CARD;
  else if (context->n_table == 0)
    choice.reason = ALU_MOVE_REASON_LEAD_LOW;
  else if (leave)
    choice.reason = ALU_MOVE_REASON_PARTNER_HAS_IT;
  else if (alu_trick_context_strength (context, choice.card) > context->best)
    choice.reason = ALU_MOVE_REASON_TAKE_CHEAPLY;
  return choice;
}

static AluCard
store_choice (AluChoice choice, AluDecisionInfo *info)
{
  info->reason = choice.reason;
  info->seat = choice.seat;
  info->cards = choice.cards;
  return choice.card;
}

static AluCard
casual_play (const AluView *view, const AluSearchContext *search, AluDecisionInfo *info)
{
  AluTrickContext context;
  AluChoice choice;

  alu_trick_context_init (&context, view);
  choice = choose_greedy (&context);
  if (alu_sign_play_leaves (&context, choice.card))
    choice = (AluChoice) { context.cards[context.n_cards - 1], ALU_MOVE_REASON_PARTNER_HAS_IT,
                           ALU_NOBODY, 0 };
  return store_choice (choice, info);
}

static AluCard
novice_play (const AluView *view, const AluSearchContext *search, AluDecisionInfo *info)
{
  AluTrickContext context;
  AluChoice choice;

  alu_trick_context_init (&context, view);
  choice = choose_greedy (&context);
  if (context.n_cards > 1 && alu_rng_below (search->rng, 2) == 0)
    choice = (AluChoice) { context.cards[alu_rng_below (search->rng, context.n_cards)],
                           ALU_MOVE_REASON_DUCK, ALU_NOBODY, 0 };
  return store_choice (choice, info);
}

/* Both fear mordienne only when it is close: after an opponent's run of four tricks. */
static bool
rarely_offer (const AluView *view, const AluSearchContext *search, const AluDecisionInfo *info)
{
  const AluDeal *deal = &view->match.deal;

  return deal->run >= 4 && alu_team_of (deal->run_seat) != alu_team_of (view->seat)
         && alu_rng_below (search->rng, 3) == 0;
}

static bool
often_accept (const AluView *view, const AluSearchContext *search)
{
  return alu_rng_below (search->rng, 8) > 0;
}

static bool
never_propose (const AluView *view, const AluSearchContext *search)
{
  return false;
}

static bool
novice_vote (const AluView *view, const AluSearchContext *search)
{
  return alu_rng_below (search->rng, 3) > 0;
}

const AluPolicy alu_casual_policy = {
  .vote = alu_villager_vote,
  .reject = alu_villager_reject,
  .play = casual_play,
  .offer = rarely_offer,
  .accept = often_accept,
  .propose = never_propose,
  .consent = alu_villager_consent,
};

const AluPolicy alu_novice_policy = {
  .vote = novice_vote,
  .reject = alu_villager_reject,
  .play = novice_play,
  .offer = rarely_offer,
  .accept = often_accept,
  .propose = never_propose,
  .consent = alu_villager_consent,
};
