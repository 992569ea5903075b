/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"

/*
 * What each card of a seat is worth in a position, reckoned in two ways that must agree before one
 * card is called the best: played on as people do (by habit), and played on without any error (by
 * the exact solver). With the decider's own knowledge many worlds are drawn from his belief; with
 * open hands there is one.
 */

/* One card, for all its equals. Results are points for the team of the seat in turn. */
typedef struct
{
  AluCard card;
  float chances[5]; /* of each result: index 2 + points */
  float points;     /* expected: -2 to +2 */
  float policy;     /* expected by habit alone */
  float exact;      /* expected without any error; 0 where nothing was solved */
} AluGradedCard;

typedef struct
{
  uint8_t n;
  AluGradedCard cards[ALU_MAX_HAND]; /* best first */
} AluGradedHand;

/* How to judge. */
typedef struct
{
  bool open;   /* all hands are seen */
  int samples; /* drawn; with open hands: times that the one is played on by habit, 0 for none */
  int tries;   /* worlds weighed to draw these from */
  bool solved; /* exact values count: half beside habit, or alone with open hands */
  uint64_t seed;
  const AluStop *stop; /* (nullable) */
} AluGradingOptions;

typedef struct _AluPuzzleGrader AluPuzzleGrader;

/* alu_puzzle_grader_new:
 *
 * Returns: (nullable): its memory, NULL where there is none. Free with alu_puzzle_grader_free ().
 * One thread at a time. */
AluPuzzleGrader *alu_puzzle_grader_new (void);
void alu_puzzle_grader_free (AluPuzzleGrader *grader);

/* alu_puzzle_grader_grade_cards:
 * @match: with every hand filled; a seat is to play. Closed hands are not looked at, unless
 *   @options says that all is open.
 *
 * Judges every card. The same way gives the same figures on every machine.
 *
 * Returns: whether it was not stopped. */
bool alu_puzzle_grader_grade_cards (AluPuzzleGrader *grader, const AluMatch *match,
                                    const AluGradingOptions *options, AluGradedHand *judgement);
