/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/* What is done with single matches. Failures are told by a toast of the page, whose overlay is also
 * what dialogs stand over. */

/* aluette_matches_export:
 * @matches: (element-type gint64) (transfer none): their numbers; not changed from now on
 * @shape: "record" (of one match), "records" (a folder), "csv" (a line a deal) or "json"
 *
 * Asks where to, and writes matches there in the background. */
void aluette_matches_export (AdwToastOverlay *toasts, AluetteDatabase *database, GArray *matches,
                             const char *shape);

/* aluette_matches_share:
 *
 * Puts the record on the clipboard: as text for a message, and as a file for a folder. */
void aluette_matches_share (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match);

/* aluette_matches_rename: asks for occasion and place. */
void aluette_matches_rename (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match);

/* aluette_matches_header:
 *
 * Returns: (transfer full) (nullable): the header of a match, dated today, as text; NULL where it
 * cannot be read, which is told. */
char *aluette_matches_header (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match);

G_END_DECLS
