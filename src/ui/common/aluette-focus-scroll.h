/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* aluette_focus_scroll_reveal:
 *
 * Scrolls to what has the focus in @window where all of it was scrolled away. Main thread.
 *
 * Returns: whether it had to */
gboolean aluette_focus_scroll_reveal (GtkWindow *window);

/* aluette_focus_scroll_install:
 *
 * From now on a key that would press what was scrolled out of sight in @window brings it back there
 * instead: nothing is pressed unseen, and no menu opens outside the screen, of which GTK 4.8 on X11
 * complains. */
void aluette_focus_scroll_install (GtkWindow *window);

G_END_DECLS
