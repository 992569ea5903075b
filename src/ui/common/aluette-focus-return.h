/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* aluette_focus_return_watch:
 *
 * Whenever a popover of @window closes, gives the focus back to the widget that had it before the
 * popover opened. GTK gives it to the button of the popover, even if a key opened the popover. */
void aluette_focus_return_watch (GtkWindow *window);

G_END_DECLS
