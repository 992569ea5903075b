/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* aluette_settings_new:
 *
 * Creates an object for the user's preferences. If they cannot be saved, changes apply to all
 * objects that this function returns, until the program ends. Main thread.
 *
 * Returns: (transfer full) (nullable): the preferences; NULL where the program has none, as on a
 *   server */
GSettings *aluette_settings_new (void);

/* aluette_settings_are_kept:
 *
 * Returns: whether changes are saved, as far as GSettings can tell */
gboolean aluette_settings_are_kept (void);

G_END_DECLS
