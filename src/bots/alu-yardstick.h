/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-arena.h"

/* alu_yardstick:
 *
 * Players that exist to measure the levels by, not for people.
 *
 * Returns: whether there is one called @id. */
bool alu_yardstick (const char *id, AluArenaPlayer *player);
