/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"

/*
 * Bots against bots, to measure their strength: duplicate deals, each dealt twice with the teams
 * swapped, so that the cards' luck falls out. The pair is the unit of what is measured. Reads no
 * clock itself.
 */

/* Who plays in an arena: a level, or a yardstick that exists for measuring alone. */
typedef struct
{
  const char *id;
  AluLevel level;
  /* (nullable): decides instead of the level, knowing the whole match: which a yardstick may use to
   * cheat. */
  void (*decide) (const AluMatch *match, const AluView *view, const AluBudget *budget,
                  AluEvent *event);
  size_t memory_bytes;
} AluArenaPlayer;

/* alu_arena_player:
 * @id: a level's id, or that of a yardstick
 *
 * Returns: whether there is such a player. */
bool alu_arena_player (const char *id, AluArenaPlayer *player);

/* How well signs pass, in hundredths; all 0 for a table without signs. */
typedef struct
{
  uint8_t made;   /* a luette or double is signed by its holder */
  uint8_t read;   /* by a partner */
  uint8_t caught; /* by an opponent */
} AluArenaSigns;

typedef struct
{
  AluRules rules;
  AluSeating seating;
  AluArenaSigns signs;
  AluArenaPlayer players[2]; /* a and b */
  uint64_t nodes[2];         /* of each player's decisions, 0 for the level's own */
  void *memory;              /* (nullable): the greater of the players' memory_bytes */
  size_t memory_bytes;
  double (*clock) (void);                                   /* (nullable): seconds */
  void (*on_move) (int player, double seconds, void *data); /* (nullable): with a clock */
  void *data;
} AluArena;

/* alu_arena_init:
 *
 * A table of persons under @rules without signs, clock or memory. */
void alu_arena_init (AluArena *arena, const AluRules *rules, const AluArenaPlayer *a,
                     const AluArenaPlayer *b);

/* alu_arena_deal:
 * @seed: of cards, dealer and bots
 * @swapped: whether player a has team B
 * @match: (out) (nullable): the match after the deal
 *
 * Plays one deal at level scores.
 *
 * Returns: points for player a, -2 to +2. */
int alu_arena_deal (const AluArena *arena, uint64_t seed, bool swapped, AluMatch *match);

/* alu_arena_match:
 * @on_deal: (nullable): called after each deal
 *
 * Plays a whole match.
 *
 * Returns: 1 where player a wins, -1 where b does, 0 for a draw. */
int alu_arena_match (const AluArena *arena, uint64_t seed, bool swapped,
                     void (*on_deal) (const AluMatch *match, void *data), void *data);

/* A mean over pairs with its interval. */
typedef struct
{
  double mean, low, high;
} AluArenaFigure;

/* alu_arena_bootstrap:
 * @values: one a pair
 *
 * Returns: their mean with the bootstrap interval of 95 in a hundred (1,000 resamples). */
AluArenaFigure alu_arena_bootstrap (const float *values, int n, uint64_t seed);
