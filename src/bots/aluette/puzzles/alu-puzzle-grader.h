/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"

/*
 * Evaluates each card of a seat in two ways, which must agree before a card counts as the best: by
 * rollouts, which play like people, and by the exact solver, which plays perfectly. If hands are
 * hidden, it uses many determinizations from the belief of the player who decides; if they are
 * open, there is only one.
 */

/* The evaluation of a card and all cards equal to it. Results are points for the team of the seat
 * to act. */
typedef struct
{
  AluCard card;
  float chances[5]; /* probability of each result, indexed by 2 + points */
  float points;     /* expected points, -2 to +2 */
  float policy;     /* expected points according to rollouts only */
  float exact;      /* expected points according to exact values only; 0 if not solved */
} AluGradedCard;

typedef struct
{
  uint8_t n;
  AluGradedCard cards[ALU_MAX_HAND]; /* best first */
} AluGradedHand;

/* Options of an evaluation. */
typedef struct
{
  bool open;   /* whether all hands are known */
  int samples; /* number of determinizations; with open hands, number of rollouts, 0 for none */
  int tries;   /* number of determinizations that are weighted to choose these */
  bool solved; /* whether to use exact values: half of the result, or all with open hands */
  uint64_t seed;
  const AluStop *stop; /* (nullable) */
} AluGradingOptions;

typedef struct _AluPuzzleGrader AluPuzzleGrader;

/* alu_puzzle_grader_new:
 *
 * Returns: (nullable): a grader, or NULL if there is no memory. Free it with alu_puzzle_grader_free
 * (). Only one thread may use it at a time. */
AluPuzzleGrader *alu_puzzle_grader_new (void);
void alu_puzzle_grader_free (AluPuzzleGrader *grader);

/* alu_puzzle_grader_grade_cards:
 * @match: contains all hands; a seat must play. Hidden hands are not read unless @options says that
 *   hands are open.
 * @options: how to evaluate
 * @grades: (out): the cards, best first
 *
 * Evaluates every card. The same options give the same values on every machine.
 *
 * Returns: false if it was stopped. */
bool alu_puzzle_grader_grade_cards (AluPuzzleGrader *grader, const AluMatch *match,
                                    const AluGradingOptions *options, AluGradedHand *grades);
