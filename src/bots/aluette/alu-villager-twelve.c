/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-villager.h"

/* In `twelve`, the team that takes the 3 of coins wins the deal, and the team that takes the jack
 * of swords loses it. Both are weak cards, which players discard on tricks that others take. */

#define EXPENSIVE_STRENGTH 12 /* doubles and luettes */
#define GOOD 1
#define BAD 2

static AluChoice
make_choice (AluCard card, AluMoveReason reason, int seat)
{
  AluChoice choice = { card, reason, (uint8_t) seat, alu_card_bit (card) };

  return choice;
}

/* Returns: which special cards belong to this trick: played to it, or set aside. */
static int
get_special_cards_left (const AluTrickContext *context)
{
  const AluDeal *deal = context->deal;
  int found = deal->aside_special;

  for (int i = deal->n_tricks * context->n_seats; i < deal->n_plays; i++)
    found |= deal->plays[i] == ALU_MONSIEUR ? GOOD : deal->plays[i] == ALU_JACK_OF_SWORDS ? BAD : 0;
  return found;
}

static bool
holds_card (const AluTrickContext *context, AluCard card)
{
  return (context->deal->hands[context->seat] & alu_card_bit (card)) != 0;
}

/* Returns: the weakest card other than the special ones, or ALU_CARD_NONE. */
static AluCard
get_weakest_plain (const AluTrickContext *context)
{
  for (int i = context->n_cards - 1; i >= 0; i--)
    if (context->cards[i] != ALU_MONSIEUR && context->cards[i] != ALU_JACK_OF_SWORDS)
      return context->cards[i];
  return ALU_CARD_NONE;
}

/* Returns: a card to play on a trick that the seat does not take: a special one if that helps or no
 * other is left, else a weak one. @ours and @theirs say which team will surely take it. */
static AluCard
get_losing_card (const AluTrickContext *context, bool ours, bool theirs)
{
  AluCard low = get_weakest_plain (context);

  if (ours && holds_card (context, ALU_MONSIEUR))
    return ALU_MONSIEUR;
  if (theirs && holds_card (context, ALU_JACK_OF_SWORDS)
      && alu_trick_context_strength (context, ALU_JACK_OF_SWORDS) < context->best)
    return ALU_JACK_OF_SWORDS;
  return low != ALU_CARD_NONE ? low : context->cards[context->n_cards - 1];
}

/* Returns: the weakest card other than the jack of swords that takes the trick, or
 * ALU_CARD_NONE. */
static AluCard
get_cheapest_taker (const AluTrickContext *context)
{
  for (int i = context->n_cards - 1; i >= 0; i--)
    if (alu_trick_context_strength (context, context->cards[i]) > context->best
        && context->cards[i] != ALU_JACK_OF_SWORDS)
      return context->cards[i];
  return ALU_CARD_NONE;
}

static AluChoice
play_last (const AluTrickContext *context)
{
  int special = get_special_cards_left (context);
  AluCard cheapest = get_cheapest_taker (context);
  int taker = context->best_seat;
  bool ours = taker != ALU_NOBODY && alu_trick_context_is_friend (context, taker);
  bool expensive = cheapest != ALU_CARD_NONE
                   && alu_trick_context_strength (context, cheapest) >= EXPENSIVE_STRENGTH;

  if (ours)
    return make_choice (get_losing_card (context, special != BAD, false),
                        ALU_MOVE_REASON_PARTNER_HAS_IT, taker);
  if (special == BAD)
    return make_choice (get_losing_card (context, false, true), ALU_MOVE_REASON_DUCK, taker);
  if (cheapest != ALU_CARD_NONE
      && (!expensive || special != 0 || context->deal->n_aside > 0 || context->n_cards <= 4))
    return make_choice (cheapest, ALU_MOVE_REASON_TAKE_CHEAPLY, taker);
  return make_choice (get_losing_card (context, false, true), ALU_MOVE_REASON_DUCK, taker);
}

static AluChoice
play_between (const AluTrickContext *context)
{
  unsigned opponents = alu_trick_context_opponents (context);
  int special = get_special_cards_left (context);
  float risk = context->best > 0 ? alu_trick_context_beaten (context, context->best, opponents) : 1;
  bool ours = context->best_seat != ALU_NOBODY
              && alu_trick_context_is_friend (context, context->best_seat);

  if (ours && risk < 0.3f)
    return make_choice (get_losing_card (context, risk == 0 && special != BAD, false),
                        ALU_MOVE_REASON_PARTNER_HAS_IT, context->best_seat);
  if (special == BAD)
    return make_choice (get_losing_card (context, false,
                                         context->best_seat != ALU_NOBODY && !ours
                                             && alu_trick_context_to_come (context) == 0),
                        ALU_MOVE_REASON_DUCK, context->best_seat);
  if (alu_trick_context_to_come (context) == 1 || special == GOOD)
    for (int i = context->n_cards - 1; i >= 0; i--)
      {
        int strength = alu_trick_context_strength (context, context->cards[i]);

        if (strength > context->best && context->cards[i] != ALU_JACK_OF_SWORDS
            && alu_trick_context_beaten (context, strength, opponents) < 0.4f)
          return make_choice (context->cards[i], ALU_MOVE_REASON_FORCE, ALU_NOBODY);
      }
  return make_choice (get_losing_card (context, false, false), ALU_MOVE_REASON_LOW_EARLY,
                      ALU_NOBODY);
}

AluChoice
alu_villager_play_twelve (const AluTrickContext *context)
{
  int masters = alu_trick_context_masters (context, context->deal->hands[context->seat]);

  if (context->n_table == 0 && masters > 0
      && (masters * 2 >= context->n_cards || holds_card (context, ALU_MONSIEUR)))
    return make_choice (context->cards[0], ALU_MOVE_REASON_TAKE_SURE, ALU_NOBODY);
  if (context->n_table == 0)
    return make_choice (get_losing_card (context, false, false), ALU_MOVE_REASON_LEAD_LOW,
                        ALU_NOBODY);
  if (alu_trick_context_to_come (context) == 0)
    return play_last (context);
  return play_between (context);
}
