/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-course.h"


struct _AluetteCourse
{
  GObject parent_instance;

  GPtrArray *lessons; /* (element-type AluetteLesson) */
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteCourse, aluette_course, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *list)
{
  return ALUETTE_TYPE_LESSON;
}

static guint
get_n_items (GListModel *list)
{
  return ALUETTE_COURSE (list)->lessons->len;
}

static gpointer
get_item (GListModel *list, guint position)
{
  AluetteCourse *self = ALUETTE_COURSE (list);

  return position < self->lessons->len ? g_object_ref (g_ptr_array_index (self->lessons, position))
                                       : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
aluette_course_finalize (GObject *object)
{
  g_ptr_array_unref (ALUETTE_COURSE (object)->lessons);
  G_OBJECT_CLASS (aluette_course_parent_class)->finalize (object);
}

static void
aluette_course_class_init (AluetteCourseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_course_finalize;
}

static void
aluette_course_init (AluetteCourse *self)
{
  self->lessons = g_ptr_array_new_with_free_func (g_object_unref);
}

static gboolean
read_lesson (AluetteCourse *self, const AluetteModelKind *kind, const char *name, GError **error)
{
  g_autofree char *path = g_strconcat (kind->folder, name, NULL);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (kind->get_resource (), path, 0,
                                                     error);
  AluetteLesson *lesson;
  const char *text;
  gsize length;

  if (bytes == NULL)
    return FALSE;
  text = g_bytes_get_data (bytes, &length);
  lesson = aluette_lesson_new_from_data (kind, text, (gssize) length, error);
  if (lesson == NULL)
    {
      g_prefix_error (error, "%s: ", name);
      return FALSE;
    }
  g_ptr_array_add (self->lessons, lesson);
  return TRUE;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names of the files are in the order of the lessons. */
AluetteCourse *
aluette_course_new (const AluetteModelKind *kind, GError **error)
{
  g_autoptr (AluetteCourse) self = g_object_new (ALUETTE_TYPE_COURSE, NULL);
  g_auto (GStrv) names = g_resource_enumerate_children (kind->get_resource (),
                                                        kind->folder, 0, error);

  if (names == NULL)
    return NULL;
  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ".xml") && !read_lesson (self, kind, names[i], error))
      return NULL;
  return g_steal_pointer (&self);
}

guint
aluette_course_get_n_lessons (AluetteCourse *self)
{
  g_return_val_if_fail (ALUETTE_IS_COURSE (self), 0);

  return self->lessons->len;
}

AluetteLesson *
aluette_course_get_lesson (AluetteCourse *self, guint index)
{
  g_return_val_if_fail (ALUETTE_IS_COURSE (self), NULL);
  g_return_val_if_fail (index < self->lessons->len, NULL);

  return g_ptr_array_index (self->lessons, index);
}

int
aluette_course_find (AluetteCourse *self, const char *id)
{
  g_return_val_if_fail (ALUETTE_IS_COURSE (self), -1);

  for (guint i = 0; i < self->lessons->len; i++)
    if (g_strcmp0 (aluette_lesson_get_id (aluette_course_get_lesson (self, i)), id) == 0)
      return (int) i;
  return -1;
}

AluetteExercise *
aluette_course_find_exercise (AluetteCourse *self, const char *id)
{
  g_return_val_if_fail (ALUETTE_IS_COURSE (self), NULL);

  for (guint i = 0; i < self->lessons->len; i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (self, i);

      for (guint step = 0; step < aluette_lesson_get_n_steps (lesson); step++)
        {
          AluetteExercise *exercise
              = aluette_lesson_step_get_exercise (aluette_lesson_get_step (lesson, step));

          if (exercise != NULL && g_strcmp0 (aluette_exercise_get_id (exercise), id) == 0)
            return exercise;
        }
    }
  return NULL;
}
