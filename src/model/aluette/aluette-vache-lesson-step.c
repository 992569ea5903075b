/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-lesson-step.h"

struct _AluetteVacheLessonStep
{
  AluetteLessonStep parent_instance;

  GArray *cards; /* (element-type AluCard) */
  GArray *signs; /* (element-type AluSign) */
};

G_DEFINE_FINAL_TYPE (AluetteVacheLessonStep, aluette_vache_lesson_step,
                     ALUETTE_TYPE_LESSON_STEP)

gboolean
aluette_lesson_read_cards (const char *text, GArray *cards, GError **error)
{
  g_auto (GStrv) codes = g_strsplit (text, " ", -1);

  for (int i = 0; codes[i] != NULL; i++)
    {
      AluCard card = strlen (codes[i]) == 2 ? alu_card_parse (codes[i]) : ALU_CARD_NONE;

      if (card == ALU_CARD_NONE)
        return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is no card",
                                      codes[i]);
      g_array_append_val (cards, card);
    }
  return TRUE;
}

gboolean
aluette_lesson_read_sign (const char *id, AluSign *sign, GError **error)
{
  int found = alu_sign_from_id (id);

  if (found < 0)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is no sign", id);
  *sign = (AluSign) found;
  return TRUE;
}

static gboolean
aluette_vache_lesson_step_read_attribute (AluetteLessonStep *step, const char *name,
                                            const char *value, GError **error)
{
  AluetteVacheLessonStep *self = ALUETTE_VACHE_LESSON_STEP (step);
  g_auto (GStrv) ids = NULL;

  if (g_str_equal (name, "cards"))
    return aluette_lesson_read_cards (value, self->cards, error);
  ids = g_strsplit (value, " ", -1);
  for (int i = 0; ids[i] != NULL; i++)
    {
      AluSign sign;

      if (!aluette_lesson_read_sign (ids[i], &sign, error))
        return FALSE;
      g_array_append_val (self->signs, sign);
    }
  return TRUE;
}

static void
aluette_vache_lesson_step_finalize (GObject *object)
{
  AluetteVacheLessonStep *self = ALUETTE_VACHE_LESSON_STEP (object);

  g_array_unref (self->cards);
  g_array_unref (self->signs);
  G_OBJECT_CLASS (aluette_vache_lesson_step_parent_class)->finalize (object);
}

static void
aluette_vache_lesson_step_class_init (AluetteVacheLessonStepClass *klass)
{
  AluetteLessonStepClass *step_class = ALUETTE_LESSON_STEP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_vache_lesson_step_finalize;
  step_class->attributes = "cards signs";
  step_class->read_attribute = aluette_vache_lesson_step_read_attribute;
}

static void
aluette_vache_lesson_step_init (AluetteVacheLessonStep *self)
{
  self->cards = g_array_new (FALSE, FALSE, sizeof (AluCard));
  self->signs = g_array_new (FALSE, FALSE, sizeof (AluSign));
}

const AluCard *
aluette_vache_lesson_step_get_cards (AluetteVacheLessonStep *self, guint *n_cards)
{
  g_return_val_if_fail (ALUETTE_IS_VACHE_LESSON_STEP (self), NULL);

  *n_cards = self->cards->len;
  return self->cards->len > 0 ? (const AluCard *) (gpointer) self->cards->data : NULL;
}

const AluSign *
aluette_vache_lesson_step_get_signs (AluetteVacheLessonStep *self, guint *n_signs)
{
  g_return_val_if_fail (ALUETTE_IS_VACHE_LESSON_STEP (self), NULL);

  *n_signs = self->signs->len;
  return self->signs->len > 0 ? (const AluSign *) (gpointer) self->signs->data : NULL;
}
