/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-villager.h"

/* In the twelve hands game the three of coins wins the deal for the side that takes it and the jack
 * of swords loses it: both are weak cards that are thrown on somebody's trick. */

#define DEAR_STRENGTH 12 /* from the doubles up */
#define GOOD 1
#define BAD 2

static AluChoice
make_choice (AluCard card, AluMoveReason reason, int seat)
{
  AluChoice choice = { card, reason, (uint8_t) seat, alu_card_bit (card) };

  return choice;
}

/* Which of the two fateful cards go with this trick: in it, or set aside. */
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

/* The weakest card that is neither of the fateful ones, or ALU_CARD_NONE. */
static AluCard
plain_low (const AluTrickContext *context)
{
  for (int i = context->n_cards - 1; i >= 0; i--)
    if (context->cards[i] != ALU_MONSIEUR && context->cards[i] != ALU_JACK_OF_SWORDS)
      return context->cards[i];
  return ALU_CARD_NONE;
}

/* A weak card: a fateful one only where it does no harm, or nothing else is left. */
static AluCard
throw_card (const AluTrickContext *context, bool ours, bool theirs)
{
  AluCard low = plain_low (context);

  if (ours && holds_card (context, ALU_MONSIEUR))
    return ALU_MONSIEUR;
  if (theirs && holds_card (context, ALU_JACK_OF_SWORDS)
      && alu_trick_context_strength (context, ALU_JACK_OF_SWORDS) < context->best)
    return ALU_JACK_OF_SWORDS;
  return low != ALU_CARD_NONE ? low : context->cards[context->n_cards - 1];
}

/* The weakest plain card that takes the trick, or ALU_CARD_NONE. */
static AluCard
cheapest_taker (const AluTrickContext *context)
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
  AluCard cheapest = cheapest_taker (context);
  int owner = context->best_seat;
  bool ours = owner != ALU_NOBODY && alu_trick_context_is_friend (context, owner);
  bool dear = cheapest != ALU_CARD_NONE
              && alu_trick_context_strength (context, cheapest) >= DEAR_STRENGTH;

  if (ours)
    return make_choice (throw_card (context, special != BAD, false), ALU_MOVE_REASON_PARTNER_HAS_IT,
                        owner);
  if (special == BAD)
    return make_choice (throw_card (context, false, true), ALU_MOVE_REASON_DUCK, owner);
  if (cheapest != ALU_CARD_NONE
      && (!dear || special != 0 || context->deal->n_aside > 0 || context->n_cards <= 4))
    return make_choice (cheapest, ALU_MOVE_REASON_TAKE_CHEAPLY, owner);
  return make_choice (throw_card (context, false, true), ALU_MOVE_REASON_DUCK, owner);
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
    return make_choice (throw_card (context, risk == 0 && special != BAD, false),
                        ALU_MOVE_REASON_PARTNER_HAS_IT, context->best_seat);
  if (special == BAD)
    return make_choice (throw_card (context, false,
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
  return make_choice (throw_card (context, false, false), ALU_MOVE_REASON_LOW_EARLY, ALU_NOBODY);
}

AluChoice
alu_villager_play_twelve (const AluTrickContext *context)
{
  int masters = alu_trick_context_masters (context, context->deal->hands[context->seat]);

  if (context->n_table == 0 && masters > 0
      && (masters * 2 >= context->n_cards || holds_card (context, ALU_MONSIEUR)))
    return make_choice (context->cards[0], ALU_MOVE_REASON_TAKE_SURE, ALU_NOBODY);
  if (context->n_table == 0)
    return make_choice (throw_card (context, false, false), ALU_MOVE_REASON_LEAD_LOW, ALU_NOBODY);
  if (alu_trick_context_to_come (context) == 0)
    return play_last (context);
  return play_between (context);
}
