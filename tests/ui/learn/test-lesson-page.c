/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every lesson from beginning to end, in a window and by keyboard only: Tab, arrows and Enter as
 * GTK processes them. Each exercise is first answered wrongly, then rightly. The language, the game
 * and perhaps a pattern of the names of tests are the arguments. */

#include <adwaita.h>
#include <glib/gi18n.h>

#include "bots/alu-bot-kind.h"
#include "matches-driver.h"
#include "model/session/aluette-model-kind.h"
#include "page-driver.h"
#include "ui/learn/aluette-learn-page.h"
#include "ui/learn/aluette-lesson-page.h"
#include "ui/shell/aluette-language.h"
#include "ui/table/aluette-card.h"
#include "ui/table/aluette-ui-kind.h"
#include "testing.h"

/* Number of presses of one key after which the test fails. */
#define PATIENCE 90
#define TELEPHONE 360 /* pixels in width */

typedef struct
{
  AluetteLearnerData *learner_data;
  GtkWidget *window;
  AluetteLessonPage *page;
  GtkWidget *told; /* (nullable): what had the focus when screen readers were told something */
} Fixture;

/* What depends on the game. */
typedef struct
{
  const char *id;
  const char *missed;         /* an exercise */
  const char *wrong[2];       /* answers to it */
  const char *continued;      /* a lesson */
  const char *short_lesson;   /* another one */
  guint every;                /* of so many lessons, one is shown in the other language */
} Game;

static const Game games[] = {
  { "aluette", "pack/cow", { "2d", "3c" }, "pack", "order", 18 },
  { "tarot", "tarot-deck/bout", { "20a", "Rp" }, "tarot-five", "tarot-targets", 10 },
};

static const Game *game = &games[0];

/* The actions of the last sheet belong to the window. */
static void
add_actions (GtkWidget *window)
{
  static const GActionEntry entries[] = { { .name = "back" },
                                          { .name = "open", .parameter_type = "(sv)" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), NULL);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (group));
}

static void
open_window (Fixture *fixture)
{
  fixture->window = adw_application_window_new (NULL);
  add_actions (fixture->window);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, 760);
  gtk_window_present (GTK_WINDOW (fixture->window));
  main_loop_run_pending ();
}

static AluetteQuestionView *
get_view (Fixture *fixture)
{
  return aluette_lesson_page_get_view (fixture->page);
}

static AluetteAnswerChooser *
get_answers (Fixture *fixture)
{
  return aluette_question_panel_get_answers (aluette_question_view_get_panel (get_view (fixture)));
}

static const char *
get_comment (Fixture *fixture)
{
  return aluette_question_panel_get_comment (aluette_question_view_get_panel (get_view (fixture)));
}

static void
put_lesson (Fixture *fixture, AluetteLesson *lesson)
{
  GtkWidget *page = aluette_lesson_page_new (fixture->learner_data, lesson, NULL);

  fixture->page = ALUETTE_LESSON_PAGE (page);
  g_object_set (aluette_question_view_get_table (get_view (fixture)), "animation-speed",
                ALUETTE_SPEED_OFF, NULL);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (fixture->window), page);
  main_loop_run_pending ();
}

static void
open_lesson (Fixture *fixture, AluetteLesson *lesson)
{
  put_lesson (fixture, lesson);
  page_driver_begin (GTK_WIDGET (fixture->page), NULL);
}

static Fixture *
open_fixture (gboolean keep)
{
  Fixture *fixture = g_new0 (Fixture, 1);

  fixture->learner_data = aluette_learner_data_new (aluette_model_kind_from_id (game->id), keep,
                                                    NULL);
  assert_non_null (fixture->learner_data);
  open_window (fixture);
  return fixture;
}

static int
set_up (void **state)
{
  *state = open_fixture (FALSE);
  return 0;
}

static int
set_up_unwritable (void **state)
{
  *state = open_fixture (TRUE);
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *fixture = *state;

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  main_loop_run_pending ();
  g_object_unref (fixture->learner_data);
  g_free (fixture);
  return 0;
}

typedef gboolean (*WidgetPredicate) (GtkWidget *widget, gconstpointer data);

/* Does what Enter does to a button, without the quarter of a second for which it stays down. */
static gboolean
click_button (GtkWidget *button)
{
  if (!gtk_widget_is_sensitive (button))
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

/* Moves the focus, by Tab or an arrow, until it is on the target, and presses Enter. */
static gboolean
go_and_press (Fixture *fixture, GtkDirectionType way, WidgetPredicate is_target, gconstpointer data)
{
  ui_driver_settle (fixture->window);
  for (guint i = 0; i < PATIENCE; i++)
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

      if (focus != NULL && is_target (focus, data))
        return click_button (focus);
      g_signal_emit_by_name (fixture->window, "move-focus", way);
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
  const AluGameKind *kind = alu_game_kind_from_id (game->id);
  char own[ALU_GAME_MAX_CODE];

  if (!ALUETTE_IS_CARD (widget)
      || aluette_card_get_card (ALUETTE_CARD (widget)) >= kind->n_cards)
    return FALSE;
  kind->format_card ((guint8) aluette_card_get_card (ALUETTE_CARD (widget)), own);
  return g_str_equal (own, code);
}

static void
press_button (Fixture *fixture, const char *action)
{
  if (!go_and_press (fixture, GTK_DIR_TAB_FORWARD, does_action, action))
    fail_msg ("no way to %s", action);
  main_loop_run_pending ();
}

static void
click_answer (Fixture *fixture, const char *text)
{
  AluetteExercise *exercise = aluette_lesson_page_get_exercise (fixture->page);
  GtkWidget *button = aluette_answer_chooser_get_button (get_answers (fixture), text);
  gboolean done;

  if (aluette_exercise_get_form (exercise) == ALUETTE_ANSWER_BY_PLAY)
    done = go_and_press (fixture, GTK_DIR_RIGHT, is_card, text)
           || go_and_press (fixture, GTK_DIR_LEFT, is_card, text);
  else
    done = go_and_press (fixture, GTK_DIR_TAB_FORWARD, is_widget, button);
  if (!done)
    fail_msg ("%s: no way to answer “%s”", aluette_exercise_get_id (exercise), text);
  main_loop_run_pending ();
  assert_true (*get_comment (fixture) != '\0');
}

/* Returns: (transfer none) (nullable): a right answer, or a wrong one. */
static const char *
some_answer (AluetteExercise *exercise, gboolean right)
{
  const char *const *answers = aluette_exercise_get_answers (exercise);
  guint i = 0;

  while (answers[i] != NULL && aluette_exercise_is_right (exercise, answers[i]) != right)
    i++;
  return answers[i];
}

/* A bot decides for the learner what is no card. */
static void
let_bot_decide (AluetteGame *match)
{
  const AluBotKind *bots = alu_bot_kind_from_id (game->id);
  AluetteSeatLog *log = aluette_game_get_seat_log (match, 0);
  g_autofree gpointer event = g_malloc0 (aluette_game_get_kind (match)->event_size);

  bots->choose (bots->usual_level, aluette_view_get_bytes (aluette_seat_log_get_view (log)), NULL,
                event);
  aluette_game_request_async (match, 0, event, NULL, NULL, NULL);
}

/* Plays the first card of the hand whenever it is the learner's turn, until the deal has ended.
 * Before the first card, a bot decides. */
static void
play_deal (Fixture *fixture)
{
  AluetteTable *table = aluette_question_view_get_table (get_view (fixture));
  gint64 deadline = main_loop_get_deadline ();

  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (aluette_table_get_game (table)), 0, 0);
  while (*get_comment (fixture) == '\0')
    {
      AluetteGame *match = aluette_table_get_game (table);
      AluetteSeatLog *log = aluette_game_get_seat_log (match, 0);
      guint n_lines = aluette_seat_log_get_n_lines (log);

      if (aluette_game_get_awaited (match) == 0)
        {
          gtk_widget_activate_action (GTK_WIDGET (table), "table.play-1", NULL);
          if (aluette_seat_log_get_n_lines (log) == n_lines)
            let_bot_decide (match);
        }
      main_loop_step (deadline, "the end of the deal", G_STRLOC);
    }
}

static void
do_exercise (Fixture *fixture)
{
  AluetteExercise *exercise = aluette_lesson_page_get_exercise (fixture->page);
  const char *wrong = some_answer (exercise, FALSE);

  if (aluette_exercise_get_form (exercise) == ALUETTE_ANSWER_BY_DEAL)
    {
      play_deal (fixture);
      return;
    }
  if (wrong != NULL)
    click_answer (fixture, wrong);
  if (wrong != NULL && aluette_exercise_get_form (exercise) == ALUETTE_ANSWER_BY_PLAY)
    press_button (fixture, "question.retry");
  click_answer (fixture, some_answer (exercise, TRUE));
}

TEST_WITH (test_every_lesson_by_keyboard, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteCourse *course = aluette_learner_data_get_course (fixture->learner_data);
  guint n_exercises = 0, n_sheets = 0;

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      open_lesson (fixture, lesson);
      while (!aluette_lesson_page_is_over (fixture->page))
        {
          if (aluette_lesson_page_get_exercise (fixture->page) != NULL)
            {
              do_exercise (fixture);
              n_exercises++;
            }
          press_button (fixture, "lesson.next");
          n_sheets++;
        }
      assert_true (aluette_lesson_progress_is_done (
          aluette_learner_data_get_progress (fixture->learner_data), lesson));
    }
  print_message ("# %u lessons, %u exercises, Next pressed %u times\n",
                 aluette_course_get_n_lessons (course), n_exercises, n_sheets);
}

static void
miss_two_days_ago (AluetteLessonProgress *progress, AluetteExercise *exercise)
{
  AluetteLeitnerAnswer answer = { .when = g_get_real_time () / G_USEC_PER_SEC - 2 * 24 * 3600,
                                  .took_ms = 900 };

  aluette_lesson_progress_answer_async (progress, exercise, &answer, NULL, NULL, NULL);
}

TEST_WITH (test_missed_questions_come_back, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteCourse *course = aluette_learner_data_get_course (fixture->learner_data);
  AluetteLessonProgress *progress = aluette_learner_data_get_progress (fixture->learner_data);
  AluetteExercise *missed = aluette_course_find_exercise (course, game->missed);

  miss_two_days_ago (progress, missed);
  open_lesson (fixture, NULL);
  assert_ptr_equal (aluette_lesson_page_get_exercise (fixture->page), missed);
  click_answer (fixture, some_answer (missed, TRUE));
  press_button (fixture, "lesson.next");
  assert_true (aluette_lesson_page_is_over (fixture->page));
}

static AluetteLesson *
find_lesson (AluetteCourse *course, const char *id)
{
  return aluette_course_get_lesson (course, (guint) aluette_course_find (course, id));
}

/* Goes through a lesson to the question that is missed elsewhere. Its id begins with the lesson. */
static void
go_to_question (Fixture *fixture)
{
  AluetteCourse *course = aluette_learner_data_get_course (fixture->learner_data);
  AluetteExercise *question = aluette_course_find_exercise (course, game->missed);
  g_auto (GStrv) id = g_strsplit (game->missed, "/", 2);

  open_lesson (fixture, find_lesson (course, id[0]));
  while (aluette_lesson_page_get_exercise (fixture->page) != question)
    {
      if (aluette_lesson_page_get_exercise (fixture->page) != NULL)
        do_exercise (fixture);
      press_button (fixture, "lesson.next");
    }
  ui_driver_settle (fixture->window);
}

static GtkWidget *
press_tab (Fixture *fixture)
{
  g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_FORWARD);
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* Tab goes from a question to the answers below it, and stops at nothing without a name. */
TEST_WITH (test_answers_follow_their_question, set_up, tear_down)
{
  Fixture *fixture = *state;
  GtkWidget *chooser, *focus;

  go_to_question (fixture);
  chooser = GTK_WIDGET (get_answers (fixture));
  assert_true (gtk_widget_is_ancestor (press_tab (fixture), chooser));
  click_answer (fixture, game->wrong[0]);
  for (guint i = 0; i < 8; i++)
    {
      focus = press_tab (fixture);
      assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (focus),
                                                    GTK_ACCESSIBLE_PROPERTY_LABEL)
                   || GTK_IS_BUTTON (focus));
    }
}

/* Notes what has the focus while screen readers are told something. */
static void
on_announced (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  Fixture *fixture = data;

  fixture->told = gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* Screen readers hear of the comment on a wrong answer from what has the focus then. */
TEST_WITH (test_a_comment_is_heard, set_up, tear_down)
{
  Fixture *fixture = *state;
  guint handler;

  go_to_question (fixture);
  handler = g_log_set_handler ("aluette", G_LOG_LEVEL_DEBUG, on_announced, fixture);
  click_answer (fixture, game->wrong[0]);
  g_log_remove_handler ("aluette", handler);
  assert_non_null (fixture->told);
  assert_ptr_equal (fixture->told, gtk_window_get_focus (GTK_WINDOW (fixture->window)));
}

TEST_WITH (test_a_lesson_goes_on_where_it_was_left, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteCourse *course = aluette_learner_data_get_course (fixture->learner_data);
  AluetteLesson *lesson = find_lesson (course, game->continued);

  open_lesson (fixture, lesson);
  press_button (fixture, "lesson.next");
  press_button (fixture, "lesson.next");
  open_lesson (fixture, lesson);
  assert_int_equal (aluette_lesson_progress_get_step (
                        aluette_learner_data_get_progress (fixture->learner_data), lesson),
                    2);
  press_button (fixture, "lesson.back");
  assert_int_equal (aluette_lesson_progress_get_step (
                        aluette_learner_data_get_progress (fixture->learner_data), lesson),
                    1);
}

TEST_WITH (test_solution_after_two_wrong_answers, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteCourse *course = aluette_learner_data_get_course (fixture->learner_data);
  AluetteExercise *missed = aluette_course_find_exercise (course, game->missed);

  miss_two_days_ago (aluette_learner_data_get_progress (fixture->learner_data), missed);
  open_lesson (fixture, NULL);
  click_answer (fixture, game->wrong[0]);
  click_answer (fixture, game->wrong[1]);
  press_button (fixture, "question.solution");
  press_button (fixture, "lesson.next");
  assert_true (aluette_lesson_page_is_over (fixture->page));
}

static void
answer_wrongly (Fixture *fixture)
{
  AluetteExercise *exercise = aluette_lesson_page_get_exercise (fixture->page);
  const char *wrong = exercise != NULL ? some_answer (exercise, FALSE) : NULL;

  if (wrong == NULL)
    return;
  aluette_question_view_answer (get_view (fixture), wrong);
  gtk_widget_activate_action (GTK_WIDGET (get_view (fixture)), "question.retry", NULL);
  aluette_question_view_answer (get_view (fixture), wrong);
}

/* Answers rightly, if something is asked, and goes on. */
static void
step_on (Fixture *fixture)
{
  AluetteExercise *asked = aluette_lesson_page_get_exercise (fixture->page);

  if (asked != NULL)
    aluette_question_view_answer (get_view (fixture), some_answer (asked, TRUE));
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "lesson.next", NULL);
}

/* Opens a sheet of a lesson; the sheet after the last one is the end of the lesson. */
static void
open_sheet (Fixture *fixture, AluetteLesson *lesson, guint sheet)
{
  guint last = aluette_lesson_get_n_steps (lesson) - 1;

  aluette_lesson_progress_set_step_async (aluette_learner_data_get_progress (fixture->learner_data),
                                          lesson, MIN (sheet, last), NULL, NULL, NULL);
  open_lesson (fixture, lesson);
  while (sheet > last && !aluette_lesson_page_is_over (fixture->page))
    step_on (fixture);
}

static void
check_width (Fixture *fixture, AluetteLesson *lesson, guint sheet)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  if (least > TELEPHONE)
    fail_msg ("%s, sheet %u: %d px", aluette_lesson_get_id (lesson), sheet, least);
}

/* Each sheet as it opens, and with all the buttons that appear after two wrong answers. */
TEST_WITH (test_every_sheet_fits_a_telephone, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteCourse *course = aluette_learner_data_get_course (fixture->learner_data);

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      for (guint sheet = 0; sheet <= aluette_lesson_get_n_steps (lesson); sheet++)
        {
          open_sheet (fixture, lesson, sheet);
          check_width (fixture, lesson, sheet);
          answer_wrongly (fixture);
          check_width (fixture, lesson, sheet);
        }
      assert_true (aluette_lesson_page_is_over (fixture->page));
    }
}

/* The same with text twice as large. */
TEST_WITH (test_every_sheet_fits_with_large_text, set_up, tear_down)
{
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * dpi, NULL);
  test_every_sheet_fits_a_telephone (state);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
}

/* Returns: whether @part is completely inside @whole, in height. */
static gboolean
stands_inside (GtkWidget *part, GtkWidget *whole)
{
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (part) && gtk_widget_compute_bounds (part, whole, &bounds)
         && bounds.size.height > 0 && bounds.origin.y > -1
         && bounds.origin.y + bounds.size.height < (float) gtk_widget_get_height (whole) + 1;
}

/* Shows the sheet of an exercise after the one before it was shown. */
static void
go_to_sheet (Fixture *fixture, AluetteLesson *lesson, guint sheet, AluetteExercise *exercise)
{
  open_sheet (fixture, lesson, sheet - 1);
  main_loop_run_pending ();
  while (aluette_lesson_page_get_exercise (fixture->page) != exercise)
    step_on (fixture);
}

/* Returns: where a widget begins on the page, in height */
static float
get_top (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->page), &bounds));
  return bounds.origin.y;
}

/* Answers wrongly, and waits until the comment is seen. No answer moves, so that a second click
 * gives no other answer. */
static void
check_comment (Fixture *fixture, AluetteExercise *exercise, GtkWidget *chooser)
{
  gint64 deadline = main_loop_get_deadline ();
  float top = get_top (fixture, chooser);
  GtkWidget *comment;

  answer_wrongly (fixture);
  comment = ui_driver_find_class (GTK_WIDGET (fixture->page), "question-below");
  while (!stands_inside (comment, gtk_widget_get_ancestor (comment, GTK_TYPE_SCROLLED_WINDOW))
         || !stands_inside (comment, GTK_WIDGET (fixture->page)))
    main_loop_step (deadline, aluette_exercise_get_id (exercise), G_STRLOC);
  if (gtk_widget_get_visible (GTK_WIDGET (aluette_question_view_get_table (get_view (fixture)))))
    return;
  if (get_top (fixture, chooser) != top)
    fail_msg ("%s: the answers jump from %g to %g", aluette_exercise_get_id (exercise), top,
              get_top (fixture, chooser));
}

/* Waits until all answers have room in their container, and the comment on the last is seen. */
static void
check_answers (Fixture *fixture, AluetteExercise *exercise)
{
  GtkWidget *chooser = GTK_WIDGET (get_answers (fixture));
  const char *const *answers = aluette_exercise_get_answers (exercise);
  gint64 deadline = main_loop_get_deadline ();

  for (guint i = 0; answers[i] != NULL; i++)
    {
      GtkWidget *button = aluette_answer_chooser_get_button (ALUETTE_ANSWER_CHOOSER (chooser),
                                                             answers[i]);

      while (!stands_inside (button, chooser))
        main_loop_step (deadline, aluette_exercise_get_id (exercise), G_STRLOC);
    }
  check_comment (fixture, exercise, chooser);
}

static void
check_all_answers (Fixture *fixture, int width, int height)
{
  AluetteCourse *course = aluette_learner_data_get_course (fixture->learner_data);
  guint n_checked = 0;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      for (guint sheet = 1; sheet < aluette_lesson_get_n_steps (lesson); sheet++)
        {
          AluetteExercise *exercise
              = aluette_lesson_step_get_exercise (aluette_lesson_get_step (lesson, sheet));

          if (exercise == NULL || aluette_exercise_get_form (exercise) != ALUETTE_ANSWER_BY_CHOICE)
            continue;
          go_to_sheet (fixture, lesson, sheet, exercise);
          check_answers (fixture, exercise);
          n_checked++;
        }
    }
  print_message ("# %u exercises\n", n_checked);
}

TEST_WITH (test_answers_and_comments_have_room, set_up, tear_down)
{
  check_all_answers (*state, TELEPHONE, 640);
}

/* The size of the window at first. */
TEST_WITH (test_comments_are_seen_in_a_small_window, set_up, tear_down)
{
  check_all_answers (*state, 1024, 720);
}

/* Goes through a lesson, with a wrong answer to each exercise first, or with none. */
static void
go_through (Fixture *fixture, AluetteLesson *lesson, gboolean wrongly)
{
  open_lesson (fixture, lesson);
  while (!aluette_lesson_page_is_over (fixture->page))
    {
      if (aluette_lesson_page_get_exercise (fixture->page) != NULL && wrongly)
        answer_wrongly (fixture);
      step_on (fixture);
    }
}

static guint
count_exercises (AluetteLesson *lesson)
{
  guint n = 0;

  for (guint i = 0; i < aluette_lesson_get_n_steps (lesson); i++)
    n += aluette_lesson_step_get_exercise (aluette_lesson_get_step (lesson, i)) != NULL;
  return n;
}

TEST_WITH (test_star_without_mistake, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteCourse *course = aluette_learner_data_get_course (fixture->learner_data);
  AluetteLessonProgress *progress = aluette_learner_data_get_progress (fixture->learner_data);
  AluetteLesson *lesson = find_lesson (course, game->short_lesson);

  go_through (fixture, lesson, TRUE);
  assert_true (aluette_lesson_progress_is_done (progress, lesson));
  assert_false (aluette_lesson_progress_has_star (progress, lesson));
  assert_int_equal (aluette_lesson_progress_get_mistakes (progress, lesson),
                    count_exercises (lesson));
  go_through (fixture, lesson, FALSE);
  assert_true (aluette_lesson_progress_has_star (progress, lesson));
  assert_int_equal (aluette_lesson_progress_get_mistakes (progress, lesson), 0);
  /* A star stays. */
  go_through (fixture, lesson, TRUE);
  assert_true (aluette_lesson_progress_has_star (progress, lesson));
}

/* Returns: (transfer full): the sheet, the question, whether there is a comment, and the focus: all
 * that is the same in every language. */
static char *
describe_page (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  GtkWidget *count = ui_driver_find_class (GTK_WIDGET (fixture->page), "numeric");
  AluetteExercise *exercise = aluette_lesson_page_get_exercise (fixture->page);
  const char *action = GTK_IS_BUTTON (focus)
                           ? gtk_actionable_get_action_name (GTK_ACTIONABLE (focus))
                           : NULL;
  const char *answer = aluette_answer_chooser_get_focus (get_answers (fixture));

  assert_non_null (focus);
  return g_strdup_printf ("sheet %d%s, %s, %s; %s %s %s",
                          atoi (gtk_label_get_text (GTK_LABEL (count))),
                          aluette_lesson_page_is_over (fixture->page) ? " (over)" : "",
                          exercise != NULL ? aluette_exercise_get_id (exercise) : "nothing asked",
                          *get_comment (fixture) != '\0' ? "told" : "silent",
                          G_OBJECT_TYPE_NAME (focus), action != NULL ? action : "",
                          answer != NULL ? answer : "");
}

static const char *
other_language (void)
{
  return g_str_equal (aluette_language_get (), "fr") ? "en" : "fr";
}

/* Builds the window again in the other language, as the program does. */
static void
switch_language (Fixture *fixture, AluetteLesson *lesson)
{
  g_autofree char *before = describe_page (fixture);
  g_autofree char *after = NULL;
  g_autofree char *said = g_strdup (get_comment (fixture));
  GtkWidget *window = fixture->window;
  AluetteLessonPage *page = fixture->page;

  aluette_language_set (other_language ());
  open_window (fixture);
  put_lesson (fixture, lesson);
  page_driver_begin (GTK_WIDGET (fixture->page), GTK_WIDGET (page));
  gtk_window_destroy (GTK_WINDOW (window));
  main_loop_run_pending ();
  after = describe_page (fixture);
  assert_string_equal (after, before);
  if (*said != '\0')
    assert_string_not_equal (get_comment (fixture), said);
}

TEST_WITH (test_a_sheet_stays_in_the_other_language, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteCourse *course = aluette_learner_data_get_course (fixture->learner_data);
  g_autofree char *language = g_strdup (aluette_language_get ());

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i += game->every)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      for (guint sheet = 0; sheet <= aluette_lesson_get_n_steps (lesson); sheet++)
        {
          open_sheet (fixture, lesson, sheet);
          if (aluette_answer_chooser_get_focus (get_answers (fixture)) != NULL)
            g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_FORWARD);
          switch_language (fixture, lesson);
          answer_wrongly (fixture);
          switch_language (fixture, lesson);
          /* The solution, or a move at the table. */
          gtk_widget_activate_action (GTK_WIDGET (get_view (fixture)), "question.solution", NULL);
          gtk_widget_activate_action (GTK_WIDGET (fixture->page), "lesson.next", NULL);
          switch_language (fixture, lesson);
        }
    }
  aluette_language_set (language);
}

/* Returns: (transfer none) (nullable): the label that begins with @start. */
static GtkWidget *
find_label (Fixture *fixture, const char *start)
{
  GtkWidget *page = GTK_WIDGET (fixture->page), *label;

  for (guint n = 0; (label = ui_driver_find (page, GTK_TYPE_LABEL, n)) != NULL; n++)
    if (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), start))
      return label;
  return NULL;
}

/* A step that cannot be saved is reported. */
TEST_WITH (test_save_error, set_up_unwritable, tear_down)
{
  Fixture *fixture = *state;
  AluetteCourse *course = aluette_learner_data_get_course (fixture->learner_data);
  g_autofree char *start = g_strdup_printf (_("Your progress could not be saved: %s"), "");

  open_lesson (fixture, aluette_course_get_lesson (course, 0));
  main_loop_wait_for (find_label (fixture, start) != NULL);
  assert_true (gtk_widget_get_mapped (find_label (fixture, start)));
}

int
main (int argc, char **argv)
{
  g_setenv ("XDG_DATA_HOME", "/dev/null", TRUE); /* where nothing can be saved */
  for (guint i = 0; argc > 2 && i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].id, argv[2]))
      game = &games[i];
  if (argc > 3)
    cmocka_set_test_filter (argv[3]);
  ui_driver_init (argc > 1 ? argv[1] : "en", FALSE, 1);
  return testing_run (NULL, NULL);
}
