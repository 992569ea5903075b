/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-stop.h"
#include "bots/aluette/solver/alu-card-ranks.h"
#include "bots/aluette/solver/alu-transposition-table.h"

/*
 * The search for the rules of `twelve`: tricks count per team, tied tricks are
 * set aside for the next taker, and two special cards override the count.
 *
 * It works like alu-search.h, but is simpler and has no trained move ordering. The two *special*
 * cards are in the sequence according to their rank, but are never interchangeable with another
 * card, and every key contains their holders.
 */

typedef enum
{
  ALU_SPECIAL_WINNER, /* 3 of coins */
  ALU_SPECIAL_LOSER,  /* jack of swords */
} AluSpecial;

#define ALU_SPECIAL_GONE 255

/* The tricks and special cards taken so far. */
typedef struct
{
  int8_t lead;        /* tricks of team 0 minus tricks of team 1 */
  int8_t cards;       /* balance of the special cards taken: positive if good for team 0 */
  uint8_t aside;      /* tricks set aside */
  uint8_t held_aside; /* special cards set aside, one bit per AluSpecial */
  int8_t first;       /* team that took the first trick, or -1 */
} AluTwelveScore;

typedef struct
{
  int n_seats;
  int target; /* the question is whether team 0 gets at least this many points, 0 or 1 */
  AluTranspositionTable *tt;
  bool portable; /* never uses special instructions; results are equal */
  uint64_t nodes;
  uint64_t node_limit;
  const AluStop *stop; /* (nullable) */
  bool aborted;
} AluTwelveSearch;

/* alu_twelve_search:
 * @special: indices in @ranks by AluSpecial, or ALU_SPECIAL_GONE
 * @leader: has led or must lead; every seat has @left cards, including those in the trick
 * @cards: the first @n_cards cards of the trick, from the leader on
 *
 * Searches a position.
 *
 * Returns: whether team 0 gets at least @search->target points; undefined if @search was
 * aborted. */
bool alu_twelve_search (AluTwelveSearch *search, const AluCardRanks *ranks,
                        const uint8_t special[2], int leader, int left, AluTwelveScore score_state,
                        const uint8_t *cards, int n_cards);

/* alu_twelve_search () without special instructions, and for processors with AVX2 and BMI2. */
bool alu_twelve_search_plain (AluTwelveSearch *search, const AluCardRanks *ranks,
                              const uint8_t special[2], int leader, int left,
                              AluTwelveScore score_state, const uint8_t *cards, int n_cards);
bool alu_twelve_search_avx2 (AluTwelveSearch *search, const AluCardRanks *ranks,
                             const uint8_t special[2], int leader, int left,
                             AluTwelveScore score_state, const uint8_t *cards, int n_cards);
