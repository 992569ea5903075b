/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-position.h"

int
alu_position_tricks_left (const AluPosition *position)
{
  return alu_set_count (position->hands[alu_position_seat (position)]);
}

static bool
are_hands_valid (const AluPosition *position)
{
  AluCardSet seen = 0;
  int left = alu_position_tricks_left (position);

  if (left > ALU_MAX_TRICKS)
    return false;
  for (int i = 0; i < position->n_seats; i++)
    {
      AluCardSet hand = position->hands[(position->leader + i) % position->n_seats];

      if (alu_set_count (hand) != left - (i < position->n_table) || (hand & seen) != 0)
        return false;
      seen |= hand;
    }
  for (int i = 0; i < position->n_table; i++)
    {
      if (position->table[i] >= ALU_N_CARDS || (seen & alu_card_bit (position->table[i])) != 0)
        return false;
      seen |= alu_card_bit (position->table[i]);
    }
  return (seen & ~ALU_ALL_CARDS) == 0;
}

static bool
are_tricks_valid (const AluPosition *position)
{
  int total = alu_position_tricks_left (position);

  for (int seat = 0; seat < position->n_seats; seat++)
    {
      int last = position->last_trick[seat];

      total += position->tricks[seat];
      if (position->scoring != ALU_SCORING_PLAYER)
        continue;
      if (last < position->tricks[seat] || (last > 0) != (position->tricks[seat] > 0))
        return false;
      for (int other = 0; other < seat && last > 0; other++)
        if (position->last_trick[other] == last)
          return false;
    }
  return total <= ALU_MAX_TRICKS;
}

bool
alu_position_is_valid (const AluPosition *position)
{
  int n = position->n_seats;
  bool twelve = position->scoring == ALU_SCORING_TWELVE;

  if (twelve ? n != 2 && n != 4 : n != 4 && n != 6)
    return false;
  if (position->scoring > ALU_SCORING_TWELVE || position->order > ALU_ORDER_TWELVE
      || position->leader >= n || position->n_table >= n || position->offer > ALU_OFFER_REFUSED
      || position->offer_team > 1)
    return false;
  if (twelve)
    {
      if (position->mordienne || position->offer != ALU_OFFER_NONE || position->first_taker >= n
          || position->n_aside > ALU_MAX_TRICKS)
        return false;
    }
  else if (position->runner >= n || (position->offer != ALU_OFFER_NONE && !position->mordienne)
           || (position->runner >= 0
               && (position->tricks[position->runner] == 0
                   || position->runner != position->leader)))
    return false;
  return are_hands_valid (position) && are_tricks_valid (position);
}
