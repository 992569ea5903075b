/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-score-sheet.h"
#include "ui/common/aluette-sheet-page.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCORE_PAGE (aluette_score_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScorePage, aluette_score_page, ALUETTE, SCORE_PAGE, AluetteSheetPage)

/*
 * Keeps the score of a match of Aluette, in letters that are legible from across the table: one
 * touch gives a team the deal.
 *
 * Actions besides those of AluetteSheetPage: enter ("s": the result of the deal: “A tricks”, “B
 * mordienne”, “none none”, with reasons as in match files), misdeal, count (tricks). Keys: 1 and 2
 * give the deal to a team, 0 to nobody.
 */

/* aluette_score_page_new:
 * @sheet: (transfer none)
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_score_page_new (AluetteScoreSheet *sheet);

G_END_DECLS
