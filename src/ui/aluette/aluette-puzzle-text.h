/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/puzzles/alu-puzzle.h"
#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

/* What problems say, in whole sentences of the user's language. Pure functions. */

/* Returns: (transfer none): a theme as a heading: “Spoil the trick”. */
const char *aluette_theme_title (AluTheme theme);

/* Returns: (transfer none): what a theme is about, in a sentence. */
const char *aluette_theme_summary (AluTheme theme);

/* aluette_stars_text:
 * @stars: 1 to ALU_PUZZLE_STARS
 *
 * Returns: (transfer none): “★★☆☆☆”. */
const char *aluette_stars_text (guint stars);

/* aluette_stars_title:
 *
 * Returns: (transfer none): a difficulty in words: “Easy”. */
const char *aluette_stars_title (guint stars);

/* aluette_puzzle_question:
 * @match: where the card is asked for
 *
 * Returns: (transfer full): what is asked, and what may be gone by. */
char *aluette_puzzle_question (const AluPuzzle *puzzle, const AluMatch *match);

/* aluette_puzzle_reason:
 * @pack: in whose terms
 *
 * Returns: (transfer full): the best card, what it does, and what it is worth. */
char *aluette_puzzle_reason (const AluPuzzle *puzzle, const AluMatch *match, AluettePack pack);

/* aluette_puzzle_refusal:
 * @card: a wrong answer
 *
 * Returns: (transfer full): that there is better. */
char *aluette_puzzle_refusal (const AluPuzzle *puzzle, AluettePack pack, AluCard card);

G_END_DECLS
