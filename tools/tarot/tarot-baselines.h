/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tools/tarot/tarot-arena.h"

/* tarot_baseline_player:
 * @id: "greedy", or another player that exists only for measurements
 * @player: (inout): cleared before
 *
 * Returns: whether there is such a baseline. */
bool tarot_baseline_player (const char *id, TarotArenaPlayer *player);
