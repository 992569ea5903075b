/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-rng.h"
#include "engine/tarot/tarot-view.h"

/* tarot_random_event:
 * @view: of the seat that is awaited
 * @event: (out)
 *
 * Chooses any of the events that the seat may bring but a slam. Three bids of four are passes. */
void tarot_random_event (const TarotView *view, AluRng *rng, TarotEvent *event);
