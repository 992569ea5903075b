/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/portraits/aluette-gesture.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_GESTURE_PICTURE (aluette_gesture_picture_get_type ())
G_DECLARE_FINAL_TYPE (AluetteGesturePicture, aluette_gesture_picture, ALUETTE, GESTURE_PICTURE,
                      GtkWidget)

/* A still, square picture of a villager in the middle of a gesture. */

/* aluette_gesture_picture_new:
 * @villager: index, modulo ALUETTE_N_VILLAGERS
 * @gesture: ALUETTE_N_GESTURES for the villager at rest
 * @side: width and height in logical pixels
 *
 * Returns: (transfer floating): a new picture. */
GtkWidget *aluette_gesture_picture_new (guint villager, AluetteGesture gesture, int side);

void aluette_gesture_picture_set_gesture (AluetteGesturePicture *self, AluetteGesture gesture);

/* aluette_gesture_picture_set_villager:
 *
 * Shows the gesture of another villager. */
void aluette_gesture_picture_set_villager (AluetteGesturePicture *self, guint villager);

G_END_DECLS
