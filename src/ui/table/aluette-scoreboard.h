/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/session/aluette-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCOREBOARD (aluette_scoreboard_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScoreboard, aluette_scoreboard, ALUETTE, SCOREBOARD, GtkWidget)

/*
 * The large slate: both teams and their points up to the target, how the match has gone as a
 * picture, and each deal with its dealer, result, reason and the tricks of each player.
 *
 * Property "game" (AluetteGame, nullable): of cards, or of a real table.
 */

/* Returns: (transfer floating) */
GtkWidget *aluette_scoreboard_new (void);

void aluette_scoreboard_set_game (AluetteScoreboard *self, AluetteGame *game);

G_END_DECLS
