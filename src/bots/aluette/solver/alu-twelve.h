/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-stop.h"
#include "bots/aluette/solver/alu-card-ranks.h"
#include "bots/aluette/solver/alu-transposition-table.h"

/*
 * The search for the twelve-hands rules (rules, section 8): the side's tricks count, tied tricks
 * are set aside for the next winner, and two cards override the count.
 *
 * It is the search of alu-search.h over again, simpler and without a learned order. What is new is
 * the two *special* cards: they stand in the row as their ranks have it, but are never
 * interchangeable with another card, and who holds them is part of every key.
 */

typedef enum
{
  ALU_SPECIAL_WINNER, /* the 3d */
  ALU_SPECIAL_LOSER,  /* the Je */
} AluSpecial;

#define ALU_SPECIAL_GONE 255

/* What has been taken so far. */
typedef struct
{
  int8_t lead;        /* tricks of team 0 less those of team 1 */
  int8_t cards;       /* what the special cards taken say: more than 0 for team 0 */
  uint8_t aside;      /* tricks set aside */
  uint8_t held_aside; /* bit by AluSpecial: set aside too */
  int8_t first;       /* the side of who took the first trick, -1 while there is none */
} AluTwelveScore;

typedef struct
{
  int n_seats;
  int target; /* asks whether the points for team 0 are at least this: 0 or 1 */
  AluTranspositionTable *tt;
  uint64_t nodes;
  uint64_t node_limit;
  const AluStop *stop; /* (nullable) */
  bool aborted;
} AluTwelveSearch;

/* alu_twelve_search:
 * @special: places in @ranks by AluSpecial, or ALU_SPECIAL_GONE
 * @leader: led or is to lead; every seat holds @left cards, those on the table included
 * @cards: what @n_cards seats have played or are made to play, from the leader
 *
 * Returns: whether team 0 gets search->target points or more; no meaning if @search was aborted. */
bool alu_twelve_search (AluTwelveSearch *search,
                        const AluCardRanks *ranks,
                        const uint8_t special[2],
                        int leader,
                        int left,
                        AluTwelveScore score_state,
                        const uint8_t *cards,
                        int n_cards);
