/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every lesson from its first word to its last, in a window and by keyboard alone: Tab, arrows and
 * Enter as GTK itself carries them out. Each exercise is first answered wrongly, then rightly. The
 * language is the argument. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <adwaita.h>
#include <cmocka.h>

#include "matches-driver.h"
#include "ui/learn/aluette-learn-page.h"
#include "ui/learn/aluette-lesson-page.h"
#include "ui/table/aluette-card.h"

/* Presses of one key before it is clear that it leads nowhere. */
#define PATIENCE 90

typedef struct
{
  AluetteStudy *study;
  GtkWidget *window;
  AluetteLessonPage *page;
} Room;

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
open_lesson (Room *room, AluetteLesson *lesson)
{
  GtkWidget *page = aluette_lesson_page_new (room->study, lesson, NULL);

  room->page = ALUETTE_LESSON_PAGE (page);
  g_object_set (aluette_lesson_stage_get_table (aluette_lesson_page_get_stage (room->page)),
                "animation-speed", ALUETTE_SPEED_OFF, NULL);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (room->window), page);
  settle ();
  aluette_lesson_page_start (room->page);
}

static int
set_up (void **state)
{
  Room *room = g_new0 (Room, 1);

  room->study = aluette_study_new (FALSE, NULL);
  assert_non_null (room->study);
  room->window = adw_application_window_new (NULL);
  gtk_window_set_default_size (GTK_WINDOW (room->window), 900, 760);
  gtk_window_present (GTK_WINDOW (room->window));
  settle ();
  *state = room;
  return 0;
}

static int
tear_down (void **state)
{
  Room *room = *state;

  gtk_window_destroy (GTK_WINDOW (room->window));
  settle ();
  g_object_unref (room->study);
  g_free (room);
  return 0;
}

typedef gboolean (*Wanted) (GtkWidget *widget, gconstpointer data);

/* What Enter does to a button, without the quarter of a second that it stays down. */
static gboolean
press (GtkWidget *button)
{
  if (!gtk_widget_is_sensitive (button))
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

/* Moves the focus, by Tab or an arrow, until it is where it is wanted, and presses Enter. */
static gboolean
go_and_press (Room *room, GtkDirectionType way, Wanted wanted, gconstpointer data)
{
  for (guint i = 0; i < PATIENCE; i++)
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (room->window));

      if (focus != NULL && wanted (focus, data))
        return press (focus);
      g_signal_emit_by_name (room->window, "move-focus", way);
    }
  return FALSE;
}

static gboolean
does_action (GtkWidget *widget, gconstpointer action)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static gboolean
is_widget (GtkWidget *widget, gconstpointer other)
{
  return widget == other;
}

static gboolean
is_card (GtkWidget *widget, gconstpointer code)
{
  return ALUETTE_IS_CARD (widget)
         && aluette_card_get_card (ALUETTE_CARD (widget)) == alu_card_parse (code);
}

static void
press_button (Room *room, const char *action)
{
  if (!go_and_press (room, GTK_DIR_TAB_FORWARD, does_action, action))
    fail_msg ("no way to %s", action);
  settle ();
}

static void
answer (Room *room, const char *text)
{
  AluetteExercise *exercise = aluette_lesson_page_get_exercise (room->page);
  GtkWidget *button = aluette_answers_get_button (aluette_lesson_page_get_answers (room->page),
                                                  text);
  gboolean done;

  if (aluette_exercise_get_kind (exercise) == ALUETTE_EXERCISE_PLAY)
    done = go_and_press (room, GTK_DIR_RIGHT, is_card, text)
           || go_and_press (room, GTK_DIR_LEFT, is_card, text);
  else
    done = go_and_press (room, GTK_DIR_TAB_FORWARD, is_widget, button);
  if (!done)
    fail_msg ("%s: no way to answer “%s”", aluette_exercise_get_id (exercise), text);
  settle ();
  assert_true (*aluette_lesson_page_get_comment (room->page) != '\0');
}

/* Returns: (transfer none) (nullable): an answer that is right, or one that is not. */
static const char *
some_answer (AluetteExercise *exercise, gboolean right)
{
  const char *const *answers = aluette_exercise_get_answers (exercise);
  guint i = 0;

  while (answers[i] != NULL && aluette_exercise_is_right (exercise, answers[i]) != right)
    i++;
  return answers[i];
}

static void
do_exercise (Room *room)
{
  AluetteExercise *exercise = aluette_lesson_page_get_exercise (room->page);
  const char *wrong = some_answer (exercise, FALSE);

  if (wrong != NULL)
    {
      answer (room, wrong);
      press_button (room, "lesson.retry");
    }
  answer (room, some_answer (exercise, TRUE));
}

static void
test_every_lesson_by_keyboard (void **state)
{
  Room *room = *state;
  AluetteCourse *course = aluette_study_get_course (room->study);
  guint n_exercises = 0, n_sheets = 0;

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      open_lesson (room, lesson);
      while (!aluette_lesson_page_is_over (room->page))
        {
          if (aluette_lesson_page_get_exercise (room->page) != NULL)
            {
              do_exercise (room);
              n_exercises++;
            }
          press_button (room, "lesson.next");
          n_sheets++;
        }
      assert_true (
          aluette_lesson_progress_is_done (aluette_study_get_progress (room->study), lesson));
    }
  print_message ("# %u lessons, %u exercises, Next pressed %u times\n",
                 aluette_course_get_n_lessons (course), n_exercises, n_sheets);
}

static void
test_missed_questions_come_back (void **state)
{
  Room *room = *state;
  AluetteCourse *course = aluette_study_get_course (room->study);
  AluetteLessonProgress *progress = aluette_study_get_progress (room->study);
  AluetteExercise *missed = aluette_course_find_exercise (course, "pack/cow");
  gint64 yesterday = g_get_real_time () / G_USEC_PER_SEC - 2 * 24 * 3600;

  aluette_lesson_progress_answer (progress, missed, FALSE, 900, yesterday, NULL);
  open_lesson (room, NULL);
  assert_ptr_equal (aluette_lesson_page_get_exercise (room->page), missed);
  answer (room, some_answer (missed, TRUE));
  press_button (room, "lesson.next");
  assert_true (aluette_lesson_page_is_over (room->page));
}

static void
test_a_lesson_goes_on_where_it_was_left (void **state)
{
  Room *room = *state;
  AluetteLesson *lesson = aluette_course_get_lesson (aluette_study_get_course (room->study), 0);

  open_lesson (room, lesson);
  press_button (room, "lesson.next");
  press_button (room, "lesson.next");
  open_lesson (room, lesson);
  assert_int_equal (
      aluette_lesson_progress_get_step (aluette_study_get_progress (room->study), lesson), 2);
  press_button (room, "lesson.back");
  assert_int_equal (
      aluette_lesson_progress_get_step (aluette_study_get_progress (room->study), lesson), 1);
}

static void
test_solution_after_two_wrong_answers (void **state)
{
  Room *room = *state;
  AluetteCourse *course = aluette_study_get_course (room->study);
  AluetteExercise *missed = aluette_course_find_exercise (course, "pack/cow");
  gint64 yesterday = g_get_real_time () / G_USEC_PER_SEC - 2 * 24 * 3600;

  aluette_lesson_progress_answer (aluette_study_get_progress (room->study), missed, FALSE, 900,
                                  yesterday, NULL);
  open_lesson (room, NULL);
  answer (room, some_answer (missed, FALSE));
  press_button (room, "lesson.retry");
  answer (room, some_answer (missed, FALSE));
  press_button (room, "lesson.solution");
  press_button (room, "lesson.next");
  assert_true (aluette_lesson_page_is_over (room->page));
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_every_lesson_by_keyboard, set_up, tear_down),
    cmocka_unit_test_setup_teardown (test_missed_questions_come_back, set_up, tear_down),
    cmocka_unit_test_setup_teardown (test_a_lesson_goes_on_where_it_was_left, set_up, tear_down),
    cmocka_unit_test_setup_teardown (test_solution_after_two_wrong_answers, set_up, tear_down),
  };

  matches_driver_init (argc > 1 ? argv[1] : "en", FALSE, 1);
  return cmocka_run_group_tests (tests, NULL, NULL);
}
