/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-rules.h"

/*
 * A position of a deal with all hands known, which is the input of the solver.
 *
 * Seats are 0 to n_seats - 1, clockwise. Even seats are team 0 (A), odd seats team 1 (B). It is a
 * plain value without information about the match: the dealer, the talon, signs and the score do
 * not matter.
 */

/* one per card of a hand */
#define ALU_MAX_TRICKS ALU_MAX_HAND

/* Whether a team has offered to settle. */
typedef enum
{
  ALU_OFFER_NONE,
  ALU_OFFER_PENDING, /* the opponents of offer_team must answer before the next card */
  ALU_OFFER_REFUSED,
} AluOfferState;

/* What decides the deal. */
typedef enum
{
  ALU_SCORING_PLAYER, /* the player with the most tricks, who had them first */
  ALU_SCORING_TWELVE, /* the team with the most tricks, and two special cards */
} AluScoring;

typedef struct
{
  uint8_t n_seats; /* 4 or 6; with ALU_SCORING_TWELVE, 2 or 4 */
  uint8_t order;   /* AluOrder */
  uint8_t scoring; /* AluScoring */

  /* The current trick: leader played table[0], the next seat table[1], and so on. The seat to play
   * is (leader + n_table) % n_seats. After a spoiled trick, leader does not change. */
  uint8_t leader;
  uint8_t n_table; /* 0 to n_seats - 1 */
  AluCard table[ALU_MAX_SEATS];

  /* Cards still held. All seats have the same number; those that played to this trick have one
   * less. */
  AluCardSet hands[ALU_MAX_SEATS];

  /* Tricks of each seat, and the number of the trick that it took last: 1 is the first, spoiled
   * tricks count, 0 if it has none. A seat is behind another if it has fewer tricks, or as many and
   * a later last trick. With ALU_SCORING_TWELVE only the sums per team matter, last_trick is not
   * read, and a trick set aside counts when it is taken. */
  uint8_t tricks[ALU_MAX_SEATS];
  uint8_t last_trick[ALU_MAX_SEATS];

  /* ALU_SCORING_PLAYER only: the seat whose tricks, at least one, are a single run that ends with
   * the last complete trick; -1 if there is none. */
  int8_t runner;
  bool mordienne;     /* whether mordienne gives two points */
  uint8_t offer;      /* AluOfferState; without mordienne always ALU_OFFER_NONE */
  uint8_t offer_team; /* the team that offered, 0 or 1 */

  /* ALU_SCORING_TWELVE only: the number of tricks set aside, their cards, the cards taken by each
   * team (in both, only the special cards matter), and the seat that took the first trick, or
   * -1. */
  uint8_t n_aside;
  AluCardSet aside;
  AluCardSet taken[2];
  int8_t first_taker;
} AluPosition;

/* alu_position_is_valid:
 *
 * Checks the number of seats, the sizes of hands, that no card is duplicated, and that the numbers
 * of tricks are consistent. The solver returns ALU_SOLVER_INVALID for an invalid position.
 *
 * Returns: whether @position is valid. */
bool alu_position_is_valid (const AluPosition *position);

/* Returns: the seat that must play. */
static inline int
alu_position_seat (const AluPosition *position)
{
  return (position->leader + position->n_table) % position->n_seats;
}

/* Returns: the number of tricks that are not complete, including the current one. */
int alu_position_tricks_left (const AluPosition *position);
