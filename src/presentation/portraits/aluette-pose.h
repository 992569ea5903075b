/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** The shape of the raised hand. */
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
 * Everything that moves in a portrait. A plain value without pointers.
 *
 * *Left* and *right* in a field name are sides of the villager, whose left is at the right of the
 * screen. Directions are those of the screen: x grows to the right, y grows downwards. All zero is
 * a neutral face with open eyes, a straight gaze and no hand visible.
 */
typedef struct
{
  double gaze_x;   /**< Eyes, -1 (viewer's left) .. 1. */
  double gaze_y;   /**< Eyes, -1 (up) .. 1 (down at the cards). */
  double lid_left; /**< Upper eyelid, 0 open .. 1 closed. */
  double lid_right;
  double squint_left; /**< How far the cheek raises the lower lid, 0 .. 1. */
  double squint_right;
  double brow_left; /**< Eyebrow, -1 (frowning) .. 1 (raised). */
  double brow_right;
  double brow_slant;   /**< -1 (stern, inner ends down) .. 1 (sorry, inner ends up). */
  double head_tilt;    /**< Degrees, -30 .. 30; positive leans to the viewer's right. */
  double head_turn;    /**< -1 (to the viewer's left) .. 1. */
  double head_nod;     /**< -1 (chin down) .. 1 (face up). */
  double mouth_closed; /**< Lips pressed together, 0 .. 1. The next fields have the same range. */
  double mouth_pout;
  double mouth_twist; /**< To one side, -1 (viewer's left) .. 1. */
  double mouth_open;
  double mouth_bite;   /**< Upper teeth on the lower lip. */
  double mouth_tongue; /**< Tip of the tongue. */
  double mouth_smile;
  double mouth_grimace; /**< Clenched teeth, corners drawn down. */
  double shoulder;      /**< Left shoulder, 0 (at rest) .. 1 (up to the ear). */
  double hand_raise;    /**< Right hand, 0 (not visible) .. 1 (beside the face). */
  double hand_stretch;  /**< How far the fingers of `hand` are stretched, 0 .. 1. */
  double writing_phase; /**< Position of the quill, in strokes; any value. */
  double breath_phase;  /**< In breaths: 0 and 1 are breathed out, 0.5 is breathed in. */
  AluetteHandPose hand;
} AluettePose;

/**
 * Interpolates between two poses.
 *
 * @param from the pose at t = 0
 * @param to the pose at t = 1
 * @param t may be outside 0 .. 1 to wind up or overshoot; fields are clamped to their ranges
 * @param out receives the pose; may be `from` or `to`. Its `hand` is that of the pose whose hand is
 *   raised more.
 */
void aluette_pose_mix (const AluettePose *from, const AluettePose *to, double t, AluettePose *out);

/** Returns whether two poses look the same: no field differs by more than 1/500 of its range. */
gboolean aluette_pose_equal (const AluettePose *a, const AluettePose *b);

/** Clamps every field to its range. NaN becomes 0, an unknown `hand` a closed hand. */
void aluette_pose_clamp (AluettePose *pose);

#define ALUETTE_TYPE_POSE (aluette_pose_get_type ())

/** The boxed type of a pose, for properties. */
GType aluette_pose_get_type (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluettePose, g_free)

G_END_DECLS
