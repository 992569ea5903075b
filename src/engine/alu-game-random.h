/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"
#include "engine/alu-rng.h"

/* alu_game_random_event:
 * @seed: of the match, for events of chance
 * @view: (out caller-allocates): scratch space for a view
 * @events: (out caller-allocates): scratch space for max_legal events
 * @event: (out): a random one of the events that may happen next
 *
 * Plays at random, for measurements and tests.
 *
 * Returns: whether there is an event; not if the match is over or waits for the result of a real
 * table. */
bool alu_game_random_event (const AluGameKind *kind, const void *match, uint64_t seed, AluRng *rng,
                            void *view, void *events, void *event);
