/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/aluette/aluette-score-sheet.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCORE_PAGE (aluette_score_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScorePage, aluette_score_page, ALUETTE, SCORE_PAGE, GtkWidget)

/*
 * Keeps the score of a match played with real cards, in letters that are legible from across the
 * table: one touch gives a team the deal. Any deal can be corrected. The screen stays on while the
 * page is visible. Several score pages may be open in different windows. Has its own toasts; no
 * header bar.
 *
 * Actions, prefix "score": enter ("s": the result of the deal: “A tricks”, “B mordienne”, “none
 * none”, with reasons as in match files), dealer ("u": seat of the current dealer), misdeal,
 * correct ("u": index of a deal, from 0, which the next result entered replaces), cancel (ends the
 * correction), remove (removes the deal being corrected), count (tricks), undo, redo, rematch.
 * Keys: 1 and 2 give the deal to a team, 0 to nobody; Ctrl+Z, Ctrl+Shift+Z.
 *
 * Signal "rematch" (const char *header): keep the score of another match of the same players;
 * @header is the header of a match file as text, with today's date.
 */

/* aluette_score_page_new:
 * @sheet: (transfer none)
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_score_page_new (AluetteScoreSheet *sheet);

G_END_DECLS
