/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-learner-data.h"

struct _AluetteLearnerData
{
  GObject parent_instance;

  const AluetteModelKind *kind;
  AluetteCourse *course;
  AluetteLessonProgress *progress;
  AluetteLeitner *drills, *puzzles; /* (nullable) */
  AluetteMistakes *mistakes;        /* (nullable) */
  GPtrArray *copies;                /* (element-type filename): damaged files that were set aside */
};

G_DEFINE_FINAL_TYPE (AluetteLearnerData, aluette_learner_data, G_TYPE_OBJECT)

static void
aluette_learner_data_dispose (GObject *object)
{
  AluetteLearnerData *self = ALUETTE_LEARNER_DATA (object);

  g_clear_object (&self->mistakes);
  g_clear_object (&self->puzzles);
  g_clear_object (&self->drills);
  g_clear_pointer (&self->copies, g_ptr_array_unref);
  g_clear_object (&self->progress);
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

/* Returns: (transfer full) (nullable): the file of the game with this name; NULL to store
 * nothing. */
static char *
make_path (const AluetteModelKind *kind, gboolean stored, const char *name)
{
  g_autofree char *own = g_strconcat (kind->file_prefix, name, NULL);

  return stored ? aluette_leitner_get_default_path (own) : NULL;
}

static AluetteLeitner *
open_boxes (AluetteLearnerData *self, gboolean stored, const char *name)
{
  g_autofree char *path = make_path (self->kind, stored, name);

  return aluette_leitner_new (path, self->copies);
}

static void
open_puzzles (AluetteLearnerData *self, gboolean stored)
{
  const AluPuzzleKind *kind = self->kind->puzzles;
  g_autofree char *path = stored ? aluette_mistakes_get_default_path (kind) : NULL;

  self->puzzles = open_boxes (self, stored, "puzzles");
  self->mistakes = aluette_mistakes_new (kind, path, self->copies);
}

AluetteLearnerData *
aluette_learner_data_new (const AluetteModelKind *kind, gboolean stored, GError **error)
{
  g_autoptr (AluetteLearnerData) self = g_object_new (ALUETTE_TYPE_LEARNER_DATA, NULL);
  g_autofree char *lessons = make_path (kind, stored, "lessons");
  g_autoptr (AluetteLeitner) exercises = NULL;

  self->kind = kind;
  self->course = aluette_course_new (kind, error);
  if (self->course == NULL)
    return NULL;
  if (kind->drills != NULL)
    self->drills = open_boxes (self, stored, kind->drills);
  if (kind->puzzles != NULL)
    open_puzzles (self, stored);
  exercises = open_boxes (self, stored, "course");
  self->progress = aluette_lesson_progress_new (lessons, exercises, self->drills, self->copies);
  return g_steal_pointer (&self);
}

const AluetteModelKind *
aluette_learner_data_get_kind (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return self->kind;
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

GPtrArray *
aluette_learner_data_get_copies (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return self->copies;
}

AluetteLeitner *
aluette_learner_data_get_drills (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return self->drills;
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

void
aluette_learner_data_flush (AluetteLearnerData *self)
{
  g_return_if_fail (ALUETTE_IS_LEARNER_DATA (self));

  aluette_lesson_progress_flush (self->progress);
  if (self->puzzles == NULL)
    return;
  aluette_leitner_flush (self->puzzles);
  aluette_mistakes_flush (self->mistakes);
}
