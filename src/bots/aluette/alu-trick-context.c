/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-trick-context.h"

#include <string.h>

static void
read_table (AluTrickContext *context)
{
  const AluDeal *deal = context->deal;
  int n = context->n_seats;
  const AluCard *cards = deal->plays + deal->n_tricks * n;
  unsigned strongest;
  int winner;

  context->n_table = (uint8_t) (deal->n_plays - deal->n_tricks * n);
  winner = alu_trick_winner (context->order, cards, context->n_table, &strongest);
  context->best_seat = winner < n ? (uint8_t) ((deal->leader + winner) % n) : ALU_NOBODY;
  context->tied = winner == ALU_SPOILED;
  if (strongest != 0)
    context->best = (uint8_t) alu_trick_context_strength (context,
                                                          cards[alu_set_first (strongest)]);
}

void
alu_trick_context_init (AluTrickContext *context, const AluView *view)
{
  const AluDeal *deal = &view->match.deal;

  memset (context, 0, sizeof *context);
  context->rules = &view->match.rules;
  context->deal = deal;
  context->order = alu_rules_order (context->rules);
  context->n_seats = context->rules->seats;
  context->seat = deal->turn;
  context->n_cards = (uint8_t) alu_set_sorted (context->order, deal->hands[deal->turn],
                                               context->cards);
  context->closed = context->others = view->unseen;
  alu_sign_reading_init (&context->signs, view);
  for (int seat = 0; seat < context->n_seats; seat++)
    {
      if (seat != context->seat)
        context->others |= deal->hands[seat];
      if (deal->hands[seat] == 0)
        context->n_hidden[seat] = view->n_cards[seat] - alu_set_count (context->signs.cards[seat]);
      context->closed &= ~context->signs.cards[seat];
    }
  read_table (context);
}

bool
alu_trick_context_comes_after (const AluTrickContext *context, int seat)
{
  int distance = (seat + context->n_seats - context->seat) % context->n_seats;

  return distance > 0 && distance <= alu_trick_context_to_come (context);
}

/* Returns: the cards of @set that are stronger than @strength. */
static AluCardSet
get_stronger_cards (const AluTrickContext *context, AluCardSet set, int strength)
{
  AluCardSet found = 0;

  for (; set != 0; set &= set - 1)
    if (alu_trick_context_strength (context, alu_set_first (set)) > strength)
      found |= set & -set;
  return found;
}

float
alu_trick_context_beaten (const AluTrickContext *context, int strength, unsigned seats)
{
  int n_closed = alu_set_count (context->closed);
  int n_stronger = alu_set_count (get_stronger_cards (context, context->closed, strength));
  int n_drawn = 0;
  float none = 1;

  for (int seat = 0; seat < context->n_seats; seat++)
    {
      if ((seats & (1u << seat)) == 0 || !alu_trick_context_comes_after (context, seat))
        continue;
      if (get_stronger_cards (context, context->deal->hands[seat] | context->signs.cards[seat],
                              strength)
          != 0)
        return 1;
      n_drawn += context->n_hidden[seat];
    }
  for (int i = 0; i < n_drawn && n_closed - i > 0; i++)
    none *= n_closed - i > n_stronger ? (float) (n_closed - i - n_stronger) / (float) (n_closed - i)
                                      : 0;
  return 1 - none;
}

unsigned
alu_trick_context_opponents (const AluTrickContext *context)
{
  unsigned all = (1u << context->n_seats) - 1;

  return all & (alu_team_of (context->seat) == ALU_TEAM_A ? 0x2au : 0x15u);
}

int
alu_trick_context_masters (const AluTrickContext *context, AluCardSet hand)
{
  AluCardSet others = context->others & ~hand;
  int best_other = 0;
  int masters = 0;

  for (int seat = 0; seat < context->n_seats; seat++)
    if (alu_trick_context_is_friend (context, seat))
      others &= ~context->signs.cards[seat];
  if (context->n_table > 0)
    best_other = context->best;
  for (; others != 0; others &= others - 1)
    {
      int strength = alu_trick_context_strength (context, alu_set_first (others));

      if (strength > best_other)
        best_other = strength;
    }
  for (; hand != 0; hand &= hand - 1)
    masters += alu_trick_context_strength (context, alu_set_first (hand)) > best_other;
  return masters;
}

bool
alu_trick_context_behind (const AluTrickContext *context, int seat, int gain, int other,
                          int other_gain)
{
  const AluDeal *deal = context->deal;
  int own = deal->taken[seat] + gain;
  int theirs = deal->taken[other] + other_gain;

  if (own != theirs)
    return own < theirs;
  if (own == 0)
    return false;
  if (gain == 0 && other_gain == 0)
    return deal->reached[seat] > deal->reached[other];
  /* With equal tricks, the seat that needs no more tricks had them first; if both need some, the
   * one whose tricks come first. */
  return gain > 0;
}
