/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>

#include "learning-driver.h"
#include "model/aluette/aluette-vache-model-kind.h"
#include "model/learning/aluette-lesson-progress.h"
#include "testing.h"

#define NOON ((gint64) 1800000000)
#define DAY (24 * 60 * 60)

typedef struct
{
  AluetteCourse *course;
  AluetteLeitner *exercises;
  AluetteLeitner *signs;
  char *folder;
  char *path;
} Fixture;

static int
set_up (void **state)
{
  Fixture *self = g_new0 (Fixture, 1);

  self->course = aluette_course_new (&aluette_vache_model_kind, NULL);
  self->exercises = aluette_leitner_new (NULL, NULL);
  self->signs = aluette_leitner_new (NULL, NULL);
  self->folder = g_dir_make_tmp ("lessons-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "deep", "lessons.ini", NULL);
  *state = self;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *self = *state;
  g_autofree char *deep = g_path_get_dirname (self->path);
  g_autofree char *aside = g_strconcat (self->path, ".damaged", NULL);

  g_unlink (self->path);
  g_unlink (aside);
  g_rmdir (deep);
  g_rmdir (self->folder);
  g_object_unref (self->course);
  g_object_unref (self->exercises);
  g_object_unref (self->signs);
  g_free (self->folder);
  g_free (self->path);
  g_free (self);
  return 0;
}

static AluetteLessonProgress *
open_progress (const Fixture *self)
{
  return aluette_lesson_progress_new (self->path, self->exercises, self->signs, NULL);
}

TEST_WITH (test_stops_and_goes_on, set_up, tear_down)
{
  Fixture *self = *state;
  AluetteLesson *first = aluette_course_get_lesson (self->course, 0);
  AluetteLesson *third = aluette_course_get_lesson (self->course, 2);
  g_autoptr (AluetteLessonProgress) progress = open_progress (self);
  g_autoptr (AluetteLessonProgress) again = NULL;

  assert_int_equal (aluette_lesson_progress_get_next (progress, self->course), 0);
  assert_true (progress_set_step (progress, third, 4));
  assert_true (progress_set_step (progress, first, aluette_lesson_get_n_steps (first)));
  again = open_progress (self);
  assert_true (aluette_lesson_progress_is_done (again, first));
  assert_int_equal (aluette_lesson_progress_get_step (again, first), 0);
  assert_false (aluette_lesson_progress_is_done (again, third));
  assert_int_equal (aluette_lesson_progress_get_step (again, third), 4);
  assert_int_equal (aluette_lesson_progress_get_next (again, self->course), 2);

  /* A lesson that is repeated stays done. */
  assert_true (progress_set_step (again, first, 1));
  assert_true (aluette_lesson_progress_is_done (again, first));
  assert_int_equal (aluette_lesson_progress_get_step (again, first), 1);
  assert_int_equal (aluette_lesson_progress_get_next (again, self->course), 2);
}

TEST_WITH (test_all_done, set_up, tear_down)
{
  Fixture *self = *state;
  g_autoptr (AluetteLessonProgress) progress = aluette_lesson_progress_new (NULL, self->exercises,
                                                                            self->signs, NULL);

  for (guint i = 0; i < aluette_course_get_n_lessons (self->course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (self->course, i);

      assert_int_equal (aluette_lesson_progress_get_next (progress, self->course), i);
      progress_set_step (progress, lesson, aluette_lesson_get_n_steps (lesson));
    }
  assert_int_equal (aluette_lesson_progress_get_next (progress, self->course), -1);
}

TEST_WITH (test_star, set_up, tear_down)
{
  Fixture *self = *state;
  AluetteLesson *lesson = aluette_course_get_lesson (self->course, 0);
  guint n_steps = aluette_lesson_get_n_steps (lesson);
  g_autoptr (AluetteLessonProgress) progress = open_progress (self);
  g_autoptr (AluetteLessonProgress) again = NULL;

  assert_true (progress_set_step (progress, lesson, 0));
  assert_true (progress_add_mistake (progress, lesson));
  assert_true (progress_set_step (progress, lesson, 1));
  again = open_progress (self);
  assert_int_equal (aluette_lesson_progress_get_mistakes (again, lesson), 1);
  assert_true (progress_set_step (again, lesson, n_steps));
  assert_false (aluette_lesson_progress_has_star (again, lesson));
  assert_true (progress_set_step (again, lesson, 0));
  assert_true (progress_set_step (again, lesson, n_steps));
  assert_true (aluette_lesson_progress_has_star (again, lesson));
}

/* An error in the file affects this file only, which is set aside. */
TEST_WITH (test_damaged_file, set_up, tear_down)
{
  static const char *const texts[] = {
    "nonsense",
    "[pack]\n",
    "[pack]\ndone=perhaps\nstep=1\n",
    "[pack]\ndone=true\nstep=-3\n",
    "[pack]\ndone=true\nstep=many\n",
    "[pack]\ndone=true\nstep=1\nmistakes=-1\n",
    "[pack]\ndone=true\nstep=1\nstar=golden\n",
  };
  Fixture *self = *state;
  AluetteLesson *first = aluette_course_get_lesson (self->course, 0);
  g_autofree char *aside = g_strconcat (self->path, ".damaged", NULL);
  g_autofree char *deep = g_path_get_dirname (self->path);

  g_mkdir_with_parents (deep, 0700);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (AluetteLessonProgress) progress = NULL;
      g_autofree char *kept = NULL;

      assert_true (g_file_set_contents (self->path, texts[i], -1, NULL));
      progress = open_progress (self);
      assert_false (aluette_lesson_progress_is_done (progress, first));
      assert_int_equal (aluette_lesson_progress_get_step (progress, first), 0);
      assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
      assert_string_equal (kept, texts[i]);
      assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
      g_unlink (aside);
    }
}

/* A lesson that has become shorter begins again. */
TEST_WITH (test_step_beyond_the_end, set_up, tear_down)
{
  Fixture *self = *state;
  AluetteLesson *first = aluette_course_get_lesson (self->course, 0);
  g_autofree char *deep = g_path_get_dirname (self->path);
  g_autoptr (AluetteLessonProgress) progress = NULL;

  g_mkdir_with_parents (deep, 0700);
  assert_true (g_file_set_contents (self->path, "[pack]\ndone=false\nstep=99\n", -1, NULL));
  progress = open_progress (self);
  assert_int_equal (aluette_lesson_progress_get_step (progress, first), 0);
}

TEST_WITH (test_missed_comes_back, set_up, tear_down)
{
  Fixture *self = *state;
  g_autoptr (AluetteLessonProgress) progress = open_progress (self);
  AluetteExercise *cow = aluette_course_find_exercise (self->course, "pack/cow");
  AluetteExercise *oak = aluette_course_find_exercise (self->course, "pack/oak");
  g_autoptr (GPtrArray) none = NULL, due = NULL, later = NULL, tomorrow = NULL;

  assert_true (progress_answer (progress, cow, TRUE, NOON));
  none = aluette_lesson_progress_get_due (progress, self->course, NOON);
  assert_int_equal (none->len, 0);
  assert_int_equal (aluette_lesson_progress_get_box (progress, cow), 0);

  assert_true (progress_answer (progress, oak, FALSE, NOON));
  assert_true (progress_answer (progress, cow, FALSE, NOON + 1));
  due = aluette_lesson_progress_get_due (progress, self->course, NOON + 1);
  assert_int_equal (due->len, 2);
  assert_ptr_equal (due->pdata[0], oak);
  assert_int_equal (aluette_lesson_progress_get_box (progress, oak), 1);

  assert_true (progress_answer (progress, oak, TRUE, NOON + 2));
  assert_int_equal (aluette_lesson_progress_get_box (progress, oak), 2);
  later = aluette_lesson_progress_get_due (progress, self->course, NOON + 3);
  assert_int_equal (later->len, 1);
  tomorrow = aluette_lesson_progress_get_due (progress, self->course, NOON + 2 + DAY);
  assert_int_equal (tomorrow->len, 2);
}

/* A sign made or seen in a lesson counts in the drills. */
TEST_WITH (test_signs_are_shared, set_up, tear_down)
{
  Fixture *self = *state;
  g_autoptr (AluetteLessonProgress) progress = open_progress (self);
  AluetteExercise *make = aluette_course_find_exercise (self->course, "five-minutes/make-monsieur");
  AluetteExercise *see = aluette_course_find_exercise (self->course, "signs-luettes/see-madame");
  g_autoptr (GPtrArray) due = NULL;

  assert_true (progress_answer (progress, make, TRUE, NOON));
  assert_true (progress_answer (progress, see, FALSE, NOON));
  assert_int_equal (aluette_leitner_get_box (self->signs, "make-monsieur"), 2);
  assert_int_equal (aluette_leitner_get_box (self->signs, "see-madame"), 1);
  due = aluette_lesson_progress_get_due (progress, self->course, NOON + 1);
  assert_int_equal (due->len, 0);
}
