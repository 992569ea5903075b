/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-sign-play.h"

#include "bots/aluette/alu-villager.h"

/* An opponent with known cards of at least this worth is dangerous; see alu_villager_worth (). One
 * luette or double is enough. */
#define DANGER 6

#define STRONGEST_DOUBLE 15

/* Returns: the highest worth of the known cards of any partner (@friends) or any opponent. */
static int
get_known_worth (const AluTrickContext *context, bool friends)
{
  int max = 0;

  for (int seat = 0; seat < context->n_seats; seat++)
    {
      int worth = alu_villager_worth (context->order, context->signs.cards[seat]);

      if (seat != context->seat && alu_trick_context_is_friend (context, seat) == friends
          && worth > max)
        max = worth;
    }
  return max;
}

static bool
partner_is_stronger (const AluTrickContext *context)
{
  int known = get_known_worth (context, true);

  return known > 0
         && known >= alu_villager_worth (context->order, context->deal->hands[context->seat]);
}

AluCard
alu_sign_play_lead (const AluTrickContext *context)
{
  if (partner_is_stronger (context))
    return context->cards[0];
  if (get_known_worth (context, false) < DANGER)
    return ALU_CARD_NONE;
  for (int i = 0; i < context->n_cards; i++)
    if (alu_trick_context_strength (context, context->cards[i]) <= STRONGEST_DOUBLE)
      return context->cards[i];
  return ALU_CARD_NONE;
}

bool
alu_sign_play_leaves (const AluTrickContext *context, AluCard card)
{
  if (alu_trick_context_strength (context, card) <= context->best)
    return false;
  for (int seat = 0; seat < context->n_seats; seat++)
    {
      AluCardSet known = context->signs.cards[seat];

      if (!alu_trick_context_is_friend (context, seat)
          || !alu_trick_context_comes_after (context, seat))
        continue;
      for (; known != 0; known &= known - 1)
        if (alu_trick_context_strength (context, alu_set_first (known)) > context->best)
          return true;
    }
  return false;
}

bool
alu_sign_play_trusts (const AluTrickContext *context)
{
  return partner_is_stronger (context) || get_known_worth (context, false) >= DANGER;
}
