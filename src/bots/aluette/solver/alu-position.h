/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-rules.h"

/*
 * A position of a deal with every hand seen: what the solver starts from.
 *
 * Seats are 0 to n_seats - 1, clockwise. Even seats are team 0 (A), odd seats team 1 (B). It is a
 * plain value and knows nothing of the match: who dealt, the talon, signs and scores do not matter
 * to it.
 */

/* One per card of a hand. */
#define ALU_MAX_TRICKS ALU_MAX_HAND

/* Whether the deal has been offered (rules, section 5). */
typedef enum
{
  ALU_OFFER_NONE,
  ALU_OFFER_PENDING, /* the opponents of offer_team are to answer before the next card */
  ALU_OFFER_REFUSED,
} AluOfferState;

/* What decides the deal. */
typedef enum
{
  ALU_SCORING_PLAYER, /* the player with most tricks, first to reach them (rules, section 5) */
  ALU_SCORING_TWELVE, /* the side with most tricks, and two cards that override (section 8) */
} AluScoring;

typedef struct
{
  uint8_t n_seats; /* 4 or 6; also 2 with ALU_SCORING_TWELVE, which is for 2 or 4 */
  uint8_t order;   /* AluOrder: which cards beat which */
  uint8_t scoring; /* AluScoring */

  /* The trick in progress: table[0] was played by leader, table[1] by the next seat, and so on;
   * (leader + n_table) % n_seats is to play. With n_table 0, leader is to lead. A spoiled trick
   * leaves leader as it was. */
  uint8_t leader;
  uint8_t n_table; /* 0 to n_seats - 1 */
  AluCard table[ALU_MAX_SEATS];

  /* Cards still held. Every seat has as many, but those who have played to this trick one less. */
  AluCardSet hands[ALU_MAX_SEATS];

  /* Tricks taken by each seat so far, and the number of the trick, counted from 1 through spoiled
   * ones too, in which the seat took its last one: 0 where it has none. A seat with fewer
   * tricks, or as many but a later last trick, stands behind. With ALU_SCORING_TWELVE only
   * the sums by team matter, last_trick is not read, and a trick set aside counts when taken. */
  uint8_t tricks[ALU_MAX_SEATS];
  uint8_t last_trick[ALU_MAX_SEATS];

  /* ALU_SCORING_PLAYER alone: the seat all of whose tricks, one at least, are an unbroken run up to
   * the last finished trick; -1 where there is none. */
  int8_t runner;
  bool mordienne;     /* whether two points can be made by mordienne */
  uint8_t offer;      /* AluOfferState; not ALU_OFFER_NONE only where mordienne is true */
  uint8_t offer_team; /* 0 or 1: who offered */

  /* ALU_SCORING_TWELVE alone: the tricks set aside, their cards, the cards taken by each team (of
   * these two sets only the 3d and the Je matter), and the seat credited with the first trick
   * taken, -1 where there is none. */
  uint8_t n_aside;
  AluCardSet aside;
  AluCardSet taken[2];
  int8_t first_taker;
} AluPosition;

/* alu_position_is_valid:
 *
 * Returns: whether @position is sound: seats, sizes of hands, no card twice, tricks and what is
 * said of them possible together. The solver answers ALU_SOLVER_INVALID for one that is not. */
bool alu_position_is_valid (const AluPosition *position);

/* Returns: the seat whose card is awaited. */
static inline int
alu_position_seat (const AluPosition *position)
{
  return (position->leader + position->n_table) % position->n_seats;
}

/* Returns: tricks still to be finished, the one in progress included. */
int alu_position_tricks_left (const AluPosition *position);
