/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* aluette_player_name:
 *
 * Returns: (transfer full): how the person at this screen is called: as they said in the
 * preferences, else the first of their names on this computer, else a word for “me”; one that a
 * record can hold. */
char *aluette_player_name (GSettings *settings);
