/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* aluette_window_destroy_later:
 *
 * Hides the window at once, with the windows that are destroyed with it, and destroys it in many
 * turns of the main loop, after everything else that is to be done. To destroy many widgets takes
 * long. In between, the rows and children of its boxes are removed; a widget of ours that may know
 * them keeps them alive as long as it lives. */
void aluette_window_destroy_later (GtkWindow *window);

G_END_DECLS
