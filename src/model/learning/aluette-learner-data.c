/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-learner-data.h"

struct _AluetteLearnerData
{
  GObject parent_instance;

  AluetteCourse *course;
  AluetteLeitner *signs;
  AluetteLeitner *puzzles;
  AluetteMistakes *mistakes;
  AluetteLessonProgress *progress;
  GPtrArray *copies; /* (element-type filename): damaged files that were set aside */
};

G_DEFINE_FINAL_TYPE (AluetteLearnerData, aluette_learner_data, G_TYPE_OBJECT)

static void
aluette_learner_data_dispose (GObject *object)
{
  AluetteLearnerData *self = ALUETTE_LEARNER_DATA (object);

  g_clear_pointer (&self->copies, g_ptr_array_unref);
  g_clear_object (&self->progress);
  g_clear_object (&self->signs);
  g_clear_object (&self->puzzles);
  g_clear_object (&self->mistakes);
  g_clear_object (&self->course);
  G_OBJECT_CLASS (aluette_learner_data_parent_class)->dispose (object);
}

static void
aluette_learner_data_class_init (AluetteLearnerDataClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_learner_data_dispose;
}

static void
aluette_learner_data_init (AluetteLearnerData *self)
{
  self->copies = g_ptr_array_new_with_free_func (g_free);
}

static AluetteLeitner *
open_boxes (AluetteLearnerData *self, gboolean stored, const char *name)
{
  g_autofree char *path = stored ? aluette_leitner_get_default_path (name) : NULL;

  return aluette_leitner_new (path, self->copies);
}

AluetteLearnerData *
aluette_learner_data_new (gboolean stored, GError **error)
{
  g_autoptr (AluetteLearnerData) self = g_object_new (ALUETTE_TYPE_LEARNER_DATA, NULL);
  g_autoptr (AluetteLeitner) exercises = NULL;
  g_autofree char *progress = stored ? aluette_lesson_progress_get_default_path () : NULL;
  g_autofree char *mistakes = stored ? aluette_mistakes_get_default_path () : NULL;

  self->course = aluette_course_new (error);
  if (self->course == NULL)
    return NULL;
  exercises = open_boxes (self, stored, "course");
  self->signs = open_boxes (self, stored, "signs");
  self->puzzles = open_boxes (self, stored, "problems");
  self->mistakes = aluette_mistakes_new (mistakes, self->copies);
  self->progress = aluette_lesson_progress_new (progress, exercises, self->signs, self->copies);
  return g_steal_pointer (&self);
}

AluetteCourse *
aluette_learner_data_get_course (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return self->course;
}

AluetteLessonProgress *
aluette_learner_data_get_progress (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return self->progress;
}

AluetteLeitner *
aluette_learner_data_get_signs (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return self->signs;
}

AluetteLeitner *
aluette_learner_data_get_puzzles (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return self->puzzles;
}

AluetteMistakes *
aluette_learner_data_get_mistakes (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return self->mistakes;
}

GPtrArray *
aluette_learner_data_get_copies (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return self->copies;
}

void
aluette_learner_data_flush (AluetteLearnerData *self)
{
  g_return_if_fail (ALUETTE_IS_LEARNER_DATA (self));

  aluette_lesson_progress_flush (self->progress);
  aluette_leitner_flush (self->puzzles);
  aluette_mistakes_flush (self->mistakes);
}
