/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-position.h"

/*
 * The standings of all pairs of opponents, in one word.
 *
 * For each seat a of team A and each seat b of team B, a field of six bits contains a number. It
 * compares a with b by tricks and, if these are equal, by who had them first:
 *
 *   tricks of a minus tricks of b    ... -2  -1   0, b first   0, a first   1   2 ...
 *   number                           ... -2  -1        0             1      2   3 ...
 *
 * a is ahead if the number is 1 or more. A wins the deal if one of its seats is ahead of all seats
 * of B. Fields have a bias of ten, so that they are between 1 and 20. The sixth bit is a guard,
 * with which one subtraction compares all fields. From the other team's view, a number n is 1 - n.
 *
 * A *demand* is a word of lower bounds from the view of one team; a field of 0 demands nothing. The
 * search stores a proof with the bounds that it needs, not with the score at which it was found, so
 * that other positions can use it.
 */

typedef uint64_t AluScore;

#define ALU_SCORE_BITS 6
#define ALU_SCORE_BIAS 10
#define ALU_SCORE_ONES UINT64_C (0x1041041041041) /* 1 in each of nine fields */
#define ALU_SCORE_GUARDS (ALU_SCORE_ONES << (ALU_SCORE_BITS - 1))
#define ALU_SCORE_ALL ((UINT64_C (1) << (9 * ALU_SCORE_BITS)) - 1)

/* Returns: 1 in every field of @seat, which is 0 to @n_seats - 1. */
static inline AluScore
alu_score_ones_of (int n_seats, int seat)
{
  int half = n_seats / 2;
  AluScore ones = 0;

  for (int other = 0; other < half; other++)
    {
      int field = seat % 2 == 0 ? seat / 2 * half + other : other * half + seat / 2;

      ones |= UINT64_C (1) << (field * ALU_SCORE_BITS);
    }
  return ones;
}

/* Returns: 1 in every field of @ones in which @word has @value. */
static inline AluScore
alu_score_equal (AluScore word, unsigned value, AluScore ones)
{
  AluScore differ = word ^ (ALU_SCORE_ONES * value);

  return ((ALU_SCORE_GUARDS - differ) >> (ALU_SCORE_BITS - 1)) & ones;
}

/* Returns: @word after the seat of @ones has taken a trick, from its own team's view. A trick
 * changes 0 to 2, because it no longer matters who was first. */
static inline AluScore
alu_score_rise (AluScore word, AluScore ones)
{
  return word + ones + alu_score_equal (word, ALU_SCORE_BIAS, ones);
}

/* Returns: the same from the opponents' view. */
static inline AluScore
alu_score_fall (AluScore word, AluScore ones)
{
  return word - ones - alu_score_equal (word, ALU_SCORE_BIAS + 1, ones);
}

/* Returns: @word from the other team's view. */
static inline AluScore
alu_score_reflect (AluScore word)
{
  return ALU_SCORE_ONES * (2 * ALU_SCORE_BIAS + 1) - word;
}

/* Returns: the guard bits of the fields in which @word is at least @demand. */
static inline AluScore
alu_score_meets (AluScore word, AluScore demand)
{
  return ((word | ALU_SCORE_GUARDS) - demand) & ALU_SCORE_GUARDS;
}

/* Returns: the demand before the seat of @ones takes a trick that is equivalent to @demand after
 * it, from its own team's view. */
static inline AluScore
alu_score_before_rise (AluScore demand, AluScore ones)
{
  AluScore idle = alu_score_equal (demand, 0, ones);

  return demand - (ones ^ idle) - alu_score_equal (demand, ALU_SCORE_BIAS + 2, ones);
}

/* Returns: the same from the opponents' view. */
static inline AluScore
alu_score_before_fall (AluScore demand, AluScore ones)
{
  AluScore idle = alu_score_equal (demand, 0, ones);

  return demand + (ones ^ idle) + alu_score_equal (demand, ALU_SCORE_BIAS, ones);
}

/* Returns: the maximum of each pair of fields. */
static inline AluScore
alu_score_max (AluScore a, AluScore b)
{
  AluScore keep = alu_score_meets (a, b);

  keep -= keep >> (ALU_SCORE_BITS - 1);
  return (a & keep) | (b & ~keep & ~ALU_SCORE_GUARDS);
}
