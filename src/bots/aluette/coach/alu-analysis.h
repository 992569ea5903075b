/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"

/* A value in points for team A that may be known only partially. If low = high, it is exact. */
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
  AluBounds value; /* if the card is played and all play perfectly afterward */
} AluAnalyzedCard;

/* The value of a position with open hands if all players see all cards and play perfectly. */
typedef struct
{
  uint8_t seat;                        /* seat that must play or answer */
  AluBounds value;                     /* points for team A */
  uint8_t n_cards;                     /* 0 with an offer to answer, and after the deal */
  AluAnalyzedCard cards[ALU_MAX_HAND]; /* all cards of the seat to act, strongest first */
  bool accept;                         /* with an offer to answer: whether accepting is better */
  uint64_t nodes;                      /* used */
} AluAnalysis;

/* Returns: the number of bytes of memory that suits any deal. */
size_t alu_analysis_memory (void);

/* With four players and nine cards, this is nearly always enough, and takes less than a second. */
#define ALU_ANALYSIS_NODES UINT64_C (1500000)

/* alu_analysis_compute:
 * @match: all hands are known; in ALU_PHASE_PLAY or ALU_PHASE_ANSWER, or after the deal
 * @budget: memory of alu_analysis_memory () bytes; nodes for all cards together, or 0 for
 *   ALU_ANALYSIS_NODES; stop flag
 * @analysis: (out): the values
 *
 * Solves the position. If the nodes do not suffice, a value is limited by which team gets points,
 * or not at all (-2 to +2).
 *
 * Returns: false if it was stopped; @analysis then contains what was known by then. */
bool alu_analysis_compute (const AluMatch *match, const AluBudget *budget, AluAnalysis *analysis);
