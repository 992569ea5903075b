/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-monte-carlo.h"

/* What a decision may use besides the view. */
typedef struct
{
  const AluMonteCarloParams *params; /* (nullable): of levels that search */
  const AluBudget *budget;
  AluRng *rng;
} AluSearchContext;

/* How bots of a level decide. Each function decides for the seat of its view and uses nothing
 * else. */
typedef struct
{
  /* Whether to vote for the chant. */
  bool (*vote) (const AluView *view, const AluSearchContext *search);
  /* Which six cards the seat to act rejects. */
  void (*reject) (const AluView *view, const AluSearchContext *search,
                  AluCard cards[ALU_CHANT_CARDS]);
  /* The card that the seat to act plays. @info is empty. */
  AluCard (*play) (const AluView *view, const AluSearchContext *search, AluDecisionInfo *info);
  /* Whether to offer to settle instead of playing the chosen card, which @info describes. Called
   * only if an offer is allowed. */
  bool (*offer) (const AluView *view, const AluSearchContext *search, const AluDecisionInfo *info);
  /* Whether to accept an offer to settle. */
  bool (*accept) (const AluView *view, const AluSearchContext *search);
  /* Whether to propose to concede, and whether to agree to a partner's proposal. */
  bool (*propose) (const AluView *view, const AluSearchContext *search);
  bool (*consent) (const AluView *view, const AluSearchContext *search);
} AluPolicy;

extern const AluPolicy alu_random_policy;
extern const AluPolicy alu_novice_policy;
extern const AluPolicy alu_casual_policy;
extern const AluPolicy alu_villager_policy;
extern const AluPolicy alu_monte_carlo_policy;
