/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-sign-play.h"
#include "bots/aluette/alu-villager.h"

/* Strengths that separate the classes of cards. */
#define WEAKEST_LUETTE 16
#define WEAKEST_DOUBLE 12
#define ACE 11

static AluChoice
make_choice (AluCard card, AluMoveReason reason, int seat, AluCardSet cards)
{
  AluChoice choice = { card, reason, (uint8_t) seat, cards };

  return choice;
}

/* Returns: the weakest card, or one of several equally weak ones. */
static AluCard
get_weakest_card (const AluTrickContext *context)
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
get_hand (const AluTrickContext *context)
{
  return context->deal->hands[context->seat];
}

/* Returns: the most tricks that any player other than @seat has. */
static int
get_most_of_others (const AluTrickContext *context, int seat)
{
  int most = 0;

  for (int other = 0; other < context->n_seats; other++)
    if (other != seat && context->deal->taken[other] > most)
      most = context->deal->taken[other];
  return most;
}

/* Returns: whether the next @masters tricks would win the race, whatever the opponents do later. */
static bool
is_race_won (const AluTrickContext *context, int masters)
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

/* Returns: whether the seat to act should duck and take only the last tricks, because it holds
 * enough cards for them. */
static bool
should_try_mordienne (const AluTrickContext *context, int masters)
{
  int spare = context->n_cards - masters;

  if (!alu_rules_has_mordienne (context->rules) || context->deal->offer_refused
      || context->deal->taken[context->seat] > 0 || spare <= 0)
    return false;
  return masters >= 3 && masters > get_most_of_others (context, context->seat) + (spare + 1) / 2;
}

/* Returns: a partner who tries for mordienne, according to a sign, an open hand or a run; or
 * ALU_NOBODY. */
static int
find_partner_in_mordienne (const AluView *view, const AluTrickContext *context)
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

/* Returns: the opponent who is close to mordienne: in a run, with few tricks left; or
 * ALU_NOBODY. */
static int
find_runner_to_stop (const AluTrickContext *context)
{
  const AluDeal *deal = context->deal;
  int seat = deal->run_seat;

  if (!alu_rules_has_mordienne (context->rules) || seat == ALU_NOBODY
      || alu_trick_context_is_friend (context, seat)
      || !alu_deal_may_mordienne (context->rules, deal, seat))
    return ALU_NOBODY;
  return context->n_cards <= get_most_of_others (context, seat) + 3 ? seat : ALU_NOBODY;
}

/* Returns: whether to let @seat, an opponent without a trick, take this one: it prevents mordienne
 * by a run that starts later, if somebody else can take a trick after it. */
static bool
should_feed_opponent (const AluTrickContext *context, int seat, int masters)
{
  const AluDeal *deal = context->deal;

  return alu_rules_has_mordienne (context->rules) && !deal->offer_refused && deal->taken[seat] == 0
         && masters > 0 && context->n_cards >= 3 && context->n_cards <= 4
         && get_most_of_others (context, seat) <= 1
         && alu_deal_may_mordienne (context->rules, deal, seat);
}

/* Returns: a card that is equal to the best one and spoils the trick, or ALU_CARD_NONE. */
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

/* Returns: the strength of the strongest card that the trick is worth now. With six players, tricks
 * are divided among so many that each is worth any card. */
static int
get_max_strength (const AluTrickContext *context)
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

/* Returns: the highest probability of being beaten at which a card is still played to force. */
static float
get_max_risk (const AluTrickContext *context)
{
  if (alu_sign_play_trusts (context))
    return 0.99f;
  return context->n_seats == 6 ? 0.9f : 0.8f;
}

static AluChoice
play_low (const AluTrickContext *context, AluMoveReason reason, int seat)
{
  return make_choice (get_weakest_card (context), reason, seat, 0);
}

/* Returns: with six players, a middling lead, because a low lead gives the trick away; else
 * ALU_CARD_NONE. */
static AluCard
get_middling_lead (const AluTrickContext *context)
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
  AluCard lead = alu_sign_play_lead (context);

  if (masters > 0 && (is_race_won (context, masters) || context->n_cards - masters <= 1))
    return make_choice (top,
                        masters == context->n_cards ? ALU_MOVE_REASON_TAKE_SURE
                                                    : ALU_MOVE_REASON_RACE,
                        ALU_NOBODY, get_hand (context));
  if (lead == ALU_CARD_NONE)
    lead = get_middling_lead (context);
  if (lead != ALU_CARD_NONE)
    return make_choice (lead, ALU_MOVE_REASON_FORCE, ALU_NOBODY, 0);
  return play_low (context, ALU_MOVE_REASON_LEAD_LOW, ALU_NOBODY);
}

/* Chooses a card when two or more players follow. */
static AluChoice
play_early (const AluTrickContext *context, int masters)
{
  if (masters > 0 && is_race_won (context, masters) && context->n_cards - masters <= 1)
    return make_choice (context->cards[0], ALU_MOVE_REASON_RACE, ALU_NOBODY, get_hand (context));
  return play_low (context, ALU_MOVE_REASON_LOW_EARLY, ALU_NOBODY);
}

/* Chooses a card when one opponent follows: preferably one that they must beat. */
static AluChoice
choose_forcing_card (const AluTrickContext *context)
{
  unsigned opponents = alu_trick_context_opponents (context);
  bool friend_has_it = context->best_seat != ALU_NOBODY
                       && alu_trick_context_is_friend (context, context->best_seat);
  int cap = get_max_strength (context);

  if (friend_has_it
      && alu_trick_context_beaten (context, context->best, opponents) < get_max_risk (context))
    return play_low (context, ALU_MOVE_REASON_PARTNER_HAS_IT, context->best_seat);
  for (int i = context->n_cards - 1; i >= 0; i--)
    {
      int strength = alu_trick_context_strength (context, context->cards[i]);
      float risk;

      if (strength <= context->best || strength > cap)
        continue;
      risk = alu_trick_context_beaten (context, strength, opponents);
      if (risk == 0)
        return make_choice (context->cards[i], ALU_MOVE_REASON_TAKE_SURE, ALU_NOBODY, 0);
      if (risk < get_max_risk (context) || strength + 2 >= cap)
        return make_choice (context->cards[i], ALU_MOVE_REASON_FORCE, ALU_NOBODY, 0);
    }
  return play_low (context, ALU_MOVE_REASON_DUCK, context->best_seat);
}

/* Chooses a card for the last player of the trick. */
static AluChoice
play_last (const AluTrickContext *context, int masters)
{
  AluCard cheapest = alu_villager_cheapest (context, context->best);
  AluCard equal = find_spoiling_card (context);
  int taker = context->best_seat;

  if (taker != ALU_NOBODY && alu_trick_context_is_friend (context, taker))
    return play_low (context, ALU_MOVE_REASON_PARTNER_HAS_IT, taker);
  if (taker != ALU_NOBODY && should_feed_opponent (context, taker, masters))
    return play_low (context, ALU_MOVE_REASON_STOP_MORDIENNE, taker);
  if (cheapest != ALU_CARD_NONE
      && alu_trick_context_strength (context, cheapest) <= get_max_strength (context))
    return make_choice (cheapest, ALU_MOVE_REASON_TAKE_CHEAPLY, taker, 0);
  if (equal != ALU_CARD_NONE)
    return make_choice (equal, ALU_MOVE_REASON_SPOIL, taker, alu_card_bit (equal));
  if (cheapest == ALU_CARD_NONE)
    return play_low (context, ALU_MOVE_REASON_CANNOT_TAKE, taker);
  if (alu_trick_context_strength (context, context->cards[0]) >= WEAKEST_LUETTE)
    return play_low (context, ALU_MOVE_REASON_KEEP_LUETTE, ALU_NOBODY);
  return play_low (context, ALU_MOVE_REASON_DUCK, taker);
}

/* Breaks an opponent's run: takes the trick, or at least spoils it. */
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
  return play_low (context, ALU_MOVE_REASON_DUCK, context->best_seat);
}

/* Ducks until the last tricks are certain. */
static AluChoice
lie_low (const AluTrickContext *context)
{
  AluCard card = get_weakest_card (context);

  for (int i = 0; i < context->n_cards; i++)
    if (context->n_table > 0
        && alu_trick_context_strength (context, context->cards[i]) < context->best
        && alu_trick_context_strength (context, context->cards[i]) < WEAKEST_DOUBLE)
      {
        card = context->cards[i];
        break;
      }
  return make_choice (card, ALU_MOVE_REASON_MORDIENNE, context->seat, get_hand (context));
}

/* Helps a partner who tries for mordienne: takes none of the partner's tricks, and takes or spoils
 * tricks that would give an opponent as many as the partner can get. */
static AluChoice
help_partner (const AluTrickContext *context, int partner, int masters)
{
  AluCard equal = find_spoiling_card (context);
  int taker = context->best_seat;
  int most = get_most_of_others (context, partner);

  if (taker != ALU_NOBODY && !alu_trick_context_is_friend (context, taker)
      && alu_trick_context_to_come (context) == 0 && context->deal->taken[taker] >= most
      && most > 0)
    {
      AluCard cheapest = alu_villager_cheapest (context, context->best);

      if (equal != ALU_CARD_NONE && context->deal->run_seat != partner)
        return make_choice (equal, ALU_MOVE_REASON_MORDIENNE, partner, alu_card_bit (equal));
      if (cheapest != ALU_CARD_NONE && context->deal->taken[context->seat] < most
          && context->deal->run_seat != partner)
        return make_choice (cheapest, ALU_MOVE_REASON_MORDIENNE, partner, 0);
    }
  return play_low (context, ALU_MOVE_REASON_MORDIENNE, partner);
}

bool
alu_villager_partner_takes (const AluTrickContext *context)
{
  return alu_trick_context_to_come (context) == 0 && context->best_seat != ALU_NOBODY
         && alu_trick_context_is_friend (context, context->best_seat);
}

AluChoice
alu_villager_play (const AluView *view, const AluTrickContext *context)
{
  int masters = alu_trick_context_masters (context, get_hand (context));
  int partner = find_partner_in_mordienne (view, context);
  int runner = find_runner_to_stop (context);

  if (masters == context->n_cards)
    return make_choice (context->cards[context->n_cards - 1], ALU_MOVE_REASON_TAKE_SURE, ALU_NOBODY,
                        get_hand (context));
  if (runner != ALU_NOBODY && context->n_table > 0 && !alu_villager_partner_takes (context))
    return stop_runner (context, runner);
  if (should_try_mordienne (context, masters))
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
