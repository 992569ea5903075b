/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "presentation/portraits/aluette-gesture.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_FACE_PICTURE (aluette_face_picture_get_type ())
G_DECLARE_FINAL_TYPE (AluetteFacePicture, aluette_face_picture, ALUETTE, FACE_PICTURE, GtkWidget)

/* A still, square picture of a villager at rest or in the middle of a gesture. At rest it is
 * decoration; whoever shows a gesture names it for screen readers. */

/* aluette_face_picture_new:
 * @villager: index, modulo ALUETTE_N_VILLAGERS
 * @gesture: ALUETTE_N_GESTURES for the villager at rest
 * @side: width and height in logical pixels
 *
 * Returns: (transfer floating): a new picture. */
GtkWidget *aluette_face_picture_new (guint villager, AluetteGesture gesture, int side);

void aluette_face_picture_set_gesture (AluetteFacePicture *self, AluetteGesture gesture);

/* aluette_face_picture_set_side:
 * @side: width and height in logical pixels */
void aluette_face_picture_set_side (AluetteFacePicture *self, int side);

/* aluette_face_picture_get_villager, aluette_face_picture_set_villager:
 *
 * Shows the gesture of another villager. */
guint aluette_face_picture_get_villager (AluetteFacePicture *self);
void aluette_face_picture_set_villager (AluetteFacePicture *self, guint villager);

G_END_DECLS
