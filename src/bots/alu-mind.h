/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-thinker.h"

/* What a decision may draw on beside the view. */
typedef struct
{
  const AluThinkerStyle *style; /* (nullable): of levels that search */
  const AluBudget *budget;
  AluRng *rng;
} AluMeans;

/* A way of deciding. Every function decides for the person whose view it is given and uses nothing
 * else of the match. */
typedef struct
{
  /* Whether to sing the chant. */
  bool (*vote) (const AluView *view, const AluMeans *means);
  /* Which six cards of the hand of the seat in turn to reject. */
  void (*reject) (const AluView *view, const AluMeans *means, AluCard cards[ALU_CHANT_CARDS]);
  /* A card of the seat in turn; @thoughts comes in blank. */
  AluCard (*play) (const AluView *view, const AluMeans *means, AluThoughts *thoughts);
  /* Whether to offer the deal rather than play the card found, which @thoughts is about; asked only
   * where it is allowed. */
  bool (*offer) (const AluView *view, const AluMeans *means, const AluThoughts *thoughts);
  /* Whether to accept the offer. */
  bool (*accept) (const AluView *view, const AluMeans *means);
  /* Whether to propose to give the point; whether to agree to a partner's proposal. */
  bool (*propose) (const AluView *view, const AluMeans *means);
  bool (*consent) (const AluView *view, const AluMeans *means);
} AluMind;

extern const AluMind alu_random_mind;
extern const AluMind alu_novice_mind;
extern const AluMind alu_casual_mind;
extern const AluMind alu_villager_mind;
extern const AluMind alu_thinker_mind;
