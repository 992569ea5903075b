/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"
#include "tools/alu-arena.h"

/*
 * Matches between bots that measure their strength. Each deal is played twice, with the teams
 * swapped, so that the luck of the cards cancels out. The unit of measurement is such a pair. The
 * arena reads no clock of its own.
 */

/* A player in an arena: a level, or a baseline that exists only for measurements. */
typedef struct
{
  const char *id;
  AluLevel level;
  /* (nullable): decides instead of the level. It gets the whole match, so that a baseline may
   * cheat. */
  void (*decide) (const AluMatch *match, const AluView *view, const AluBudget *budget,
                  AluEvent *event);
  size_t memory_bytes;
} AluArenaPlayer;

/* alu_arena_player:
 * @id: id of a level or a baseline
 * @player: (out caller-allocates): the player
 *
 * Returns: whether there is such a player. */
bool alu_arena_player (const char *id, AluArenaPlayer *player);

/* Probabilities of signs in percent; all 0 for a table without signs. */
typedef struct
{
  uint8_t made;   /* the holder of a luette or double signs it */
  uint8_t read;   /* a partner reads the sign */
  uint8_t caught; /* an opponent reads the sign */
} AluArenaSigns;

typedef struct
{
  AluRules rules;
  AluSeating seating;
  AluArenaSigns signs;
  AluArenaPlayer players[2]; /* a and b */
  uint64_t nodes[2];         /* budgets per decision; 0 for the budget of the level */
  void *memory;              /* (nullable): for the larger memory_bytes of the two players */
  size_t memory_bytes;
  double (*clock) (void);                                   /* (nullable): returns seconds */
  void (*on_move) (int player, double seconds, void *data); /* (nullable): requires a clock */
  void *data;
} AluArena;

/* alu_arena_init:
 * @a, @b: (transfer none): copied
 *
 * Initializes @arena with persons at all seats, without signs, clock or memory. */
void alu_arena_init (AluArena *arena, const AluRules *rules, const AluArenaPlayer *a,
                     const AluArenaPlayer *b);

/* alu_arena_deal:
 * @seed: seed of the cards, the dealer and the bots
 * @swapped: whether player a has team B instead of team A
 * @match: (out) (nullable): the match after the deal
 *
 * Plays one deal at a score of 0:0.
 *
 * Returns: the points of player a, -2 to +2. */
int alu_arena_deal (const AluArena *arena, uint64_t seed, bool swapped, AluMatch *match);

/* alu_arena_match:
 * @seed, @swapped: as for alu_arena_deal ()
 * @on_deal: (nullable) (scope call): called after each deal
 *
 * Plays a whole match.
 *
 * Returns: 1 if player a wins, -1 if b wins, 0 for a draw. */
int alu_arena_match (const AluArena *arena, uint64_t seed, bool swapped,
                     void (*on_deal) (const AluMatch *match, void *data), void *data);
