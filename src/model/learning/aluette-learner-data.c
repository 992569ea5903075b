/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-learner-data.h"

#include "model/learning/aluette-learning-kind.h"

typedef struct
{
  const AluetteModelKind *kind;
  AluetteCourse *course;
  AluetteLessonProgress *progress;
  GPtrArray *copies; /* (element-type filename): damaged files that were set aside */
} AluetteLearnerDataPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (AluetteLearnerData, aluette_learner_data, G_TYPE_OBJECT)

static AluetteLearnerDataPrivate *
get_private (AluetteLearnerData *self)
{
  return aluette_learner_data_get_instance_private (self);
}

static void
aluette_learner_data_dispose (GObject *object)
{
  AluetteLearnerDataPrivate *priv = get_private (ALUETTE_LEARNER_DATA (object));

  g_clear_pointer (&priv->copies, g_ptr_array_unref);
  g_clear_object (&priv->progress);
  g_clear_object (&priv->course);
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
  get_private (self)->copies = g_ptr_array_new_with_free_func (g_free);
}

/* Returns: (transfer full) (nullable): the file of the game with this name; NULL to store
 * nothing. */
static char *
make_path (const AluetteModelKind *kind, gboolean stored, const char *name)
{
  g_autofree char *own = g_strconcat (kind->learning->file_prefix, name, NULL);

  return stored ? aluette_leitner_get_default_path (own) : NULL;
}

AluetteLearnerData *
aluette_learner_data_new (const AluetteModelKind *kind, gboolean stored, GError **error)
{
  GType (*get_type) (void) = kind->learning->get_data_type;
  g_autoptr (AluetteLearnerData) self
      = g_object_new (get_type != NULL ? get_type () : ALUETTE_TYPE_LEARNER_DATA, NULL);
  AluetteLearnerDataPrivate *priv = get_private (self);
  AluetteLearnerDataClass *klass = ALUETTE_LEARNER_DATA_GET_CLASS (self);
  g_autofree char *lessons = make_path (kind, stored, "lessons");
  g_autofree char *answers = make_path (kind, stored, "course");
  g_autoptr (AluetteLeitner) exercises = NULL;

  priv->kind = kind;
  priv->course = aluette_course_new (kind, error);
  if (priv->course == NULL)
    return NULL;
  if (klass->open != NULL)
    klass->open (self, stored, priv->copies);
  exercises = aluette_leitner_new (answers, priv->copies);
  priv->progress = aluette_lesson_progress_new (
      lessons, exercises, klass->get_drills != NULL ? klass->get_drills (self) : NULL,
      priv->copies);
  return g_steal_pointer (&self);
}

const AluetteModelKind *
aluette_learner_data_get_kind (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return get_private (self)->kind;
}

AluetteCourse *
aluette_learner_data_get_course (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return get_private (self)->course;
}

AluetteLessonProgress *
aluette_learner_data_get_progress (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return get_private (self)->progress;
}

GPtrArray *
aluette_learner_data_get_copies (AluetteLearnerData *self)
{
  g_return_val_if_fail (ALUETTE_IS_LEARNER_DATA (self), NULL);

  return get_private (self)->copies;
}

void
aluette_learner_data_flush (AluetteLearnerData *self)
{
  AluetteLearnerDataClass *klass;

  g_return_if_fail (ALUETTE_IS_LEARNER_DATA (self));

  klass = ALUETTE_LEARNER_DATA_GET_CLASS (self);
  aluette_lesson_progress_flush (get_private (self)->progress);
  if (klass->flush != NULL)
    klass->flush (self);
}
