/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-pose.h"

#include <math.h>

typedef struct
{
  size_t offset;
  double lowest;
  double highest;
} Field;

static const Field fields[] = {
  { G_STRUCT_OFFSET (AluettePose, gaze_x), -1, 1 },
  { G_STRUCT_OFFSET (AluettePose, gaze_y), -1, 1 },
  { G_STRUCT_OFFSET (AluettePose, lid_left), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, lid_right), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, squint_left), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, squint_right), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, brow_left), -1, 1 },
  { G_STRUCT_OFFSET (AluettePose, brow_right), -1, 1 },
  { G_STRUCT_OFFSET (AluettePose, brow_slant), -1, 1 },
  { G_STRUCT_OFFSET (AluettePose, head_tilt), -30, 30 },
  { G_STRUCT_OFFSET (AluettePose, head_turn), -1, 1 },
  { G_STRUCT_OFFSET (AluettePose, head_nod), -1, 1 },
  { G_STRUCT_OFFSET (AluettePose, mouth_closed), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, mouth_pout), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, mouth_twist), -1, 1 },
  { G_STRUCT_OFFSET (AluettePose, mouth_open), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, mouth_bite), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, mouth_tongue), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, mouth_smile), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, mouth_grimace), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, shoulder), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, hand_raise), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, hand_stretch), 0, 1 },
  { G_STRUCT_OFFSET (AluettePose, writing_phase), -1e6, 1e6 },
  { G_STRUCT_OFFSET (AluettePose, breath_phase), -1e6, 1e6 },
};

static double *
get_field (AluettePose *pose, const Field *field)
{
  return &G_STRUCT_MEMBER (double, pose, field->offset);
}

static double
get_value (const AluettePose *pose, const Field *field)
{
  return G_STRUCT_MEMBER (double, pose, field->offset);
}

void
aluette_pose_clamp (AluettePose *pose)
{
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      double *value = get_field (pose, &fields[i]);

      *value = isnan (*value) ? 0 : CLAMP (*value, fields[i].lowest, fields[i].highest);
    }
  if ((int) pose->hand < ALUETTE_HAND_NONE || pose->hand > ALUETTE_HAND_WRITING)
    pose->hand = ALUETTE_HAND_NONE;
}

void
aluette_pose_mix (const AluettePose *from, const AluettePose *to, double t, AluettePose *out)
{
  AluettePose mixed = { 0 };

  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      double a = get_value (from, &fields[i]);
      double b = get_value (to, &fields[i]);

      *get_field (&mixed, &fields[i]) = a + (b - a) * t;
    }
  mixed.hand = to->hand_raise > from->hand_raise || (to->hand_raise == from->hand_raise && t > 0)
                   ? to->hand
                   : from->hand;
  aluette_pose_clamp (&mixed);
  *out = mixed;
}

gboolean
aluette_pose_equal (const AluettePose *a, const AluettePose *b)
{
  if (a->hand != b->hand && (a->hand_raise > 0 || b->hand_raise > 0))
    return FALSE;
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      double range = MIN (fields[i].highest - fields[i].lowest, 60);

      if (fabs (get_value (a, &fields[i]) - get_value (b, &fields[i]))
          > (range > 2 ? range : 1) / 500)
        return FALSE;
    }
  return TRUE;
}

static AluettePose *
pose_copy (const AluettePose *pose)
{
  return g_memdup2 (pose, sizeof *pose);
}

G_DEFINE_BOXED_TYPE (AluettePose, aluette_pose, pose_copy, g_free)
