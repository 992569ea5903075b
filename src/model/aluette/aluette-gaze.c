/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-gaze.h"

#include "engine/aluette/alu-event.h"

enum
{
  PROP_0,
  PROP_VIEWER,
  PROP_GESTURE_DIFFICULTY,
  PROP_OWN_EYES,
  N_PROPS,
};

G_DEFINE_ABSTRACT_TYPE (AluetteGaze, aluette_gaze, G_TYPE_OBJECT)

static void
aluette_gaze_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AluetteGaze *self = ALUETTE_GAZE (object);

  switch (id)
    {
    case PROP_VIEWER:
      g_value_set_uint (value, aluette_gaze_get_viewer (self));
      break;
    case PROP_GESTURE_DIFFICULTY:
      g_value_set_uint (value, aluette_gaze_get_gesture_difficulty (self));
      break;
    case PROP_OWN_EYES:
      g_value_set_boolean (value, aluette_gaze_get_own_eyes (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
aluette_gaze_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AluetteGaze *self = ALUETTE_GAZE (object);

  switch (id)
    {
    case PROP_VIEWER:
      aluette_gaze_set_viewer (self, g_value_get_uint (value));
      break;
    case PROP_GESTURE_DIFFICULTY:
      aluette_gaze_set_gesture_difficulty (self,
                                           (AluetteGestureDifficulty) g_value_get_uint (value));
      break;
    case PROP_OWN_EYES:
      aluette_gaze_set_own_eyes (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
aluette_gaze_class_init (AluetteGazeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = aluette_gaze_get_property;
  object_class->set_property = aluette_gaze_set_property;
  g_object_class_install_property (object_class, PROP_VIEWER,
                                   g_param_spec_uint ("viewer", NULL, NULL, 0, ALU_NOBODY,
                                                      ALU_NOBODY, flags));
  g_object_class_install_property (object_class, PROP_GESTURE_DIFFICULTY,
                                   g_param_spec_uint ("gesture-difficulty", NULL, NULL, 0,
                                                      ALUETTE_N_GESTURE_DIFFICULTIES - 1,
                                                      ALUETTE_GESTURE_DIFFICULTY_REGULAR, flags));
  g_object_class_install_property (object_class, PROP_OWN_EYES,
                                   g_param_spec_boolean ("own-eyes", NULL, NULL, FALSE, flags));
  g_signal_new ("gaze-changed", ALUETTE_TYPE_GAZE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);
  g_signal_new ("sign-made", ALUETTE_TYPE_GAZE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_POINTER);
  g_signal_new ("sign-read", ALUETTE_TYPE_GAZE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_UINT);
}

static void
aluette_gaze_init (AluetteGaze *self)
{
}

void
aluette_gaze_set_viewer (AluetteGaze *self, guint seat)
{
  g_return_if_fail (ALUETTE_IS_GAZE (self));
  ALUETTE_GAZE_GET_CLASS (self)->set_viewer (self, seat);
}

guint
aluette_gaze_get_viewer (AluetteGaze *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAZE (self), ALU_NOBODY);
  return ALUETTE_GAZE_GET_CLASS (self)->get_viewer (self);
}

void
aluette_gaze_set_gesture_difficulty (AluetteGaze *self, AluetteGestureDifficulty difficulty)
{
  g_return_if_fail (ALUETTE_IS_GAZE (self) && difficulty < ALUETTE_N_GESTURE_DIFFICULTIES);
  ALUETTE_GAZE_GET_CLASS (self)->set_gesture_difficulty (self, difficulty);
}

AluetteGestureDifficulty
aluette_gaze_get_gesture_difficulty (AluetteGaze *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAZE (self), ALUETTE_GESTURE_DIFFICULTY_REGULAR);
  return ALUETTE_GAZE_GET_CLASS (self)->get_gesture_difficulty (self);
}

gboolean
aluette_gaze_get_own_eyes (AluetteGaze *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAZE (self), FALSE);
  return ALUETTE_GAZE_GET_CLASS (self)->get_own_eyes (self);
}

void
aluette_gaze_set_own_eyes (AluetteGaze *self, gboolean own_eyes)
{
  g_return_if_fail (ALUETTE_IS_GAZE (self));
  ALUETTE_GAZE_GET_CLASS (self)->set_own_eyes (self, own_eyes);
}

void
aluette_gaze_look (AluetteGaze *self, guint target)
{
  g_return_if_fail (ALUETTE_IS_GAZE (self));
  ALUETTE_GAZE_GET_CLASS (self)->look (self, target);
}

guint
aluette_gaze_get_target (AluetteGaze *self, guint seat)
{
  g_return_val_if_fail (ALUETTE_IS_GAZE (self) && seat < ALU_MAX_SEATS, ALU_GAZE_HIDDEN);
  return ALUETTE_GAZE_GET_CLASS (self)->get_target (self, seat);
}

gboolean
aluette_gaze_may_sign (AluetteGaze *self, guint seat, AluSign sign, GError **error)
{
  g_return_val_if_fail (ALUETTE_IS_GAZE (self), FALSE);
  return ALUETTE_GAZE_GET_CLASS (self)->may_sign (self, seat, sign, error);
}

gboolean
aluette_gaze_make_sign (AluetteGaze *self, guint seat, AluSign sign, guint strength, guint hold_ms,
                        GError **error)
{
  g_return_val_if_fail (ALUETTE_IS_GAZE (self), FALSE);
  return ALUETTE_GAZE_GET_CLASS (self)->make_sign (self, seat, sign, strength, hold_ms, error);
}

void
aluette_gaze_recall (AluetteGaze *self, guint maker, AluSign sign, guint *length_ms, double *size)
{
  g_return_if_fail (ALUETTE_IS_GAZE (self) && maker < ALU_MAX_SEATS && sign < ALU_N_SIGNS);
  ALUETTE_GAZE_GET_CLASS (self)->recall (self, maker, sign, length_ms, size);
}
