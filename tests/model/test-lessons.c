/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <glib/gi18n.h>
#include <locale.h>

#include "lesson-proofs.h"
#include "engine/aluette/alu-record.h"
#include "model/aluette/aluette-aluette-exercise.h"
#include "model/aluette/aluette-aluette-lesson-step.h"
#include "model/aluette/aluette-aluette-model-kind.h"

#define LEAST_LESSONS 18

static AluetteCourse *
open_course (void)
{
  g_autoptr (GError) error = NULL;
  AluetteCourse *course = aluette_course_new (&aluette_aluette_model_kind, &error);

  if (course == NULL)
    fail_msg ("%s", error->message);
  return course;
}

static guint
count_exercises (AluetteLesson *lesson)
{
  guint n = 0;

  for (guint i = 0; i < aluette_lesson_get_n_steps (lesson); i++)
    n += aluette_lesson_step_get_exercise (aluette_lesson_get_step (lesson, i)) != NULL;
  return n;
}

/* Returns: whether the learner plays a whole deal in the lesson. */
static gboolean
has_deal (AluetteLesson *lesson)
{
  for (guint i = 0; i < aluette_lesson_get_n_steps (lesson); i++)
    {
      AluetteExercise *exercise = aluette_lesson_step_get_exercise (aluette_lesson_get_step (lesson,
                                                                                             i));

      if (exercise != NULL && aluette_exercise_get_form (exercise) == ALUETTE_ANSWER_BY_DEAL)
        return TRUE;
    }
  return FALSE;
}

static void
test_all_statements_hold (void **state)
{
  g_autoptr (AluetteCourse) course = open_course ();
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  LessonProofs proofs = { .faults = faults };
  guint n_exercises = 0, n_lessons = aluette_course_get_n_lessons (course);

  for (guint i = 0; i < n_lessons; i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      lesson_proofs_check (&proofs, lesson);
      n_exercises += count_exercises (lesson);
    }
  for (guint i = 0; i < faults->len; i++)
    print_message ("# %s\n", (const char *) g_ptr_array_index (faults, i));
  print_message ("# %u lessons, %u exercises, %u statements proved\n", n_lessons, n_exercises,
                 proofs.n_proved);
  assert_int_equal (faults->len, 0);
}

/* Each lesson has its required parts, and all ids of exercises are different. */
static void
test_course_is_whole (void **state)
{
  g_autoptr (AluetteCourse) course = open_course ();
  guint chapter = ALUETTE_CHAPTER_CARDS;
  guint n_deals = 0;

  assert_true (aluette_course_get_n_lessons (course) >= LEAST_LESSONS);
  assert_int_equal (g_list_model_get_n_items (G_LIST_MODEL (course)),
                    aluette_course_get_n_lessons (course));
  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      assert_int_equal (aluette_course_find (course, aluette_lesson_get_id (lesson)), i);
      assert_in_range (aluette_lesson_get_n_steps (lesson), has_deal (lesson) ? 4 : 6, 16);
      assert_true (count_exercises (lesson) >= (has_deal (lesson) ? 2 : 3));
      assert_true (aluette_lesson_get_chapter (lesson) >= chapter);
      chapter = aluette_lesson_get_chapter (lesson);
      n_deals += has_deal (lesson);
      for (guint step = 0; step < aluette_lesson_get_n_steps (lesson); step++)
        {
          AluetteExercise *exercise
              = aluette_lesson_step_get_exercise (aluette_lesson_get_step (lesson, step));

          if (exercise != NULL)
            assert_ptr_equal (aluette_course_find_exercise (course,
                                                            aluette_exercise_get_id (exercise)),
                              exercise);
        }
    }
  assert_int_equal (n_deals, 3);
  assert_int_equal (aluette_course_find (course, "no-lesson"), -1);
  assert_null (aluette_course_find_exercise (course, "no/exercise"));
}

/* The first answer is right in at most 30 of 100 questions. */
static void
test_place_of_right_answers (void **state)
{
  g_autoptr (AluetteCourse) course = open_course ();
  guint n = 0, n_first = 0;

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      for (guint step = 0; step < aluette_lesson_get_n_steps (lesson); step++)
        {
          AluetteExercise *exercise
              = aluette_lesson_step_get_exercise (aluette_lesson_get_step (lesson, step));

          if (exercise == NULL || aluette_exercise_get_form (exercise) == ALUETTE_ANSWER_BY_DEAL)
            continue;
          n++;
          n_first += aluette_exercise_is_right (exercise,
                                                aluette_exercise_get_answers (exercise)[0]);
        }
    }
  print_message ("# the first answer is right in %u of %u questions\n", n_first, n);
  assert_true (n_first * 100 <= n * 30);
}

/* Each sign is made at least once and seen at least once in the course. */
static void
test_all_signs_are_taught (void **state)
{
  g_autoptr (AluetteCourse) course = open_course ();
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

/* Changes the language as the program does. */
static void
set_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  textdomain ("aluette");
}

static void
expect_translated (GString *texts, const char *text)
{
  assert_non_null (text);
  assert_true (*text != '\0');
  g_string_append_printf (texts, "%s\n", text);
}

static void
collect_exercise (AluetteExercise *exercise, GString *texts)
{
  const char *const *answers = aluette_exercise_get_answers (exercise);

  expect_translated (texts, aluette_exercise_get_question (exercise));
  for (guint i = 0; answers[i] != NULL; i++)
    {
      expect_translated (texts, aluette_exercise_get_comment (exercise, answers[i]));
      if (aluette_exercise_get_subject (exercise) == NULL)
        expect_translated (texts, aluette_exercise_get_answer_text (exercise, answers[i]));
      else
        assert_null (aluette_exercise_get_answer_text (exercise, answers[i]));
    }
}

/* Returns: (transfer full): all texts of the lesson, one per line. */
static char *
collect_texts (AluetteLesson *lesson)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  expect_translated (texts, aluette_lesson_get_title (lesson));
  expect_translated (texts, aluette_lesson_get_summary (lesson));
  for (guint i = 0; i < aluette_lesson_get_n_steps (lesson); i++)
    {
      AluetteLessonStep *step = aluette_lesson_get_step (lesson, i);
      g_autofree char *text = aluette_lesson_step_get_text (step);

      g_string_append_printf (texts, "%s\n", text);
      for (guint move = 0; move < aluette_lesson_step_get_n_moves (step); move++)
        expect_translated (texts, aluette_lesson_step_get_move_text (step, move));
      if (aluette_lesson_step_get_exercise (step) != NULL)
        collect_exercise (aluette_lesson_step_get_exercise (step), texts);
    }
  return g_string_free (g_steal_pointer (&texts), FALSE);
}

/* All texts of the same lesson object are available in both languages. */
static void
test_both_languages (void **state)
{
  g_autoptr (AluetteCourse) course = open_course ();

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);
      g_autofree char *english = NULL, *french = NULL, *again = NULL;
      g_auto (GStrv) lines = NULL, lignes = NULL;

      set_language ("en");
      english = collect_texts (lesson);
      set_language ("fr");
      french = collect_texts (lesson);
      set_language ("en");
      again = collect_texts (lesson);
      assert_string_equal (english, again);
      lines = g_strsplit (english, "\n", -1);
      lignes = g_strsplit (french, "\n", -1);
      assert_int_equal (g_strv_length (lines), g_strv_length (lignes));
      for (guint n = 0; lines[n] != NULL; n++)
        if (*lines[n] != '\0' && g_str_equal (lines[n], lignes[n]))
          fail_msg ("%s: not in French: %s", aluette_lesson_get_id (lesson), lines[n]);
    }
}

/* The record of a position leads to the position. */
static void
test_positions_are_records (void **state)
{
  g_autoptr (AluetteCourse) course = open_course ();

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      for (guint n = 0; n < aluette_lesson_get_n_steps (lesson); n++)
        {
          AluetteLessonPosition *position
              = aluette_lesson_step_get_position (aluette_lesson_get_step (lesson, n));
          g_autofree char *record = position != NULL
                                        ? aluette_lesson_position_make_record (position, "Camille")
                                        : NULL;
          AluRecordReader reader;
          AluRecordError error;

          if (position == NULL)
            continue;
          assert_true (alu_record_reader_text (&reader, record, strlen (record), NULL, NULL,
                                               &error));
          assert_memory_equal (&reader.match.deal,
                               &aluette_lesson_position_get_aluette_match (position)->deal,
                               sizeof reader.match.deal);
          assert_string_equal (reader.header.players[aluette_lesson_position_get_watcher (position)]
                                   .name,
                               "Camille");
        }
    }
}

static int
set_up (void **state)
{
  setlocale (LC_ALL, "C.UTF-8");
  bindtextdomain ("aluette", g_getenv ("ALUETTE_LOCALEDIR"));
  bind_textdomain_codeset ("aluette", "UTF-8");
  set_language ("en");
  return 0;
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_all_statements_hold),   cmocka_unit_test (test_course_is_whole),
    cmocka_unit_test (test_all_signs_are_taught),  cmocka_unit_test (test_both_languages),
    cmocka_unit_test (test_positions_are_records), cmocka_unit_test (test_place_of_right_answers),
  };

  return cmocka_run_group_tests (tests, set_up, NULL);
}
