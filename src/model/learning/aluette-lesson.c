/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "model/learning/aluette-lesson-private.h"

G_DEFINE_FINAL_TYPE (AluetteLesson, aluette_lesson, G_TYPE_OBJECT)
G_DEFINE_TYPE_WITH_PRIVATE (AluetteLessonStep, aluette_lesson_step, G_TYPE_OBJECT)

AluetteLessonStepPrivate *
aluette_lesson_step_get_data (AluetteLessonStep *self)
{
  return aluette_lesson_step_get_instance_private (self);
}

void
aluette_lesson_move_free (AluetteLessonMove *self)
{
  g_free (self->text);
  g_array_unref (self->events);
  g_free (self);
}

static void
aluette_lesson_step_finalize (GObject *object)
{
  AluetteLessonStepPrivate *self = aluette_lesson_step_get_data (ALUETTE_LESSON_STEP (object));

  g_ptr_array_unref (self->paragraphs);
  g_ptr_array_unref (self->moves);
  g_ptr_array_unref (self->claims);
  g_clear_object (&self->position);
  g_clear_object (&self->exercise);
  G_OBJECT_CLASS (aluette_lesson_step_parent_class)->finalize (object);
}

static void
aluette_lesson_step_class_init (AluetteLessonStepClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_lesson_step_finalize;
}

static void
aluette_lesson_step_init (AluetteLessonStep *step)
{
  AluetteLessonStepPrivate *self = aluette_lesson_step_get_data (step);

  self->paragraphs = g_ptr_array_new_with_free_func (g_free);
  self->moves = g_ptr_array_new_with_free_func ((GDestroyNotify) aluette_lesson_move_free);
  self->claims = g_ptr_array_new_with_free_func (g_free);
}

char *
aluette_lesson_step_get_text (AluetteLessonStep *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GPtrArray *paragraphs;

  g_return_val_if_fail (ALUETTE_IS_LESSON_STEP (self), NULL);

  paragraphs = aluette_lesson_step_get_data (self)->paragraphs;
  for (guint i = 0; i < paragraphs->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n\n" : "",
                            _(g_ptr_array_index (paragraphs, i)));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

AluetteLessonPosition *
aluette_lesson_step_get_position (AluetteLessonStep *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_STEP (self), NULL);

  return aluette_lesson_step_get_data (self)->position;
}

guint
aluette_lesson_step_get_n_moves (AluetteLessonStep *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_STEP (self), 0);

  return aluette_lesson_step_get_data (self)->moves->len;
}

/* Returns: (transfer none) (nullable) */
static const AluetteLessonMove *
get_move (AluetteLessonStep *self, guint move)
{
  GPtrArray *moves = aluette_lesson_step_get_data (self)->moves;

  g_return_val_if_fail (move < moves->len, NULL);

  return g_ptr_array_index (moves, move);
}

const char *
aluette_lesson_step_get_move_text (AluetteLessonStep *self, guint move)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_STEP (self), NULL);

  return _(get_move (self, move)->text);
}

const GArray *
aluette_lesson_step_get_move_events (AluetteLessonStep *self, guint move)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_STEP (self), NULL);

  return get_move (self, move)->events;
}

AluetteExercise *
aluette_lesson_step_get_exercise (AluetteLessonStep *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_STEP (self), NULL);

  return aluette_lesson_step_get_data (self)->exercise;
}

const char *const *
aluette_lesson_step_get_claims (AluetteLessonStep *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_STEP (self), NULL);

  return (const char *const *) aluette_lesson_step_get_data (self)->claims->pdata;
}

static void
aluette_lesson_finalize (GObject *object)
{
  AluetteLesson *self = ALUETTE_LESSON (object);

  g_free (self->id);
  g_free (self->title);
  g_free (self->summary);
  g_ptr_array_unref (self->steps);
  G_OBJECT_CLASS (aluette_lesson_parent_class)->finalize (object);
}

static void
aluette_lesson_class_init (AluetteLessonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_lesson_finalize;
}

static void
aluette_lesson_init (AluetteLesson *self)
{
  self->steps = g_ptr_array_new_with_free_func (g_object_unref);
}

const char *
aluette_lesson_get_id (AluetteLesson *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON (self), NULL);

  return self->id;
}

guint
aluette_lesson_get_chapter (AluetteLesson *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON (self), 0);

  return self->chapter;
}

const char *
aluette_lesson_get_title (AluetteLesson *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON (self), NULL);

  return _(self->title);
}

const char *
aluette_lesson_get_summary (AluetteLesson *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON (self), NULL);

  return _(self->summary);
}

guint
aluette_lesson_get_minutes (AluetteLesson *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON (self), 0);

  return self->minutes;
}

guint
aluette_lesson_get_n_steps (AluetteLesson *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON (self), 0);

  return self->steps->len;
}

AluetteLessonStep *
aluette_lesson_get_step (AluetteLesson *self, guint index)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON (self), NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  return g_ptr_array_index (self->steps, index);
}
