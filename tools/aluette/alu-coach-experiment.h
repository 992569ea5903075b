/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tools/aluette/alu-aluette-arena.h"

/* Measures the value of the coach in simulated deals: see docs/coach.md. */

typedef struct
{
  AluRules rules;
  AluLevel level; /* level of the beginners */
  uint64_t nodes; /* budget per verdict or hint; 0 for the coach's own */
  void *memory;   /* (nullable): alu_coach_experiment_memory () bytes */
  size_t memory_bytes;
} AluCoachExperiment;

/* The correction of one deal. */
typedef struct
{
  int before, after; /* points of the team with the beginners' plays and with corrections */
  int n_judged;      /* decisions in the corrected deal that were judged */
  int n_costly;      /* decisions that were replaced */
  float cost;        /* points that these cost according to the review */
} AluCorrection;

size_t alu_coach_experiment_memory (const AluCoachExperiment *experiment);

/* alu_coach_experiment_correct:
 * @seed: seed of the cards, the dealer and the bots
 * @team: the team whose plays are reviewed
 * @correction: (out): the results
 *
 * Plays a deal with beginners, then the same cards again, replacing every costly play of @team with
 * the one that the review suggests; the beginners continue from there. Without signs. */
void alu_coach_experiment_correct (const AluCoachExperiment *experiment, uint64_t seed, int team,
                                   AluCorrection *correction);

/* alu_coach_follower:
 * @player: (out caller-allocates): the player
 *
 * Initializes a player for an arena who is a beginner but follows every hint of the coach. */
void alu_coach_follower (AluArenaPlayer *player);
