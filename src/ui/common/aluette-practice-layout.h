/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the pages of practice are built from. */

/* aluette_practice_column_new:
 * @width: greatest width of the content, in pixels
 * @spacing: between the widgets of the column, in pixels
 * @box: (out) (transfer none): the column, a GtkBox
 *
 * Returns: (transfer floating): a part of a page: a column of widgets that scrolls */
GtkWidget *aluette_practice_column_new (int width, int spacing, GtkWidget **box);

/* aluette_practice_button_new:
 * @action: the name of an action without a parameter
 * @suggested: whether it is the most likely choice
 *
 * Returns: (transfer floating): a centered button, whose label wraps */
GtkWidget *aluette_practice_button_new (const char *label, const char *action, gboolean suggested);

G_END_DECLS
