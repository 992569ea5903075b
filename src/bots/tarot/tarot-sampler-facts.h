/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-view.h"

/* The place of cards that no hand holds: a closed dog, or an écart. */
#define TAROT_CLOSED TAROT_MAX_SEATS
#define TAROT_N_PLACES (TAROT_MAX_SEATS + 1)

/* tarot_allowed_cards:
 * @allowed: (out caller-allocates): for each place the unseen cards that may lie there
 * @room: (out caller-allocates): for each place how many do
 *
 * Works out what a view's hard facts leave open. */
void tarot_allowed_cards (const TarotView *view, TarotCardSet allowed[TAROT_N_PLACES],
                          int room[TAROT_N_PLACES]);
