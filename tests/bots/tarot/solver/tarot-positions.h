/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/solver/tarot-position.h"
#include "engine/alu-rng.h"
#include "engine/tarot/tarot-match.h"

/* play_at_random:
 * @n_plays: cards that are left to play
 * @hold: whether the petit and the Excuse stay in the hands as long as possible
 * @match: (out): a deal with a taker
 *
 * Bids, lays away and plays at random until @n_plays cards are left. */
void
play_at_random (const TarotRules *rules, AluRng *rng, int n_plays, bool hold, TarotMatch *match);
