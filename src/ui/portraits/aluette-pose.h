/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** What the raised hand shows. */
typedef enum
{
  ALUETTE_HAND_NONE,  /**< A closed hand. */
  ALUETTE_HAND_THUMB, /**< A fist with the thumb up. */
  ALUETTE_HAND_LITTLE_FINGER,
  ALUETTE_HAND_INDEX,
  ALUETTE_HAND_INDEX_AND_MIDDLE,
  ALUETTE_HAND_RING_FINGER,
  ALUETTE_HAND_WRITING, /**< A quill that writes in the air. */
} AluetteHandPose;

/**
 * Everything that moves in a portrait: a plain value, copied freely.
 *
 * *Left* and *right* in a name mean the villager's own side (his left is on the viewer's right).
 * Directions are those of the screen: x grows towards the viewer's right, y grows downwards.
 * All zero is a neutral face, eyes open and straight ahead, hand out of sight.
 */
typedef struct
{
  double gaze_x;   /**< Eyes, -1 (viewer's left) .. 1. */
  double gaze_y;   /**< Eyes, -1 (to heaven) .. 1 (down to the cards). */
  double lid_left; /**< Upper eyelid, 0 open .. 1 closed. */
  double lid_right;
  double squint_left; /**< Cheek pushing up the lower lid, 0 .. 1. */
  double squint_right;
  double brow_left; /**< Eyebrow, -1 (frowning) .. 1 (raised). */
  double brow_right;
  double brow_slant;   /**< -1 (stern, inner ends down) .. 1 (sorry, inner ends up). */
  double head_tilt;    /**< Degrees, -30 .. 30; positive leans to the viewer's right. */
  double head_turn;    /**< -1 (to the viewer's left) .. 1. */
  double head_nod;     /**< -1 (chin down) .. 1 (face to heaven). */
  double mouth_closed; /**< Lips pressed together, 0 .. 1; so for the next ones. */
  double mouth_pout;
  double mouth_twist; /**< To a side, -1 (viewer's left) .. 1. */
  double mouth_open;
  double mouth_bite;   /**< Upper teeth on the lower lip. */
  double mouth_tongue; /**< Tip of the tongue. */
  double mouth_smile;
  double mouth_grimace; /**< Clenched teeth, corners drawn down. */
  double shoulder;      /**< The left one, 0 at rest .. 1 up to the ear. */
  double hand_raise;    /**< The right hand, 0 out of sight .. 1 beside the face. */
  double hand_stretch;  /**< How far the fingers that `hand` names are stretched, 0 .. 1. */
  double writing_phase; /**< Way of the quill, in strokes; any value. */
  double breath_phase;  /**< In breaths; 0 and 1 are breathed out, 0.5 breathed in. */
  AluetteHandPose hand;
} AluettePose;

/**
 * Goes from one pose towards another.
 *
 * @param from where t is 0
 * @param to where t is 1
 * @param t may lie outside 0 .. 1 to wind up or to overshoot; each field stays within its range
 * @param out receives the pose; may be `from` or `to`. `hand` is that of the more raised pose.
 */
void aluette_pose_mix (const AluettePose *from, const AluettePose *to, double t, AluettePose *out);

/** Whether two poses would be drawn alike: every field within 1/500 of its range. */
gboolean aluette_pose_equal (const AluettePose *a, const AluettePose *b);

/** Brings every field into its range, NaN to 0; an unknown `hand` becomes a closed one. */
void aluette_pose_clamp (AluettePose *pose);

#define ALUETTE_TYPE_POSE (aluette_pose_get_type ())

/** The boxed type of a pose, for properties. */
GType aluette_pose_get_type (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluettePose, g_free)

G_END_DECLS
