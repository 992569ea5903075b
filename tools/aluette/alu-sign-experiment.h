/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/gaze/alu-sign-simulation.h"

/*
 * Measures the value of signs: one team of bots signs and the other does not; all have the same
 * level. Each deal is played twice with the teams swapped, so that the luck of the cards cancels
 * out.
 */

/* Where the opponents of the signing team look. */
typedef enum
{
  ALU_EXPERIMENT_GAZE_ABSORBED, /* only at their cards and the trick */
  ALU_EXPERIMENT_GAZE_USUAL,    /* as usual for their level */
  ALU_EXPERIMENT_GAZE_WATCHFUL, /* mostly at the signing team */
  ALU_N_EXPERIMENT_GAZES,
} AluExperimentGaze;

typedef struct
{
  AluRules rules;
  AluLevel level;
  bool careless; /* whether they sign at once, with large and long gestures, whoever watches */
  AluExperimentGaze gaze;
  uint64_t nodes; /* budget per decision; 0 for the budget of the level */
  void *memory;   /* (nullable): alu_bot_memory () bytes for the level */
  size_t memory_bytes;
} AluSignExperiment;

/* Sums over deals. */
typedef struct
{
  uint64_t deals;
  uint64_t made;
  uint64_t read_by_partners;
  uint64_t read_by_opponents;
} AluSignTally;

/* alu_sign_experiment_deal:
 * @seed: seed of the cards, the dealer, the bots and their gaze
 * @swapped: whether team B signs instead of team A
 * @tally: (inout): the signs of the deal are added
 *
 * Plays one deal at a score of 0:0.
 *
 * Returns: the points of the team that signs, -2 to +2. */
int alu_sign_experiment_deal (const AluSignExperiment *experiment, uint64_t seed, bool swapped,
                              AluSignTally *tally);
