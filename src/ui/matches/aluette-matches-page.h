/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_MATCHES_PAGE (aluette_matches_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchesPage, aluette_matches_page, ALUETTE, MATCHES_PAGE, GtkWidget)

/*
 * All matches, unfinished ones first: to search, filter, open, go on with, rename, delete, send and
 * take in. Brings its own toasts; has no header bar.
 *
 * Actions, prefix "matches": open, resume, rematch, rename, delete, restore, share ("x": a match's
 * number each), export ("(sx)": a shape, see aluette_matches_export (), and a match's number or 0
 * for all in the list), import, cancel-import, search (focus), clear (search and filters).
 * Keys in the list: Enter opens, Delete, F2 (rename), Menu or Shift+F10; Ctrl+F in the whole page.
 *
 * Signals, for the window to act upon:
 *   "open-match" (gint64 match): show its page
 *   "resume-match" (gint64 match): go on playing it or, at a real table, keeping its score
 *   "rematch" (const char *header, gint64 match): begin a match with this header (a record's
 *     header as text, today's date): the same players in the same seats as @match
 */

/* Returns: (transfer floating) */
GtkWidget *aluette_matches_page_new (AluetteDatabase *database);

/* aluette_matches_page_import:
 * @files: (element-type GFile) (transfer none): records
 *
 * Takes records in and says what became of them; a single one is then opened. For files opened from
 * outside; dialog and drop take the same road. An import under way is finished first. */
void aluette_matches_page_import (AluetteMatchesPage *self, GPtrArray *files);

G_END_DECLS
