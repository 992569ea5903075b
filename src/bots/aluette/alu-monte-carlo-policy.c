/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-equity.h"
#include "bots/aluette/alu-policy.h"
#include "bots/aluette/alu-villager.h"

#include <math.h>
#include <string.h>

/* The levels that search: they choose cards, offers and concessions from the values of the
 * search. */

/* Minimum gain, in points, for offering or conceding: opponents make more mistakes than rollouts
 * do. */
#define MARGIN 0.1f

/* What may be given up, in points, for a card that people would rather play; or one standard error,
 * if that is more. */
#define NEAR 0.03f

/* The standard error after so few worlds that it is unknown. */
#define ERROR_OF_FEW 0.15f

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
  if (alu_trick_context_to_come (context) >= 2)
    return ALU_MOVE_REASON_LOW_EARLY;
  return alu_trick_context_to_come (context) == 0
                 && alu_trick_context_strength (context, context->cards[0]) < context->best
             ? ALU_MOVE_REASON_CANNOT_TAKE
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

/* What a card does in a trick, from what people like least if it makes no difference. */
typedef enum
{
  EFFECT_TAKE,
  EFFECT_SPOIL,
  EFFECT_NONE,
} Effect;

static Effect
get_effect (const AluTrickContext *context, AluCard card)
{
  int strength = alu_trick_context_strength (context, card);

  return strength > context->best    ? EFFECT_TAKE
         : strength == context->best ? EFFECT_SPOIL
                                     : EFFECT_NONE;
}

/* Whether people would rather play @a than @b: the lower card of two that do the same, and nothing
 * to a trick that a partner has if nobody plays after this seat. */
static bool
is_liked_better (const AluTrickContext *context, AluCard a, AluCard b)
{
  Effect effects[2] = { get_effect (context, a), get_effect (context, b) };

  if (effects[0] != effects[1])
    return alu_villager_partner_takes (context) && effects[0] > effects[1];
  return alu_trick_context_strength (context, a) < alu_trick_context_strength (context, b);
}

/* Puts the candidate first that people like best of those that are about as good as the best. The
 * first card of a trick is left as it is: which is best there is no matter of habit. The candidate
 * then counts as the best. */
static void
prefer_habits (const AluTrickContext *context, AluDecisionInfo *info)
{
  int like = 0;
  AluCandidate chosen;

  for (int i = 1; context->n_table > 0 && i < info->n_candidates; i++)
    {
      const AluCandidate *candidate = &info->candidates[i];
      float error = fminf (candidate->error, ERROR_OF_FEW);

      if (candidate->behind <= fmaxf (NEAR, error)
          && is_liked_better (context, candidate->card, info->candidates[like].card))
        like = i;
    }
  chosen = info->candidates[like];
  chosen.behind = chosen.error = 0;
  memmove (info->candidates + 1, info->candidates, (size_t) like * sizeof chosen);
  info->candidates[0] = chosen;
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
  if (info->samples > 0)
    {
      prefer_habits (&context, info);
      card = info->candidates[0].card;
    }
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
