/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"
#include "ui/shell/aluette-setup-page.h"
#include "ui/shell/aluette-window.h"

G_BEGIN_DECLS

/* Best of three: what the set-up page proposes, and what the table shows about the matches won so
 * far. */

/* aluette_match_set_propose:
 * @database: (nullable)
 * @match: id of the match to play again, or 0
 *
 * Proposes on @page the next match of the best of three that @match belongs to. If there is none to
 * continue, proposes the length that was chosen last.
 *
 * Returns @match if the next match continues its best of three, otherwise 0, with @error if @match
 * could not be read. */
gint64 aluette_match_set_propose (AluetteSetupPage *page, AluetteDatabase *database,
                                  GSettings *settings, gint64 match, GError **error);

/* aluette_match_set_join:
 * @journal: of the match that begins
 * @previous: return value of aluette_match_set_propose ()
 *
 * Makes a new match continue a best of three, begin one, or stand alone, as chosen on @page. */
void aluette_match_set_join (AluetteSetupPage *page, GSettings *settings, AluetteJournal *journal,
                             gint64 previous);

/* aluette_match_set_watch:
 * @game: (transfer none): a match saved in @database
 * @journal: (transfer none): its journal
 *
 * Shows the state of the best of three in @window as soon as @game is over. */
void aluette_match_set_watch (AluetteWindow *window, AluetteGame *game, AluetteDatabase *database,
                              AluetteJournal *journal);

G_END_DECLS
