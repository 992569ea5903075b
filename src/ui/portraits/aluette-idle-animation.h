/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/portraits/aluette-pose.h"

G_BEGIN_DECLS

/**
 * What a face does of itself: it breathes, blinks and lets its eyes wander.
 *
 * Everything moves in few, distinct steps, so that a face costs little and its pictures recur. Time
 * is in milliseconds on any clock that does not go back; the same seed gives the same life.
 */
typedef struct
{
  GRand *random;
  guint breath_offset; /**< So that faces do not breathe as one, in breath steps. */
  gint64 next_blink;
  gint64 next_glance;
  guint blink_step; /**< 0 eyes open. */
  int place;        /**< Where the eyes have wandered, -1 nowhere. */
  double breath;
} AluetteIdleAnimation;

/** Makes a life ready; end it with aluette_idle_animation_clear (). */
void aluette_idle_animation_init (AluetteIdleAnimation *animation, guint32 seed);

void aluette_idle_animation_clear (AluetteIdleAnimation *animation);

/** Begins, or begins anew, at this time: eyes open, breathed out. */
void aluette_idle_animation_start (AluetteIdleAnimation *animation, gint64 now);

/** Back to a motionless face. */
void aluette_idle_animation_still (AluetteIdleAnimation *animation);

/** Leaves the eyes where they are told to be, for some seconds. */
void aluette_idle_animation_hold_gaze (AluetteIdleAnimation *animation, gint64 now);

/**
 * Lives on to this time.
 *
 * @param breath_steps steps of one breath, at least 2
 * @param glances whether the eyes may wander
 * @return milliseconds until something is to be seen again, at least 1
 */
guint aluette_idle_animation_step (AluetteIdleAnimation *animation, gint64 now, guint breath_steps,
                                   gboolean glances);

/** Puts gaze, lids and breath of this moment into a pose. */
void aluette_idle_animation_apply (const AluetteIdleAnimation *animation, AluettePose *pose);

G_END_DECLS
