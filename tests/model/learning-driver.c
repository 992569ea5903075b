/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "learning-driver.h"

#include "main-loop.h"

#define TOOK_MS 900

static void
on_saved (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

gboolean
leitner_answer (AluetteLeitner *leitner, const char *item, gboolean right, gint64 when,
                GError **error)
{
  AluetteLeitnerAnswer answer = { .when = when, .took_ms = TOOK_MS, .right = right };
  g_autoptr (GAsyncResult) result = NULL;

  aluette_leitner_answer_async (leitner, item, &answer, NULL, on_saved, &result);
  main_loop_wait_for (result != NULL);
  return aluette_leitner_answer_finish (leitner, result, error);
}

gboolean
progress_set_step (AluetteLessonProgress *progress, AluetteLesson *lesson, guint step)
{
  g_autoptr (GAsyncResult) result = NULL;

  aluette_lesson_progress_set_step_async (progress, lesson, step, NULL, on_saved, &result);
  main_loop_wait_for (result != NULL);
  return aluette_lesson_progress_save_finish (progress, result, NULL);
}

gboolean
progress_add_mistake (AluetteLessonProgress *progress, AluetteLesson *lesson)
{
  g_autoptr (GAsyncResult) result = NULL;

  aluette_lesson_progress_add_mistake_async (progress, lesson, NULL, on_saved, &result);
  main_loop_wait_for (result != NULL);
  return aluette_lesson_progress_save_finish (progress, result, NULL);
}

gboolean
progress_answer (AluetteLessonProgress *progress, AluetteExercise *exercise, gboolean right,
                 gint64 when)
{
  AluetteLeitnerAnswer answer = { .when = when, .took_ms = TOOK_MS, .right = right };
  g_autoptr (GAsyncResult) result = NULL;

  aluette_lesson_progress_answer_async (progress, exercise, &answer, NULL, on_saved, &result);
  main_loop_wait_for (result != NULL);
  return aluette_lesson_progress_save_finish (progress, result, NULL);
}
