/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/problems/alu-judge.h"
#include "bots/problems/alu-problem.h"

/*
 * Problems made from deals that bots of mixed levels play: positions where one card is the best by
 * a clear margin and by two independent judgements. How they are chosen: docs/problems.md.
 */

/* The margins, in hundredths of a point. */
#define ALU_PROBLEM_MARGIN_OPEN 100 /* exact values, all hands seen */
#define ALU_PROBLEM_MARGIN_OWN 40   /* mean of exact values and playouts over sampled worlds */
#define ALU_PROBLEM_MARGIN_EACH 15  /* and by each of the two alone */
#define ALU_PROBLEM_PROOF_SHARE 2   /* another sample must still find one part in so many */

/* What is wanted. */
typedef struct
{
  int theme;     /* AluTheme, or -1 for any */
  int min_stars; /* 1 to ALU_PROBLEM_STARS */
  int max_stars;
} AluProblemWish;

typedef struct _AluProblemMaker AluProblemMaker;

/* alu_problem_maker_new:
 *
 * Returns: (nullable): NULL where there is no memory. Free with alu_problem_maker_free (). One
 * thread at a time. */
AluProblemMaker *alu_problem_maker_new (void);
void alu_problem_maker_free (AluProblemMaker *maker);

/* alu_problem_maker_make:
 * @seed: the same seed and wish give the same problem on every machine
 * @wish: (nullable): NULL for any
 * @stop: (nullable): by which any thread has it give up
 * @problem: (out): with an id made of the seed
 *
 * Plays deals until one has a problem as wished.
 *
 * Returns: whether there is one: false where it was stopped, or nothing was found in many deals. */
bool alu_problem_maker_make (AluProblemMaker *maker, uint64_t seed, const AluProblemWish *wish,
                             const AluStop *stop, AluProblem *problem);

/* alu_problem_maker_prove:
 * @worlds: how many to draw where the hands are not open
 * @seed: of the drawing
 *
 * Judges a problem anew.
 *
 * Returns: whether its answer is still the best by the margin of a proof. */
bool alu_problem_maker_prove (AluProblemMaker *maker, const AluProblem *problem, int worlds,
                              uint64_t seed);

/* alu_problem_theme:
 * @judgement: of at least two cards
 *
 * Returns: what the position is about, by what the best card does. */
AluTheme alu_problem_theme (const AluMatch *match, const AluJudgedHand *judgement);

/* alu_problem_theme_possible:
 *
 * Returns: whether a look at the table leaves it open that the position is about @theme. */
bool alu_problem_theme_possible (const AluMatch *match, AluTheme theme);

/* alu_problem_deed:
 *
 * Returns: the theme of what @card does on the table, where nothing is known of chances: lead,
 * spoil, race or duck. */
AluTheme alu_problem_deed (const AluMatch *match, AluCard card);
