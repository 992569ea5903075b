/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-view.h"

/* tarot_finished_events:
 * @view: (transfer none): any view of the match
 * @told: (transfer none): @n_told events that tarot_view_apply () has accepted, from the start of
 *   the match or of a deal
 * @events: (out caller-allocates): room for @n_told events
 *
 * Rebuilds the deals that are over, for a replay. At the end of a deal that was played, everybody
 * knows all cards. Of a deal that was annulled or passed out, a seat knows its own hand only: the
 * other cards are laid out in some way that the rules allow. The list ends before a deal in play.
 *
 * Returns: the number of @events. */
unsigned tarot_finished_events (const TarotView *view, const TarotEvent *told, unsigned n_told,
                                TarotEvent *events);
