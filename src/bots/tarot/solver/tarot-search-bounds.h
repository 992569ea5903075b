/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/solver/tarot-search.h"

/* tarot_bout_gain:
 * @bouts: that the attack has
 *
 * Returns: by how many half points @more bouts lower its target. */
int tarot_bout_gain (int bouts, int more);

/* tarot_search_bounds:
 * @lower, @upper: (out): what the attack gets at least and at most
 * @part: (out): the low cards on which that depends, as in a transposition table
 *
 * Bounds a position between two tricks by trumps that must take a trick, and by tricks that the
 * leader can take at once. */
void tarot_search_bounds (const TarotSearch *search, const TarotSearchState *state, int *lower,
                          int *upper, uint64_t *part);
