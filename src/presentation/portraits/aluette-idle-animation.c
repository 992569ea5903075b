/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-idle-animation.h"

#include <math.h>

#define BREATH_MS 6000
#define BLINK_STEP_MS 110

/* How far the lids are closed at each step of a blink. One step, as each draws a whole face. */
static const double blink[] = { 1 };

/* Gaze x and y of each glance: three at the table, one at each neighbor, one at the own cards. */
static const double directions[][2] = {
  { 0, 0.55 }, { -0.3, 0.6 }, { 0.3, 0.55 }, { -0.9, 0.05 }, { 0.9, 0.05 }, { 0.1, 1 },
};

static gint64
get_random_time (AluetteIdleAnimation *animation, gint64 now, double shortest, double longest)
{
  return now + (gint64) (1000 * g_rand_double_range (animation->random, shortest, longest));
}

void
aluette_idle_animation_init (AluetteIdleAnimation *animation, guint32 seed)
{
  *animation = (AluetteIdleAnimation) { .random = g_rand_new_with_seed (seed), .glance = -1 };
  animation->breath_offset = (guint) g_rand_int_range (animation->random, 0, 64);
}

void
aluette_idle_animation_clear (AluetteIdleAnimation *animation)
{
  g_clear_pointer (&animation->random, g_rand_free);
}

void
aluette_idle_animation_start (AluetteIdleAnimation *animation, gint64 now)
{
  aluette_idle_animation_still (animation);
  animation->next_blink = get_random_time (animation, now, 0.5, 5);
  animation->next_glance = get_random_time (animation, now, 0.5, 4);
}

void
aluette_idle_animation_still (AluetteIdleAnimation *animation)
{
  animation->blink_step = 0;
  animation->glance = -1;
  animation->breath = 0;
}

void
aluette_idle_animation_hold_gaze (AluetteIdleAnimation *animation, gint64 now)
{
  animation->glance = -1;
  animation->next_glance = get_random_time (animation, now, 3, 6);
}

static void
choose_glance (AluetteIdleAnimation *animation, gint64 now)
{
  int n = (int) G_N_ELEMENTS (directions);
  int choice = (int) g_rand_int_range (animation->random, 0, n + 2);

  animation->glance = choice < n ? choice : -1;
  animation->next_glance = get_random_time (animation, now, 1.6, 5);
}

static void
move_lids (AluetteIdleAnimation *animation, gint64 now)
{
  if (animation->blink_step > 0)
    animation->blink_step = (animation->blink_step + 1) % (G_N_ELEMENTS (blink) + 1);
  else if (now >= animation->next_blink)
    {
      animation->blink_step = 1;
      animation->next_blink = get_random_time (animation, now, 3, 8);
    }
}

guint
aluette_idle_animation_step (AluetteIdleAnimation *animation, gint64 now, guint breath_steps,
                             gboolean glances)
{
  gint64 length = BREATH_MS / MAX (breath_steps, 2);
  guint step = (guint) ((now / length + animation->breath_offset) % MAX (breath_steps, 2));

  /* Breathing in and out shares its pictures. Steps are multiples of the clock, so that all faces
   * step in the same frame. */
  animation->breath = MIN (step, breath_steps - step) / (double) breath_steps;
  move_lids (animation, now);
  if (!glances)
    animation->glance = -1;
  else if (now >= animation->next_glance)
    choose_glance (animation, now);
  if (animation->blink_step > 0)
    return BLINK_STEP_MS;
  return (guint) MIN (length - now % length, MAX (animation->next_blink - now, 1));
}

void
aluette_idle_animation_apply (const AluetteIdleAnimation *animation, AluettePose *pose)
{
  if (animation->glance >= 0)
    {
      pose->gaze_x = directions[animation->glance][0];
      pose->gaze_y = directions[animation->glance][1];
    }
  if (animation->blink_step > 0)
    {
      double lid = blink[animation->blink_step - 1];

      pose->lid_left = fmax (pose->lid_left, lid);
      pose->lid_right = fmax (pose->lid_right, lid);
    }
  /* One picture of closed eyes for each gaze is enough. */
  pose->breath_phase = animation->blink_step > 0 ? 0 : animation->breath;
}
