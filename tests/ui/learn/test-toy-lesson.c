/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson of a game that only this test knows, from its file to the last page: an exercise of the
 * game's own kind, which is answered at the table, and a choice. */

#include <adwaita.h>

#include "bots/alu-bot-kind.h"
#include "main-loop.h"
#include "page-driver.h"
#include "testing.h"
#include "toy-exercise.h"
#include "toy-kind.h"
#include "toy-presenter.h"
#include "ui-driver.h"
#include "ui/learn/aluette-learn-page.h"
#include "ui/learn/aluette-lesson-page.h"
#include "ui/table/aluette-ui-kind.h"

static char *
format_title (guint card)
{
  return g_strdup_printf ("Toy %u", card);
}

static const AluetteDeckInfo deck = { "tarot", ALUETTE_DECK_ALUETTE, &toy_kind, format_title,
                                      NULL };
static const AluetteDecks decks = { { &deck, &deck } };

static const AluetteChapterLook chapters[] = { { "Toys for Everybody", { "back" } } };
static const AluetteLessonLook look = { .chapters = chapters, .decks = &decks };
static const AluettePresentationKind presentation_kind
    = { .id = "toy", .presenter_new = toy_presenter_new };
static const AluetteUiKind ui_kind
    = { .id = "toy", .presentation = &presentation_kind, .lessons = &look };

/* The registries of this test replace those of the program. There are no bots. */
const AluettePresentationKind *const aluette_presentation_kinds[] = { &presentation_kind, NULL };
const AluetteUiKind *const aluette_ui_kinds[] = { &ui_kind, NULL };
const AluetteModelKind *const aluette_model_kinds[] = { &toy_lesson_kind, NULL };

TEST (test_course_is_listed)
{
  g_autoptr (AluetteLearnerData) data = aluette_learner_data_new (&toy_lesson_kind, FALSE, NULL);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  GtkWidget *page, *window;

  g_ptr_array_add (all, data);
  page = aluette_learn_page_new (all);
  window = ui_driver_open_window (page, 360, 640);
  assert_true (ui_driver_shows (page, "Toys for Everybody"));
  assert_true (ui_driver_shows (page, "Take a trick"));
  assert_true (ui_driver_shows (page, "Start: Take a trick"));
  ui_driver_close (window);
}

static void
play_card (AluetteLessonPage *page, guint card)
{
  AluetteTable *table = aluette_question_view_get_table (aluette_lesson_page_get_view (page));
  char code[ALU_GAME_MAX_CODE];

  toy_kind.format_card ((guint8) card, code);
  gtk_widget_activate_action (GTK_WIDGET (table), "table.play", "s", code);
  ui_driver_settle (GTK_WIDGET (page));
}

/* Whether the page shows this comment, behind a mark. */
static gboolean
comments (AluetteLessonPage *page, const char *comment)
{
  AluetteQuestionPanel *panel
      = aluette_question_view_get_panel (aluette_lesson_page_get_view (page));

  return g_str_has_suffix (aluette_question_panel_get_comment (panel), comment);
}

TEST (test_lesson_is_done)
{
  g_autoptr (AluetteLearnerData) data = aluette_learner_data_new (&toy_lesson_kind, FALSE, NULL);
  AluetteLesson *lesson = aluette_course_get_lesson (aluette_learner_data_get_course (data), 0);
  GtkWidget *widget = aluette_lesson_page_new (data, lesson, NULL);
  AluetteLessonPage *page = ALUETTE_LESSON_PAGE (widget);
  GtkWidget *window = ui_driver_open_window (widget, 360, 640);

  page_driver_begin (GTK_WIDGET (page), NULL);
  ui_driver_settle (widget);
  assert_true (ui_driver_shows (widget, "Play your highest card."));
  play_card (page, 3);
  assert_true (comments (page, "This is not your highest card."));
  gtk_widget_activate_action (GTK_WIDGET (aluette_lesson_page_get_view (page)), "question.retry",
                              NULL);
  ui_driver_settle (widget);
  play_card (page, 9);
  assert_true (comments (page, "Nine is your highest card."));
  gtk_widget_activate_action (widget, "lesson.next", NULL);
  ui_driver_settle (widget);
  assert_true (ui_driver_shows (widget, "How many players are there?"));
  ui_driver_click (widget, "Three players");
  assert_true (comments (page, "Yes, three."));
  gtk_widget_activate_action (widget, "lesson.next", NULL);
  assert_true (aluette_lesson_page_is_over (page));
  assert_true (aluette_lesson_progress_is_done (aluette_learner_data_get_progress (data), lesson));
  ui_driver_close (window);
}

/* A kind of exercise or a chapter of another game is an error of this lesson. */
TEST (test_other_words_are_refused)
{
  static const char *const texts[] = {
    "<lesson id='a' chapter='cards' minutes='1'/>",
    "<lesson id='a' chapter='toys' minutes='1'><step><exercise id='e' kind='stronger'/></step>"
    "</lesson>",
    "<lesson id='a' chapter='toys' minutes='1'><step cards='3d'/></lesson>",
    "<lesson id='a' chapter='toys' minutes='1'><header>%aluette 1</header></lesson>",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      assert_null (aluette_lesson_new_from_data (&toy_lesson_kind, texts[i], -1, &error));
      assert_true (g_str_has_prefix (error->message, "Line 1: "));
    }
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
