/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/storage/aluette-database-tournament.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TOURNAMENT_LIST (aluette_tournament_list_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTournamentList, aluette_tournament_list, ALUETTE, TOURNAMENT_LIST,
                      AdwBin)

/* Lists all tournaments, and creates new ones. Has its own toasts; no header bar.
 *
 * Actions, prefix "tournaments": open, delete, restore ("x": id of a tournament each).
 *
 * Signal "open" (AluetteTournament *tournament, gint64 id): show the page of a tournament that was
 * opened or created. */

/* Returns: (transfer floating): a new list. */
GtkWidget *aluette_tournament_list_new (AluetteDatabase *database);

G_END_DECLS
