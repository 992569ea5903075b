/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"
#include "ui/shell/aluette-setup-page.h"
#include "ui/shell/aluette-window.h"

G_BEGIN_DECLS

/* Partie, revanche, belle: what the page on which a match is set up proposes of it, and what is
 * told of it at the table. */

/* aluette_match_set_propose:
 * @database: (nullable)
 * @match: number of the match that is played again, or 0
 *
 * Proposes on @page the next match of the set of @match; where it has none that goes on, a single
 * match or the first of a set, as chosen last.
 *
 * Returns: @match where the next one goes on with its set, else 0. */
gint64 aluette_match_set_propose (AluetteSetupPage *page, AluetteDatabase *database,
                                  GSettings *settings, gint64 match);

/* aluette_match_set_join:
 * @match: number of the match that begins
 * @previous: what aluette_match_set_propose () returned
 *
 * Lets a new match go on with a set, begin one, or stand alone, as @page has it.
 *
 * Returns: FALSE with @error. */
gboolean
aluette_match_set_join (AluetteSetupPage *page, AluetteDatabase *database, GSettings *settings,
                        gint64 match, gint64 previous, GError **error);

/* aluette_match_set_watch:
 * @game: (transfer none): that @database keeps
 * @match: its number
 *
 * Has @window tell how the set of @match stands as soon as that is won or lost. */
void aluette_match_set_watch (AluetteWindow *window, AluetteGame *game, AluetteDatabase *database,
                              gint64 match);

G_END_DECLS
