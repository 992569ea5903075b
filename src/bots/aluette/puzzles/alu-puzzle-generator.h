/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/puzzles/alu-puzzle-grader.h"
#include "bots/aluette/puzzles/alu-puzzle.h"

/*
 * Problems made from deals that bots of mixed levels play: positions where one card is the best by
 * a clear margin and by two independent judgements. How they are chosen: docs/problems.md.
 */

/* The margins, in hundredths of a point. */
#define ALU_PUZZLE_MARGIN_OPEN 100 /* exact values, all hands seen */
#define ALU_PUZZLE_MARGIN_OWN 40    /* mean of exact values and playouts over sampled worlds */
#define ALU_PUZZLE_MARGIN_EACH 15   /* and by each of the two alone */
#define ALU_PUZZLE_PROOF_SHARE 2    /* another sample must still find one part in so many */

/* What is wanted. */
typedef struct
{
  int theme;     /* AluTheme, or -1 for any */
  int min_stars; /* 1 to ALU_PUZZLE_STARS */
  int max_stars;
} AluPuzzleCriteria;

typedef struct _AluPuzzleGenerator AluPuzzleGenerator;

/* alu_puzzle_generator_new:
 *
 * Returns: (nullable): NULL where there is no memory. Free with alu_puzzle_generator_free (). One
 * thread at a time. */
AluPuzzleGenerator *alu_puzzle_generator_new (void);
void alu_puzzle_generator_free (AluPuzzleGenerator *generator);

/* alu_puzzle_generator_generate:
 * @seed: the same seed and wish give the same problem on every machine
 * @criteria: (nullable): NULL for any
 * @stop: (nullable): by which any thread has it give up
 * @puzzle: (out): with an id made of the seed
 *
 * Plays deals until one has a problem as wished.
 *
 * Returns: whether there is one: false where it was stopped, or nothing was found in many deals. */
bool alu_puzzle_generator_generate (AluPuzzleGenerator *generator, uint64_t seed,
                                    const AluPuzzleCriteria *criteria, const AluStop *stop,
                                    AluPuzzle *puzzle);

/* alu_puzzle_generator_prove:
 * @samples: how many to draw where the hands are not open
 * @seed: of the drawing
 *
 * Judges a problem anew.
 *
 * Returns: whether its answer is still the best by the margin of a proof. */
bool alu_puzzle_generator_prove (AluPuzzleGenerator *generator, const AluPuzzle *puzzle,
                                 int samples, uint64_t seed);

/* alu_puzzle_get_theme:
 * @judgement: of at least two cards
 *
 * Returns: what the position is about, by what the best card does. */
AluTheme alu_puzzle_get_theme (const AluMatch *match, const AluGradedHand *judgement);

/* alu_puzzle_may_have_theme:
 *
 * Returns: whether a look at the table leaves it open that the position is about @theme. */
bool alu_puzzle_may_have_theme (const AluMatch *match, AluTheme theme);

/* alu_puzzle_get_move_theme:
 *
 * Returns: the theme of what @card does on the table, where nothing is known of chances: lead,
 * spoil, race or duck. */
AluTheme alu_puzzle_get_move_theme (const AluMatch *match, AluCard card);
