/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/session/aluette-match-info.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_MATCH_ROW (aluette_match_row_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchRow, aluette_match_row, ALUETTE, MATCH_ROW, AdwBin)

/* A match in the list: one line per team with its points, details, and a menu. Menu and buttons
 * activate the actions of AluetteMatchesPage. */

GtkWidget *aluette_match_row_new (void);

/* aluette_match_row_set_info:
 * @info: (nullable) (transfer none) */
void aluette_match_row_set_info (AluetteMatchRow *self, AluetteMatchInfo *info);

/* Returns: (nullable) (transfer none): the match shown. */
AluetteMatchInfo *aluette_match_row_get_info (AluetteMatchRow *self);

/* aluette_match_row_popup:
 *
 * Opens the menu. */
void aluette_match_row_popup (AluetteMatchRow *self);

G_END_DECLS
