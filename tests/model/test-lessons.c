/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lesson-proofs.h"
#include "model/aluette/aluette-vache-exercise.h"
#include "model/aluette/aluette-vache-model-kind.h"
#include "testing.h"

#define LEAST_LESSONS 18
#define DEALS 3

TEST (test_all_statements_hold)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_vache_model_kind);

  lesson_checks_prove (course, lesson_proofs_check);
}

TEST (test_course_is_whole)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_vache_model_kind);

  lesson_checks_are_whole (course, LEAST_LESSONS, DEALS);
}

TEST (test_place_of_right_answers)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_vache_model_kind);

  lesson_checks_place_of_right_answers (course);
}

/* Each sign is made at least once and seen at least once in the course. */
TEST (test_all_signs_are_taught)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_vache_model_kind);
  guint made = 0, seen = 0;

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      for (guint step = 0; step < aluette_lesson_get_n_steps (lesson); step++)
        {
          AluetteExercise *exercise
              = aluette_lesson_step_get_exercise (aluette_lesson_get_step (lesson, step));
          const AluetteExerciseSubject *subject
              = exercise != NULL ? aluette_exercise_get_subject (exercise) : NULL;

          if (subject == NULL || subject->sign < 0)
            continue;
          if (subject->kind == ALUETTE_EXERCISE_SIGN)
            made |= 1u << subject->sign;
          else
            seen |= 1u << subject->sign;
        }
    }
  assert_int_equal (made, (1u << ALU_N_SIGNS) - 1);
  assert_int_equal (seen, (1u << ALU_N_SIGNS) - 1);
}

TEST (test_both_languages)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_vache_model_kind);

  lesson_checks_both_languages (course);
}

TEST (test_positions_are_records)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_vache_model_kind);

  lesson_checks_positions_are_records (course);
}

int
main (void)
{
  return testing_run (lesson_checks_set_up, NULL);
}
