/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tarot-lesson-proofs.h"
#include "model/tarot/aluette-tarot-model-kind.h"

#define LEAST_LESSONS 12
#define DEALS 2

static void
test_all_statements_hold (void **state)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_tarot_model_kind);

  lesson_checks_prove (course, tarot_lesson_proofs_check);
}

static void
test_course_is_whole (void **state)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_tarot_model_kind);

  lesson_checks_are_whole (course, LEAST_LESSONS, DEALS);
}

static void
test_place_of_right_answers (void **state)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_tarot_model_kind);

  lesson_checks_place_of_right_answers (course);
}

static void
test_both_languages (void **state)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_tarot_model_kind);

  lesson_checks_both_languages (course);
}

static void
test_positions_are_records (void **state)
{
  g_autoptr (AluetteCourse) course = lesson_checks_open (&aluette_tarot_model_kind);

  lesson_checks_positions_are_records (course);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_all_statements_hold),   cmocka_unit_test (test_course_is_whole),
    cmocka_unit_test (test_place_of_right_answers), cmocka_unit_test (test_both_languages),
    cmocka_unit_test (test_positions_are_records),
  };

  return cmocka_run_group_tests (tests, lesson_checks_set_up, NULL);
}
