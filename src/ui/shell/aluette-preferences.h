/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* aluette_preferences_present:
 *
 * Shows the preferences window. Changes take effect at once. */
void aluette_preferences_present (GtkWindow *parent);

/* Returns whether the preferences window is open. */
gboolean aluette_preferences_are_open (void);
