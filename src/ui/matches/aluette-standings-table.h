/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/tournament/aluette-tournament.h"

G_BEGIN_DECLS

/* aluette_standings_table_fill:
 *
 * Shows the standings of a tournament: a row for each pair, the best first, who has a star. */
void aluette_standings_table_fill (GtkColumnView *view, AluetteTournament *tournament);

G_END_DECLS
