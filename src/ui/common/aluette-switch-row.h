/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_SWITCH_ROW (aluette_switch_row_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSwitchRow, aluette_switch_row, ALUETTE, SWITCH_ROW, AdwActionRow)

/* A row that ends with a switch, which has the title of the row as its accessible name. Titles are
 * plain text. Property "active" (gboolean): whether the switch is on. */

gboolean aluette_switch_row_get_active (AluetteSwitchRow *self);
void aluette_switch_row_set_active (AluetteSwitchRow *self, gboolean active);

G_END_DECLS
