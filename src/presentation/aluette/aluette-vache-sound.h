/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"
#include "presentation/table/aluette-table-cue.h"

G_BEGIN_DECLS

/* aluette_vache_sound:
 * @match: what a spectator knows after @event
 * @event: the last event of a match of Aluette
 * @people: the seats at this screen, bit per seat
 *
 * Signs are silent, so that they can be missed by players who look elsewhere.
 *
 * Returns: what is heard of @event. */
AluetteSound aluette_vache_sound (const AluMatch *match, const AluEvent *event, guint people);

G_END_DECLS
