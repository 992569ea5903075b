/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/portraits/aluette-gesture.h"
#include "presentation/portraits/aluette-pose.h"
#include "presentation/portraits/aluette-villagers.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The least side of a portrait that shows a gesture, in pixels. */
#define ALUETTE_PORTRAIT_MINIMUM 48

#define ALUETTE_TYPE_PORTRAIT (aluette_portrait_get_type ())

/**
 * The animated face of a villager, which breathes, blinks, glances around and makes gestures.
 *
 * The picture is the largest square in the widget. A size request is also the natural size. If
 * animations are off or `quiet` is set, there is no idle animation, poses change at once, and a
 * gesture is a still picture for its duration.
 *
 * Properties: `villager` (uint), `person-name` (string), `pose` (AluettePose), `gaze-x` and
 * `gaze-y` (double), `quiet` and `idle-glances` (boolean), `gesture` (int, read-only, -1 for none).
 * Signal: `gesture-done (int gesture)` once for every gesture, also if another gesture or
 * aluette_portrait_stop () ends it early.
 */
G_DECLARE_FINAL_TYPE (AluettePortrait, aluette_portrait, ALUETTE, PORTRAIT, GtkWidget)

/** Returns a portrait of the villager with an index, in their rest pose. @return floating */
GtkWidget *aluette_portrait_new (guint villager);

guint aluette_portrait_get_villager (AluettePortrait *self);

/** Shows another villager in their rest pose. @param villager as for aluette_villager_get () */
void aluette_portrait_set_villager (AluettePortrait *self, guint villager);

/**
 * Starts to draw the current picture in another thread. Then the first frame need not wait for it.
 * A portrait that is given its size does so itself; this is for callers who know the size sooner.
 *
 * @param side width and height that the portrait will have, in logical pixels
 */
void aluette_portrait_prepare (AluettePortrait *self, int side);

/** Returns the set name, or the villager's first name. @return owned by the portrait */
const char *aluette_portrait_get_person_name (AluettePortrait *self);

/** Sets the player's name for screen readers. @param name NULL for the villager's first name */
void aluette_portrait_set_person_name (AluettePortrait *self, const char *name);

/** Returns the last pose set, without idle animation and gestures. @return owned by the portrait */
const AluettePose *aluette_portrait_get_pose (AluettePortrait *self);

/** Changes to a pose in a quarter of a second. @param pose NULL for the villager's rest pose */
void aluette_portrait_set_pose (AluettePortrait *self, const AluettePose *pose);

/**
 * Turns the eyes, and the head a little, in a direction on the screen.
 *
 * @param x -1 left .. 1 right, as the viewer sees it
 * @param y -1 up .. 1 down at the cards; (0, 0) looks at the viewer
 */
void aluette_portrait_look_at (AluettePortrait *self, double x, double y);

gboolean aluette_portrait_get_quiet (AluettePortrait *self);

/** Sets whether the portrait behaves as if animations are off. */
void aluette_portrait_set_quiet (AluettePortrait *self, gboolean quiet);

gboolean aluette_portrait_get_idle_glances (AluettePortrait *self);

/** Sets whether the eyes glance around (default). Turn it off if the model controls the gaze. */
void aluette_portrait_set_idle_glances (AluettePortrait *self, gboolean idle_glances);

/**
 * Starts a gesture and ends the current one.
 *
 * @param length_ms duration in milliseconds, clamped to 50 .. 60000
 * @param size 0.3 (discreet) .. 1 (obvious)
 */
void aluette_portrait_perform (AluettePortrait *self, AluetteGesture gesture, guint length_ms,
                               double size);

/** Ends the current gesture, if there is one. */
void aluette_portrait_stop (AluettePortrait *self);

/** Returns the current gesture, or -1. */
int aluette_portrait_get_gesture (AluettePortrait *self);

/**
 * Shows a feeling for a moment, as the villager's temper has it. A gesture hides it meanwhile. If
 * animations are off, the expression is a still picture for its duration.
 */
void aluette_portrait_react (AluettePortrait *self, AluetteFeeling feeling);

/**
 * Sets whether the face is seen sharply (default), or dim and blurred as from the corner of the
 * eye. A blurred face keeps still.
 */
void aluette_portrait_set_sharp (AluettePortrait *self, gboolean sharp);
gboolean aluette_portrait_get_sharp (AluettePortrait *self);

/** Shows a feeling until the next one. @param feeling ALUETTE_FEELING_NONE for the usual face */
void aluette_portrait_keep_feeling (AluettePortrait *self, AluetteFeeling feeling);

/** Returns the AluetteExpression that shows now, or -1. */
int aluette_portrait_get_expression (AluettePortrait *self);

G_END_DECLS
