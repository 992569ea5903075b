/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-view.h"
#include "presentation/portraits/aluette-expression.h"

G_BEGIN_DECLS

/* aluette_reactions_find:
 * @view: after @event; any seat's, or a spectator's
 * @event: the last event that @view's seat was told of
 * @feelings: (out caller-allocates): ALU_MAX_SEATS feelings, by seat
 *
 * Finds what the players feel about an event. The result depends on open events only: it is the
 * same for the views of all seats, whatever the hidden hands and signs are, so that no face betrays
 * a card. A Petit-Jean feels nothing.
 *
 * Returns: whether anybody feels something. */
gboolean aluette_reactions_find (const AluView *view, const AluEvent *event,
                                 AluetteFeeling feelings[ALU_MAX_SEATS]);

/* aluette_reactions_find_end:
 * @feelings: (out caller-allocates): ALU_MAX_SEATS feelings, by seat
 *
 * Finds what the players feel as long as the deal is over; nothing while one is in play. */
void aluette_reactions_find_end (const AluMatch *match, AluetteFeeling feelings[ALU_MAX_SEATS]);

/* aluette_reactions_bored:
 *
 * Returns: the seat that yawns because the match has waited long for @view's player to act: a
 * person other than this player; or ALU_NOBODY */
guint aluette_reactions_bored (const AluView *view);

G_END_DECLS
