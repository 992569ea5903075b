/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* aluette_window_present_later:
 * @window: a window that was not shown yet
 *
 * Shows a window in the next turns of the main loop, before anything is drawn: to make the surface,
 * to measure the content and to show both takes long. Does nothing if the window is destroyed
 * meanwhile. */
void aluette_window_present_later (GtkWindow *window);

G_END_DECLS
