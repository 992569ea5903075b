/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-score-state.h"

/*
 * The search counts seats from the leader, so that one proof is valid for all leaders.
 *
 * To rotate by r means that seat s becomes seat s - r. For the question who wins, the leader of a
 * trick is always seat 0: a rotation by an odd number swaps the teams. For mordienne, team 0 is
 * always the team of the question: the rotation is even, and the leader is seat 0 or 1.
 */

/* Returns: by how many seats to rotate if @seat becomes the leader. */
static inline int
alu_seat_rotation_for (AluQuestion question, int seat)
{
  return question == ALU_ASK_WINNER ? seat : seat & ~1;
}

/* Rotates the owners, as bit planes of numbers below 4.
 *
 * Returns: the cards of seats below @by, whose new seats are the last ones. */
static inline AluCards
alu_seat_rotation_owners_4 (AluCardRanks *ranks, int by)
{
  AluCards low = ranks->owner[0], high = ranks->owner[1];
  AluCards by_low = -(AluCards) (by & 1), by_high = -(AluCards) (by >> 1 & 1);
  AluCards borrow = ~low & by_low;

  ranks->owner[0] = low ^ by_low;
  ranks->owner[1] = high ^ by_high ^ borrow;
  return (~high & (by_high | borrow)) | (by_high & borrow);
}

/* The same for numbers below 6: adds 6 - @by, and subtracts 6 from sums of 6 and more. */
static inline AluCards
alu_seat_rotation_owners_6 (AluCardRanks *ranks, int by)
{
  AluCards sum[3], carry = 0, wraps;

  for (int plane = 0; plane < 3; plane++)
    {
      AluCards owner = ranks->owner[plane], add = -(AluCards) ((6 - by) >> plane & 1);

      sum[plane] = owner ^ add ^ carry;
      carry = (owner & (add | carry)) | (add & carry);
    }
  wraps = carry | (sum[2] & sum[1]);
  ranks->owner[0] = sum[0];
  ranks->owner[1] = sum[1] ^ wraps;
  ranks->owner[2] = sum[2] ^ (sum[1] & wraps);
  return ~wraps;
}

/* Orders equal cards by seat again, if the cards of @last belong at the end of their groups. Groups
 * have at most four cards, so that no card moves more than three places. */
static inline void
alu_seat_rotation_sort (AluCardRanks *ranks, int n_seats, AluCards last)
{
  for (int round = 0; round < 3; round++)
    {
      AluCards swap = last & ~(last >> 1) & ranks->ties;

      last ^= swap | swap << 1;
      for (int plane = 0; plane < ALU_CARD_RANKS_PLANES (n_seats); plane++)
        {
          AluCards change = (ranks->owner[plane] ^ ranks->owner[plane] >> 1) & swap;

          ranks->owner[plane] ^= change | change << 1;
        }
    }
}

/* Rotates the owners of @n_cards cards. */
static inline void
alu_seat_rotation_ranks (AluCardRanks *ranks, int n_seats, int n_cards, int by)
{
  AluCards last = n_seats == 4 ? alu_seat_rotation_owners_4 (ranks, by)
                               : alu_seat_rotation_owners_6 (ranks, by);

  for (int plane = 0; plane < ALU_CARD_RANKS_PLANES (n_seats); plane++)
    ranks->owner[plane] &= alu_card_ranks_first (n_cards);
  alu_seat_rotation_sort (ranks, n_seats, last);
}

/* Returns: a word whose field i is the one of @word that begins with bit @shifts[i]. */
static inline AluScore
alu_seat_rotation_permute (AluScore word, const uint8_t *shifts, int n_fields)
{
  AluScore result = 0;

  for (int i = n_fields - 1; i >= 0; i--)
    result = result << ALU_SCORE_BITS | (word >> shifts[i] & ((1 << ALU_SCORE_BITS) - 1));
  return result;
}

/* Returns: @word, with a field for each pair of opponents, rotated. If @by is odd, the teams have
 * swapped, and the numbers have to be reflected separately. */
static inline AluScore
alu_seat_rotation_pairs (AluScore word, int n_seats, int by)
{
  static const uint8_t shifts_4[4][4] = {
    { 0, 6, 12, 18 },
    { 12, 0, 18, 6 },
    { 18, 12, 6, 0 },
    { 6, 18, 0, 12 },
  };
  static const uint8_t shifts_6[6][9] = {
    { 0, 6, 12, 18, 24, 30, 36, 42, 48 }, { 18, 36, 0, 24, 42, 6, 30, 48, 12 },
    { 24, 30, 18, 42, 48, 36, 6, 12, 0 }, { 42, 6, 24, 48, 12, 30, 36, 0, 18 },
    { 48, 36, 42, 12, 0, 6, 30, 18, 24 }, { 12, 30, 48, 0, 18, 36, 6, 24, 42 },
  };

  return n_seats == 4 ? alu_seat_rotation_permute (word, shifts_4[by], 4)
                      : alu_seat_rotation_permute (word, shifts_6[by], 9);
}

/* Returns: @word, with a field for each seat, rotated. */
static inline AluScore
alu_seat_rotation_fields (AluScore word, int n_seats, int by)
{
  int low = by * ALU_SCORE_BITS, high = (n_seats - by) * ALU_SCORE_BITS;
  AluScore all = (UINT64_C (1) << (n_seats * ALU_SCORE_BITS)) - 1;

  return (word >> low | word << high) & all;
}

static inline uint32_t
alu_seat_rotation_alive (uint32_t alive, int n_seats, int by)
{
  uint32_t idle = alive & ALU_ALIVE_SEATS;
  int runner = ALU_ALIVE_RUNNER (alive);

  idle = (idle >> by | idle << (n_seats - by)) & ((UINT32_C (1) << n_seats) - 1);
  if (runner < 0)
    return idle;
  runner = runner < by ? runner - by + n_seats : runner - by;
  return idle | ALU_ALIVE_RUNNING (runner, ALU_ALIVE_RUN (alive));
}

/* Returns: @score_state rotated. */
static inline AluScoreState
alu_seat_rotation_score (AluQuestion question, AluScoreState score_state, int n_seats, int by)
{
  if (question == ALU_ASK_MORDIENNE)
    return (AluScoreState) {
      alu_seat_rotation_fields (score_state.score, n_seats, by),
      alu_seat_rotation_alive (score_state.alive, n_seats, by),
    };
  if (by & 1)
    score_state.score = alu_score_reflect (score_state.score);
  score_state.score = alu_seat_rotation_pairs (score_state.score, n_seats, by);
  return score_state;
}

/* Returns: a proof for seats rotated by @by, for the seats as they were. */
static inline AluProof
alu_seat_rotation_undo (AluQuestion question, AluProof proof, int n_seats, int by)
{
  int back = by > 0 ? n_seats - by : 0;

  proof.side ^= by & 1;
  if (question == ALU_ASK_WINNER)
    proof.demand = alu_seat_rotation_pairs (proof.demand, n_seats, back);
  else
    proof.demand = alu_seat_rotation_fields (proof.demand, n_seats, back);
  return proof;
}
