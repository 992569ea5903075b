/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-bits.h"
#include "bots/aluette/solver/alu-position.h"

/*
 * All cards still held, in one sequence, strongest first. Equal cards are adjacent and ordered by
 * seat.
 *
 * The sequence contains only what the rules can distinguish. Bit i of owner[0..2] encodes the seat
 * that holds card i. Bit i of @ties says that cards i and i + 1 are equal. Ties within a group that
 * one seat holds alone are removed, because players cannot tie with themselves: a hand with a king
 * and a queen and no card between them looks like a hand with two kings. At the end of a trick its
 * cards are removed and the others move up.
 *
 * The first m cards of a sequence are a *prefix* if they do not divide a group. Sequences with a
 * common prefix are equivalent as long as the cards after it do not matter.
 */

typedef uint64_t AluCards; /* bit i is card i of the sequence */

typedef struct
{
  AluCards owner[3];
  AluCards ties;
} AluCardRanks;

/* Number of bits that encode a seat. */
#define ALU_CARD_RANKS_PLANES(n_seats) ((n_seats) > 4 ? 3 : 2)

static inline AluCards
alu_card_ranks_bit (int card)
{
  return UINT64_C (1) << card;
}

/* Returns: the first @n cards, @n from 0 to 63. */
static inline AluCards
alu_card_ranks_first (int n)
{
  return (UINT64_C (1) << n) - 1;
}

static inline int
alu_card_ranks_seat (const AluCardRanks *ranks, int card)
{
  return (int) ((ranks->owner[0] >> card & 1) | (ranks->owner[1] >> card & 1) << 1
                | (ranks->owner[2] >> card & 1) << 2);
}

/* Returns: the cards of @seat in a sequence of @n_cards. */
static inline AluCards
alu_card_ranks_hand (const AluCardRanks *ranks, int n_seats, int seat, int n_cards)
{
  AluCards hand = alu_card_ranks_first (n_cards);

  for (int plane = 0; plane < ALU_CARD_RANKS_PLANES (n_seats); plane++)
    hand &= ranks->owner[plane] ^ ((seat >> plane & 1) - UINT64_C (1));
  return hand;
}

/* Returns: the last card of the group of @card. */
static inline int
alu_card_ranks_group_end (const AluCardRanks *ranks, int card)
{
  return card + __builtin_ctzll (~(ranks->ties >> card));
}

/* Returns: the cards with the same owner as the next card. */
static inline AluCards
alu_card_ranks_same (const AluCardRanks *ranks, int n_seats)
{
  AluCards differ = 0;

  for (int plane = 0; plane < ALU_CARD_RANKS_PLANES (n_seats); plane++)
    differ |= ranks->owner[plane] ^ ranks->owner[plane] >> 1;
  return ~differ;
}

/* Returns: the cards that their owner can exchange for the next one without any effect: equal
 * cards, or adjacent cards that nobody else can tie. */
static inline AluCards
alu_card_ranks_interchangeable (const AluCardRanks *ranks, int n_seats, int n_cards)
{
  AluCards alone = ~(ranks->ties | ranks->ties << 1);

  return alu_card_ranks_same (ranks, n_seats) & (ranks->ties | (alone & alone >> 1))
         & alu_card_ranks_first (n_cards - 1);
}

/* Returns: the first card of the group of @card. */
static inline int
alu_card_ranks_group_start (const AluCardRanks *ranks, int card)
{
  AluCards ends = ~ranks->ties & alu_card_ranks_first (card);

  return ends != 0 ? 64 - __builtin_clzll (ends) : 0;
}

/* Removes the ties of groups with one owner. Groups have at most four cards. */
static inline void
alu_card_ranks_normalize (AluCardRanks *ranks, int n_seats)
{
  AluCards shared = ranks->ties & ~alu_card_ranks_same (ranks, n_seats);

  shared |= (shared << 1 | shared >> 1) & ranks->ties;
  shared |= (shared << 1 | shared >> 1) & ranks->ties;
  ranks->ties = shared;
}

/* Removes the cards of @out. */
static inline void
alu_card_ranks_remove (AluCardRanks *ranks, int n_seats, AluCards out)
{
  /* The neighbors of removed cards are equal if all cards between them are: the addition carries a
   * tie through these. */
  AluCards ties = (((ranks->ties & ~out) << 1) + (ranks->ties & out)) & ~out;

  for (int plane = 0; plane < ALU_CARD_RANKS_PLANES (n_seats); plane++)
    ranks->owner[plane] = alu_bits_remove (ranks->owner[plane], out);
  ranks->ties = alu_bits_remove (ties, out) >> 1;
  alu_card_ranks_normalize (ranks, n_seats);
}
