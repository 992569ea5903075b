/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the reader of lessons: an accepted lesson can be shown from its first step to its last,
 * and each of its exercises can be answered; a refused one has a reason. */

#include "fuzz.h"

#include "model/aluette/aluette-vache-exercise.h"
#include "model/aluette/aluette-vache-model-kind.h"
#include "model/learning/aluette-lesson.h"

static void
look_at_position (AluetteLessonPosition *position)
{
  g_autofree char *record = aluette_lesson_position_make_record (position, "Marie");
  const AluMatch *match = aluette_lesson_position_get_aluette_match (position);

  demand (record != NULL);
  demand (alu_match_check (match) == NULL);
  demand (aluette_lesson_position_get_watcher (position) < (guint) match->rules.seats);
}

static void
check_exercise (AluetteExercise *exercise)
{
  const char *const *answers = aluette_exercise_get_answers (exercise);
  AluetteLessonPosition *position = aluette_exercise_get_position (exercise);

  demand (answers[0] != NULL && aluette_exercise_get_question (exercise) != NULL);
  for (guint i = 0; answers[i] != NULL; i++)
    {
      aluette_exercise_is_right (exercise, answers[i]);
      demand (aluette_exercise_get_comment (exercise, answers[i]) != NULL);
      aluette_exercise_get_answer_text (exercise, answers[i]);
    }
  demand (!aluette_exercise_is_right (exercise, "no answer"));
  if (position != NULL)
    look_at_position (position);
}

static void
check_step (AluetteLessonStep *step)
{
  g_autofree char *text = aluette_lesson_step_get_text (step);
  AluetteLessonPosition *position = aluette_lesson_step_get_position (step);
  AluetteExercise *exercise = aluette_lesson_step_get_exercise (step);

  demand (text != NULL);
  if (position != NULL)
    look_at_position (position);
  for (guint i = 0; i < aluette_lesson_step_get_n_moves (step); i++)
    {
      demand (aluette_lesson_step_get_move_events (step, i)->len > 0);
      demand (aluette_lesson_step_get_move_text (step, i) != NULL);
    }
  if (exercise != NULL)
    check_exercise (exercise);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteLesson) lesson = NULL;

  lesson = aluette_lesson_new_from_data (&aluette_vache_model_kind, (const char *) data,
                                         (gssize) size, &error);
  demand (lesson != NULL || (error != NULL && g_utf8_validate (error->message, -1, NULL)));
  for (guint i = 0; lesson != NULL && i < aluette_lesson_get_n_steps (lesson); i++)
    check_step (aluette_lesson_get_step (lesson, i));
  return 0;
}
