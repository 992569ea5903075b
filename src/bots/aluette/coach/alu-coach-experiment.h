/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-arena.h"

/* What the coach is worth, measured on simulated deals: see docs/coach.md. */

typedef struct
{
  AluRules rules;
  AluLevel level; /* of the beginners */
  uint64_t nodes; /* of one judgement or hint, 0 for the coach's own */
  void *memory;   /* (nullable): alu_coach_experiment_memory () */
  size_t memory_bytes;
} AluCoachExperiment;

/* Of one deal. */
typedef struct
{
  int before, after; /* points for the team: as the beginners play, and corrected */
  int n_judged;      /* decisions in the corrected deal */
  int n_costly;      /* of these, replaced */
  float cost;        /* what the replaced ones cost, by the review */
} AluCorrection;

size_t alu_coach_experiment_memory (const AluCoachExperiment *experiment);

/* alu_coach_experiment_correct:
 * @seed: of cards, dealer and bots
 * @team: whose plays are reviewed
 *
 * Lets four beginners play a deal, and again the same cards with every costly play of @team
 * replaced by the one that the review proposes; the beginners play on from there. Without signs. */
void alu_coach_experiment_correct (const AluCoachExperiment *experiment, uint64_t seed, int team,
                                   AluCorrection *correction);

/* alu_coach_follower:
 * @player: (out): for an arena: a beginner who does what the coach's hints say */
void alu_coach_follower (AluArenaPlayer *player);
