/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-study.h"

struct _AluetteStudy
{
  GObject parent_instance;

  AluetteCourse *course;
  AluetteLeitner *signs;
  AluetteLeitner *problems;
  AluetteMistakes *mistakes;
  AluetteLessonProgress *progress;
};

G_DEFINE_FINAL_TYPE (AluetteStudy, aluette_study, G_TYPE_OBJECT)

static void
aluette_study_dispose (GObject *object)
{
  AluetteStudy *self = ALUETTE_STUDY (object);

  g_clear_object (&self->progress);
  g_clear_object (&self->signs);
  g_clear_object (&self->problems);
  g_clear_object (&self->mistakes);
  g_clear_object (&self->course);
  G_OBJECT_CLASS (aluette_study_parent_class)->dispose (object);
}

static void
aluette_study_class_init (AluetteStudyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_study_dispose;
}

static void
aluette_study_init (AluetteStudy *self)
{
}

static AluetteLeitner *
open_boxes (gboolean keep, const char *name)
{
  g_autofree char *path = keep ? aluette_leitner_get_default_path (name) : NULL;

  return aluette_leitner_new (path);
}

AluetteStudy *
aluette_study_new (gboolean keep, GError **error)
{
  g_autoptr (AluetteStudy) self = g_object_new (ALUETTE_TYPE_STUDY, NULL);
  g_autoptr (AluetteLeitner) exercises = open_boxes (keep, "course");
  g_autofree char *path = keep ? aluette_lesson_progress_get_default_path () : NULL;
  g_autofree char *errors = keep ? aluette_mistakes_get_default_path () : NULL;

  self->course = aluette_course_new (error);
  if (self->course == NULL)
    return NULL;
  self->signs = open_boxes (keep, "signs");
  self->problems = open_boxes (keep, "problems");
  self->mistakes = aluette_mistakes_new (errors);
  self->progress = aluette_lesson_progress_new (path, exercises, self->signs);
  return g_steal_pointer (&self);
}

AluetteCourse *
aluette_study_get_course (AluetteStudy *self)
{
  g_return_val_if_fail (ALUETTE_IS_STUDY (self), NULL);

  return self->course;
}

AluetteLessonProgress *
aluette_study_get_progress (AluetteStudy *self)
{
  g_return_val_if_fail (ALUETTE_IS_STUDY (self), NULL);

  return self->progress;
}

AluetteLeitner *
aluette_study_get_signs (AluetteStudy *self)
{
  g_return_val_if_fail (ALUETTE_IS_STUDY (self), NULL);

  return self->signs;
}

AluetteLeitner *
aluette_study_get_problems (AluetteStudy *self)
{
  g_return_val_if_fail (ALUETTE_IS_STUDY (self), NULL);

  return self->problems;
}

AluetteMistakes *
aluette_study_get_mistakes (AluetteStudy *self)
{
  g_return_val_if_fail (ALUETTE_IS_STUDY (self), NULL);

  return self->mistakes;
}
