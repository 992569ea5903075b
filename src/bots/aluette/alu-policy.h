/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-monte-carlo.h"

/* What a decision may draw on beside the view. */
typedef struct
{
  const AluMonteCarloParams *params; /* (nullable): of levels that search */
  const AluBudget *budget;
  AluRng *rng;
} AluSearchContext;

/* A way of deciding. Every function decides for the person whose view it is given and uses nothing
 * else of the match. */
typedef struct
{
  /* Whether to sing the chant. */
  bool (*vote) (const AluView *view, const AluSearchContext *search);
  /* Which six cards of the hand of the seat in turn to reject. */
  void (*reject) (const AluView *view, const AluSearchContext *search,
                  AluCard cards[ALU_CHANT_CARDS]);
  /* A card of the seat in turn; @info comes in blank. */
  AluCard (*play) (const AluView *view, const AluSearchContext *search, AluDecisionInfo *info);
  /* Whether to offer the deal rather than play the card found, which @info is about; asked only
   * where it is allowed. */
  bool (*offer) (const AluView *view, const AluSearchContext *search, const AluDecisionInfo *info);
  /* Whether to accept the offer. */
  bool (*accept) (const AluView *view, const AluSearchContext *search);
  /* Whether to propose to give the point; whether to agree to a partner's proposal. */
  bool (*propose) (const AluView *view, const AluSearchContext *search);
  bool (*consent) (const AluView *view, const AluSearchContext *search);
} AluPolicy;

extern const AluPolicy alu_random_policy;
extern const AluPolicy alu_novice_policy;
extern const AluPolicy alu_casual_policy;
extern const AluPolicy alu_villager_policy;
extern const AluPolicy alu_monte_carlo_policy;
