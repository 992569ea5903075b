/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-sign-play.h"
#include "bots/aluette/alu-villager.h"

/* Strengths that divide the pack. */
#define WEAKEST_LUETTE 16
#define WEAKEST_DOUBLE 12
#define ACE 11

static AluChoice
make_choice (AluCard card, AluMoveReason reason, int seat, AluCardSet cards)
{
  AluChoice choice = { card, reason, (uint8_t) seat, cards };

  return choice;
}

/* Returns: the weakest card, or one that is as good as it. */
static AluCard
choose_throw (const AluTrickContext *context)
{
  return context->cards[context->n_cards - 1];
}

AluCard
alu_villager_cheapest (const AluTrickContext *context, int above)
{
  for (int i = context->n_cards - 1; i >= 0; i--)
    if (alu_trick_context_strength (context, context->cards[i]) > above)
      return context->cards[i];
  return ALU_CARD_NONE;
}

static AluCardSet
hand_set (const AluTrickContext *context)
{
  return context->deal->hands[context->seat];
}

/* The most tricks that anyone but @seat has. */
static int
most_of_others (const AluTrickContext *context, int seat)
{
  int most = 0;

  for (int other = 0; other < context->n_seats; other++)
    if (other != seat && context->deal->taken[other] > most)
      most = context->deal->taken[other];
  return most;
}

/* Whether @masters tricks taken from now on win the race whatever the opponents do. */
static bool
race_is_sure (const AluTrickContext *context, int masters)
{
  if (context->deal->taken[context->seat] + masters == 0)
    return false;
  for (int other = 0; other < context->n_seats; other++)
    if (!alu_trick_context_is_friend (context, other)
        && alu_trick_context_behind (context, context->seat, masters, other,
                                     context->n_cards - masters))
      return false;
  return true;
}

/* Whether the seat in turn should lie low and take the last tricks: it holds enough of them. */
static bool
goes_for_mordienne (const AluTrickContext *context, int masters)
{
  int spare = context->n_cards - masters;

  if (!alu_rules_has_mordienne (context->rules) || context->deal->offer_refused
      || context->deal->taken[context->seat] > 0 || spare <= 0)
    return false;
  return masters >= 3 && masters > most_of_others (context, context->seat) + (spare + 1) / 2;
}

/* Returns: the partner who tries for mordienne, or ALU_NOBODY: by his sign, or by an open hand. */
static int
partner_in_mordienne (const AluView *view, const AluTrickContext *context)
{
  const AluMatch *match = &view->match;

  if (!alu_rules_has_mordienne (context->rules))
    return ALU_NOBODY;
  for (int seat = 0; seat < context->n_seats; seat++)
    {
      AluCardSet open = context->deal->hands[seat];
      bool signs = seat != view->seat
                   && (match->signals.observed[view->seat][seat].read & (1u << ALU_SIGN_MORDIENNE))
                          != 0;

      if (seat == context->seat || !alu_trick_context_is_friend (context, seat)
          || !alu_deal_may_mordienne (context->rules, context->deal, seat))
        continue;
      if (signs || (open != 0 && alu_trick_context_masters (context, open) >= 3)
          || (context->deal->run_seat == seat && context->deal->run >= 3))
        return seat;
    }
  return ALU_NOBODY;
}

/* Returns: the opponent whose mordienne is near: his run is on and few tricks are left. */
static int
runner_to_stop (const AluTrickContext *context)
{
  const AluDeal *deal = context->deal;
  int seat = deal->run_seat;

  if (!alu_rules_has_mordienne (context->rules) || seat == ALU_NOBODY
      || alu_trick_context_is_friend (context, seat)
      || !alu_deal_may_mordienne (context->rules, deal, seat))
    return ALU_NOBODY;
  return context->n_cards <= most_of_others (context, seat) + 3 ? seat : ALU_NOBODY;
}

/* Whether @seat, an opponent without a trick, had better get this one: a trick now spoils his
 * mordienne later, as long as another can take one after it. */
static bool
feed_partner (const AluTrickContext *context, int seat, int masters)
{
  const AluDeal *deal = context->deal;

  return alu_rules_has_mordienne (context->rules) && !deal->offer_refused && deal->taken[seat] == 0
         && masters > 0 && context->n_cards >= 3 && context->n_cards <= 4
         && most_of_others (context, seat) <= 1
         && alu_deal_may_mordienne (context->rules, deal, seat);
}

/* An equal card that spoils the trick, or ALU_CARD_NONE. */
static AluCard
find_spoiling_card (const AluTrickContext *context)
{
  if (context->best == 0 || context->tied)
    return ALU_CARD_NONE;
  for (int i = 0; i < context->n_cards; i++)
    if (alu_trick_context_strength (context, context->cards[i]) == context->best)
      return context->cards[i];
  return ALU_CARD_NONE;
}

/* The strongest card that a trick is worth now. With six at the table the tricks are so many hands'
 * that none may be let go by. */
static int
get_highest_price (const AluTrickContext *context)
{
  const AluDeal *deal = context->deal;
  int leader = alu_deal_race_leader (context->rules, deal);
  bool they_lead = leader != ALU_NOBODY && !alu_trick_context_is_friend (context, leader);

  if (context->n_seats == 6 || context->n_cards <= 3
      || (they_lead && context->best_seat == leader && deal->taken[leader] >= 2))
    return ALU_N_NUMBERS;
  return deal->n_tricks >= 3 || they_lead || deal->taken[context->seat] > 0 ? WEAKEST_DOUBLE + 1
                                                                            : ACE;
}

/* The chance of being beaten with which a card still forces. */
static float
bearable_risk (const AluTrickContext *context)
{
  if (alu_sign_play_trusts (context))
    return 0.99f;
  return context->n_seats == 6 ? 0.9f : 0.8f;
}

static AluChoice
throw_away (const AluTrickContext *context, AluMoveReason reason, int seat)
{
  return make_choice (choose_throw (context), reason, seat, 0);
}

/* With six at the table a low lead is a trick given away: five others may take it. */
static AluCard
good_lead (const AluTrickContext *context)
{
  for (int i = 0; context->n_seats == 6 && i < context->n_cards; i++)
    if (alu_trick_context_strength (context, context->cards[i]) <= ACE)
      return context->cards[i];
  return ALU_CARD_NONE;
}

static AluChoice
choose_lead (const AluTrickContext *context, int masters)
{
  AluCard top = context->cards[0];
  AluCard asked = alu_sign_play_lead (context);

  if (masters > 0 && (race_is_sure (context, masters) || context->n_cards - masters <= 1))
    return make_choice (top,
                        masters == context->n_cards ? ALU_MOVE_REASON_TAKE_SURE
                                                    : ALU_MOVE_REASON_RACE,
                        ALU_NOBODY, hand_set (context));
  if (asked == ALU_CARD_NONE)
    asked = good_lead (context);
  if (asked != ALU_CARD_NONE)
    return make_choice (asked, ALU_MOVE_REASON_FORCE, ALU_NOBODY, 0);
  return throw_away (context, ALU_MOVE_REASON_LEAD_LOW, ALU_NOBODY);
}

/* Two or more are still to play. */
static AluChoice
play_early (const AluTrickContext *context, int masters)
{
  if (masters > 0 && race_is_sure (context, masters) && context->n_cards - masters <= 1)
    return make_choice (context->cards[0], ALU_MOVE_REASON_RACE, ALU_NOBODY, hand_set (context));
  return throw_away (context, ALU_MOVE_REASON_LOW_EARLY, ALU_NOBODY);
}

/* One opponent is still to play: a card that he must beat. */
static AluChoice
choose_forcing_card (const AluTrickContext *context)
{
  unsigned opponents = alu_trick_context_opponents (context);
  bool friend_has_it = context->best_seat != ALU_NOBODY
                       && alu_trick_context_is_friend (context, context->best_seat);
  int cap = get_highest_price (context);

  if (friend_has_it
      && alu_trick_context_beaten (context, context->best, opponents) < bearable_risk (context))
    return throw_away (context, ALU_MOVE_REASON_PARTNER_HAS_IT, context->best_seat);
  for (int i = context->n_cards - 1; i >= 0; i--)
    {
      int strength = alu_trick_context_strength (context, context->cards[i]);
      float risk;

      if (strength <= context->best || strength > cap)
        continue;
      risk = alu_trick_context_beaten (context, strength, opponents);
      if (risk == 0)
        return make_choice (context->cards[i], ALU_MOVE_REASON_TAKE_SURE, ALU_NOBODY, 0);
      if (risk < bearable_risk (context) || strength + 2 >= cap)
        return make_choice (context->cards[i], ALU_MOVE_REASON_FORCE, ALU_NOBODY, 0);
    }
  return throw_away (context, ALU_MOVE_REASON_DUCK, context->best_seat);
}

/* Everybody else has played. */
static AluChoice
play_last (const AluTrickContext *context, int masters)
{
  AluCard cheapest = alu_villager_cheapest (context, context->best);
  AluCard equal = find_spoiling_card (context);
  int owner = context->best_seat;

  if (owner != ALU_NOBODY && alu_trick_context_is_friend (context, owner))
    return throw_away (context, ALU_MOVE_REASON_PARTNER_HAS_IT, owner);
  if (owner != ALU_NOBODY && feed_partner (context, owner, masters))
    return throw_away (context, ALU_MOVE_REASON_STOP_MORDIENNE, owner);
  if (cheapest != ALU_CARD_NONE
      && alu_trick_context_strength (context, cheapest) <= get_highest_price (context))
    return make_choice (cheapest, ALU_MOVE_REASON_TAKE_CHEAPLY, owner, 0);
  if (equal != ALU_CARD_NONE)
    return make_choice (equal, ALU_MOVE_REASON_SPOIL, owner, alu_card_bit (equal));
  if (alu_trick_context_strength (context, context->cards[0]) >= WEAKEST_LUETTE)
    return throw_away (context, ALU_MOVE_REASON_KEEP_LUETTE, ALU_NOBODY);
  return throw_away (context, ALU_MOVE_REASON_DUCK, owner);
}

/* An opponent's run must be broken: take the trick, or at least spoil it. */
static AluChoice
stop_runner (const AluTrickContext *context, int runner)
{
  unsigned opponents = alu_trick_context_opponents (context);
  AluCard equal = find_spoiling_card (context);

  for (int i = context->n_cards - 1; i >= 0; i--)
    {
      int strength = alu_trick_context_strength (context, context->cards[i]);

      if (strength > context->best
          && alu_trick_context_beaten (context, strength, opponents) < 0.2f)
        return make_choice (context->cards[i], ALU_MOVE_REASON_STOP_MORDIENNE, runner, 0);
    }
  if (equal != ALU_CARD_NONE && context->best_seat == runner)
    return make_choice (equal, ALU_MOVE_REASON_STOP_MORDIENNE, runner, alu_card_bit (equal));
  if (context->best_seat == runner
      && alu_trick_context_strength (context, context->cards[0]) > context->best)
    return make_choice (context->cards[0], ALU_MOVE_REASON_STOP_MORDIENNE, runner, 0);
  return throw_away (context, ALU_MOVE_REASON_DUCK, context->best_seat);
}

/* Lie low until the last tricks are sure. */
static AluChoice
lie_low (const AluTrickContext *context)
{
  AluCard card = choose_throw (context);

  for (int i = 0; i < context->n_cards; i++)
    if (context->n_table > 0
        && alu_trick_context_strength (context, context->cards[i]) < context->best
        && alu_trick_context_strength (context, context->cards[i]) < WEAKEST_DOUBLE)
      {
        card = context->cards[i];
        break;
      }
  return make_choice (card, ALU_MOVE_REASON_MORDIENNE, context->seat, hand_set (context));
}

/* The partner goes for mordienne: no trick of his is taken from him, and the opponents' low tricks
 * are kept apart by spoiling for the one who has most. */
static AluChoice
help_partner (const AluTrickContext *context, int partner, int masters)
{
  AluCard equal = find_spoiling_card (context);
  int owner = context->best_seat;
  int most = most_of_others (context, partner);

  if (owner != ALU_NOBODY && !alu_trick_context_is_friend (context, owner)
      && alu_trick_context_to_come (context) == 0 && context->deal->taken[owner] >= most
      && most > 0)
    {
      AluCard cheapest = alu_villager_cheapest (context, context->best);

      if (equal != ALU_CARD_NONE && context->deal->run_seat != partner)
        return make_choice (equal, ALU_MOVE_REASON_MORDIENNE, partner, alu_card_bit (equal));
      if (cheapest != ALU_CARD_NONE && context->deal->taken[context->seat] < most
          && context->deal->run_seat != partner)
        return make_choice (cheapest, ALU_MOVE_REASON_MORDIENNE, partner, 0);
    }
  return throw_away (context, ALU_MOVE_REASON_MORDIENNE, partner);
}

AluChoice
alu_villager_play (const AluView *view, const AluTrickContext *context)
{
  int masters = alu_trick_context_masters (context, hand_set (context));
  int partner = partner_in_mordienne (view, context);
  int runner = runner_to_stop (context);

  if (masters == context->n_cards)
    return make_choice (context->cards[context->n_cards - 1], ALU_MOVE_REASON_TAKE_SURE, ALU_NOBODY,
                        hand_set (context));
  if (runner != ALU_NOBODY && context->n_table > 0)
    return stop_runner (context, runner);
  if (goes_for_mordienne (context, masters))
    return lie_low (context);
  if (partner != ALU_NOBODY)
    return help_partner (context, partner, masters);
  if (context->n_table == 0)
    return choose_lead (context, masters);
  if (alu_trick_context_to_come (context) == 0)
    return play_last (context, masters);
  if (alu_trick_context_to_come (context) == 1)
    return choose_forcing_card (context);
  return play_early (context, masters);
}
