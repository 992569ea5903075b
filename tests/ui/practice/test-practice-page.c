/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bots/aluette/puzzles/alu-puzzle.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "page-driver.h"
#include "practice-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/aluette/practice/aluette-vache-puzzle-set.h"
#include "ui/table/aluette-table-page.h"

static int
set_up (void **state)
{
  *state = practice_driver_open (&aluette_vache_puzzle_set, NULL, NULL);
  return 0;
}

/* Nothing can be saved in a folder that is a file. */
static int
set_up_unwritable (void **state)
{
  *state = practice_driver_open (&aluette_vache_puzzle_set, "/dev/null/answers",
                                 "/dev/null/mistakes");
  return 0;
}

/* Plays a card of the puzzle at the table by its number, as a key does. */
static void
play_card (Fixture *f, gboolean right)
{
  const AluPuzzle *puzzle = aluette_practice_page_get_puzzle (f->page);
  AluCard cards[ALU_N_CARDS];
  AluMatch match;
  int n;

  assert_true (alu_puzzle_state (puzzle, &match));
  n = alu_set_sorted (alu_rules_order (&match.rules), alu_match_legal_plays (&match), cards);
  for (int i = 0; i < n; i++)
    if (((puzzle->best & alu_card_bit (cards[i])) != 0) == right)
      {
        g_autofree char *action = g_strdup_printf ("table.play-%d", i + 1);

        gtk_widget_activate_action (GTK_WIDGET (aluette_question_view_get_table (f->view)), action,
                                    NULL);
        return;
      }
}

static void
do_action (Fixture *f, const char *action)
{
  assert_true (gtk_widget_activate_action (GTK_WIDGET (f->view), action, NULL));
}

/* A right answer is confirmed, counted, and continued by bots; then another puzzle follows. */
TEST_WITH (test_right, set_up, practice_driver_tear_down)
{
  Fixture *f = *state;
  g_autofree char *first = NULL;

  aluette_practice_page_open (f->page, "mixed");
  first = g_strdup (aluette_puzzle_get_id (aluette_practice_page_get_puzzle (f->page)));
  play_card (f, TRUE);
  assert_true (practice_driver_says (f, "✓"));
  assert_int_equal (aluette_leitner_get_box (f->leitner, first), 2);
  main_loop_wait_for (practice_driver_says (f, "\n"));
  do_action (f, "practice.next");
  assert_string_not_equal (aluette_puzzle_get_id (aluette_practice_page_get_puzzle (f->page)),
                           first);
}

/* Before an answer, the button for the next puzzle skips this one and is not suggested. */
TEST_WITH (test_skip, set_up, practice_driver_tear_down)
{
  Fixture *f = *state;
  GtkWidget *page = GTK_WIDGET (f->page);

  aluette_practice_page_open (f->page, "mixed");
  assert_non_null (ui_driver_find_button (page, "Skip"));
  assert_false (gtk_widget_has_css_class (ui_driver_find_button (page, "Skip"),
                                          "suggested-action"));
  play_card (f, TRUE);
  assert_null (ui_driver_find_button (page, "Skip"));
  assert_true (gtk_widget_has_css_class (ui_driver_find_button (page, "Next Puzzle"),
                                         "suggested-action"));
}

/* A wrong answer: try again, then the solution. Only the first answer counts. */
TEST_WITH (test_wrong, set_up, practice_driver_tear_down)
{
  Fixture *f = *state;
  const char *id;

  aluette_practice_page_open (f->page, "duck");
  id = aluette_puzzle_get_id (aluette_practice_page_get_puzzle (f->page));
  play_card (f, FALSE);
  assert_true (practice_driver_says (f, "✗"));
  do_action (f, "question.retry");
  assert_false (practice_driver_says (f, "✗"));
  play_card (f, TRUE);
  assert_true (practice_driver_says (f, "✓"));
  assert_int_equal (aluette_leitner_get_box (f->leitner, id), 1);
  do_action (f, "question.retry");
  do_action (f, "question.solution");
  assert_false (practice_driver_says (f, "✓"));
}

/* The three buttons after a wrong answer fit the width of a phone. */
TEST_WITH (test_buttons_fit_phone, set_up, practice_driver_tear_down)
{
  Fixture *f = *state;
  int least;

  aluette_practice_page_open (f->page, "duck");
  play_card (f, FALSE);
  assert_true (practice_driver_says (f, "✗"));
  gtk_widget_measure (GTK_WIDGET (f->page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  assert_in_range (least, 1, PHONE_WIDTH);
}

static void
open_empty (Fixture *again)
{
  void *state;

  set_up (&state);
  *again = *(Fixture *) state;
  g_free (state);
}

/* Builds another page like that of @f, as a change of the language does. */
static void
open_as (Fixture *f, Fixture *again)
{
  open_empty (again);
  page_driver_begin (GTK_WIDGET (again->page), GTK_WIDGET (f->page));
}

static void
close_page (Fixture *f)
{
  void *state = g_memdup2 (f, sizeof *f);

  practice_driver_tear_down (&state);
}

/* A rebuilt page shows the puzzle as it was left: unanswered, answered, answered wrongly or solved.
 * The answer is not counted again. */
TEST_WITH (test_page_survives_rebuild, set_up, practice_driver_tear_down)
{
  Fixture *f = *state;
  Fixture again;
  const char *id;

  aluette_practice_page_open (f->page, "mixed");
  id = aluette_puzzle_get_id (aluette_practice_page_get_puzzle (f->page));
  play_card (f, FALSE);
  open_as (f, &again);
  assert_string_equal (aluette_puzzle_get_id (aluette_practice_page_get_puzzle (again.page)), id);
  assert_true (practice_driver_says (&again, "✗"));
  assert_int_equal (aluette_leitner_get_box (again.leitner, id), 0);
  close_page (&again);

  do_action (f, "question.retry");
  open_as (f, &again);
  assert_false (practice_driver_says (&again, "✗"));
  play_card (&again, TRUE);
  assert_true (practice_driver_says (&again, "✓"));
  assert_int_equal (aluette_leitner_get_box (again.leitner, id), 0);
  close_page (&again);

  /* From here the deal continues on both pages: no event may come in between. */
  open_empty (&again);
  do_action (f, "question.solution");
  page_driver_begin (GTK_WIDGET (again.page), GTK_WIDGET (f->page));
  assert_string_equal (practice_driver_get_comment (&again), practice_driver_get_comment (f));
  main_loop_wait_for (practice_driver_says (&again, "\n"));
  close_page (&again);
}

/* Every puzzle of every deck can be shown. */
TEST_WITH (test_decks, set_up, practice_driver_tear_down)
{
  Fixture *f = *state;

  for (int theme = 0; theme < ALU_N_THEMES; theme++)
    for (guint stars = 0; stars <= ALU_PUZZLE_STARS; stars++)
      {
        const AluPuzzle *puzzle;

        aluette_practice_page_set_stars (f->page, stars);
        aluette_practice_page_open (f->page, alu_theme_ids[theme]);
        puzzle = aluette_practice_page_get_puzzle (f->page);
        if (puzzle == NULL)
          continue;
        assert_int_equal (puzzle->head.theme, theme);
        if (stars > 0)
          assert_int_equal (puzzle->head.stars, stars);
      }
  aluette_practice_page_open (f->page, NULL);
  assert_null (aluette_practice_page_get_puzzle (f->page));
}

/* A new puzzle is generated. After a wrong answer, it is a mistake, is asked again, and can be
 * removed. */
TEST_WITH (test_mistakes, set_up, practice_driver_tear_down)
{
  Fixture *f = *state;

  aluette_practice_page_open (f->page, "mistakes");
  assert_null (aluette_practice_page_get_puzzle (f->page));
  aluette_practice_page_open (f->page, "new");
  main_loop_wait_for (aluette_practice_page_get_puzzle (f->page) != NULL);
  play_card (f, FALSE);
  assert_int_equal (aluette_mistakes_get_n (f->mistakes), 1);
  aluette_practice_page_open (f->page, "mistakes");
  assert_non_null (aluette_practice_page_get_puzzle (f->page));
  play_card (f, TRUE);
  assert_true (gtk_widget_activate_action (GTK_WIDGET (f->page), "practice.forget", NULL));
  assert_int_equal (aluette_mistakes_get_n (f->mistakes), 0);
}

/* Appends the texts of all labels in @widget. */
static void
collect_text (GtkWidget *widget, GString *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_text (child, text);
}

/* Mistakes that another page adds are counted in the menu at once. */
TEST_WITH (test_mistakes_of_others_are_counted, set_up, practice_driver_tear_down)
{
  Fixture *f = *state;
  g_autoptr (GString) before = g_string_new (NULL);
  g_autoptr (GString) after = g_string_new (NULL);
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new ();
  g_autofree AluPuzzle *puzzle = NULL;

  aluette_practice_page_open (f->page, "race");
  puzzle = g_memdup2 (aluette_practice_page_get_puzzle (f->page), sizeof *puzzle);
  aluette_practice_page_open (f->page, NULL);
  collect_text (GTK_WIDGET (f->page), before);
  g_ptr_array_add (puzzles, puzzle);
  aluette_mistakes_add_async (f->mistakes, puzzles, NULL, NULL, NULL);
  collect_text (GTK_WIDGET (f->page), after);
  assert_string_not_equal (before->str, after->str);
}

#define SAVE_ERROR "Your progress could not be saved: "

static gboolean
is_label_with_prefix (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  return ui_driver_find_match (widget, is_label_with_prefix, text, 0);
}

/* Waits for a message about progress that is not saved, and closes it. */
static void
close_save_error (Fixture *f)
{
  GtkWidget *label, *toast;

  main_loop_wait_for ((label = find_label (GTK_WIDGET (f->page), SAVE_ERROR)) != NULL);
  toast = gtk_widget_get_parent (label);
  while (g_strcmp0 (G_OBJECT_TYPE_NAME (toast), "AdwToastWidget") != 0)
    toast = gtk_widget_get_parent (toast);
  g_signal_emit_by_name (gtk_widget_get_last_child (toast), "clicked");
  main_loop_wait_for (find_label (GTK_WIDGET (f->page), SAVE_ERROR) != label);
}

/* Answers that cannot be saved are reported once. */
TEST_WITH (test_answer_save_error, set_up_unwritable, practice_driver_tear_down)
{
  Fixture *f = *state;

  aluette_practice_page_open (f->page, "mixed");
  play_card (f, FALSE);
  aluette_practice_page_open (f->page, "mixed");
  play_card (f, FALSE);
  close_save_error (f);
  assert_null (find_label (GTK_WIDGET (f->page), SAVE_ERROR));
}

TEST_WITH (test_mistake_save_error, set_up_unwritable, practice_driver_tear_down)
{
  Fixture *f = *state;

  aluette_practice_page_open (f->page, "new");
  main_loop_wait_for (aluette_practice_page_get_puzzle (f->page) != NULL);
  play_card (f, FALSE);
  close_save_error (f);
}

TEST_WITH (test_forget_error, set_up_unwritable, practice_driver_tear_down)
{
  Fixture *f = *state;
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new ();

  aluette_practice_page_open (f->page, "race");
  g_ptr_array_add (puzzles, (gpointer) aluette_practice_page_get_puzzle (f->page));
  aluette_mistakes_add_async (f->mistakes, puzzles, NULL, NULL, NULL);
  aluette_practice_page_open (f->page, "mistakes");
  assert_true (gtk_widget_activate_action (GTK_WIDGET (f->page), "practice.forget", NULL));
  close_save_error (f);
}

int
main (void)
{
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return testing_run (NULL, NULL);
}
