/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/portraits/aluette-pose.h"

G_BEGIN_DECLS

/** The gestures. Each sign has one or more traditional variants. */
typedef enum
{
  ALUETTE_GESTURE_MONSIEUR_EYES,  /**< Eyes turned up. */
  ALUETTE_GESTURE_MONSIEUR_BROWS, /**< Eyebrows raised. */
  ALUETTE_GESTURE_MADAME_TILT,    /**< Head tilted to the right of the villager. */
  ALUETTE_GESTURE_MADAME_MOUTH,   /**< Mouth twisted to one side. */
  ALUETTE_GESTURE_BORGNE_WINK,
  ALUETTE_GESTURE_VACHE_POUT,
  ALUETTE_GESTURE_GRAND_NEUF_THUMB,
  ALUETTE_GESTURE_PETIT_NEUF_LITTLE,
  ALUETTE_GESTURE_CHENE_TWO, /**< Index and middle finger. */
  ALUETTE_GESTURE_CHENE_INDEX,
  ALUETTE_GESTURE_ECRIT_WRITING,
  ALUETTE_GESTURE_ECRIT_RING,           /**< Ring finger raised. */
  ALUETTE_GESTURE_AS_OPEN,              /**< Mouth opened. */
  ALUETTE_GESTURE_AS_TONGUE,            /**< Tip of the tongue. */
  ALUETTE_GESTURE_MISERE_SHOULDER,      /**< One shoulder, a little: strength 1 of the sign. */
  ALUETTE_GESTURE_MISERE_SHOULDER_HIGH, /**< One shoulder, high: strength 2 of the sign. */
  ALUETTE_GESTURE_MISERE_GRIMACE,
  ALUETTE_GESTURE_MORDIENNE_BITE,  /**< Lips bitten. */
  ALUETTE_GESTURE_MORDIENNE_CLOSE, /**< Mouth closed several times. */
  ALUETTE_N_GESTURES,
} AluetteGesture;

/** Returns the id of a gesture, such as `monsieur-eyes`. @return static; NULL out of range */
const char *aluette_gesture_get_id (AluetteGesture gesture);

/** Returns the rules' id of its sign, such as `monsieur`. @return static; NULL out of range */
const char *aluette_gesture_get_sign (AluetteGesture gesture);

/** Returns the gesture with an id, or -1. @param id may be NULL */
int aluette_gesture_find (const char *id);

/**
 * Computes the pose of a face at a moment of a gesture, which winds up, peaks, holds and ends.
 *
 * @param gesture if out of range, `out` is the rest pose
 * @param t progress of the gesture, 0 .. 1; at 0 and 1 and outside of them, `out` is the rest pose
 * @param size size of the movement, 0.3 (discreet) .. 1 (obvious), clamped to that range
 * @param rest the pose without the gesture; not NULL
 * @param out receives the pose; may be `rest`
 *
 * Depends on its arguments only. The gesture is clearest at t = 0.5.
 */
void aluette_gesture_pose (AluetteGesture gesture, double t, double size, const AluettePose *rest,
                           AluettePose *out);

G_END_DECLS
