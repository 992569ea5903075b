/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/puzzles/tarot-puzzle-grader.h"
#include "engine/alu-rng.h"

/*
 * Generates puzzles from deals that bots of different levels play: positions in which one card is
 * the best by a clear margin. docs/puzzles.md describes the selection.
 */

/* Minimum margins, in half points. */
#define TAROT_PUZZLE_MARGIN_OPEN 8 /* exact values with open hands */
#define TAROT_PUZZLE_MARGIN_OWN 6  /* means of exact values in sampled worlds */
/* A proof with other worlds needs half the margin and so many standard errors. */
#define TAROT_PUZZLE_PROOF_ERRORS 3

typedef struct _TarotPuzzleGenerator TarotPuzzleGenerator;

/* tarot_puzzle_generator_new:
 *
 * Returns: (nullable): a generator, or NULL if there is no memory. Free it with
 * tarot_puzzle_generator_free (). Only one thread may use it at a time. */
TarotPuzzleGenerator *tarot_puzzle_generator_new (void);
void tarot_puzzle_generator_free (TarotPuzzleGenerator *generator);

/* tarot_puzzle_generator_search:
 * @seed: of the deal; the same arguments give the same puzzle on every machine
 * @seats: 3 to 5
 * @themes: the themes to look for, a bit per TarotTheme
 * @stop: (nullable): lets any thread stop the search
 * @puzzle: (out): the puzzle; its id is derived from the seed
 *
 * Plays one deal and looks for a puzzle in it.
 *
 * Returns: whether a puzzle was found. */
bool tarot_puzzle_generator_search (TarotPuzzleGenerator *generator, uint64_t seed, int seats,
                                    unsigned themes, const AluStop *stop, TarotPuzzle *puzzle);

/* tarot_puzzle_generator_prove:
 * @worlds: number of worlds, if the hands are not open
 * @seed: of the worlds
 *
 * Grades the cards of a puzzle again.
 *
 * Returns: whether its solution is the best by the margins of a proof, and whether its theme is
 * true. */
bool tarot_puzzle_generator_prove (TarotPuzzleGenerator *generator, const TarotPuzzle *puzzle,
                                   int worlds, uint64_t seed);

/* tarot_puzzle_seat_players:
 * @solver: seat of the player who must decide
 *
 * Makes the player who must decide a human and the others masters, who can play on, and names
 * them. */
void tarot_puzzle_seat_players (AluGameHeader *header, int solver, AluRng *rng);

/* tarot_puzzle_get_theme:
 * @match: the position
 * @best: the best card and its equals
 * @theme: (out): what the best card does
 *
 * Returns: false if the solver has reached its limits. */
bool tarot_puzzle_get_theme (TarotSolver *solver, const TarotMatch *match, bool open,
                             TarotCardSet best, TarotTheme *theme);
