/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-lesson-progress.h"

#include "model/session/aluette-user-file-writer.h"
#include "model/session/aluette-user-file.h"

#define DONE "done"
#define STEP "step"
#define MISTAKES "mistakes" /* since the first step; optional */
#define STAR "star"         /* optional */

struct _AluetteLessonProgress
{
  GObject parent_instance;

  AluetteUserFileWriter *writer; /* of the file of lessons */
  GKeyFile *lessons;             /* one group per lesson */
  AluetteLeitner *exercises;
  AluetteLeitner *drills; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (AluetteLessonProgress, aluette_lesson_progress, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
aluette_lesson_progress_dispose (GObject *object)
{
  AluetteLessonProgress *self = ALUETTE_LESSON_PROGRESS (object);

  g_clear_object (&self->exercises);
  g_clear_object (&self->drills);
  G_OBJECT_CLASS (aluette_lesson_progress_parent_class)->dispose (object);
}

static void
aluette_lesson_progress_finalize (GObject *object)
{
  AluetteLessonProgress *self = ALUETTE_LESSON_PROGRESS (object);

  aluette_user_file_writer_free (self->writer);
  g_key_file_unref (self->lessons);
  G_OBJECT_CLASS (aluette_lesson_progress_parent_class)->finalize (object);
}

static void
aluette_lesson_progress_class_init (AluetteLessonProgressClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = aluette_lesson_progress_dispose;
  object_class->finalize = aluette_lesson_progress_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_lesson_progress_init (AluetteLessonProgress *self)
{
  self->lessons = g_key_file_new ();
}

/* Whether a lesson has a count that is not negative, or none where @optional. */
static gboolean
has_count (GKeyFile *file, const char *id, const char *key, gboolean optional)
{
  g_autoptr (GError) error = NULL;
  int count = g_key_file_get_integer (file, id, key, &error);

  if (g_error_matches (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_KEY_NOT_FOUND))
    return optional;
  return error == NULL && count >= 0;
}

/* Whether a lesson has a truth value, or none where @optional. */
static gboolean
has_flag (GKeyFile *file, const char *id, const char *key, gboolean optional)
{
  g_autoptr (GError) error = NULL;

  g_key_file_get_boolean (file, id, key, &error);
  if (g_error_matches (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_KEY_NOT_FOUND))
    return optional;
  return error == NULL;
}

/* Whether the file has valid values for each lesson. */
static gboolean
is_sound (GKeyFile *file)
{
  g_auto (GStrv) ids = g_key_file_get_groups (file, NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    if (!has_flag (file, ids[i], DONE, FALSE) || !has_count (file, ids[i], STEP, FALSE)
        || !has_count (file, ids[i], MISTAKES, TRUE) || !has_flag (file, ids[i], STAR, TRUE))
      return FALSE;
  return TRUE;
}

static void
load_progress (AluetteLessonProgress *self, const char *path, GPtrArray *copies)
{
  g_key_file_unref (self->lessons);
  self->lessons = aluette_user_file_load_keys (path, copies);
  if (is_sound (self->lessons))
    return;
  g_key_file_unref (self->lessons);
  self->lessons = g_key_file_new ();
  aluette_user_file_set_aside (path, copies);
}

AluetteLessonProgress *
aluette_lesson_progress_new (const char *path, AluetteLeitner *exercises, AluetteLeitner *drills,
                             GPtrArray *copies)
{
  AluetteLessonProgress *self;

  g_return_val_if_fail (ALUETTE_IS_LEITNER (exercises), NULL);
  g_return_val_if_fail (drills == NULL || ALUETTE_IS_LEITNER (drills), NULL);

  self = g_object_new (ALUETTE_TYPE_LESSON_PROGRESS, NULL);
  self->writer = aluette_user_file_writer_new_for_keys (path);
  self->exercises = g_object_ref (exercises);
  g_set_object (&self->drills, drills);
  if (path != NULL)
    load_progress (self, path, copies);
  return self;
}

gboolean
aluette_lesson_progress_is_done (AluetteLessonProgress *self, AluetteLesson *lesson)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_PROGRESS (self), FALSE);

  return g_key_file_get_boolean (self->lessons, aluette_lesson_get_id (lesson), DONE, NULL);
}

gboolean
aluette_lesson_progress_has_star (AluetteLessonProgress *self, AluetteLesson *lesson)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_PROGRESS (self), FALSE);

  return g_key_file_get_boolean (self->lessons, aluette_lesson_get_id (lesson), STAR, NULL);
}

guint
aluette_lesson_progress_get_mistakes (AluetteLessonProgress *self, AluetteLesson *lesson)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_PROGRESS (self), 0);

  return (guint) g_key_file_get_integer (self->lessons, aluette_lesson_get_id (lesson), MISTAKES,
                                         NULL);
}

guint
aluette_lesson_progress_get_step (AluetteLessonProgress *self, AluetteLesson *lesson)
{
  int step;

  g_return_val_if_fail (ALUETTE_IS_LESSON_PROGRESS (self), 0);

  step = g_key_file_get_integer (self->lessons, aluette_lesson_get_id (lesson), STEP, NULL);
  /* The lesson may have been shortened. */
  return step < (int) aluette_lesson_get_n_steps (lesson) ? (guint) step : 0;
}

static GKeyFile *
copy_keys (GKeyFile *keys)
{
  GKeyFile *copy = g_key_file_new ();
  gsize length;
  g_autofree char *text = g_key_file_to_data (keys, &length, NULL);

  g_key_file_load_from_data (copy, text, length, G_KEY_FILE_NONE, NULL);
  return copy;
}

/* Saves what changed in @lessons. @task: (transfer full) */
static void
save_lessons (AluetteLessonProgress *self, GTask *task)
{
  aluette_user_file_writer_push (self->writer, copy_keys (self->lessons), task);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
aluette_lesson_progress_set_step_async (AluetteLessonProgress *self, AluetteLesson *lesson,
                                        guint step, GCancellable *cancellable,
                                        GAsyncReadyCallback callback, gpointer data)
{
  const char *id = aluette_lesson_get_id (lesson);
  guint n_steps = aluette_lesson_get_n_steps (lesson);
  gboolean done = step == n_steps;
  GTask *task;

  g_return_if_fail (ALUETTE_IS_LESSON_PROGRESS (self));
  g_return_if_fail (step <= n_steps);

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, aluette_lesson_progress_set_step_async);
  g_key_file_set_boolean (self->lessons, id, DONE,
                          done || aluette_lesson_progress_is_done (self, lesson));
  g_key_file_set_integer (self->lessons, id, STEP, done ? 0 : (int) step);
  if (step == 0)
    g_key_file_set_integer (self->lessons, id, MISTAKES, 0);
  /* Versions without stars did not count. */
  if (done && g_key_file_has_key (self->lessons, id, MISTAKES, NULL)
      && aluette_lesson_progress_get_mistakes (self, lesson) == 0)
    g_key_file_set_boolean (self->lessons, id, STAR, TRUE);
  save_lessons (self, task);
}

void
aluette_lesson_progress_add_mistake_async (AluetteLessonProgress *self, AluetteLesson *lesson,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data)
{
  const char *id = aluette_lesson_get_id (lesson);
  guint mistakes;
  GTask *task;

  g_return_if_fail (ALUETTE_IS_LESSON_PROGRESS (self));
  g_return_if_fail (g_key_file_has_group (self->lessons, id));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, aluette_lesson_progress_add_mistake_async);
  mistakes = aluette_lesson_progress_get_mistakes (self, lesson);
  if (mistakes < G_MAXINT)
    mistakes++;
  g_key_file_set_integer (self->lessons, id, MISTAKES, (int) mistakes);
  save_lessons (self, task);
}

int
aluette_lesson_progress_get_next (AluetteLessonProgress *self, AluetteCourse *course)
{
  int fresh = -1;

  g_return_val_if_fail (ALUETTE_IS_LESSON_PROGRESS (self), -1);

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      if (aluette_lesson_progress_is_done (self, lesson))
        continue;
      if (aluette_lesson_progress_get_step (self, lesson) > 0)
        return (int) i;
      if (fresh < 0)
        fresh = (int) i;
    }
  return fresh;
}

/* @item: (out) (transfer full): id of the exercise in its boxes.
 *
 * Returns: (transfer none): these boxes. */
static AluetteLeitner *
find_boxes (AluetteLessonProgress *self, AluetteExercise *exercise, char **item)
{
  *item = self->drills != NULL ? aluette_exercise_make_drill_item (exercise) : NULL;
  if (*item != NULL)
    return self->drills;
  *item = g_strdup (aluette_exercise_get_id (exercise));
  return self->exercises;
}

static void
on_answer_saved (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;

  if (aluette_leitner_answer_finish (ALUETTE_LEITNER (source), result, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
aluette_lesson_progress_answer_async (AluetteLessonProgress *self, AluetteExercise *exercise,
                                      const AluetteLeitnerAnswer *answer, GCancellable *cancellable,
                                      GAsyncReadyCallback callback, gpointer data)
{
  g_autofree char *item = NULL;
  g_autoptr (GTask) task = NULL;
  AluetteLeitner *boxes;

  g_return_if_fail (ALUETTE_IS_LESSON_PROGRESS (self));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, aluette_lesson_progress_answer_async);
  boxes = find_boxes (self, exercise, &item);
  if (boxes == self->exercises && answer->right && aluette_leitner_get_box (boxes, item) == 0)
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  aluette_leitner_answer_async (boxes, item, answer, cancellable, on_answer_saved,
                                g_steal_pointer (&task));
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
aluette_lesson_progress_save_finish (AluetteLessonProgress *self, GAsyncResult *result,
                                     GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
aluette_lesson_progress_flush (AluetteLessonProgress *self)
{
  g_return_if_fail (ALUETTE_IS_LESSON_PROGRESS (self));

  aluette_user_file_writer_flush (self->writer);
  aluette_leitner_flush (self->exercises);
  if (self->drills != NULL)
    aluette_leitner_flush (self->drills);
}

guint
aluette_lesson_progress_get_box (AluetteLessonProgress *self, AluetteExercise *exercise)
{
  g_autofree char *item = NULL;
  AluetteLeitner *boxes;

  g_return_val_if_fail (ALUETTE_IS_LESSON_PROGRESS (self), 0);

  boxes = find_boxes (self, exercise, &item);
  return aluette_leitner_get_box (boxes, item);
}

static int
compare_due (gconstpointer a, gconstpointer b, gpointer leitner)
{
  AluetteExercise *first = *(AluetteExercise *const *) a, *second = *(AluetteExercise *const *) b;
  gint64 x = aluette_leitner_get_due (leitner, aluette_exercise_get_id (first));
  gint64 y = aluette_leitner_get_due (leitner, aluette_exercise_get_id (second));

  return x < y ? -1 : x > y;
}

static void
add_due (AluetteLessonProgress *self, AluetteLesson *lesson, gint64 now, GPtrArray *due)
{
  for (guint i = 0; i < aluette_lesson_get_n_steps (lesson); i++)
    {
      AluetteExercise *exercise = aluette_lesson_step_get_exercise (aluette_lesson_get_step (lesson,
                                                                                             i));
      g_autofree char *item = NULL;

      if (exercise != NULL && find_boxes (self, exercise, &item) == self->exercises
          && aluette_leitner_get_box (self->exercises, item) > 0
          && aluette_leitner_get_due (self->exercises, item) <= now)
        g_ptr_array_add (due, g_object_ref (exercise));
    }
}

GPtrArray *
aluette_lesson_progress_get_due (AluetteLessonProgress *self, AluetteCourse *course, gint64 now)
{
  g_autoptr (GPtrArray) due = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (ALUETTE_IS_LESSON_PROGRESS (self), NULL);

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    add_due (self, aluette_course_get_lesson (course, i), now, due);
  g_ptr_array_sort_with_data (due, compare_due, self->exercises);
  return g_steal_pointer (&due);
}
