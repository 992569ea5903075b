/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-determinization.h"
#include "bots/aluette/alu-rollout-policy.h"

/*
 * What one seat believes of the cards it does not see: worlds that the hard facts allow
 * (alu-determinization.h), weighed by how likely they make what the others have done: the cards
 * they played, the signs that were read or only noticed, the signs that a partner has not made, and
 * their votes on the chant.
 */

/* Which soft evidence is used. */
typedef enum
{
  ALU_EVIDENCE_NONE = 0,
  ALU_EVIDENCE_PLAYS = 1 << 0,
  ALU_EVIDENCE_SIGNS = 1 << 1, /* signs read, the hard fact of a card's sign included */
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

/* One world with its share of the whole. */
typedef struct
{
  AluDeterminization determinization;
  double weight;
} AluWeightedSample;

/* alu_belief_init:
 * @view: during a deal; stays the caller's and must outlive @belief
 *
 * Prepares to believe. */
void alu_belief_init (AluBelief *belief, const AluView *view, AluEvidence evidence);

/* alu_belief_sample:
 * @samples: (out caller-allocates): room for @max
 * @n_wanted: how many are asked for, at most @max
 *
 * Where @max worlds are room for all that there are, writes every one with its weight. Else draws
 * @max worlds, each as likely as any other, weighs them, and draws @n_wanted out of these by their
 * weight; those drawn more than once are moved on by swaps of cards which keep to the weights
 * (Metropolis and Hastings).
 *
 * Returns: how many there are: their weights sum up to 1. */
int alu_belief_sample (const AluBelief *belief, AluRng *rng, AluWeightedSample *samples,
                       int n_wanted, int max);

/* alu_belief_card_distribution:
 * @chances: (out caller-allocates): for each card its chance to be with each seat, or in the talon
 *   (index ALU_MAX_SEATS)
 *
 * Sums worlds up to chances, mixed with one part in fifty of the uniform. */
void alu_belief_card_distribution (const AluBelief *belief, const AluWeightedSample *samples, int n,
                                   float chances[ALU_N_CARDS][ALU_MAX_SEATS + 1]);
