/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/* Actions on single matches. Errors are shown as toasts. The window of the toast overlay is the
 * parent of dialogs. */

/* aluette_matches_export:
 * @matches: (element-type gint64) (transfer none): ids of matches; must not change from now on
 * @shape: "record" (a single match), "records" (a folder), "csv" (one line per deal) or "json"
 *
 * Asks for a file or folder and writes the matches there in the background. */
void aluette_matches_export (AdwToastOverlay *toasts, AluetteDatabase *database, GArray *matches,
                             const char *shape);

/* aluette_matches_share:
 *
 * Copies the match file to the clipboard, as text and as a file. */
void aluette_matches_share (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match);

/* aluette_matches_rename:
 *
 * Asks for event and place of a match. */
void aluette_matches_rename (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match);

G_END_DECLS
