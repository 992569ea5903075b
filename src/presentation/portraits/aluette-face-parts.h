/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/portraits/aluette-brush.h"
#include "presentation/portraits/aluette-pose.h"
#include "presentation/portraits/aluette-villagers.h"

/* The parts of a portrait. Private to the aluette-face-*.c files. */

/**
 * The state of a drawing. The picture is 100 × 100 units. Parts of the head use the coordinates of
 * the head: the origin is the center of the face, and the chin is at y = villager->face_height.
 */
typedef struct
{
  cairo_t *cr;
  const AluetteVillager *villager;
  const AluettePose *pose;
  double pen;     /**< Width of outlines, in units. */
  gboolean fine;  /**< Whether there is room for wrinkles, lace and hatching. */
  double shift_x; /**< How far the pose of the head moves the features, in units. */
  double shift_y;
  double rise; /**< How far breathing lifts the chest, in units. */
} AluetteSketch;

/** Adds the outline of the face to the path. */
void aluette_face_skull_path (const AluetteSketch *sketch);

/** Draws skin, ears, cheeks and wrinkles, without eyes, nose and mouth. */
void aluette_face_draw_skull (const AluetteSketch *sketch);

/** Draws the nose, on top of eyes and mouth. */
void aluette_face_draw_nose (const AluetteSketch *sketch);

/** Draws eyes, lids, eyebrows and glasses. */
void aluette_face_draw_eyes (const AluetteSketch *sketch);

/** Draws lips, teeth and tongue. */
void aluette_face_draw_mouth (const AluetteSketch *sketch);

/** Returns the y coordinate of the mouth, in the coordinates of the head. */
double aluette_face_mouth_y (const AluetteSketch *sketch);

/** Draws the hair behind the head. */
void aluette_face_draw_hair_back (const AluetteSketch *sketch);

/** Draws the hair on the head, below a hat. */
void aluette_face_draw_hair_front (const AluetteSketch *sketch);

/** Draws the beard, below the mouth. */
void aluette_face_draw_beard (const AluetteSketch *sketch);

/** Draws the mustache, on top of the mouth. */
void aluette_face_draw_mustache (const AluetteSketch *sketch);

/** Draws the part of the hat behind the head. */
void aluette_face_draw_hat_back (const AluetteSketch *sketch);

/** Draws the part of the hat in front of the head. */
void aluette_face_draw_hat_front (const AluetteSketch *sketch);

/** Draws neck, shoulders and clothes, in the coordinates of the picture. */
void aluette_face_draw_body (const AluetteSketch *sketch);

/** Draws the raised hand and its sleeve, in the coordinates of the picture. */
void aluette_face_draw_hand (const AluetteSketch *sketch);

/** Draws Petit-Jean: an empty chair with a hat, in the coordinates of the picture. */
void aluette_face_draw_chair (const AluetteSketch *sketch);
