/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/portraits/aluette-pose.h"

G_BEGIN_DECLS

/**
 * The movement of a face that does nothing else: it breathes, blinks and glances around.
 *
 * Everything moves in few distinct steps, so that drawing costs little and pictures can be cached.
 * Times are milliseconds of any monotonic clock. The same seed gives the same movement.
 */
typedef struct
{
  GRand *random;
  guint breath_offset; /**< Phase in breath steps, so that faces do not breathe in unison. */
  gint64 next_blink;
  gint64 next_glance;
  guint blink_step; /**< 0 while the eyes are open. */
  int glance;       /**< Index of the current glance, -1 for none. */
  double breath;    /**< 0 breathed out .. 0.5 breathed in. */
} AluetteIdleAnimation;

/** Initializes an animation; free its contents with aluette_idle_animation_clear (). */
void aluette_idle_animation_init (AluetteIdleAnimation *animation, guint32 seed);

/** Frees the contents of an animation. */
void aluette_idle_animation_clear (AluetteIdleAnimation *animation);

/** Starts or restarts the animation, with eyes open and breathed out. */
void aluette_idle_animation_start (AluetteIdleAnimation *animation, gint64 now);

/** Resets the face to no movement. */
void aluette_idle_animation_still (AluetteIdleAnimation *animation);

/** Ends the current glance and delays the next by some seconds. */
void aluette_idle_animation_hold_gaze (AluetteIdleAnimation *animation, gint64 now);

/**
 * Advances the animation to a time.
 *
 * @param now not before the last call
 * @param breath_steps steps per breath, at least 2
 * @param glances whether the eyes may glance around
 * @return milliseconds until the next visible change, at least 1
 */
guint aluette_idle_animation_step (AluetteIdleAnimation *animation, gint64 now, guint breath_steps,
                                   gboolean glances);

/** Applies the current gaze, lids and breath to a pose. */
void aluette_idle_animation_apply (const AluetteIdleAnimation *animation, AluettePose *pose);

G_END_DECLS
