/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/aluette/alu-record.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SETUP_PAGE (aluette_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSetupPage, aluette_setup_page, ALUETTE, SETUP_PAGE, GtkWidget)

/*
 * The page on which a match is set up: rule set, options, players. Its button activates win.start.
 */

/* aluette_setup_page_set_header:
 * @header: (transfer none): what to propose */
void aluette_setup_page_set_header (AluetteSetupPage *self, const AluRecordHeader *header);

/* aluette_setup_page_get_header:
 *
 * Returns: (transfer none): the match as set up now; captains appointed, not yet dated. */
const AluRecordHeader *aluette_setup_page_get_header (AluetteSetupPage *self);

/* aluette_setup_page_set_set:
 * @set: whether the match begins or goes on with a set: partie, revanche, belle
 * @standing: (nullable): which match of the set is next and how the set stands; NULL where it may
 *   still be chosen */
void aluette_setup_page_set_set (AluetteSetupPage *self, gboolean set, const char *standing);

gboolean aluette_setup_page_get_set (AluetteSetupPage *self);

/* aluette_setup_page_focus:
 *
 * Gives the focus to what starts the match, or to the first choice while it cannot start. */
void aluette_setup_page_focus (AluetteSetupPage *self);

G_END_DECLS
