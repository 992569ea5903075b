/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* aluette_window_destroy_later:
 *
 * Hides the window at once, and destroys it after everything else that is to be done: to destroy
 * many widgets takes long. The windows that are destroyed with it are destroyed at once. */
void aluette_window_destroy_later (GtkWindow *window);

G_END_DECLS
