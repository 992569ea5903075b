/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/portraits/aluette-face-picture.h"

G_BEGIN_DECLS

/* aluette_gesture_picture_new:
 * @villager: index, modulo ALUETTE_N_VILLAGERS
 * @side: width and height in logical pixels
 *
 * Returns: (transfer floating): a picture of a gesture with its name for screen readers. */
GtkWidget *aluette_gesture_picture_new (guint villager, AluetteGesture gesture, int side);

/* aluette_gesture_picture_set_gesture:
 *
 * Shows another gesture, and names it. */
void aluette_gesture_picture_set_gesture (AluetteFacePicture *picture, AluetteGesture gesture);

G_END_DECLS
