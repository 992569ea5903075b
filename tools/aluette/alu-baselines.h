/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tools/aluette/alu-aluette-arena.h"

/* alu_baseline_player:
 * @id: id of a baseline
 * @player: (out caller-allocates): the baseline
 *
 * Finds a player that exists only to measure the levels against.
 *
 * Returns: whether there is a baseline with this id. */
bool alu_baseline_player (const char *id, AluArenaPlayer *player);
