/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/tarot-bot.h"

/*
 * Deals between bots that measure their strength. One player, the guest, plays the same deal once
 * in each seat while the host has all others. What it gets more than the host in the same seat,
 * averaged over the seats, is the result of the deal: the luck of the cards cancels out. Since
 * marks sum to zero, this is also the guest's mean score. The arena reads no clock of its own.
 */

/* A player in an arena: a level, or a baseline that exists only for measurements. */
typedef struct
{
  const char *id;
  TarotLevel level;
  /* (nullable): decides instead of the level. It gets the whole match, so that a baseline may
   * cheat. */
  void (*decide) (const TarotMatch *match, const TarotView *view, const TarotBudget *budget,
                  TarotEvent *event);
  size_t memory_bytes;
  bool signals; /* plays and reads the official signals */
} TarotArenaPlayer;

/* tarot_arena_player:
 * @id: id of a level, as in match files, or of a baseline
 * @player: (out caller-allocates): the player
 *
 * Returns: whether there is such a player. */
bool tarot_arena_player (const char *id, TarotArenaPlayer *player);

typedef struct
{
  TarotRules rules;
  bool imposed; /* there is no auction: the hand of the highest value plays a garde */
  TarotArenaPlayer guest, host;
  uint64_t nodes[2]; /* budgets per decision of guest and host; 0 for those of the levels */
  void *memory;      /* (nullable): for the larger memory_bytes of the two players */
  size_t memory_bytes;
  double (*clock) (void);                       /* (nullable): returns seconds */
  void (*on_move) (double seconds, void *data); /* (nullable): a decision of the guest */
  void *data;
} TarotArena;

/* Sums over the deals that the guest took, by contract. */
typedef struct
{
  uint32_t taken[TAROT_N_BIDS];
  uint32_t made[TAROT_N_BIDS];
  int64_t marks[TAROT_N_BIDS];
} TarotArenaContracts;

/* tarot_arena_deal:
 * @seed: of the cards, the dealer and the bots
 * @contracts: (inout) (nullable): the guest's contracts are added
 * @damped: (out): the mean of the differences with the root of each in its place, so that one slam
 *   does not decide
 *
 * Plays one deal with the guest in each seat. A deal that is annulled or passed out counts 0.
 *
 * Returns: the mean score of the guest. */
double tarot_arena_deal (const TarotArena *arena, uint64_t seed, TarotArenaContracts *contracts,
                         double *damped);

/* tarot_arena_signals:
 * @arena: its host plays in all seats; whether it signals does not matter
 * @damped: (out): as in tarot_arena_deal ()
 *
 * Plays one deal with and without the official signals of the defense.
 *
 * Returns: how much more a defender scores with them, on average. */
double tarot_arena_signals (const TarotArena *arena, uint64_t seed, double *damped);

/* A mean and half the width of its 95% interval. */
typedef struct
{
  double mean, error;
} TarotArenaFigure;

/* tarot_arena_figure:
 * @values: @n values, one per deal
 *
 * Returns: their mean and its interval by the normal distribution; zeros if @n is 0. */
TarotArenaFigure tarot_arena_figure (const double *values, int n);
