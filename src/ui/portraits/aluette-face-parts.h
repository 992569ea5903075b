/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/portraits/aluette-brush.h"
#include "ui/portraits/aluette-pose.h"
#include "ui/portraits/aluette-villagers.h"

/* The parts of a portrait, shared by the aluette-face-*.c files alone. */

/**
 * One drawing under way. The picture is 100 × 100 units. Parts of the head are drawn in the frame
 * of the head: the origin is the middle of the face, the chin at y = who->face_height.
 */
typedef struct
{
  cairo_t *cr;
  const AluetteVillager *who;
  const AluettePose *pose;
  double pen;     /**< Width of an outline, in units. */
  gboolean fine;  /**< Large enough for creases, lace and hatching. */
  double shift_x; /**< Where turning and nodding moves the features, in units. */
  double shift_y;
  double rise; /**< How far the chest is breathed up, in units. */
} AluetteSketch;

/** The outline of the face, as a path. */
void aluette_face_skull_path (const AluetteSketch *sketch);

/** Skin, ears, cheeks, wrinkles: the face without its features. */
void aluette_face_draw_skull (const AluetteSketch *sketch);

/** The nose, over eyes and mouth. */
void aluette_face_draw_nose (const AluetteSketch *sketch);

/** Eyes, lids, brows and glasses. */
void aluette_face_draw_eyes (const AluetteSketch *sketch);

/** Lips, teeth and tongue. */
void aluette_face_draw_mouth (const AluetteSketch *sketch);

/** Height of the mouth in the frame of the head, in units. */
double aluette_face_mouth_y (const AluetteSketch *sketch);

/** Hair behind the head. */
void aluette_face_draw_hair_back (const AluetteSketch *sketch);

/** Hair on the head, under a hat. */
void aluette_face_draw_hair_front (const AluetteSketch *sketch);

/** A beard, under the mouth. */
void aluette_face_draw_beard (const AluetteSketch *sketch);

/** A moustache, over the mouth. */
void aluette_face_draw_moustache (const AluetteSketch *sketch);

/** What of the headdress is behind the head. */
void aluette_face_draw_hat_back (const AluetteSketch *sketch);

/** What of the headdress is before it. */
void aluette_face_draw_hat_front (const AluetteSketch *sketch);

/** Neck, shoulders and clothes, in the frame of the picture. */
void aluette_face_draw_body (const AluetteSketch *sketch);

/** The raised hand with its sleeve, in the frame of the picture. */
void aluette_face_draw_hand (const AluetteSketch *sketch);
