/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/portraits/aluette-portrait-private.h"

#include <math.h>

/* In how many steps a pose changes. */
#define MOVE_STEPS 2
/* A gesture is drawn 25 times a second, as films were: each picture is a new face. */
#define GESTURE_STEP_MS 40
/* An expression comes and goes through one picture. */
#define EXPRESSION_STEP_MS 80

/* --- Idle animation: wakes up only for visible changes --- */

static gint64
now_ms (void)
{
  return g_get_monotonic_time () / 1000;
}

static gboolean
step_idle_animation (gpointer data)
{
  AluettePortrait *self = data;
  guint breath_steps = (guint) CLAMP (self->texture_side / 40, 4, 14);
  guint wait = aluette_idle_animation_step (&self->animation, now_ms (), breath_steps,
                                            self->idle_glances);

  self->idle_id = g_timeout_add (wait, step_idle_animation, self);
  aluette_portrait_refresh (self);
  return G_SOURCE_REMOVE;
}

void
aluette_portrait_update_idle (AluettePortrait *self)
{
  gboolean lively = aluette_portrait_is_lively (self);

  if (lively == (self->idle_id != 0))
    return;
  if (lively)
    {
      aluette_idle_animation_start (&self->animation, now_ms ());
      step_idle_animation (self);
      return;
    }
  g_clear_handle_id (&self->idle_id, g_source_remove);
  aluette_idle_animation_still (&self->animation);
  aluette_portrait_refresh (self);
}

/* --- Transitions between poses --- */

void
aluette_portrait_move_to (double value, gpointer data)
{
  AluettePortrait *self = data;

  /* Eyes jump rather than glide, and every step costs a frame. */
  aluette_pose_mix (&self->from, &self->pose, round (value * MOVE_STEPS) / MOVE_STEPS,
                    &self->between);
  aluette_portrait_refresh (self);
}

void
aluette_portrait_start_move (AluettePortrait *self)
{
  self->from = self->between;
  if (aluette_portrait_is_lively (self))
    {
      adw_animation_reset (self->move);
      adw_animation_play (self->move);
      return;
    }
  adw_animation_skip (self->move);
  aluette_portrait_move_to (1, self);
}

/* --- Gestures --- */

void
aluette_portrait_end_gesture (AluettePortrait *self)
{
  int gesture = self->gesture;

  if (gesture < 0)
    return;
  g_clear_handle_id (&self->gesture_id, g_source_remove);
  self->gesture = -1;
  aluette_portrait_refresh (self);
  g_object_notify (G_OBJECT (self), "gesture");
  g_signal_emit_by_name (self, "gesture-done", gesture);
}

static gboolean
still_over_cb (gpointer data)
{
  AluettePortrait *self = data;

  self->gesture_id = 0;
  aluette_portrait_end_gesture (self);
  return G_SOURCE_REMOVE;
}

static gboolean
perform_cb (gpointer data)
{
  AluettePortrait *self = data;
  gint64 passed = now_ms () - self->gesture_start;

  if (passed >= self->gesture_ms)
    return still_over_cb (self);
  self->gesture_time = (double) passed / self->gesture_ms;
  aluette_portrait_refresh (self);
  return G_SOURCE_CONTINUE;
}

void
aluette_portrait_perform (AluettePortrait *self, AluetteGesture gesture, guint length_ms,
                          double size)
{
  g_return_if_fail (ALUETTE_IS_PORTRAIT (self));
  g_return_if_fail ((guint) gesture < ALUETTE_N_GESTURES);

  length_ms = CLAMP (length_ms, 50, 60000);
  aluette_portrait_end_gesture (self);
  self->gesture_size = size;
  self->gesture = (int) gesture;
  self->gesture_ms = length_ms;
  self->gesture_start = now_ms ();
  if (aluette_portrait_is_lively (self))
    {
      self->gesture_time = 0;
      self->gesture_id = g_timeout_add (GESTURE_STEP_MS, perform_cb, self);
    }
  else
    {
      self->gesture_time = 0.5;
      self->gesture_id = g_timeout_add (length_ms, still_over_cb, self);
    }
  aluette_portrait_refresh (self);
  g_object_notify (G_OBJECT (self), "gesture");
}

void
aluette_portrait_stop (AluettePortrait *self)
{
  g_return_if_fail (ALUETTE_IS_PORTRAIT (self));

  aluette_portrait_end_gesture (self);
}

int
aluette_portrait_get_gesture (AluettePortrait *self)
{
  g_return_val_if_fail (ALUETTE_IS_PORTRAIT (self), -1);

  return self->gesture;
}

/* --- Reactions --- */

static void reaction_wait (AluettePortrait *self, guint wait_ms);

static gboolean
reaction_cb (gpointer data)
{
  AluettePortrait *self = data;

  self->reaction_id = 0;
  if (self->reaction_share == 1 && aluette_portrait_is_lively (self))
    {
      self->reaction_ends = TRUE;
      self->reaction_share = 0.5;
      reaction_wait (self, EXPRESSION_STEP_MS);
    }
  else if (self->reaction_share < 1 && !self->reaction_ends)
    {
      self->reaction_share = 1;
      reaction_wait (self, self->reaction.length_ms);
    }
  else
    {
      self->reaction_share = 0;
      aluette_portrait_refresh (self);
    }
  return G_SOURCE_REMOVE;
}

static void
reaction_wait (AluettePortrait *self, guint wait_ms)
{
  g_clear_handle_id (&self->reaction_id, g_source_remove);
  self->reaction_id = g_timeout_add (wait_ms, reaction_cb, self);
  aluette_portrait_refresh (self);
}

void
aluette_portrait_react (AluettePortrait *self, AluetteFeeling feeling)
{
  AluetteReaction reaction;

  g_return_if_fail (ALUETTE_IS_PORTRAIT (self));

  if (!aluette_temper_react (&aluette_portrait_get_person (self)->temper, feeling, &reaction))
    return;
  self->reaction = reaction;
  self->reaction_ends = FALSE;
  self->reaction_share = aluette_portrait_is_lively (self) ? 0.5 : 1;
  reaction_wait (self, aluette_portrait_is_lively (self) ? EXPRESSION_STEP_MS : reaction.length_ms);
}

void
aluette_portrait_keep_feeling (AluettePortrait *self, AluetteFeeling feeling)
{
  g_return_if_fail (ALUETTE_IS_PORTRAIT (self));

  g_clear_handle_id (&self->reaction_id, g_source_remove);
  self->reaction_share = aluette_temper_react (&aluette_portrait_get_person (self)->temper, feeling,
                                               &self->reaction);
  aluette_portrait_refresh (self);
}

int
aluette_portrait_get_expression (AluettePortrait *self)
{
  g_return_val_if_fail (ALUETTE_IS_PORTRAIT (self), -1);

  return self->reaction_share > 0 ? (int) self->reaction.expression : -1;
}
