/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-solver-root.h"

#include <string.h>

/* Rotates @position: seat @by becomes seat 0. */
static void
rotate_position (const AluPosition *position, int by, AluPosition *rotated)
{
  int n = position->n_seats;

  *rotated = *position;
  for (int seat = 0; seat < n; seat++)
    {
      int from = (seat + by) % n;

      rotated->hands[seat] = position->hands[from];
      rotated->tricks[seat] = position->tricks[from];
      rotated->last_trick[seat] = position->last_trick[from];
    }
  rotated->leader = (uint8_t) ((position->leader + n - by) % n);
  if (position->runner >= 0)
    rotated->runner = (int8_t) ((position->runner + n - by) % n);
}

/* Appends the cards of @equal, of one rank, in the order of their seats. */
static int
append_rank (AluSolverRoot *root, AluCardSet equal, int n)
{
  const AluPosition *position = &root->position;
  int first = n;

  for (int seat = 0; seat < position->n_seats; seat++)
    {
      int ply = (seat - position->leader + position->n_seats) % position->n_seats;
      AluCardSet hand = position->hands[seat];

      if (ply < position->n_table)
        hand |= alu_card_bit (position->table[ply]);
      for (hand &= equal; hand != 0; hand &= hand - 1, n++)
        {
          root->card_at[alu_set_first (hand)] = (uint8_t) n;
          for (int plane = 0; plane < 3; plane++)
            root->ranks.owner[plane] |= (AluCards) (seat >> plane & 1) << n;
          if (n > first)
            root->ranks.ties |= alu_card_ranks_bit (n - 1);
        }
    }
  return n;
}

void
alu_solver_root_init (AluSolverRoot *root, const AluPosition *position, int by)
{
  const uint8_t *numbers = alu_card_numbers[position->order];
  AluCardSet equal[ALU_N_NUMBERS + 1] = { 0 };
  int n = 0;

  memset (root, 0, sizeof *root);
  rotate_position (position, by, &root->position);
  root->turned = by;
  root->left = alu_position_tricks_left (position);
  for (AluCard card = 0; card < ALU_N_CARDS; card++)
    equal[numbers[card]] |= alu_card_bit (card);
  for (int number = 1; number <= ALU_N_NUMBERS; number++)
    n = append_rank (root, equal[number], n);
  alu_card_ranks_normalize (&root->ranks, position->n_seats);
}

AluScore
alu_solver_root_winner (const AluSolverRoot *root, int none)
{
  const AluPosition *position = &root->position;
  int half = position->n_seats / 2;
  AluScore score = 0;

  for (int a = 0; a < position->n_seats; a += 2)
    for (int b = 1; b < position->n_seats; b += 2)
      {
        int number = position->tricks[a] - position->tricks[b];

        if (number > 0)
          number++;
        else if (number == 0)
          number = position->tricks[a] > 0 ? position->last_trick[a] < position->last_trick[b]
                                           : none == 0;
        score |= (AluScore) (number + ALU_SCORE_BIAS) << ((a / 2 * half + b / 2) * ALU_SCORE_BITS);
      }
  return score;
}

AluScoreState
alu_solver_root_mordienne (const AluSolverRoot *root)
{
  const AluPosition *position = &root->position;
  AluScoreState score_state = { 0, 0 };

  for (int seat = 0; seat < position->n_seats; seat++)
    {
      score_state.score |= (AluScore) (position->tricks[seat] + 1) << (seat * ALU_SCORE_BITS);
      if (seat % 2 == 0 && position->tricks[seat] == 0)
        score_state.alive |= UINT32_C (1) << seat;
    }
  if (position->runner >= 0 && position->runner % 2 == 0)
    score_state.alive |= (uint32_t) (position->runner + 1) << 8
                         | (uint32_t) position->tricks[position->runner] << 12;
  return score_state;
}

int
alu_solver_root_cards (const AluSolverRoot *root, AluCard card, uint8_t cards[ALU_MAX_SEATS])
{
  const AluPosition *position = &root->position;
  int n_cards = 0;

  for (; n_cards < position->n_table; n_cards++)
    cards[n_cards] = root->card_at[position->table[n_cards]];
  if (card != ALU_CARD_NONE)
    cards[n_cards++] = root->card_at[card];
  return n_cards;
}

AluProof
alu_solver_root_search (AluSearch *search, const AluSolverRoot *root, AluScoreState score_state,
                        AluCard card)
{
  uint8_t cards[ALU_MAX_SEATS];
  int n_cards = alu_solver_root_cards (root, card, cards);

  return alu_search_position (search, &root->ranks, root->position.leader, root->left, score_state,
                              cards, n_cards);
}

AluTwelveScore
alu_solver_root_twelve (const AluSolverRoot *root)
{
  const AluPosition *position = &root->position;
  static const AluCard special[2] = { ALU_MONSIEUR, ALU_JACK_OF_SWORDS };
  AluTwelveScore score_state = {
    .aside = position->n_aside,
    .first = (int8_t) (position->first_taker < 0 ? -1 : position->first_taker % 2),
  };

  for (int seat = 0; seat < position->n_seats; seat++)
    score_state.lead = (int8_t) (score_state.lead
                                 + (seat % 2 == 0 ? 1 : -1) * position->tricks[seat]);
  for (int i = 0; i < 2; i++)
    {
      int sign = i == ALU_SPECIAL_WINNER ? 1 : -1;

      if (position->aside & alu_card_bit (special[i]))
        score_state.held_aside |= (uint8_t) (1 << i);
      if (position->taken[0] & alu_card_bit (special[i]))
        score_state.cards = (int8_t) (score_state.cards + sign);
      if (position->taken[1] & alu_card_bit (special[i]))
        score_state.cards = (int8_t) (score_state.cards - sign);
    }
  return score_state;
}

uint8_t
alu_solver_root_place (const AluSolverRoot *root, AluCard card)
{
  const AluPosition *position = &root->position;
  AluCardSet held = 0;

  for (int seat = 0; seat < position->n_seats; seat++)
    held |= position->hands[seat];
  for (int i = 0; i < position->n_table; i++)
    held |= alu_card_bit (position->table[i]);
  return held & alu_card_bit (card) ? root->card_at[card] : ALU_SPECIAL_GONE;
}
