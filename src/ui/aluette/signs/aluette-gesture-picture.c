/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/signs/aluette-gesture-picture.h"

#include "presentation/aluette/aluette-sign-book.h"
#include "ui/common/aluette-widgets.h"

static void
name_gesture (GtkWidget *picture, AluetteGesture gesture)
{
  aluette_set_accessible_name (picture, aluette_gesture_text (gesture));
}

GtkWidget *
aluette_gesture_picture_new (guint villager, AluetteGesture gesture, int side)
{
  GtkWidget *picture = aluette_face_picture_new (villager, gesture, side);

  name_gesture (picture, gesture);
  return picture;
}

void
aluette_gesture_picture_set_gesture (AluetteFacePicture *picture, AluetteGesture gesture)
{
  aluette_face_picture_set_gesture (picture, gesture);
  name_gesture (GTK_WIDGET (picture), gesture);
}
