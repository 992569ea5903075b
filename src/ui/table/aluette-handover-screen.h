/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_HANDOVER_SCREEN (aluette_handover_screen_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHandoverScreen, aluette_handover_screen, ALUETTE, HANDOVER_SCREEN,
                      GtkWidget)

/* Hides the table between two people who share the screen, and names who is to come. Its button
 * activates "table.here". */

GtkWidget *aluette_handover_screen_new (void);

/* aluette_handover_screen_set_player:
 * @villager: whose portrait is shown
 *
 * Says who is awaited. */
void
aluette_handover_screen_set_player (AluetteHandoverScreen *self, const char *name, guint villager);

/* aluette_handover_screen_focus: moves the focus to the button. */
void aluette_handover_screen_focus (AluetteHandoverScreen *self);

G_END_DECLS
