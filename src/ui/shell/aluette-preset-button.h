/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-ui-kind.h"

G_BEGIN_DECLS

/* aluette_preset_button_new:
 * @title: what the preset is called here
 * @own_villager: index of the user’s villager, or -1
 *
 * Returns: (transfer floating): a button that sets up a kind of match, with its title and the faces
 *   of its players. It has no action yet. */
GtkWidget *
aluette_preset_button_new (const AluetteMatchPreset *preset, const char *title, int own_villager);

/* aluette_preset_seat_players:
 * @header: of a match with as many seats as the preset
 *
 * Puts the people, bots and dummies of the preset on their seats. */
void aluette_preset_seat_players (const AluetteMatchPreset *preset, AluGameHeader *header);

G_END_DECLS
