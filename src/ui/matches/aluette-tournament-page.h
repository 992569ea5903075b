/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/tournament/aluette-tournament.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TOURNAMENT_PAGE (aluette_tournament_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTournamentPage, aluette_tournament_page, ALUETTE, TOURNAMENT_PAGE,
                      AdwBin)

/*
 * A tournament of pairs: the list of pairs, the rounds with tables and results, the standings. Has
 * its own toasts; no header bar.
 *
 * Actions, prefix "tournament": add-pairs (from the pasted list), draw (the next round),
 * cancel-round, print-draw (of the round shown), print-standings, undo, redo. Keys: Ctrl+Z,
 * Ctrl+Shift+Z.
 */

/* aluette_tournament_page_new:
 * @tournament: (transfer none)
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_tournament_page_new (AluetteTournament *tournament);

G_END_DECLS
