/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_HOME_ROW (aluette_home_row_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHomeRow, aluette_home_row, ALUETTE, HOME_ROW, GtkListBoxRow)

/* A row of the start page with an icon, a title and a subtitle. Properties: "title" and "subtitle"
 * (plain text), "icon-name". The row is actionable. It looks like a row of libadwaita but takes a
 * tenth of the time to measure, which matters because the program's start waits for the start page:
 * rows of libadwaita are nested boxes, for which GTK 4.8 tries one width after the other. */

/* aluette_home_row_new:
 * @icon_name: name in the icon theme
 * @title: plain text
 * @subtitle: plain text
 *
 * Returns: (transfer floating): a new row without an action. */
GtkWidget *aluette_home_row_new (const char *icon_name, const char *title, const char *subtitle);

G_END_DECLS
