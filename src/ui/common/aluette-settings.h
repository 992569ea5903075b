/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* aluette_settings_new:
 *
 * What the user prefers. Where preferences cannot be written, they start as they are kept and what
 * is changed holds, in all settings made here, until the program ends. Main thread.
 *
 * Returns: (transfer full) */
GSettings *aluette_settings_new (void);

/* aluette_settings_are_kept:
 *
 * Returns: whether what is changed is there at the next start, as far as GSettings can tell */
gboolean aluette_settings_are_kept (void);

G_END_DECLS
