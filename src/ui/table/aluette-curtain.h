/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_CURTAIN (aluette_curtain_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCurtain, aluette_curtain, ALUETTE, CURTAIN, GtkWidget)

/* Hides the table between two people who share the screen, and names who is to come. Its button
 * activates "table.here". */

GtkWidget *aluette_curtain_new (void);

/* aluette_curtain_set_player:
 * @villager: whose portrait is shown
 *
 * Says who is awaited. */
void aluette_curtain_set_player (AluetteCurtain *self, const char *name, guint villager);

/* aluette_curtain_focus: moves the focus to the button. */
void aluette_curtain_focus (AluetteCurtain *self);

G_END_DECLS
