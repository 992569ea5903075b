/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-arena.h"

/* alu_baseline_player:
 *
 * Players that exist to measure the levels by, not for people.
 *
 * Returns: whether there is one called @id. */
bool alu_baseline_player (const char *id, AluArenaPlayer *player);
