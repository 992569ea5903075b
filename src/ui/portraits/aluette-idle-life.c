/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/portraits/aluette-idle-life.h"

#include <math.h>

#define BREATH_MS 4200
#define BLINK_STEP_MS 70

/* Lids, step by step, through a blink: they fall faster than they rise. */
static const double blink[] = { 1, 0.5 };

/* The table, the neighbours, one's own cards: the table most of all. */
static const double places[][2] = {
  { 0, 0.55 }, { -0.3, 0.6 }, { 0.3, 0.55 }, { -0.9, 0.05 }, { 0.9, 0.05 }, { 0.1, 1 },
};

static gint64
some_time (AluetteIdleLife *life, gint64 now, double shortest, double longest)
{
  return now + (gint64) (1000 * g_rand_double_range (life->random, shortest, longest));
}

void
aluette_idle_life_init (AluetteIdleLife *life, guint32 seed)
{
  *life = (AluetteIdleLife) { .random = g_rand_new_with_seed (seed), .place = -1 };
  life->breath_offset = (guint) g_rand_int_range (life->random, 0, 64);
}

void
aluette_idle_life_clear (AluetteIdleLife *life)
{
  g_clear_pointer (&life->random, g_rand_free);
}

void
aluette_idle_life_start (AluetteIdleLife *life, gint64 now)
{
  aluette_idle_life_still (life);
  life->next_blink = some_time (life, now, 0.5, 5);
  life->next_glance = some_time (life, now, 0.5, 4);
}

void
aluette_idle_life_still (AluetteIdleLife *life)
{
  life->blink_step = 0;
  life->place = -1;
  life->breath = 0;
}

void
aluette_idle_life_hold_gaze (AluetteIdleLife *life, gint64 now)
{
  life->place = -1;
  life->next_glance = some_time (life, now, 3, 6);
}

static void
wander (AluetteIdleLife *life, gint64 now)
{
  int n = (int) G_N_ELEMENTS (places);
  int choice = (int) g_rand_int_range (life->random, 0, n + 2);

  life->place = choice < n ? choice : -1;
  life->next_glance = some_time (life, now, 1.6, 5);
}

static void
move_lids (AluetteIdleLife *life, gint64 now)
{
  if (life->blink_step > 0)
    life->blink_step = (life->blink_step + 1) % (G_N_ELEMENTS (blink) + 1);
  else if (now >= life->next_blink)
    {
      life->blink_step = 1;
      life->next_blink = some_time (life, now, 2, 6.5);
    }
}

guint
aluette_idle_life_step (AluetteIdleLife *life, gint64 now, guint breath_steps, gboolean glances)
{
  gint64 length = BREATH_MS / MAX (breath_steps, 2);
  guint step = (guint) ((now / length + life->breath_offset) % MAX (breath_steps, 2));

  /* In and out look alike; all faces take their steps at the same instants, in one frame. */
  life->breath = MIN (step, breath_steps - step) / (double) breath_steps;
  move_lids (life, now);
  if (!glances)
    life->place = -1;
  else if (now >= life->next_glance)
    wander (life, now);
  if (life->blink_step > 0)
    return BLINK_STEP_MS;
  return (guint) MIN (length - now % length, MAX (life->next_blink - now, 1));
}

void
aluette_idle_life_apply (const AluetteIdleLife *life, AluettePose *pose)
{
  if (life->place >= 0)
    {
      pose->gaze_x = places[life->place][0];
      pose->gaze_y = places[life->place][1];
    }
  if (life->blink_step > 0)
    {
      double lid = blink[life->blink_step - 1];

      pose->lid_left = fmax (pose->lid_left, lid);
      pose->lid_right = fmax (pose->lid_right, lid);
    }
  pose->breath_phase = life->breath;
}
