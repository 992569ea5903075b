/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_HANDOVER_SCREEN (aluette_handover_screen_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHandoverScreen, aluette_handover_screen, ALUETTE, HANDOVER_SCREEN,
                      AdwBin)

/* Hides the table while people who share the screen change places, and names the next player. Its
 * button activates "table.here". */

GtkWidget *aluette_handover_screen_new (void);

/* aluette_handover_screen_set_player:
 * @name: the name of the next player
 * @villager: the index of the villager in their portrait
 *
 * Sets the next player. */
void
aluette_handover_screen_set_player (AluetteHandoverScreen *self, const char *name, guint villager);

/* aluette_handover_screen_focus:
 *
 * Moves the focus to the button. */
void aluette_handover_screen_focus (AluetteHandoverScreen *self);

G_END_DECLS
