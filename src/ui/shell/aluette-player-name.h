/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/alu-game-kind.h"

/* aluette_player_name_set:
 * @name: "" for the default
 *
 * Changes the name, also in the match that the set-up page proposes next.
 *
 * Returns: whether a match file can hold @name; else nothing changes. */
gboolean aluette_player_name_set (GSettings *settings, const char *name);

/* aluette_player_name_avoid:
 *
 * Renames bots with the name of the user, or one that has their portrait, so that nobody at a new
 * table is called or looks like them. */
void aluette_player_name_avoid (GSettings *settings, AluGameHeader *header);
