/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-gesture.h"

#include <math.h>

/* A gesture. Where `peak` has a gaze, turn, nod or hand of zero, that of the rest pose stays. */
typedef struct
{
  const char *id;
  const char *sign;
  AluettePose peak;
  double strokes; /* number of strokes of the quill, or times that the mouth closes */
} Plan;

/* clang-format off */
static const Plan plans[ALUETTE_N_GESTURES] = {
  [ALUETTE_GESTURE_MONSIEUR_EYES] = {
    "monsieur-eyes", "monsieur",
    { .gaze_y = -1, .head_nod = 0.95, .brow_left = 0.25, .brow_right = 0.25,
      .brow_slant = 0.5, .mouth_closed = 0.3 } },
  [ALUETTE_GESTURE_MONSIEUR_BROWS] = {
    "monsieur-brows", "monsieur",
    { .brow_left = 1, .brow_right = 1, .head_nod = -0.1 } },
  [ALUETTE_GESTURE_MADAME_TILT] = {
    "madame-tilt", "madame",
    { .head_tilt = -23, .mouth_smile = 0.3, .gaze_x = 0.1 } },
  [ALUETTE_GESTURE_MADAME_MOUTH] = {
    "madame-mouth", "madame",
    { .mouth_twist = 1, .squint_left = 0.25 } },
  [ALUETTE_GESTURE_BORGNE_WINK] = {
    "borgne-wink", "borgne",
    { .lid_left = 1, .squint_left = 0.8, .brow_left = -0.75, .brow_right = 0.45,
      .mouth_smile = 0.35, .head_tilt = 5 } },
  [ALUETTE_GESTURE_VACHE_POUT] = {
    "vache-pout", "vache",
    { .mouth_pout = 1, .brow_left = -0.35, .brow_right = -0.35, .brow_slant = -0.3,
      .squint_left = 0.2, .squint_right = 0.2, .head_nod = -0.25 } },
  [ALUETTE_GESTURE_GRAND_NEUF_THUMB] = {
    "grand-neuf-thumb", "grand-neuf",
    { .hand = ALUETTE_HAND_THUMB, .hand_raise = 1, .hand_stretch = 1, .mouth_smile = 0.4 } },
  [ALUETTE_GESTURE_PETIT_NEUF_LITTLE] = {
    "petit-neuf-little", "petit-neuf",
    { .hand = ALUETTE_HAND_LITTLE_FINGER, .hand_raise = 1, .hand_stretch = 1,
      .mouth_smile = 0.4 } },
  [ALUETTE_GESTURE_CHENE_TWO] = {
    "chene-two", "chene",
    { .hand = ALUETTE_HAND_INDEX_AND_MIDDLE, .hand_raise = 1, .hand_stretch = 1,
      .mouth_smile = 0.4 } },
  [ALUETTE_GESTURE_CHENE_INDEX] = {
    "chene-index", "chene",
    { .hand = ALUETTE_HAND_INDEX, .hand_raise = 1, .hand_stretch = 1, .mouth_smile = 0.4 } },
  [ALUETTE_GESTURE_ECRIT_WRITING] = {
    "ecrit-writing", "ecrit",
    { .hand = ALUETTE_HAND_WRITING, .hand_raise = 1, .hand_stretch = 1, .gaze_x = -0.6,
      .gaze_y = 0.6, .head_turn = -0.2 },
    4 },
  [ALUETTE_GESTURE_ECRIT_RING] = {
    "ecrit-ring", "ecrit",
    { .hand = ALUETTE_HAND_RING_FINGER, .hand_raise = 1, .hand_stretch = 1,
      .mouth_smile = 0.4 } },
  [ALUETTE_GESTURE_AS_OPEN] = {
    "as-open", "as",
    { .mouth_open = 1, .brow_left = 0.15, .brow_right = 0.15 } },
  [ALUETTE_GESTURE_AS_TONGUE] = {
    "as-tongue", "as",
    { .mouth_tongue = 1 } },
  [ALUETTE_GESTURE_MISERE_SHOULDER] = {
    "misere-shoulder", "misere",
    { .shoulder = 0.5, .head_tilt = 4, .mouth_closed = 0.35, .brow_left = 0.15,
      .brow_right = 0.15, .brow_slant = 0.3 } },
  [ALUETTE_GESTURE_MISERE_SHOULDER_HIGH] = {
    "misere-shoulder-high", "misere",
    { .shoulder = 1, .head_tilt = 8, .mouth_closed = 0.6, .brow_left = 0.35,
      .brow_right = 0.35, .brow_slant = 0.8 } },
  [ALUETTE_GESTURE_MISERE_GRIMACE] = {
    "misere-grimace", "misere",
    { .mouth_grimace = 1, .squint_left = 0.6, .squint_right = 0.6, .lid_left = 0.2,
      .lid_right = 0.2, .brow_left = -0.6, .brow_right = -0.6, .brow_slant = 0.5,
      .head_turn = 0.15 } },
  [ALUETTE_GESTURE_MORDIENNE_BITE] = {
    "mordienne-bite", "mordienne",
    { .mouth_bite = 1, .brow_left = -0.2, .brow_right = -0.2, .brow_slant = 0.1 } },
  [ALUETTE_GESTURE_MORDIENNE_CLOSE] = {
    "mordienne-close", "mordienne",
    { .mouth_closed = 1, .brow_left = -0.25, .brow_right = -0.25, .brow_slant = -0.5,
      .squint_left = 0.25, .squint_right = 0.25 },
    3 },
};
/* clang-format on */

const char *
aluette_gesture_get_id (AluetteGesture gesture)
{
  return (guint) gesture < ALUETTE_N_GESTURES ? plans[gesture].id : NULL;
}

const char *
aluette_gesture_get_sign (AluetteGesture gesture)
{
  return (guint) gesture < ALUETTE_N_GESTURES ? plans[gesture].sign : NULL;
}

int
aluette_gesture_find (const char *id)
{
  for (int i = 0; i < ALUETTE_N_GESTURES; i++)
    {
      if (g_strcmp0 (plans[i].id, id) == 0)
        return i;
    }
  return -1;
}

static double
smooth_step (double from, double to, double t)
{
  double x = CLAMP ((t - from) / (to - from), 0, 1);

  return x * x * (3 - 2 * x);
}

/* Returns: the progress toward the peak: 0, a small wind-up below 0, an overshoot, 1 held, 0. */
static double
get_envelope (double t)
{
  double wind_up = -0.09 * (smooth_step (0, 0.09, t) - smooth_step (0.09, 0.2, t));
  double strike = smooth_step (0.1, 0.26, t)
                  + 0.07 * (smooth_step (0.2, 0.28, t) - smooth_step (0.3, 0.4, t));
  double release = smooth_step (0.76, 0.97, t);

  return wind_up + strike * (1 - release);
}

/* Returns: the pose at the peak, with the rest pose where the gesture leaves it as it is. */
static AluettePose
get_target_pose (const AluettePose *rest, const AluettePose *peak)
{
  AluettePose pose = *peak;

  if (peak->gaze_x == 0 && peak->gaze_y == 0)
    {
      pose.gaze_x = rest->gaze_x;
      pose.gaze_y = rest->gaze_y;
    }
  if (peak->head_turn == 0)
    pose.head_turn = rest->head_turn;
  if (peak->head_nod == 0)
    pose.head_nod = rest->head_nod;
  if (peak->hand_raise == 0)
    {
      pose.hand = rest->hand;
      pose.hand_raise = rest->hand_raise;
      pose.hand_stretch = rest->hand_stretch;
    }
  pose.writing_phase = rest->writing_phase;
  pose.breath_phase = rest->breath_phase;
  return pose;
}

void
aluette_gesture_pose (AluetteGesture gesture, double t, double size, const AluettePose *rest,
                      AluettePose *out)
{
  AluettePose target;
  AluettePose resting = *rest;
  const Plan *plan;
  double strength = 0.3 + 0.7 * CLAMP (size, 0.3, 1);

  *out = resting;
  if ((guint) gesture >= ALUETTE_N_GESTURES || !(t > 0 && t < 1))
    return;
  plan = &plans[gesture];
  target = get_target_pose (&resting, &plan->peak);
  if (gesture == ALUETTE_GESTURE_MORDIENNE_CLOSE)
    {
      double gape = 0.5 - 0.5 * cos (2 * G_PI * plan->strokes * (t - 1.0 / 6));

      target.mouth_closed = 1 - gape;
      target.mouth_open = 0.5 * gape;
    }
  aluette_pose_mix (&resting, &target, get_envelope (t) * strength, out);
  if (plan->peak.hand_raise > 0)
    {
      /* A small gesture keeps the hand low, but stretches the finger fully to be readable. */
      out->hand_stretch = smooth_step (0.12, 0.3, t) * (1 - smooth_step (0.8, 0.95, t));
      out->writing_phase += plan->strokes * t;
    }
}
