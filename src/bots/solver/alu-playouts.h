/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/solver/alu-position.h"

/*
 * Random games, many of them.
 *
 * Any card may always be played, so a game in which everybody plays at random is an independent
 * random order of every hand, and who leads does not matter to who takes what.
 */

/* Orders of four of n cards, and of the n - 4 that are left: together all orders of n cards. */
#define ALU_PLAYOUT_HEADS (1 + 1 + 2 + 6 + 24 + 120 + 360 + 840 + 1680 + 3024)
#define ALU_PLAYOUT_TAILS (5 + 1 + 2 + 6 + 24 + 120)

/* Tables of orders, about 100 KiB. Read-only once filled in, so threads may share one. */
typedef struct
{
  _Alignas(16) uint8_t heads[ALU_PLAYOUT_HEADS][16];
  _Alignas(16) uint8_t tails[ALU_PLAYOUT_TAILS][16];
  uint16_t first_head[ALU_MAX_TRICKS + 2]; /* by number of cards */
  uint16_t first_tail[ALU_MAX_TRICKS + 2];
} AluPlayoutTables;

/* How many games ended with each number of points for team 0, -2 to +2. */
typedef struct
{
  uint64_t n[5]; /* n[points + 2] */
} AluPlayoutCounts;

typedef enum
{
  ALU_PLAYOUTS_FASTEST, /* what this processor does best */
  ALU_PLAYOUTS_PLAIN,   /* portable code; the same results */
} AluPlayoutPath;

/* Fills in @tables. */
void alu_playout_tables_init (AluPlayoutTables *tables);

/* alu_playouts:
 * @position: sound; an offer pending counts as refused
 * @n: games to play
 * @seed: the same seed gives the same counts, on every machine and path
 *
 * Plays @n games from @position to the end, every order of every hand as likely as any other to one
 * part in 10,000, and adds what came of them to @counts. */
void alu_playouts (const AluPlayoutTables *tables,
                   const AluPosition *position,
                   uint64_t n,
                   uint64_t seed,
                   AluPlayoutPath path,
                   AluPlayoutCounts *counts);
