/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-leitner.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_DRILLS_PAGE (aluette_drills_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteDrillsPage, aluette_drills_page, ALUETTE, DRILLS_PAGE, AdwBin)

/*
 * Three drills on the signs, and the user's progress with each sign. Without a header bar. Must be
 * recreated when the language changes.
 *
 * Actions, prefix "drills": open ("s": what, who, now), back (to the list of drills).
 */

/* aluette_drills_page_new:
 * @leitner: (transfer none) (nullable): what the user knows; NULL loads it from the user's data
 *   folder
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_drills_page_new (AluetteLeitner *leitner);

/* aluette_drills_page_open:
 * @drill: “what”, “who” or “now”; NULL for the list of drills */
void aluette_drills_page_open (AluetteDrillsPage *self, const char *drill);

G_END_DECLS
