/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/portraits/aluette-pose.h"

G_BEGIN_DECLS

/** The gestures of the code: each sign with its traditional variants. */
typedef enum
{
  ALUETTE_GESTURE_MONSIEUR_EYES,  /**< Eyes raised to heaven. */
  ALUETTE_GESTURE_MONSIEUR_BROWS, /**< Eyebrows raised. */
  ALUETTE_GESTURE_MADAME_TILT,    /**< Head tilted to his own right. */
  ALUETTE_GESTURE_MADAME_MOUTH,   /**< Mouth twisted to one side. */
  ALUETTE_GESTURE_BORGNE_WINK,
  ALUETTE_GESTURE_VACHE_POUT,
  ALUETTE_GESTURE_GRAND_NEUF_THUMB,
  ALUETTE_GESTURE_PETIT_NEUF_LITTLE,
  ALUETTE_GESTURE_CHENE_TWO, /**< Index and middle finger. */
  ALUETTE_GESTURE_CHENE_INDEX,
  ALUETTE_GESTURE_ECRIT_WRITING,
  ALUETTE_GESTURE_ECRIT_RING,           /**< Ring finger. */
  ALUETTE_GESTURE_AS_OPEN,              /**< Mouth opened. */
  ALUETTE_GESTURE_AS_TONGUE,            /**< Tip of the tongue. */
  ALUETTE_GESTURE_MISERE_SHOULDER,      /**< One shoulder, a little: strength 1. */
  ALUETTE_GESTURE_MISERE_SHOULDER_HIGH, /**< One shoulder, high: strength 2. */
  ALUETTE_GESTURE_MISERE_GRIMACE,
  ALUETTE_GESTURE_MORDIENNE_BITE,  /**< Lips bitten. */
  ALUETTE_GESTURE_MORDIENNE_CLOSE, /**< Mouth closed several times. */
  ALUETTE_N_GESTURES,
} AluetteGesture;

/** A stable name, for settings and command lines: `monsieur-eyes`. Static; NULL out of range. */
const char *aluette_gesture_get_id (AluetteGesture gesture);

/** The sign it tells, as the rules name it: `monsieur`. Static; NULL out of range. */
const char *aluette_gesture_get_sign (AluetteGesture gesture);

/** The gesture with this id, or -1. @param id may be NULL */
int aluette_gesture_find (const char *id);

/**
 * How a face looks in the course of a gesture: it winds up, strikes, holds and lets go.
 *
 * @param gesture out of range leaves the rest pose
 * @param t 0 .. 1 through the gesture; at both ends, and beyond, `out` is the rest pose
 * @param size how large it is made, 0.3 (hidden) .. 1 (for all to see), clamped to that
 * @param rest what the face does otherwise; not NULL
 * @param out may be `rest`
 *
 * A pure function. At t = 0.5 the gesture is at its clearest.
 */
void aluette_gesture_pose (AluetteGesture gesture, double t, double size, const AluettePose *rest,
                           AluettePose *out);

G_END_DECLS
