/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_GAME_CHOICE (aluette_game_choice_get_type ())
G_DECLARE_FINAL_TYPE (AluetteGameChoice, aluette_game_choice, ALUETTE, GAME_CHOICE, GtkWidget)

/*
 * A row of buttons, one for each game. Hidden if there is no choice.
 *
 * Signal "chosen": the user has chosen another game.
 */

/* aluette_game_choice_set_real:
 * @real: whether to offer only games with a score sheet for matches with real cards */
void aluette_game_choice_set_real (AluetteGameChoice *self, gboolean real);

/* aluette_game_choice_set_game:
 *
 * Shows a game as the chosen one. The signal is not emitted. */
void aluette_game_choice_set_game (AluetteGameChoice *self, const AluGameKind *kind);

/* aluette_game_choice_get_game:
 *
 * Returns: (transfer none): the game chosen. */
const AluGameKind *aluette_game_choice_get_game (AluetteGameChoice *self);

G_END_DECLS
