/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* aluette_preferences_present:
 *
 * Shows the window in which @settings are changed; changes count at once. */
void aluette_preferences_present (GtkWindow *parent, GSettings *settings);

/* Returns: whether such a window is there. */
gboolean aluette_preferences_are_open (void);
