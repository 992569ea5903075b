/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-equity.h"
#include "bots/aluette/alu-policy.h"
#include "bots/aluette/alu-villager.h"

/* The levels that search: they choose cards, offers and concessions from the values of the
 * search. */

/* Minimum gain, in points, for offering or conceding: opponents make more mistakes than rollouts
 * do. */
#define MARGIN 0.1f

/* Hands that are worth more are never conceded, so that no search is needed. */
#define POOR_WORTH 6

static bool
has_same_number (const AluTrickContext *context, AluCard a, AluCard b)
{
  return alu_trick_context_strength (context, a) == alu_trick_context_strength (context, b);
}

/* Returns: a reason that describes what @card does in the trick, without reference to the
 * search. */
static AluMoveReason
describe_move (const AluTrickContext *context, AluCard card)
{
  int strength = alu_trick_context_strength (context, card);
  bool lowest = has_same_number (context, card, context->cards[context->n_cards - 1]);

  if (context->n_table == 0)
    return lowest ? ALU_MOVE_REASON_LEAD_LOW : ALU_MOVE_REASON_BEST_CHANCE;
  if (strength == context->best)
    return ALU_MOVE_REASON_SPOIL;
  if (strength > context->best)
    {
      if (alu_trick_context_beaten (context, strength, (1u << context->n_seats) - 1) == 0)
        return has_same_number (context, card, alu_villager_cheapest (context, context->best))
                   ? ALU_MOVE_REASON_TAKE_CHEAPLY
                   : ALU_MOVE_REASON_TAKE_SURE;
      return alu_trick_context_to_come (context) == 1 ? ALU_MOVE_REASON_FORCE
                                                      : ALU_MOVE_REASON_BEST_CHANCE;
    }
  if (context->best_seat != ALU_NOBODY && alu_trick_context_is_friend (context, context->best_seat))
    return ALU_MOVE_REASON_PARTNER_HAS_IT;
  if (!lowest)
    return ALU_MOVE_REASON_BEST_CHANCE;
  return alu_trick_context_to_come (context) >= 2 ? ALU_MOVE_REASON_LOW_EARLY
                                                  : ALU_MOVE_REASON_DUCK;
}

/* Gives the villager's reason if the villager would play an equal card, and describes the move
 * otherwise. */
static void
explain_card (const AluView *view, const AluTrickContext *context, AluCard card,
              AluDecisionInfo *info)
{
  AluChoice choice = alu_rules_by_teams (context->rules) ? alu_villager_play_twelve (context)
                                                         : alu_villager_play (view, context);

  if (has_same_number (context, choice.card, card))
    {
      info->reason = choice.reason;
      info->seat = choice.seat;
      info->cards = choice.cards;
      return;
    }
  info->reason = describe_move (context, card);
  info->seat = info->reason == ALU_MOVE_REASON_PARTNER_HAS_IT
                       || info->reason == ALU_MOVE_REASON_SPOIL
                   ? context->best_seat
                   : ALU_NOBODY;
  info->cards = alu_card_bit (card);
}

static AluCard
monte_carlo_play (const AluView *view, const AluSearchContext *search, AluDecisionInfo *info)
{
  AluTrickContext context;
  AluCard card;

  alu_trick_context_init (&context, view);
  if (context.n_cards == 1 && alu_match_may_offer (&view->match) != ALU_OK)
    {
      info->reason = ALU_MOVE_REASON_ONLY_CARD;
      return context.cards[0];
    }
  card = alu_monte_carlo_play (search->params, view, search->budget, search->rng, info);
  if (context.n_cards == 1)
    info->reason = ALU_MOVE_REASON_ONLY_CARD;
  else
    explain_card (view, &context, card, info);
  return card;
}

/* An offer gives up one point if it is accepted, and often more if it is refused. It is right only
 * if the best card is expected to cost more, by more than the sampling error explains. */
static bool
monte_carlo_offer (const AluView *view, const AluSearchContext *search, const AluDecisionInfo *info)
{
  AluEquity equity;
  float gap;

  alu_equity_init (&equity, &view->match, (int) alu_team_of (view->seat));
  gap = equity.worth[1] - info->worth;
  return gap > MARGIN && gap * gap * (float) info->samples > 1;
}

static bool
monte_carlo_accept (const AluView *view, const AluSearchContext *search)
{
  AluEquity equity;

  alu_equity_init (&equity, &view->match, (int) alu_team_of (view->seat));
  return alu_monte_carlo_get_value (search->params, view, search->budget, search->rng)
         <= equity.worth[3];
}

/* Returns: whether playing on costs more than conceding. */
static bool
monte_carlo_concede (const AluView *view, const AluSearchContext *search)
{
  AluOrder order = alu_rules_order (&view->match.rules);
  AluEquity equity;

  if (alu_villager_worth (order, view->match.deal.hands[view->seat]) > POOR_WORTH)
    return false;
  alu_equity_init (&equity, &view->match, (int) alu_team_of (view->seat));
  return alu_monte_carlo_get_value (search->params, view, search->budget, search->rng)
         < equity.worth[1] - MARGIN;
}

const AluPolicy alu_monte_carlo_policy = {
  .vote = alu_villager_vote,
  .reject = alu_villager_reject,
  .play = monte_carlo_play,
  .offer = monte_carlo_offer,
  .accept = monte_carlo_accept,
  .propose = monte_carlo_concede,
  .consent = monte_carlo_concede,
};
