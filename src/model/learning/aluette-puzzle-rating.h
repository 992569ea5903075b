/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-leitner.h"

G_BEGIN_DECLS

/* aluette_puzzle_rating_get:
 * @puzzles: (element-type gpointer): puzzles with a difficulty
 *
 * Rates the user as in the Elo system: the first answer to each puzzle is a match against it, in
 * the order of the answers. A puzzle with three stars has the rating with which users begin.
 *
 * Returns: the rating; 0 if no puzzle was answered. */
guint aluette_puzzle_rating_get (AluetteLeitner *answers, GPtrArray *puzzles);

G_END_DECLS
