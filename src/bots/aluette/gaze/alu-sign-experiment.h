/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/gaze/alu-sign-simulation.h"

/*
 * What signs are worth: one team of bots signs and the other does not, all of one level. For
 * duplicate deals: the same cards once with the one team signing and once with the other, so that
 * the cards' luck falls out.
 */

/* Where the opponents of those who sign look. */
typedef enum
{
  ALU_EXPERIMENT_GAZE_ABSORBED, /* at their cards and the table alone */
  ALU_EXPERIMENT_GAZE_USUAL,    /* about, as their level does */
  ALU_EXPERIMENT_GAZE_WATCHFUL, /* at those who sign, most of the time */
  ALU_N_EXPERIMENT_GAZES,
} AluExperimentGaze;

typedef struct
{
  AluRules rules;
  AluLevel level;
  bool careless; /* they sign at once, large and long, whoever looks; else with care */
  AluExperimentGaze eyes;
  uint64_t nodes; /* of each decision, 0 for the level's own */
  void *memory;   /* (nullable): alu_bot_memory () of the level */
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
 * @seed: of cards, dealer, bots and eyes
 * @swapped: whether team B signs; else team A
 * @tally: (inout): what became of the signs is added
 *
 * Plays one deal at level scores.
 *
 * Returns: points for the team that signs, -2 to +2. */
int alu_sign_experiment_deal (const AluSignExperiment *experiment, uint64_t seed, bool swapped,
                              AluSignTally *tally);
