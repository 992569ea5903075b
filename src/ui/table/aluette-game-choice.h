/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-ui-kind.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_GAME_CHOICE (aluette_game_choice_get_type ())
G_DECLARE_FINAL_TYPE (AluetteGameChoice, aluette_game_choice, ALUETTE, GAME_CHOICE, GtkWidget)

/*
 * A row of buttons, one for each game. Hidden if there is no choice.
 *
 * Signal "chosen": the user has chosen another game.
 */

/* Returns: whether a game is offered. */
typedef gboolean (*AluetteGameFilter) (const AluetteUiKind *ui);

/* aluette_game_choice_set_filter:
 * @filter: (nullable): NULL to offer all games */
void aluette_game_choice_set_filter (AluetteGameChoice *self, AluetteGameFilter filter);

/* aluette_game_choice_set_game:
 *
 * Shows a game as the chosen one. The signal is not emitted. */
void aluette_game_choice_set_game (AluetteGameChoice *self, const AluGameKind *kind);

/* aluette_game_choice_get_game:
 *
 * Returns: (transfer none): the game chosen. */
const AluGameKind *aluette_game_choice_get_game (AluetteGameChoice *self);

G_END_DECLS
