/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-villager.h"

static AluCard
villager_play (const AluView *view, const AluSearchContext *search, AluDecisionInfo *info)
{
  AluTrickContext context;
  AluChoice choice;

  alu_trick_context_init (&context, view);
  if (context.n_cards == 1)
    choice = (AluChoice) { context.cards[0], ALU_MOVE_REASON_ONLY_CARD, ALU_NOBODY, 0 };
  else if (alu_rules_by_teams (context.rules))
    choice = alu_villager_play_twelve (&context);
  else
    choice = alu_villager_play (view, &context);
  info->reason = choice.reason;
  info->seat = choice.seat;
  info->cards = choice.cards;
  return choice.card;
}

const AluPolicy alu_villager_policy = {
  .vote = alu_villager_vote,
  .reject = alu_villager_reject,
  .play = villager_play,
  .offer = alu_villager_offer,
  .accept = alu_villager_accept,
  .propose = alu_villager_propose,
  .consent = alu_villager_consent,
};
