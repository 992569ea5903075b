/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/solver/alu-position.h"

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
} AluRow;

/* Bits it takes to spell a seat. */
#define ALU_ROW_PLANES(n_seats) ((n_seats) > 4 ? 3 : 2)

static inline AluCards
alu_row_bit (int card)
{
  return UINT64_C (1) << card;
}

/* The first @n cards, 0 to 63. */
static inline AluCards
alu_row_first (int n)
{
  return (UINT64_C (1) << n) - 1;
}

static inline int
alu_row_seat (const AluRow *row, int card)
{
  return (int) ((row->owner[0] >> card & 1) | (row->owner[1] >> card & 1) << 1
                | (row->owner[2] >> card & 1) << 2);
}

/* Cards of @seat in a row of @n_cards. */
static inline AluCards
alu_row_hand (const AluRow *row, int n_seats, int seat, int n_cards)
{
  AluCards hand = alu_row_first (n_cards);

  for (int plane = 0; plane < ALU_ROW_PLANES (n_seats); plane++)
    hand &= row->owner[plane] ^ ((seat >> plane & 1) - UINT64_C (1));
  return hand;
}

/* The last card of the group of @card. */
static inline int
alu_row_group_end (const AluRow *row, int card)
{
  return card + __builtin_ctzll (~(row->ties >> card));
}

/* Cards that have the same owner as the next. */
static inline AluCards
alu_row_same (const AluRow *row, int n_seats)
{
  AluCards differ = 0;

  for (int plane = 0; plane < ALU_ROW_PLANES (n_seats); plane++)
    differ |= row->owner[plane] ^ row->owner[plane] >> 1;
  return ~differ;
}

/* Cards of which it makes no difference to their owner whether he plays them or the next: equal,
 * or neighbours that nobody else can tie. */
static inline AluCards
alu_row_interchangeable (const AluRow *row, int n_seats, int n_cards)
{
  AluCards alone = ~(row->ties | row->ties << 1);

  return alu_row_same (row, n_seats) & (row->ties | (alone & alone >> 1))
         & alu_row_first (n_cards - 1);
}

/* The first card of the group of @card. */
static inline int
alu_row_group_start (const AluRow *row, int card)
{
  AluCards ends = ~row->ties & alu_row_first (card);

  return ends != 0 ? 64 - __builtin_clzll (ends) : 0;
}

/* Drops the ties of groups with one owner; groups have four cards at most. */
static inline void
alu_row_normalize (AluRow *row, int n_seats)
{
  AluCards shared = row->ties & ~alu_row_same (row, n_seats);

  shared |= (shared << 1 | shared >> 1) & row->ties;
  shared |= (shared << 1 | shared >> 1) & row->ties;
  row->ties = shared;
}

/* The row without @card. Its ties may then need to be normalized. */
static inline AluRow
alu_row_without (const AluRow *row, int n_seats, int card)
{
  AluCards before = alu_row_first (card);
  AluRow rest;

  /* The neighbours of a card are equal if both were its equals. */
  rest.ties = row->ties & ~((~row->ties & (before + 1)) >> 1);
  rest.ties = (rest.ties & before) | (rest.ties >> 1 & ~before);
  for (int plane = 0; plane < ALU_ROW_PLANES (n_seats); plane++)
    rest.owner[plane] = (row->owner[plane] & before) | (row->owner[plane] >> 1 & ~before);
  if (ALU_ROW_PLANES (n_seats) < 3)
    rest.owner[2] = 0;
  return rest;
}
