/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* aluette_sight_bring_focus:
 *
 * Scrolls to what has the focus in @window where all of it was scrolled away. Main thread.
 *
 * Returns: whether it had to */
gboolean aluette_sight_bring_focus (GtkWindow *window);

/* aluette_sight_watch:
 *
 * From now on a key that would press what was scrolled out of sight in @window brings it back there
 * instead: nothing is pressed unseen, and no menu opens outside the screen, of which GTK 4.8 on X11
 * complains. */
void aluette_sight_watch (GtkWindow *window);

G_END_DECLS
