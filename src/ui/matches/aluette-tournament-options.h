/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/tournament/aluette-tournament.h"

G_BEGIN_DECLS

/* How a tournament is played, a row an option. */

/* aluette_tournament_options_fill:
 * @list: empty; must go before @tournament and @toasts do
 * @toasts: tells what is refused */
void aluette_tournament_options_fill (GtkListBox *list, AluetteTournament *tournament,
                                      AdwToastOverlay *toasts);

/* aluette_tournament_options_refresh: shows the options as they are. */
void aluette_tournament_options_refresh (GtkListBox *list, AluetteTournament *tournament);

G_END_DECLS
