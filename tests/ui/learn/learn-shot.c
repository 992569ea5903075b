/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "matches-driver.h"
#include "model/session/aluette-model-kind.h"
#include "page-driver.h"
#include "presentation/common/aluette-settings.h"
#include "ui/aluette/practice/aluette-knowledge-page.h"
#include "ui/learn/aluette-learn-page.h"
#include "ui/learn/aluette-lesson-page.h"

/*
 * Writes a picture of the lessons to a PNG file. Needs a display:
 *   run-headless learn-shot --output end.png --scene deck --sheet 99 --size 360x640 --dark
 * Scenes: list, knowledge, or the name of a lesson, which opens at --sheet; any number after its
 * last sheet is the one that says that it is over. The list has the courses of all games; --game is
 * the one whose course is shown, and whose lesson.
 */

static char *output, *size, *language, *scene, *game;
static int sheet, wrong, moves;
static gboolean right;
static double text_scale = 1;
static gboolean dark;

static const GOptionEntry entries[] = {
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "The PNG file to write", "FILE" },
  { "scene", 0, 0, G_OPTION_ARG_STRING, &scene, "list, knowledge, or a lesson", "SCENE" },
  { "game", 0, 0, G_OPTION_ARG_STRING, &game, "aluette or tarot", "GAME" },
  { "sheet", 0, 0, G_OPTION_ARG_INT, &sheet, "The sheet of the lesson, 0 first", "N" },
  { "wrong", 0, 0, G_OPTION_ARG_INT, &wrong, "So many wrong answers", "N" },
  { "right", 0, 0, G_OPTION_ARG_NONE, &right, "Then the right one", NULL },
  { "moves", 0, 0, G_OPTION_ARG_INT, &moves, "So many moves of the table", "N" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WIDTHxHEIGHT" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Lamp light", NULL },
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "en or fr", "LANGUAGE" },
  { "text-scale", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "1 to 2", "FACTOR" },
  { NULL }
};

static void
answer_exercise (AluetteLessonPage *page, gboolean rightly)
{
  AluetteExercise *exercise = aluette_lesson_page_get_exercise (page);
  const char *const *answers = exercise != NULL ? aluette_exercise_get_answers (exercise) : NULL;
  guint n = 0;

  while (answers != NULL && answers[n] != NULL
         && aluette_exercise_is_right (exercise, answers[n]) != rightly)
    n++;
  if (answers == NULL || answers[n] == NULL)
    g_error ("No such answer");
  if (*aluette_lesson_page_get_comment (page) != '\0')
    gtk_widget_activate_action (GTK_WIDGET (page), "lesson.retry", NULL);
  if (aluette_exercise_get_form (exercise) == ALUETTE_ANSWER_BY_PLAY)
    gtk_widget_activate_action (
        GTK_WIDGET (aluette_exercise_view_get_table (aluette_lesson_page_get_exercise_view (page))),
        "table.play", "s", answers[n]);
  else
    g_signal_emit_by_name (aluette_lesson_page_get_answer_chooser (page), "answered", answers[n]);
}

/* From the last sheet of the lesson to the one at its end. */
static void
finish_lesson (AluetteLessonPage *page)
{
  while (!aluette_lesson_page_is_over (page))
    {
      if (aluette_lesson_page_get_exercise (page) != NULL)
        answer_exercise (page, TRUE);
      gtk_widget_activate_action (GTK_WIDGET (page), "lesson.next", NULL);
    }
}

static void
go_through (AluetteLessonPage *page, guint n_steps)
{
  page_driver_begin (GTK_WIDGET (page), NULL);
  if (sheet >= (int) n_steps)
    finish_lesson (page);
  main_loop_run_for (300);
  for (int i = 0; i < moves; i++)
    gtk_widget_activate_action (GTK_WIDGET (page), "lesson.next", NULL);
  for (int i = 0; i < wrong; i++)
    answer_exercise (page, FALSE);
  if (right)
    answer_exercise (page, TRUE);
}

static GtkWidget *
make_page (AluetteLearnerData *learner_data, guint *n_steps)
{
  AluetteCourse *course = aluette_learner_data_get_course (learner_data);
  AluetteLesson *lesson;
  int index;

  if (g_str_equal (scene, "list"))
    {
      g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);
      g_autoptr (GSettings) settings = aluette_settings_new ();

      for (guint i = 0; aluette_model_kinds[i] != NULL; i++)
        g_ptr_array_add (all, aluette_learner_data_new (aluette_model_kinds[i], FALSE, NULL));
      g_settings_set_string (settings, "learn-course", game);
      return aluette_learn_page_new (all);
    }
  if (g_str_equal (scene, "knowledge"))
    return aluette_knowledge_page_new (learner_data);
  index = aluette_course_find (course, scene);
  if (index < 0)
    g_error ("No lesson %s", scene);
  lesson = aluette_course_get_lesson (course, (guint) index);
  *n_steps = aluette_lesson_get_n_steps (lesson);
  aluette_lesson_progress_set_step_async (aluette_learner_data_get_progress (learner_data), lesson,
                                          (guint) CLAMP (sheet, 0, (int) *n_steps - 1), NULL, NULL,
                                          NULL);
  return aluette_lesson_page_new (learner_data, lesson, NULL);
}

/* The window's actions, so that the buttons look as in the program. */
static void
add_actions (GtkWidget *window)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) open = g_simple_action_new ("open", G_VARIANT_TYPE ("(sv)"));
  g_autoptr (GSimpleAction) back = g_simple_action_new ("back", NULL);

  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (open));
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (back));
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (group));
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteLearnerData) learner_data = NULL;
  int width = 900, height = 720;
  guint n_steps = 0;
  GtkWidget *page, *window;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || output == NULL || scene == NULL)
    g_error ("%s", error != NULL ? error->message : "--output and --scene are needed");
  ui_driver_init (language != NULL ? language : "en", dark, text_scale);
  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);
  if (game == NULL)
    game = g_strdup ("aluette");
  learner_data = aluette_learner_data_new (aluette_model_kind_from_id (game), FALSE, NULL);
  page = make_page (learner_data, &n_steps);
  window = ui_driver_present (page, width, height);
  add_actions (window);
  if (ALUETTE_IS_LESSON_PAGE (page))
    go_through (ALUETTE_LESSON_PAGE (page), n_steps);
  main_loop_run_for (1500);
  ui_driver_save (window, output);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
