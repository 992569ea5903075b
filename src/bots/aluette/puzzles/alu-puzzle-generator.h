/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/puzzles/alu-puzzle-grader.h"
#include "bots/aluette/puzzles/alu-puzzle.h"

/*
 * Generates puzzles from deals that bots of different levels play: positions in which one card is
 * the best by a clear margin according to two independent evaluations. docs/puzzles.md describes
 * the selection.
 */

/* Minimum margins, in hundredths of a point. */
#define ALU_PUZZLE_MARGIN_OPEN 100 /* exact values with open hands */
#define ALU_PUZZLE_MARGIN_OWN 40   /* mean of exact values and rollouts over determinizations */
#define ALU_PUZZLE_MARGIN_EACH 15  /* each of the two evaluations */
#define ALU_PUZZLE_PROOF_SHARE 2   /* a proof requires the margins divided by this */

/* Maximum number of cards in the hand to play from: a whole hand, with open hands. */
#define ALU_PUZZLE_HAND_MAX 9

/* Criteria for a puzzle. */
typedef struct
{
  int theme;     /* AluTheme, or -1 for any */
  int min_stars; /* 1 to ALU_PUZZLE_STARS */
  int max_stars;
  int min_cards; /* in the hand to play from, 0 to ALU_PUZZLE_HAND_MAX */
} AluPuzzleCriteria;

typedef struct _AluPuzzleGenerator AluPuzzleGenerator;

/* alu_puzzle_generator_new:
 *
 * Returns: (nullable): a generator, or NULL if there is no memory. Free it with
 * alu_puzzle_generator_free (). Only one thread may use it at a time. */
AluPuzzleGenerator *alu_puzzle_generator_new (void);
void alu_puzzle_generator_free (AluPuzzleGenerator *generator);

/* alu_puzzle_generator_generate:
 * @seed: the same seed and criteria give the same puzzle on every machine
 * @criteria: (nullable): NULL for any puzzle
 * @stop: (nullable): lets any thread stop the search
 * @puzzle: (out): the puzzle; its id is derived from the seed
 *
 * Plays deals until one contains a puzzle that meets the criteria.
 *
 * Returns: whether a puzzle was found; false if the search was stopped or many deals contained
 * none. */
bool alu_puzzle_generator_generate (AluPuzzleGenerator *generator, uint64_t seed,
                                    const AluPuzzleCriteria *criteria, const AluStop *stop,
                                    AluPuzzle *puzzle);

/* alu_puzzle_generator_prove:
 * @samples: number of determinizations, if the hands are not open
 * @seed: seed of the determinizations
 *
 * Grades the cards of a puzzle again.
 *
 * Returns: whether its solution is still the best by the margins of a proof. */
bool alu_puzzle_generator_prove (AluPuzzleGenerator *generator, const AluPuzzle *puzzle,
                                 int samples, uint64_t seed);

/* alu_puzzle_get_theme:
 * @grades: grades of at least two cards
 *
 * Returns: the theme of a position, according to what the best card does. */
AluTheme alu_puzzle_get_theme (const AluMatch *match, const AluGradedHand *grades);

/* alu_puzzle_may_have_theme:
 *
 * Returns: whether the position may have @theme, as far as the visible cards tell. */
bool alu_puzzle_may_have_theme (const AluMatch *match, AluTheme theme);

/* alu_puzzle_get_move_theme:
 *
 * Returns: the theme of playing @card, without knowledge of probabilities: lead, spoil, race or
 * duck. */
AluTheme alu_puzzle_get_move_theme (const AluMatch *match, AluCard card);
