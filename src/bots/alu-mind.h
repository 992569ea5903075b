/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-bot.h"

/* A way of deciding. Every function decides for the person whose view it is given and uses nothing
 * else; @thoughts is blank and never NULL. */
typedef struct
{
  /* Whether to sing the chant. */
  bool (*vote) (const AluView *view, AluRng *rng);
  /* Which six cards of the hand of the seat in turn to reject. */
  void (*reject) (const AluView *view, AluRng *rng, AluCard cards[ALU_CHANT_CARDS]);
  /* A card of the seat in turn. */
  AluCard (*play) (const AluView *view, const AluBudget *budget, AluRng *rng,
                   AluThoughts *thoughts);
  /* Whether to offer the deal rather than play on; asked only where it is allowed. */
  bool (*offer) (const AluView *view, const AluBudget *budget, AluRng *rng);
  /* Whether to accept the offer. */
  bool (*accept) (const AluView *view, const AluBudget *budget, AluRng *rng);
  /* Whether to propose to give the point; whether to agree to a partner's proposal. */
  bool (*propose) (const AluView *view, AluRng *rng);
  bool (*consent) (const AluView *view, AluRng *rng);
} AluMind;

extern const AluMind alu_random_mind;
extern const AluMind alu_novice_mind;
extern const AluMind alu_casual_mind;
extern const AluMind alu_villager_mind;
