/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/aluette/aluette-vache-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCOREBOARD (aluette_scoreboard_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScoreboard, aluette_scoreboard, ALUETTE, SCOREBOARD, GtkWidget)

/*
 * The scoreboard: the points of both teams, a chart of the match, and a list of all deals with
 * dealer, result, reason and the tricks of each player.
 *
 * Property "game" (AluetteGame, nullable): a match played here, or a score sheet.
 */

/* Returns: (transfer floating): a scoreboard without a match */
GtkWidget *aluette_scoreboard_new (void);

void aluette_scoreboard_set_game (AluetteScoreboard *self, AluetteGame *game);

G_END_DECLS
