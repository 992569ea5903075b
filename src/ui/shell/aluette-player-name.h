/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* aluette_player_name:
 *
 * Returns: (transfer full): a name for the person at this screen that a match file can hold: the
 * one from the preferences, or their first name on this computer, or that of a villager. */
char *aluette_player_name (GSettings *settings);

/* aluette_player_name_set:
 * @name: "" for the default
 *
 * Changes the name, also in the match that the set-up page proposes next.
 *
 * Returns: whether a match file can hold @name; else nothing changes. */
gboolean aluette_player_name_set (GSettings *settings, const char *name);
