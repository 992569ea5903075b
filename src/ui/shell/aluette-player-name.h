/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* aluette_player_name:
 *
 * Returns: (transfer full): a name for the person at this screen that a match file can hold: the
 * one from the preferences, or their first name on this computer, or a word for “me”. */
char *aluette_player_name (GSettings *settings);
