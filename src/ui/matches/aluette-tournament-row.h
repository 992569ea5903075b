/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/tournament/aluette-tournament.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TOURNAMENT_ROW (aluette_tournament_row_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTournamentRow, aluette_tournament_row, ALUETTE, TOURNAMENT_ROW,
                      AdwBin)

/* A table of a round: the two pairs and their points.
 *
 * Signals:
 *   "entered" (guint first, guint second): points were entered
 *   "cleared": the result was removed */

GtkWidget *aluette_tournament_row_new (void);

/* aluette_tournament_row_set:
 * @round: index of a round of @tournament
 * @table: index of a table of that round */
void aluette_tournament_row_set (AluetteTournamentRow *self, AluetteTournament *tournament,
                                 guint round, guint table);

G_END_DECLS
