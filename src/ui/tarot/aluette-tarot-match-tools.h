/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/coach/aluette-coach-match-tools.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TAROT_MATCH_TOOLS (aluette_tarot_match_tools_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotMatchTools, aluette_tarot_match_tools, ALUETTE,
                      TAROT_MATCH_TOOLS, AluetteCoachMatchTools)

/*
 * What surrounds the table of a match of French Tarot: the coach and the scoreboard.
 *
 * Actions, with the prefix "match": hint (key H), why ("i": the seat of a bot, or a negative number
 * for the last one that decided something; key W).
 */

/* Returns: (transfer full): tools that are not attached to a view yet */
AluetteMatchTools *aluette_tarot_match_tools_new (void);

G_END_DECLS
