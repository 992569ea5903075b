/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-position.h"

/*
 * All cards still held, in one row: strongest first, equal cards side by side and ordered by seat.
 *
 * Only what the rules can tell apart is left of the cards. Bit i of owner[0..2] spells the seat
 * that holds card i; bit i of ties says that cards i and i + 1 are equal. Ties inside a group that
 * one seat holds alone are dropped, since nobody ties with himself; so a hand with a king and a
 * queen and nothing between them looks the same as a hand with two kings. When a trick is
 * over its cards are taken out and the row closes up.
 *
 * The first m cards of a row are a *prefix* of it if they do not cut a group. Rows with a prefix in
 * common play alike as long as the cards after it do not matter.
 */

typedef uint64_t AluCards; /* bit i stands for card i of the row */

typedef struct
{
  AluCards owner[3];
  AluCards ties;
} AluCardRanks;

/* Bits it takes to spell a seat. */
#define ALU_CARD_RANKS_PLANES(n_seats) ((n_seats) > 4 ? 3 : 2)

static inline AluCards
alu_card_ranks_bit (int card)
{
  return UINT64_C (1) << card;
}

/* The first @n cards, 0 to 63. */
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

/* Cards of @seat in a row of @n_cards. */
static inline AluCards
alu_card_ranks_hand (const AluCardRanks *ranks, int n_seats, int seat, int n_cards)
{
  AluCards hand = alu_card_ranks_first (n_cards);

  for (int plane = 0; plane < ALU_CARD_RANKS_PLANES (n_seats); plane++)
    hand &= ranks->owner[plane] ^ ((seat >> plane & 1) - UINT64_C (1));
  return hand;
}

/* The last card of the group of @card. */
static inline int
alu_card_ranks_group_end (const AluCardRanks *ranks, int card)
{
  return card + __builtin_ctzll (~(ranks->ties >> card));
}

/* Cards that have the same owner as the next. */
static inline AluCards
alu_card_ranks_same (const AluCardRanks *ranks, int n_seats)
{
  AluCards differ = 0;

  for (int plane = 0; plane < ALU_CARD_RANKS_PLANES (n_seats); plane++)
    differ |= ranks->owner[plane] ^ ranks->owner[plane] >> 1;
  return ~differ;
}

/* Cards of which it makes no difference to their owner whether he plays them or the next: equal,
 * or neighbours that nobody else can tie. */
static inline AluCards
alu_card_ranks_interchangeable (const AluCardRanks *ranks, int n_seats, int n_cards)
{
  AluCards alone = ~(ranks->ties | ranks->ties << 1);

  return alu_card_ranks_same (ranks, n_seats) & (ranks->ties | (alone & alone >> 1))
         & alu_card_ranks_first (n_cards - 1);
}

/* The first card of the group of @card. */
static inline int
alu_card_ranks_group_start (const AluCardRanks *ranks, int card)
{
  AluCards ends = ~ranks->ties & alu_card_ranks_first (card);

  return ends != 0 ? 64 - __builtin_clzll (ends) : 0;
}

/* Drops the ties of groups with one owner; groups have four cards at most. */
static inline void
alu_card_ranks_normalize (AluCardRanks *ranks, int n_seats)
{
  AluCards shared = ranks->ties & ~alu_card_ranks_same (ranks, n_seats);

  shared |= (shared << 1 | shared >> 1) & ranks->ties;
  shared |= (shared << 1 | shared >> 1) & ranks->ties;
  ranks->ties = shared;
}

/* The row without @card. Its ties may then need to be normalized. */
static inline AluCardRanks
alu_card_ranks_without (const AluCardRanks *ranks, int n_seats, int card)
{
  AluCards before = alu_card_ranks_first (card);
  AluCardRanks rest;

  /* The neighbours of a card are equal if both were its equals. */
  rest.ties = ranks->ties & ~((~ranks->ties & (before + 1)) >> 1);
  rest.ties = (rest.ties & before) | (rest.ties >> 1 & ~before);
  for (int plane = 0; plane < ALU_CARD_RANKS_PLANES (n_seats); plane++)
    rest.owner[plane] = (ranks->owner[plane] & before) | (ranks->owner[plane] >> 1 & ~before);
  if (ALU_CARD_RANKS_PLANES (n_seats) < 3)
    rest.owner[2] = 0;
  return rest;
}
