/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/tournament/aluette-tournament.h"

G_BEGIN_DECLS

/* Settings of a tournament, one row each. */

/* aluette_tournament_options_fill:
 * @list: empty; must be destroyed before @tournament and @toasts
 * @toasts: shows why a change was refused */
void aluette_tournament_options_fill (GtkListBox *list, AluetteTournament *tournament,
                                      AdwToastOverlay *toasts);

/* aluette_tournament_options_refresh:
 *
 * Updates the rows from @tournament. */
void aluette_tournament_options_refresh (GtkListBox *list, AluetteTournament *tournament);

G_END_DECLS
