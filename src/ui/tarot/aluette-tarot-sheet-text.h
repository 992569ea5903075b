/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/tarot/aluette-tarot-score-sheet.h"
#include "presentation/tarot/aluette-tarot-text.h"
#include "ui/common/aluette-print.h"

G_BEGIN_DECLS

/* Texts of the score sheet of a real table, in the user's language. */

/* aluette_tarot_sheet_text_refusal:
 * @sheet: answers about a deal
 *
 * Returns: (transfer full) (nullable): why the deal cannot have ended so, as a sentence; %NULL if
 *   it can */
char *aluette_tarot_sheet_text_refusal (const TarotRules *rules, const TarotSheet *sheet);

/* aluette_tarot_sheet_text_deal:
 *
 * Returns: (transfer full): a deal in a few words: “Rose and Anne: Garde, +8” */
char *aluette_tarot_sheet_text_deal (const AluetteTarotText *self, guint n_seats,
                                     const AluetteTarotSheetDeal *deal);

/* aluette_tarot_sheet_text_points:
 * @points: one number per person
 *
 * Returns: (transfer full): the points of all players with their sign: “Anne −66 · Rose +198” */
char *aluette_tarot_sheet_text_points (const AluetteTarotText *self, guint n_people,
                                       const gint32 *points);

/* aluette_tarot_sheet_text_contracts:
 *
 * Returns: (transfer full): how often a person took, and how often they made it */
char *aluette_tarot_sheet_text_contracts (AluetteTarotScoreSheet *sheet, guint person);

/* aluette_tarot_sheet_text_share:
 *
 * Returns: (transfer full): the whole sheet as plain text, for a message */
char *aluette_tarot_sheet_text_share (const AluetteTarotText *self, AluetteTarotScoreSheet *sheet);

/* aluette_tarot_sheet_print_new:
 *
 * Returns: (transfer full): the sheet for printing: a row per deal, a column per player */
AluettePrint *
aluette_tarot_sheet_print_new (const AluetteTarotText *self, AluetteTarotScoreSheet *sheet);

G_END_DECLS
