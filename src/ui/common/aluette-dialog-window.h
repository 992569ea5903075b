/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* aluette_dialog_window_new:
 * @widget: a widget in the parent window
 * @title: the title, in the user's language
 * @content: (transfer floating): the widget below the header bar
 *
 * Creates a dialog in front of the window of @widget. Escape closes it.
 *
 * Returns: (transfer none): the dialog, which the caller must present */
GtkWindow *aluette_dialog_window_new (GtkWidget *widget, const char *title, GtkWidget *content);
