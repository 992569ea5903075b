/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_COLUMN (aluette_column_get_type ())
G_DECLARE_FINAL_TYPE (AluetteColumn, aluette_column, ALUETTE, COLUMN, AdwBin)

/* The content of a page: widgets below each other, in a column that is not wider than text is easy
 * to read, and that scrolls. The children of the object in a .ui file go into the column.
 *
 * Properties, both gint in pixels: "maximum-size", the width, and "spacing", 12 unless set. */

/* Returns: (transfer floating): an empty column. */
GtkWidget *aluette_column_new (int maximum_size);

/* aluette_column_append:
 * @child: (transfer floating) */
void aluette_column_append (AluetteColumn *self, GtkWidget *child);

/* aluette_column_add_list:
 * @title: its heading and accessible name
 *
 * Returns: (transfer none): a boxed list at the end of the column */
GtkWidget *aluette_column_add_list (AluetteColumn *self, const char *title);

G_END_DECLS
