/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/portraits/aluette-gesture.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_GESTURE_PICTURE (aluette_gesture_picture_get_type ())
G_DECLARE_FINAL_TYPE (AluetteGesturePicture, aluette_gesture_picture, ALUETTE, GESTURE_PICTURE,
                      GtkWidget)

/* A villager caught in the middle of a gesture: a still, square picture of a fixed side. */

/* aluette_gesture_picture_new:
 * @villager: index, modulo ALUETTE_N_VILLAGERS
 * @side: in logical pixels */
GtkWidget *aluette_gesture_picture_new (guint villager, AluetteGesture gesture, int side);

void aluette_gesture_picture_set_gesture (AluetteGesturePicture *self, AluetteGesture gesture);

G_END_DECLS
