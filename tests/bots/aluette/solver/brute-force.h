/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random-position.h"

/* The value of a position, computed from the rules by playing every card in every order: without
 * pruning, memory or code of the solver. Points for team 0. */

/* brute_force_cards:
 * @values: (out caller-allocates): the value after each card of the seat to play, by card
 *
 * Returns: the value of @position; a pending offer is answered. @history belongs to it. */
int brute_force_cards (const AluPosition *position,
                       const TestHistory *history,
                       int values[ALU_N_CARDS]);
