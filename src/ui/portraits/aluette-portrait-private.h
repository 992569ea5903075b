/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/portraits/aluette-portrait.h"

#include <adwaita.h>

#include "presentation/portraits/aluette-idle-animation.h"
#include "ui/portraits/aluette-portrait-cache.h"

/* Shared by the files of the portrait. */
struct _AluettePortrait
{
  GtkWidget parent_instance;

  guint villager;
  char *person_name;
  gboolean quiet;
  gboolean blurred;
  gboolean idle_glances;

  AluettePose pose;    /* the target */
  AluettePose from;    /* at the start of the transition to the target */
  AluettePose between; /* at this moment of the transition */
  AdwAnimation *move;

  int gesture;
  double gesture_size;
  double gesture_time; /* 0 .. 1 */
  gint64 gesture_start;
  guint gesture_ms;
  guint gesture_id; /* timeout of its next picture, or of its end if it is a still picture */

  AluetteReaction reaction;
  double reaction_share; /* of its strength that shows now; 0 without a reaction */
  gboolean reaction_ends;
  guint reaction_id; /* timeout of its next step */

  AluetteIdleAnimation animation;
  guint idle_id; /* timeout of its next step; 0 while it is off */

  AluettePose drawn;
  GdkTexture *texture; /* (nullable): picture of `drawn`, NULL after that changed */
  int texture_side;    /* in device pixels */
  AluettePortraitCache *cache;
};

/* aluette-portrait.c */

const AluetteVillager *aluette_portrait_get_person (AluettePortrait *self);

/* Returns: whether the face moves */
gboolean aluette_portrait_is_lively (AluettePortrait *self);

/* Draws the face again if its pose has changed. */
void aluette_portrait_refresh (AluettePortrait *self);

/* aluette-portrait-movement.c: idle animation, changes of the pose, gestures and reactions. */

/* Starts or stops the idle animation if aluette_portrait_is_lively () has changed. */
void aluette_portrait_update_idle (AluettePortrait *self);

/* Starts the change to the pose that is the target. */
void aluette_portrait_start_move (AluettePortrait *self);

/* An AdwAnimationTargetFunc: shows the pose at a moment of the change. @data: the portrait */
void aluette_portrait_move_to (double value, gpointer data);

/* Ends the gesture, if there is one. */
void aluette_portrait_end_gesture (AluettePortrait *self);
