/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/aluette/alu-record.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SETUP_PAGE (aluette_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSetupPage, aluette_setup_page, ALUETTE, SETUP_PAGE, GtkWidget)

/*
 * Page to set up a match: rule set, options, players. Its Play button activates win.start.
 */

/* aluette_setup_page_set_header:
 * @header: (transfer none): the match to propose */
void aluette_setup_page_set_header (AluetteSetupPage *self, const AluRecordHeader *header);

/* aluette_setup_page_get_header:
 *
 * Returns: (transfer none): the match as currently set up. Its captains are appointed, its date is
 * not set. */
const AluRecordHeader *aluette_setup_page_get_header (AluetteSetupPage *self);

/* aluette_setup_page_set_set:
 * @set: whether the match belongs to a best of three
 * @standing: (nullable): which match of the best of three is next and the matches won so far, or
 *   NULL if the user may still choose the length */
void aluette_setup_page_set_set (AluetteSetupPage *self, gboolean set, const char *standing);

gboolean aluette_setup_page_get_set (AluetteSetupPage *self);

/* aluette_setup_page_focus:
 *
 * Focuses the Play button, or the first control if the match cannot start yet. */
void aluette_setup_page_focus (AluetteSetupPage *self);

G_END_DECLS
