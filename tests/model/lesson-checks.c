/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-checks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <glib/gi18n.h>

#include "engine/alu-game-kind.h"
#include "locale/alu-locale.h"
#include "model/learning/aluette-lesson-position-builder.h"

void
lesson_proofs_note (LessonProofs *self, gboolean holds, const char *format, ...)
{
  va_list arguments;

  if (holds)
    {
      self->n_proved++;
      return;
    }
  va_start (arguments, format);
  g_ptr_array_add (self->faults, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

AluetteCourse *
lesson_checks_open (const AluetteModelKind *kind)
{
  g_autoptr (GError) error = NULL;
  AluetteCourse *course = aluette_course_new (kind, &error);

  if (course == NULL)
    fail_msg ("%s", error->message);
  return course;
}

guint
lesson_checks_count_exercises (AluetteLesson *lesson)
{
  guint n = 0;

  for (guint i = 0; i < aluette_lesson_get_n_steps (lesson); i++)
    n += aluette_lesson_step_get_exercise (aluette_lesson_get_step (lesson, i)) != NULL;
  return n;
}

gboolean
lesson_checks_has_deal (AluetteLesson *lesson)
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

void
lesson_checks_prove (AluetteCourse *course, LessonProver prove)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  LessonProofs proofs = { .faults = faults };
  guint n_exercises = 0, n_lessons = aluette_course_get_n_lessons (course);

  for (guint i = 0; i < n_lessons; i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      prove (&proofs, lesson);
      n_exercises += lesson_checks_count_exercises (lesson);
    }
  for (guint i = 0; i < faults->len; i++)
    print_message ("# %s\n", (const char *) g_ptr_array_index (faults, i));
  print_message ("# %u lessons, %u exercises, %u statements proved\n", n_lessons, n_exercises,
                 proofs.n_proved);
  assert_int_equal (faults->len, 0);
}

void
lesson_checks_are_whole (AluetteCourse *course, guint least_lessons, guint n_deals)
{
  guint chapter = 0, n_found = 0;

  assert_true (aluette_course_get_n_lessons (course) >= least_lessons);
  assert_int_equal (g_list_model_get_n_items (G_LIST_MODEL (course)),
                    aluette_course_get_n_lessons (course));
  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);
      gboolean has_deal = lesson_checks_has_deal (lesson);

      assert_int_equal (aluette_course_find (course, aluette_lesson_get_id (lesson)), i);
      assert_in_range (aluette_lesson_get_n_steps (lesson), has_deal ? 4 : 6, 16);
      assert_true (lesson_checks_count_exercises (lesson) >= (has_deal ? 2 : 3));
      assert_true (aluette_lesson_get_chapter (lesson) >= chapter);
      chapter = aluette_lesson_get_chapter (lesson);
      n_found += has_deal;
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
  assert_int_equal (n_found, n_deals);
  assert_int_equal (aluette_course_find (course, "no-lesson"), -1);
  assert_null (aluette_course_find_exercise (course, "no/exercise"));
}

void
lesson_checks_place_of_right_answers (AluetteCourse *course)
{
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
      if (G_OBJECT_TYPE (exercise) == ALUETTE_TYPE_EXERCISE)
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

void
lesson_checks_both_languages (AluetteCourse *course)
{
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

void
lesson_checks_positions_are_records (AluetteCourse *course)
{
  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      for (guint n = 0; n < aluette_lesson_get_n_steps (lesson); n++)
        {
          AluetteLessonPosition *position
              = aluette_lesson_step_get_position (aluette_lesson_get_step (lesson, n));
          const AluGameKind *kind
              = position != NULL ? aluette_lesson_position_get_kind (position) : NULL;
          g_autoptr (AluetteLessonPositionBuilder) builder = NULL;
          g_autoptr (AluetteLessonPosition) again = NULL;
          g_autofree char *record = NULL;

          if (position == NULL)
            continue;
          record = aluette_lesson_position_make_record (position, "Camille");
          builder = aluette_lesson_position_builder_new (kind);
          assert_true (aluette_lesson_position_builder_add_lines (builder, record, 1, NULL));
          again = aluette_lesson_position_builder_make_position (builder);
          assert_memory_equal (aluette_lesson_position_get_match (again),
                               aluette_lesson_position_get_match (position), kind->match_size);
          assert_string_equal (aluette_lesson_position_get_header (again)
                                   ->players[aluette_lesson_position_get_watcher (position)]
                                   .name,
                               "Camille");
        }
    }
}

int
lesson_checks_set_up (void **state)
{
  alu_locale_init ("aluette", NULL, true);
  set_language ("en");
  return 0;
}
