/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/storage/aluette-database-tournament.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TOURNAMENT_LIST (aluette_tournament_list_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTournamentList, aluette_tournament_list, ALUETTE, TOURNAMENT_LIST,
                      GtkWidget)

/* All tournaments, and a new one by its name. Brings its own toasts; has no header bar.
 *
 * Actions, prefix "tournaments": open, delete, restore ("x": a concours' number each).
 *
 * Signal "open" (AluetteTournament *concours, gint64 number): show its page; it was opened or made
 * for this window. */

/* Returns: (transfer floating) */
GtkWidget *aluette_tournament_list_new (AluetteDatabase *database);

G_END_DECLS
