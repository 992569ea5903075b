/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "presentation/table/aluette-table-state.h"
#include "ui/table/aluette-table-geometry.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SEAT (aluette_seat_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSeat, aluette_seat, ALUETTE, SEAT, GtkWidget)

/* A player at the table: portrait, name, card backs and tricks, and beside the portrait what the
 * player says or has just shown. While the face makes a gesture, the backs uncover it. */

/* Who looks: at the seat of the viewer, who watches them; at another seat, whether that player
 * looks at the viewer. */
typedef enum
{
  ALUETTE_WATCH_UNKNOWN, /* nothing is shown */
  ALUETTE_WATCH_NOBODY,
  ALUETTE_WATCH_PARTNER,
  ALUETTE_WATCH_OPPONENT,
} AluetteWatch;

GtkWidget *aluette_seat_new (AluetteTableStyle *style);

/* aluette_seat_set_state:
 * @own: whether it is the seat of the viewer
 *
 * Sets what the seat shows. */
void aluette_seat_set_state (AluetteSeat *self, const AluetteTableSeat *state, gboolean own);

/* aluette_seat_has_long_name:
 * @parts: where it would be
 *
 * Returns: whether the name needs several lines there to be readable */
gboolean aluette_seat_has_long_name (AluetteSeat *self, const AluetteSeatParts *parts);

/* aluette_seat_is_speaking:
 *
 * Returns: whether a speech is shown beside the portrait */
gboolean aluette_seat_is_speaking (AluetteSeat *self);

/* aluette_seat_set_parts:
 *
 * Sets where the parts are, before an allocation. */
void aluette_seat_set_parts (AluetteSeat *self, const AluetteSeatParts *parts);

/* aluette_seat_set_watch:
 * @text: (nullable): the same in words, for tooltip and screen readers
 *
 * Shows who looks. */
void aluette_seat_set_watch (AluetteSeat *self, AluetteWatch watch, const char *text);

/* aluette_seat_set_face_action:
 * @action: (nullable): what a click on the portrait does
 * @label: (nullable): the same in words
 *
 * Makes the portrait a button, or a picture without @action. */
void aluette_seat_set_face_action (AluetteSeat *self, const char *action, const char *label);

/* aluette_seat_set_presence:
 * @presence: (nullable): in a word or two why the player does not play themselves; NULL if they do
 *
 * Shows that a player is absent, beside the name and with a dimmed portrait. */
void aluette_seat_set_presence (AluetteSeat *self, const char *presence);

/* aluette_seat_set_spoken:
 * @text: (nullable): what the player says now, in place of what belongs to the match */
void aluette_seat_set_spoken (AluetteSeat *self, const char *text);

/* aluette_seat_light_up:
 * @scale: how large the portrait becomes; 1 for its size
 *
 * Draws the attention to the portrait until its gesture ends. Call it after the gesture begins. */
void aluette_seat_light_up (AluetteSeat *self, double scale);

/* aluette_seat_set_hold:
 * @progress: 0 for none, 1 for a full ring
 *
 * Draws a ring around the portrait that grows while a sign is held. */
void aluette_seat_set_hold (AluetteSeat *self, double progress);

/* aluette_seat_get_tricks_widget:
 *
 * Returns: (transfer none): the widget of the tricks, as a target for moving cards */
GtkWidget *aluette_seat_get_tricks_widget (AluetteSeat *self);

/* aluette_seat_get_portrait:
 *
 * Returns: (transfer none): the AluettePortrait */
GtkWidget *aluette_seat_get_portrait (AluetteSeat *self);

G_END_DECLS
