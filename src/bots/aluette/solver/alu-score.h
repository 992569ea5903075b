/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-position.h"

/*
 * Who is ahead of whom, in one word.
 *
 * For every pair of a seat a of team A and a seat b of team B, a field of six bits holds a number
 * that says where a stands against b by tricks and by who reached the count first:
 *
 *   tricks of a less tricks of b    ... -2  -1   0, b first   0, a first   1   2 ...
 *   number                          ... -2  -1        0             1      2   3 ...
 *
 * a is ahead where the number is 1 or more, and A wins the deal if one of its seats is ahead of
 * every seat of B. Fields are held with a bias of ten, so they lie in 1 to 20; the sixth bit
 * is a guard that keeps field-wise comparison in one subtraction. 1 - number is the same thing
 * seen by the other team.
 *
 * A *demand* is a word of lower bounds, in the eyes of the team it serves; field 0 demands nothing.
 * What makes the search share its proofs is that the bounds under which a proof holds, not the
 * score at which it was found, are kept with it.
 */

typedef uint64_t AluScore;

#define ALU_SCORE_BITS 6
#define ALU_SCORE_BIAS 10
#define ALU_SCORE_ONES UINT64_C (0x1041041041041) /* 1 in each of nine fields */
#define ALU_SCORE_GUARDS (ALU_SCORE_ONES << (ALU_SCORE_BITS - 1))
#define ALU_SCORE_ALL ((UINT64_C (1) << (9 * ALU_SCORE_BITS)) - 1)

/* 1 in every field in which @seat stands, seats 0 to @n_seats - 1. */
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

/* 1 in every field of @word, restricted to @ones, that holds @value. */
static inline AluScore
alu_score_equal (AluScore word, unsigned value, AluScore ones)
{
  AluScore differ = word ^ (ALU_SCORE_ONES * value);

  return ((ALU_SCORE_GUARDS - differ) >> (ALU_SCORE_BITS - 1)) & ones;
}

/* @word after a trick taken by the seat of @ones, seen by its own team: from 0 one trick leads to
 * 2, since who was first does not matter any more. */
static inline AluScore
alu_score_rise (AluScore word, AluScore ones)
{
  return word + ones + alu_score_equal (word, ALU_SCORE_BIAS, ones);
}

/* The same seen by the opponents. */
static inline AluScore
alu_score_fall (AluScore word, AluScore ones)
{
  return word - ones - alu_score_equal (word, ALU_SCORE_BIAS + 1, ones);
}

/* The other team's view of @word. */
static inline AluScore
alu_score_reflect (AluScore word)
{
  return ALU_SCORE_ONES * (2 * ALU_SCORE_BIAS + 1) - word;
}

/* Guard bits of the fields in which @word is at least @demand. */
static inline AluScore
alu_score_meets (AluScore word, AluScore demand)
{
  return ((word | ALU_SCORE_GUARDS) - demand) & ALU_SCORE_GUARDS;
}

/* What must have held before a trick of the seat of @ones for @demand to hold after it, seen by
 * its own team. */
static inline AluScore
alu_score_before_rise (AluScore demand, AluScore ones)
{
  AluScore idle = alu_score_equal (demand, 0, ones);

  return demand - (ones ^ idle) - alu_score_equal (demand, ALU_SCORE_BIAS + 2, ones);
}

/* The same seen by the opponents. */
static inline AluScore
alu_score_before_fall (AluScore demand, AluScore ones)
{
  AluScore idle = alu_score_equal (demand, 0, ones);

  return demand + (ones ^ idle) + alu_score_equal (demand, ALU_SCORE_BIAS, ones);
}

/* The greater of each pair of fields. */
static inline AluScore
alu_score_max (AluScore a, AluScore b)
{
  AluScore keep = alu_score_meets (a, b);

  keep -= keep >> (ALU_SCORE_BITS - 1);
  return (a & keep) | (b & ~keep & ~ALU_SCORE_GUARDS);
}
