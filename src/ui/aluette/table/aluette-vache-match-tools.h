/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-gaze.h"
#include "ui/coach/aluette-coach-match-tools.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_VACHE_MATCH_TOOLS (aluette_vache_match_tools_get_type ())
G_DECLARE_FINAL_TYPE (AluetteVacheMatchTools, aluette_vache_match_tools, ALUETTE,
                      VACHE_MATCH_TOOLS, AluetteCoachMatchTools)

/*
 * What surrounds the table of a match of Aluette: the coach, the signs and the faces that make
 * them, notes, the scoreboard, the signs of a deal, and the end of a deal.
 *
 * Actions, with the prefix "match", besides those of the coach: timeline (shows the signs of the
 * deal), look-partner (key P), look-next (key N).
 */

/* Returns: (transfer full): tools that are not attached to a view yet */
AluetteMatchTools *aluette_vache_match_tools_new (void);

/* aluette_vache_match_tools_get_gaze:
 *
 * Returns: (nullable) (transfer none): the gaze of the match; %NULL without a match, or if its
 *   players neither sign nor speak */
AluetteGaze *aluette_vache_match_tools_get_gaze (AluetteVacheMatchTools *self);

G_END_DECLS
