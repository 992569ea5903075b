/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-lesson-step.h"

#include "model/learning/aluette-lesson-attribute.h"

struct _AluetteTarotLessonStep
{
  AluetteLessonStep parent_instance;

  GArray *cards; /* (element-type TarotCard) */
};

G_DEFINE_FINAL_TYPE (AluetteTarotLessonStep, aluette_tarot_lesson_step, ALUETTE_TYPE_LESSON_STEP)

gboolean
aluette_tarot_lesson_read_cards (const char *text, GArray *cards, GError **error)
{
  g_auto (GStrv) codes = g_strsplit (text, " ", -1);

  for (int i = 0; codes[i] != NULL; i++)
    {
      TarotCard card = tarot_card_parse (codes[i]);

      if (card == TAROT_NO_CARD)
        return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is no card",
                                      codes[i]);
      g_array_append_val (cards, card);
    }
  return TRUE;
}

static gboolean
aluette_tarot_lesson_step_read_attribute (AluetteLessonStep *step, const char *name,
                                          const char *value, GError **error)
{
  return aluette_tarot_lesson_read_cards (value, ALUETTE_TAROT_LESSON_STEP (step)->cards, error);
}

static void
aluette_tarot_lesson_step_finalize (GObject *object)
{
  g_array_unref (ALUETTE_TAROT_LESSON_STEP (object)->cards);
  G_OBJECT_CLASS (aluette_tarot_lesson_step_parent_class)->finalize (object);
}

static void
aluette_tarot_lesson_step_class_init (AluetteTarotLessonStepClass *klass)
{
  AluetteLessonStepClass *step_class = ALUETTE_LESSON_STEP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_tarot_lesson_step_finalize;
  step_class->attributes = "cards";
  step_class->read_attribute = aluette_tarot_lesson_step_read_attribute;
}

static void
aluette_tarot_lesson_step_init (AluetteTarotLessonStep *self)
{
  self->cards = g_array_new (FALSE, FALSE, sizeof (TarotCard));
}

const TarotCard *
aluette_tarot_lesson_step_get_cards (AluetteTarotLessonStep *self, guint *n_cards)
{
  g_return_val_if_fail (ALUETTE_IS_TAROT_LESSON_STEP (self), NULL);

  *n_cards = self->cards->len;
  return self->cards->len > 0 ? (const TarotCard *) (gpointer) self->cards->data : NULL;
}
