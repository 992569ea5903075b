/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tarot-lesson-proofs.h"
#include "model/tarot/aluette-tarot-model-kind.h"
#include "testing.h"

#define LEAST_LESSONS 12
#define DEALS 3

TEST (test_all_statements_hold)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_tarot_model_kind);

  lesson_checks_prove (course, tarot_lesson_proofs_check);
}

TEST (test_course_is_whole)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_tarot_model_kind);

  lesson_checks_are_whole (course, LEAST_LESSONS, DEALS);
}

TEST (test_place_of_right_answers)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_tarot_model_kind);

  lesson_checks_place_of_right_answers (course);
}

TEST (test_both_languages)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_tarot_model_kind);

  lesson_checks_both_languages (course);
}

TEST (test_positions_are_records)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_tarot_model_kind);

  lesson_checks_positions_are_records (course);
}

int
main (void)
{
  return testing_run (lesson_checks_set_up, NULL);
}
