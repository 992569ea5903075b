/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SEAT_BUTTON (aluette_seat_button_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSeatButton, aluette_seat_button, ALUETTE, SEAT_BUTTON, GtkWidget)

/*
 * A seat of the table on the set-up page. Shows the portrait, name and kind of its player; a
 * popover changes name and kind.
 *
 * Signal "changed" (): the player has changed.
 */

/* aluette_seat_button_new:
 * @seat: 0 is the first
 *
 * Returns: (transfer floating): a new button. */
GtkWidget *aluette_seat_button_new (guint seat);

/* aluette_seat_button_set_player:
 * @kind: the game
 * @player: (transfer none)
 * @may_be_dummy: whether a partner can play the cards of this seat, if the game has dummies */
void aluette_seat_button_set_player (AluetteSeatButton *self, const AluGameKind *kind,
                                     const AluGamePlayer *player, gboolean may_be_dummy);

/* aluette_seat_button_set_villager:
 * @villager: index of the villager in the portrait
 * @is_user: whether the player is the user, not another person at this screen
 *
 * Shows a portrait. There is none before. */
void aluette_seat_button_set_villager (AluetteSeatButton *self, guint villager, gboolean is_user);

/* aluette_seat_button_set_for_network:
 *
 * Sets whether a human comes from another computer, and is not known yet. */
void aluette_seat_button_set_for_network (AluetteSeatButton *self, gboolean for_network);

/* aluette_seat_button_get_player:
 *
 * Returns: (transfer none): the player on this seat. */
const AluGamePlayer *aluette_seat_button_get_player (AluetteSeatButton *self);

G_END_DECLS
