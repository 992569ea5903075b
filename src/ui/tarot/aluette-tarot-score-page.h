/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/tarot/aluette-tarot-score-sheet.h"
#include "ui/common/aluette-sheet-page.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TAROT_SCORE_PAGE (aluette_tarot_score_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotScorePage, aluette_tarot_score_page, ALUETTE, TAROT_SCORE_PAGE,
                      AluetteSheetPage)

/*
 * Keeps the score of a match of French Tarot. Shows what a deal is worth before it is scored.
 *
 * Actions besides those of AluetteSheetPage: enter (scores the deal in the form), pass (all players
 * passed), repeat (the last taker and contract again), print, pdf, csv, save, copy. Keys:
 * Ctrl+Return scores the deal, Ctrl+P.
 */

/* aluette_tarot_score_page_new:
 * @sheet: (transfer none)
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_tarot_score_page_new (AluetteTarotScoreSheet *sheet);

G_END_DECLS
