/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "presentation/portraits/aluette-gesture.h"

G_BEGIN_DECLS

/* aluette_gesture_button_new:
 * @villager: index, modulo ALUETTE_N_VILLAGERS
 * @side: width and height of the face in logical pixels
 *
 * Returns: (transfer floating): a button with a picture of a gesture. When it is clicked, the face
 *   makes the gesture once. */
GtkWidget *aluette_gesture_button_new (guint villager, AluetteGesture gesture, int side);

G_END_DECLS
