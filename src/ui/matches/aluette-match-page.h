/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/aluette/aluette-match-replay.h"
#include "model/learning/aluette-mistakes.h"
#include "model/storage/aluette-database.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_MATCH_PAGE (aluette_match_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchPage, aluette_match_page, ALUETTE, MATCH_PAGE, GtkWidget)

/*
 * One match looked back upon: its score and deals, a chart, the replay of every deal with open
 * hands, and the record as text. Follows the database's changes. Brings its own toasts; has no
 * header bar.
 *
 * Actions, prefix "match": resume, rematch, export, share, print, copy-record, show-deal ("u": the
 * replay of a deal, 0 first).
 *
 * Signals, for the window to act upon:
 *   "resume" (gint64 match): go on playing it or, at a real table, keeping its score
 *   "rematch" (const char *header, gint64 match): as AluetteMatchesPage's
 *   "play-on" (guint n_events): to play the deal in play after so many events once more
 */

/* Returns: (transfer floating) */
GtkWidget *aluette_match_page_new (AluetteDatabase *database, gint64 match);

/* aluette_match_page_set_mistakes:
 * @mistakes: (nullable): see aluette_review_page_set_mistakes () */
void aluette_match_page_set_mistakes (AluetteMatchPage *self, AluetteMistakes *mistakes);

/* Returns: (transfer none) (nullable): the match, where it could be read. */
const AluetteMatchReplay *aluette_match_page_get_match_replay (AluetteMatchPage *self);

/* aluette_match_page_get_style:
 *
 * Returns: (transfer none): how the replay's cards look, to be set as the table's. */
AluetteTableStyle *aluette_match_page_get_style (AluetteMatchPage *self);

G_END_DECLS
