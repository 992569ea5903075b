/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

/* The match of each game that was set up last, and the game played last, in the settings. */

/* aluette_last_setup_get:
 * @header: (out): does not change if FALSE is returned
 *
 * Returns: whether a match of the game was set up before and can be read. */
gboolean aluette_last_setup_get (GSettings *settings, const AluGameKind *kind,
                                 AluGameHeader *header);

/* aluette_last_setup_set:
 *
 * Stores a match that was set up, unless the game refuses it. The other games keep theirs. */
void aluette_last_setup_set (GSettings *settings, const AluGameKind *kind,
                             const AluGameHeader *header);

/* aluette_last_setup_get_game:
 *
 * Returns: (transfer none): the game played last; at first the first one. */
const AluGameKind *aluette_last_setup_get_game (GSettings *settings);

void aluette_last_setup_set_game (GSettings *settings, const AluGameKind *kind);

/* aluette_last_setup_rename_user:
 *
 * Gives the first human of every match the name, so that it is proposed from now on. */
void aluette_last_setup_rename_user (GSettings *settings, const char *name);

G_END_DECLS
