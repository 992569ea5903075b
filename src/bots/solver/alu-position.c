/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/solver/alu-position.h"

#include <string.h>

void
alu_position_init (AluPosition *position,
                   int n_seats,
                   AluScoring scoring,
                   const AluCardSet *hands,
                   int leader)
{
  *position = (AluPosition) {
    .n_seats = (uint8_t) n_seats,
    .order = scoring == ALU_SCORING_TWELVE ? ALU_ORDER_TWELVE : ALU_ORDER_ALUETTE,
    .scoring = (uint8_t) scoring,
    .leader = (uint8_t) leader,
    .runner = -1,
    .mordienne = scoring == ALU_SCORING_PLAYER,
    .first_taker = -1,
  };
  memcpy (position->hands, hands, (size_t) n_seats * sizeof *hands);
}

int
alu_position_tricks_left (const AluPosition *position)
{
  return alu_set_count (position->hands[alu_position_seat (position)]);
}

static bool
hands_are_valid (const AluPosition *position)
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
tricks_are_valid (const AluPosition *position)
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
  return hands_are_valid (position) && tricks_are_valid (position);
}

/* The trick in progress: the place at the table of who takes it, or -1 where it is spoiled. */
static int
trick_winner (const AluPosition *position)
{
  const uint8_t *numbers = alu_card_numbers[position->order];
  int best = 0;
  bool tied = false;

  for (int i = 1; i < position->n_table; i++)
    if (numbers[position->table[i]] < numbers[position->table[best]])
      {
        best = i;
        tied = false;
      }
    else if (numbers[position->table[i]] == numbers[position->table[best]])
      tied = true;
  return tied ? -1 : best;
}

static void
give_player_trick (AluPosition *position, int seat)
{
  int finished = 1;

  for (int i = 0; i < position->n_seats; i++)
    if (position->last_trick[i] >= finished)
      finished = position->last_trick[i] + 1;
  if (position->tricks[seat] == 0)
    position->runner = (int8_t) seat;
  else if (position->runner != seat)
    position->runner = -1;
  position->tricks[seat]++;
  position->last_trick[seat] = (uint8_t) finished;
}

static void
give_twelve_trick (AluPosition *position, int seat, AluCardSet cards)
{
  position->tricks[seat] += 1 + position->n_aside;
  position->taken[seat % 2] |= cards | position->aside;
  position->aside = 0;
  position->n_aside = 0;
  if (position->first_taker < 0)
    position->first_taker = (int8_t) seat;
}

static void
finish_trick (AluPosition *position)
{
  int winner = trick_winner (position);
  AluCardSet cards = 0;

  for (int i = 0; i < position->n_table; i++)
    cards |= alu_card_bit (position->table[i]);
  position->n_table = 0;
  if (winner < 0)
    {
      position->runner = -1;
      position->aside |= cards;
      position->n_aside++;
    }
  else
    position->leader = (uint8_t) ((position->leader + winner) % position->n_seats);
  if (position->scoring == ALU_SCORING_PLAYER)
    {
      position->aside = 0;
      position->n_aside = 0;
      if (winner >= 0)
        give_player_trick (position, position->leader);
    }
  else if (winner >= 0)
    give_twelve_trick (position, position->leader, cards);
  /* A tie in the last trick: all that is set aside goes to the first taker. */
  else if (position->hands[position->leader] == 0 && position->first_taker >= 0)
    {
      position->tricks[position->first_taker] += position->n_aside;
      position->taken[position->first_taker % 2] |= position->aside;
      position->aside = 0;
      position->n_aside = 0;
    }
}

void
alu_position_play (AluPosition *position, AluCard card)
{
  position->hands[alu_position_seat (position)] &= ~alu_card_bit (card);
  position->table[position->n_table++] = card;
  if (position->n_table == position->n_seats)
    finish_trick (position);
}

static int
player_outcome (const AluPosition *position)
{
  int best = -1;
  bool mordienne;

  for (int seat = 0; seat < position->n_seats; seat++)
    if (position->tricks[seat] > 0
        && (best < 0 || position->tricks[seat] > position->tricks[best]
            || (position->tricks[seat] == position->tricks[best]
                && position->last_trick[seat] < position->last_trick[best])))
      best = seat;
  mordienne = position->mordienne && best >= 0 && position->runner == best;
  if (position->offer == ALU_OFFER_REFUSED)
    {
      bool refusers = mordienne && best % 2 != position->offer_team;

      return (position->offer_team == 0) != refusers ? 2 : -2;
    }
  if (best < 0)
    return 0;
  return (best % 2 == 0 ? 1 : -1) * (mordienne ? 2 : 1);
}

static int
twelve_outcome (const AluPosition *position)
{
  const AluCardSet winning = alu_card_bit (ALU_MONSIEUR);
  const AluCardSet losing = alu_card_bit (ALU_JACK_OF_SWORDS);
  int lead = 0, cards = 0;

  for (int seat = 0; seat < position->n_seats; seat++)
    lead += seat % 2 == 0 ? position->tricks[seat] : -position->tricks[seat];
  for (int side = 0; side < 2; side++)
    {
      int sign = side == 0 ? 1 : -1;

      cards += (position->taken[side] & winning) != 0 ? sign : 0;
      cards -= (position->taken[side] & losing) != 0 ? sign : 0;
    }
  if (cards != 0)
    return cards > 0 ? 1 : -1;
  return (lead > 0) - (lead < 0);
}

int
alu_position_outcome (const AluPosition *position)
{
  return position->scoring == ALU_SCORING_TWELVE ? twelve_outcome (position)
                                                 : player_outcome (position);
}
