/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* aluette_focus_scroll_reveal:
 *
 * Scrolls to the focused widget of @window if it is completely scrolled out of view. Main thread.
 *
 * Returns: whether it scrolled */
gboolean aluette_focus_scroll_reveal (GtkWindow *window);

/* aluette_focus_scroll_install:
 *
 * Scrolls the focused widget of @window into view when a key would activate it out of view. The
 * key then does nothing else. This prevents activating invisible widgets, and a warning of GTK 4.8
 * on X11 about menus that open off screen. */
void aluette_focus_scroll_install (GtkWindow *window);

G_END_DECLS
