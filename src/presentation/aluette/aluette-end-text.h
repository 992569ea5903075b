/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-deal-end.h"
#include "model/aluette/aluette-match-summary.h"
#include "presentation/aluette/aluette-text-context.h"

G_BEGIN_DECLS

/* Texts about the end of a deal and of a match. */

/* Returns: (transfer full) (nullable): why a player with as many tricks as another won; NULL if
 * nobody tied */
char *aluette_end_text_tie (const AluetteTextContext *context, const AluetteDealEnd *end);

/* Returns: (transfer full) (nullable): what became of the listener's signs; NULL without signs */
char *aluette_end_text_signs (const AluetteDealEnd *end);

/* Returns: (transfer full) (nullable): what became of the listener's signs in a match, and how many
 * they have read; NULL without signs */
char *aluette_end_text_match_signs (const AluetteSeatSummary *seat);

/* aluette_end_text_deal:
 * @best: whether it is the best deal of the listener's team, or else the worst
 *
 * Returns: (transfer full): a deal in one sentence: “Best deal: number 3, mordienne by Rose.” */
char *aluette_end_text_deal (const AluetteTextContext *context, const AluetteDealResult *result,
                             gboolean best);

G_END_DECLS
