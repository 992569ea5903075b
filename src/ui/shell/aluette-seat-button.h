/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/aluette/alu-record.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SEAT_BUTTON (aluette_seat_button_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSeatButton, aluette_seat_button, ALUETTE, SEAT_BUTTON, GtkWidget)

/*
 * Who sits at one place of a table being set up: shows name and kind, and changes them in a
 * popover.
 * Signal "changed" (): the player is another.
 */

/* aluette_seat_button_new:
 * @seat: 0 is the first
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_seat_button_new (guint seat);

/* aluette_seat_button_set_player:
 * @player: (transfer none)
 * @may_be_petit_jean: whether a partner could be his captain */
void aluette_seat_button_set_player (AluetteSeatButton *self, const AluPlayer *player,
                                     gboolean may_be_petit_jean);

/* aluette_seat_button_get_player:
 *
 * Returns: (transfer none) */
const AluPlayer *aluette_seat_button_get_player (AluetteSeatButton *self);

G_END_DECLS
