/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* aluette_dialog_window_new:
 * @widget: in the window it belongs to
 * @content: (transfer floating): what is below the header bar
 *
 * Returns: (transfer none): a window in front of that of @widget, which Escape closes; to be
 * presented. */
GtkWindow *aluette_dialog_window_new (GtkWidget *widget, const char *title, GtkWidget *content);
