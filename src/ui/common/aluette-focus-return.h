/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* aluette_focus_return_watch:
 *
 * Returns the focus to the widget that had it before, whenever a popover of @window closes. GTK
 * moves the focus to the button of the popover, even if a key opened the popover. */
void aluette_focus_return_watch (GtkWindow *window);

G_END_DECLS
