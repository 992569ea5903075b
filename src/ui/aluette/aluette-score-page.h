/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/aluette/aluette-score-sheet.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCORE_PAGE (aluette_score_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScorePage, aluette_score_page, ALUETTE, SCORE_PAGE, GtkWidget)

/*
 * The score of a table of people with cards in hand, on a slate that is read from across the table:
 * one touch gives a team the deal. Any deal can be corrected. While it is seen the screen stays
 * awake. Several may be open in as many windows. Brings its own toasts; has no header bar.
 *
 * Actions, prefix "score": enter ("s": what the deal came to, “A tricks”, “B mordienne”, “none
 * none”, reasons as in records), dealer ("u": the seat that deals now), maldonne, correct ("u": a
 * deal, 0 first, whose result the next one entered replaces), cancel (correcting), remove (the deal
 * being corrected), count (tricks), undo, redo, rematch.
 * Keys: 1 and 2 give the deal to a team, 0 to nobody; Ctrl+Z, Ctrl+Shift+Z.
 *
 * Signal "rematch" (const char *header): keep the score of another match of the same people; the
 * header is a record's, as text, with today's date.
 */

/* aluette_score_page_new:
 * @sheet: (transfer none)
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_score_page_new (AluetteScoreSheet *sheet);

G_END_DECLS
