/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_HOME_ROW (aluette_home_row_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHomeRow, aluette_home_row, ALUETTE, HOME_ROW, GtkListBoxRow)

/* A row of the start page: an icon, what one gets to and a line about it. Properties title and
 * subtitle (plain text) and icon-name; the action of the row is what it does. It looks as rows of
 * libadwaita do and is measured at a tenth of their cost: theirs are boxes in a box, for which GTK
 * 4.8 tries one width after the other, and the start page is what the start of the program waits
 * for. */

/* aluette_home_row_new:
 * @icon_name: of the icon theme
 * @title: what one gets to, as plain text
 * @subtitle: a line about it, as plain text
 *
 * Returns: (transfer floating): a row without an action */
GtkWidget *aluette_home_row_new (const char *icon_name, const char *title, const char *subtitle);

G_END_DECLS
