/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/puzzles/tarot-puzzle.h"
#include "bots/tarot/solver/tarot-solver.h"

/*
 * Values of the cards of a seat, in half points for its side, by the exact solver: of the real
 * position, or the mean of worlds that agree with everything the seat knows. The points are those
 * of tarot_solver_value ().
 */

typedef struct
{
  TarotCard card;
  double value;
  double error; /* standard error of the difference to the best card; 0 with open hands */
} TarotGradedCard;

typedef struct
{
  uint8_t n;
  TarotGradedCard cards[TAROT_MAX_HAND]; /* best first */
} TarotGradedHand;

/* tarot_puzzle_grade_open:
 * @match: a position with all hands known
 * @grades: (out): the cards that the seat in turn may play
 *
 * Solves a position.
 *
 * Returns: false if the solver has reached its limits. */
bool
tarot_puzzle_grade_open (TarotSolver *solver, const TarotMatch *match, TarotGradedHand *grades);

/* tarot_puzzle_grade_own:
 * @match: hands other than that of the seat in turn are not read
 * @worlds: number of worlds, at least 2
 * @seed: of the worlds
 * @grades: (out)
 *
 * Solves @worlds positions that agree with the view of the seat in turn, all equally likely.
 *
 * Returns: false if the solver has reached its limits. */
bool tarot_puzzle_grade_own (TarotSolver *solver, const TarotMatch *match, int worlds,
                             uint64_t seed, TarotGradedHand *grades);

/* tarot_puzzle_get_margin:
 * @open: whether the player sees all hands
 *
 * Returns: by how many half points the best card and its equals are better than any other card;
 * negative if with hidden hands this is not at least @errors standard errors for each card, or if
 * there is no other card. */
double tarot_puzzle_get_margin (const TarotMatch *match, bool open, double errors,
                                const TarotGradedHand *grades);
