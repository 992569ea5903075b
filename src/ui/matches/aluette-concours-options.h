/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/tournament/aluette-concours.h"

G_BEGIN_DECLS

/* How a tournament is played, a row an option. */

/* aluette_concours_options_fill:
 * @list: empty; must go before @concours and @toasts do
 * @toasts: tells what is refused */
void aluette_concours_options_fill (GtkListBox *list, AluetteConcours *concours,
                                    AdwToastOverlay *toasts);

/* aluette_concours_options_refresh: shows the options as they are. */
void aluette_concours_options_refresh (GtkListBox *list, AluetteConcours *concours);

G_END_DECLS
