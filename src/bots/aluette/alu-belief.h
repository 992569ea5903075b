/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-determinization.h"
#include "bots/aluette/alu-rollout-policy.h"

/*
 * What one seat believes about the cards it does not see: determinizations that satisfy all hard
 * constraints (alu-determinization.h), weighted by the likelihood of what other players did: the
 * cards they played, the signs that were read or only noticed, the signs that a partner did not
 * make, and the votes on the chant.
 */

/* The kinds of evidence that a belief uses. */
typedef enum
{
  ALU_EVIDENCE_NONE = 0,
  ALU_EVIDENCE_PLAYS = 1 << 0,
  ALU_EVIDENCE_SIGNS = 1 << 1, /* including the place of a card whose sign was read */
  ALU_EVIDENCE_VOTES = 1 << 2,
  ALU_EVIDENCE_ALL = 7,
} AluEvidence;

typedef struct
{
  const AluView *view;
  AluEvidence evidence;
  AluDealConstraints constraints;
  AluRolloutPolicy policy;
} AluBelief;

/* A determinization and its weight. The weights of all samples sum to 1. */
typedef struct
{
  AluDeterminization determinization;
  double weight;
} AluWeightedSample;

/* alu_belief_init:
 * @view: (transfer none): taken during a deal; must outlive @belief
 *
 * Initializes @belief with the hard constraints of @view and the rollout policy of its rules. */
void alu_belief_init (AluBelief *belief, const AluView *view, AluEvidence evidence);

/* alu_belief_sample:
 * @samples: (out caller-allocates): room for @max samples
 * @n_out: number of samples returned, at most @max
 *
 * Samples the belief. If there are at most @max determinizations, writes all of them with their
 * weights. Otherwise draws @max of them uniformly, weights them, and draws @n_out of these by
 * their weights; repetitions are moved apart by Metropolis–Hastings swaps of cards, which preserve
 * the distribution. Without evidence, draws @n_out of them uniformly.
 *
 * Returns: the number of samples. */
int alu_belief_sample (const AluBelief *belief, AluRng *rng, AluWeightedSample *samples, int n_out,
                       int max);

/* alu_belief_card_distribution:
 * @chances: (out caller-allocates): for each unseen card, the probability of each seat, and of the
 *   talon at index ALU_MAX_SEATS
 *
 * Computes where the cards are likely to be: the weighted mean of the samples, mixed with 2% of the
 * uniform distribution. */
void alu_belief_card_distribution (const AluBelief *belief, const AluWeightedSample *samples, int n,
                                   float chances[ALU_N_CARDS][ALU_MAX_SEATS + 1]);
