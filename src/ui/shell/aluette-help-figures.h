/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/shell/aluette-mallard.h"

G_BEGIN_DECLS

/* aluette_help_figures_are_rows:
 * @rows: (array length=n_rows): the rows of a table
 *
 * Returns: whether all cells are numbers, so that the rows only make sense in columns. */
gboolean aluette_help_figures_are_rows (AluetteBlock *const *rows, guint n_rows);

/* aluette_help_figures_new:
 * @rows: (array length=n_rows): the rows of a table of numbers
 *
 * Returns: (transfer floating): a grid with the headings and the rows. Screen readers read each row
 *   as a sentence. */
GtkWidget *aluette_help_figures_new (AluetteBlock *const *rows, guint n_rows);

G_END_DECLS
