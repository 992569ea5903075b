/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"

/* A value that may be known only in part: low = high where it is exact. Points for team A. */
typedef struct
{
  int8_t low, high; /* -2 to +2 */
} AluBounds;

static inline bool
alu_bounds_exact (AluBounds bounds)
{
  return bounds.low == bounds.high;
}

typedef struct
{
  AluCard card;
  AluBounds value; /* points for team A if the card is played and nobody errs afterwards */
} AluAnalysedCard;

/* What an open position is worth when everybody sees everything and nobody errs. */
typedef struct
{
  uint8_t seat;                        /* to play, or to answer */
  AluBounds value;                     /* points for team A */
  uint8_t n_cards;                     /* 0 while an offer awaits its answer, or the deal is over */
  AluAnalysedCard cards[ALU_MAX_HAND]; /* every card of the seat in turn, strongest first */
  bool accept;    /* with an offer in the air: whether accepting is the better answer */
  uint64_t nodes; /* spent */
} AluAnalysis;

/* Memory that suits any deal. */
size_t alu_analysis_memory (void);

/* Enough for four seats with nine cards nearly always, within a second. */
#define ALU_ANALYSIS_NODES UINT64_C (1500000)

/* alu_analyse:
 * @match: with all hands open, in ALU_PHASE_PLAY or ALU_PHASE_ANSWER, or its deal over
 * @budget: memory (alu_analysis_memory () of it), nodes for the whole (0 for
 *   ALU_ANALYSIS_NODES), stop
 *
 * Solves the position. Where nodes run out, a card is bounded by who wins ("at least", "at most"),
 * or not at all (-2 to +2).
 *
 * Returns: false where it was stopped: bounds are then what was found by then. */
bool alu_analyse (const AluMatch *match, const AluBudget *budget, AluAnalysis *analysis);
