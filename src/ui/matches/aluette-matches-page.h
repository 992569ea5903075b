/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_MATCHES_PAGE (aluette_matches_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchesPage, aluette_matches_page, ALUETTE, MATCHES_PAGE, GtkWidget)

/*
 * All matches, unfinished ones first: to search, filter, open, continue, rename, delete, export and
 * import. Has its own toasts; no header bar.
 *
 * Actions, prefix "matches": open, rename, delete, restore, share ("x": id of a match
 * each), export ("(sx)": a format, see aluette_matches_export (), and the id of a match or 0
 * for all in the list), import, cancel-import, search (focuses the search entry), clear (clears
 * search and filters). Keys in the list: Enter opens, Delete, F2 (rename), Menu or Shift+F10.
 * Ctrl+F searches.
 *
 * Activates the window's actions win.open, win.resume ("x") and win.rematch ("x").
 */

/* Returns: (transfer floating): a new page. */
GtkWidget *aluette_matches_page_new (AluetteDatabase *database);

/* aluette_matches_page_import:
 * @files: (element-type GFile) (transfer none): match files
 *
 * Imports match files and shows the result. If there is only one match, opens it. Imports from the
 * dialog, from drag and drop and from other programs all use this function. An import in progress
 * is completed first. */
void aluette_matches_page_import (AluetteMatchesPage *self, GPtrArray *files);

G_END_DECLS
