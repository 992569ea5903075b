/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/portraits/aluette-gesture.h"
#include "ui/portraits/aluette-pose.h"
#include "ui/portraits/aluette-villagers.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_PORTRAIT (aluette_portrait_get_type ())

/**
 * The living face of one villager: breathes, blinks, glances about, and makes the signs.
 *
 * Square; takes what room it is given. Where animations are off, or `quiet` is set, it neither
 * breathes nor blinks, poses jump, and a gesture is a still picture for its length.
 *
 * Properties: `villager` (uint), `person-name` (string), `pose` (AluettePose), `gaze-x` and
 * `gaze-y` (double), `quiet` and `idle-glances` (boolean), `gesture` (int, read only, -1 while
 * there is none).
 * Signal: `gesture-done (int gesture)` once for every gesture performed, also when another or
 * aluette_portrait_stop () cuts it short.
 */
G_DECLARE_FINAL_TYPE (AluettePortrait, aluette_portrait, ALUETTE, PORTRAIT, GtkWidget)

/** A portrait of a villager, by index, in his rest pose. */
GtkWidget *aluette_portrait_new (guint villager);

guint aluette_portrait_get_villager (AluettePortrait *self);

/** Changes who is shown; the pose becomes his rest pose. Index modulo ALUETTE_N_VILLAGERS. */
void aluette_portrait_set_villager (AluettePortrait *self, guint villager);

/** Owned by the portrait; the villager's own first name unless another was set. */
const char *aluette_portrait_get_person_name (AluettePortrait *self);

/** The name of the player shown, for screen readers. @param name NULL for the villager's own */
void aluette_portrait_set_person_name (AluettePortrait *self, const char *name);

/** The pose last asked for, not counting idle life and gestures. Owned by the portrait. */
const AluettePose *aluette_portrait_get_pose (AluettePortrait *self);

/** Goes over to a pose within a quarter of a second. @param pose NULL for the villager's rest */
void aluette_portrait_set_pose (AluettePortrait *self, const AluettePose *pose);

/**
 * Turns eyes, and the head a little, in a direction of the screen.
 *
 * @param x -1 the viewer's left .. 1 his right
 * @param y -1 up .. 1 down to the cards; (0, 0) looks at the viewer
 */
void aluette_portrait_look_at (AluettePortrait *self, double x, double y);

gboolean aluette_portrait_get_quiet (AluettePortrait *self);

/** Without idle life and movement, as where animations are off. */
void aluette_portrait_set_quiet (AluettePortrait *self, gboolean quiet);

gboolean aluette_portrait_get_idle_glances (AluettePortrait *self);

/** Whether the eyes wander of themselves; off where the model says where they are. Default: on. */
void aluette_portrait_set_idle_glances (AluettePortrait *self, gboolean idle_glances);

/**
 * Makes a gesture; one under way is cut short.
 *
 * @param length_ms from beginning to end, in milliseconds, held to 50 .. 60000
 * @param size 0.3 (hidden) .. 1 (for all to see)
 */
void aluette_portrait_perform (AluettePortrait *self, AluetteGesture gesture, guint length_ms,
                               double size);

/** Cuts short the gesture under way, if there is one. */
void aluette_portrait_stop (AluettePortrait *self);

/** The gesture under way, or -1. */
int aluette_portrait_get_gesture (AluettePortrait *self);

G_END_DECLS
