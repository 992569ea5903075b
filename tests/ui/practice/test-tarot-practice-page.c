/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bots/tarot/puzzles/tarot-drill.h"
#include "engine/tarot/tarot-kind.h"
#include "model/session/aluette-record.h"
#include "practice-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/tarot/practice/aluette-tarot-puzzle-set.h"

/* The puzzles and drills of Tarot in a real window. */

#define PHONE_HEIGHT 590 /* below a header bar */

static int
set_up_puzzles (void **state)
{
  *state = practice_driver_open (&aluette_tarot_puzzle_set, NULL, NULL);
  return 0;
}

static int
set_up_drills (void **state)
{
  *state = practice_driver_open (&aluette_tarot_drill_set, NULL, NULL);
  return 0;
}

static gconstpointer
get_puzzle (Fixture *f)
{
  return aluette_practice_page_get_puzzle (f->page);
}

/* Answers at the table, as the user does. */
static void
give_answer (Fixture *f, const char *answer)
{
  AluetteGame *game = aluette_table_get_game (aluette_question_view_get_table (f->view));
  TarotEvent event;

  assert_true (aluette_record_read_request (
      &tarot_kind, aluette_game_get_header (game)->rules.n_seats, answer, &event));
  assert_true (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (game), &event, NULL));
}

/* Chooses another number than the solution. */
static void
choose_wrongly (Fixture *f, const char *solution)
{
  g_autofree char *answer = g_strdup_printf ("%d", (atoi (solution) + 1) % TAROT_DRILL_CHOICES);

  aluette_question_view_answer (f->view, answer);
}

/* Opens a deck and waits for its question. */
static void
open_deck (Fixture *f, const char *deck)
{
  aluette_practice_page_open (f->page, deck);
  main_loop_wait_for (get_puzzle (f) != NULL);
}

/* The solution of a puzzle of each theme is right, has a reason, and the deal is played on. */
TEST_WITH (test_puzzles, set_up_puzzles, practice_driver_tear_down)
{
  static const char *const themes[] = { "hunt",   "save",    "last", "excuse", "make",
                                        "defeat", "partner", "lead", "follow" };
  Fixture *f = *state;

  for (guint i = 0; i < G_N_ELEMENTS (themes); i++)
    {
      char solution[ALU_GAME_MAX_REQUEST];
      const char *id;

      open_deck (f, themes[i]);
      id = aluette_puzzle_get_id (get_puzzle (f));
      assert_string_equal (aluette_puzzle_get_theme (f->set->kind, get_puzzle (f)), themes[i]);
      assert_int_equal (aluette_leitner_get_box (f->leitner, id), 0);
      alu_puzzle_solve (f->set->kind, get_puzzle (f), solution);
      give_answer (f, solution);
      assert_true (practice_driver_says (f, "✓"));
      assert_int_equal (aluette_leitner_get_box (f->leitner, id), 2);
    }
}

/* The phone shows the whole page. */
TEST_WITH (test_puzzle_fits_phone, set_up_puzzles, practice_driver_tear_down)
{
  Fixture *f = *state;
  int least;

  open_deck (f, "mixed");
  gtk_widget_measure (GTK_WIDGET (f->page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  assert_in_range (least, 1, PHONE_WIDTH);
  gtk_widget_measure (GTK_WIDGET (f->page), GTK_ORIENTATION_VERTICAL, PHONE_WIDTH, &least, NULL,
                      NULL, NULL);
  assert_in_range (least, 1, PHONE_HEIGHT);
}

/* What the coach advises is right in the drills that are answered at the table. */
TEST_WITH (test_table_drills, set_up_drills, practice_driver_tear_down)
{
  static const char *const decks[] = { "bid", "ecart" };
  Fixture *f = *state;

  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    {
      char solution[ALU_GAME_MAX_REQUEST];
      g_autofree char *id = NULL;

      open_deck (f, decks[i]);
      id = g_strdup (aluette_puzzle_get_id (get_puzzle (f)));
      assert_true (g_str_has_prefix (id, decks[i]));
      alu_puzzle_solve (f->set->kind, get_puzzle (f), solution);
      give_answer (f, solution);
      assert_true (practice_driver_says (f, "✓"));
      assert_int_equal (aluette_leitner_get_box (f->leitner, id), 2);
    }
}

/* A wrong number is answered with a button, and its question is asked again later. */
TEST_WITH (test_count, set_up_drills, practice_driver_tear_down)
{
  Fixture *f = *state;
  char solution[ALU_GAME_MAX_REQUEST];
  g_autofree char *id = NULL;

  open_deck (f, "count");
  id = g_strdup (aluette_puzzle_get_id (get_puzzle (f)));
  alu_puzzle_solve (f->set->kind, get_puzzle (f), solution);
  choose_wrongly (f, solution);
  assert_true (practice_driver_says (f, "✗"));
  assert_false (gtk_widget_get_sensitive (GTK_WIDGET (aluette_question_view_get_table (f->view))));
  assert_int_equal (aluette_leitner_get_box (f->leitner, id), 1);
}

/* A question missed before comes back as soon as it is due, and is the same question. */
TEST_WITH (test_due_drill_comes_back, set_up_drills, practice_driver_tear_down)
{
  Fixture *f = *state;
  AluetteLeitnerAnswer missed = { .when = 1763683200, .took_ms = 900, .right = FALSE };
  const char *id = "count-5eed";

  aluette_leitner_answer_async (f->leitner, id, &missed, NULL, NULL, NULL);
  open_deck (f, "count");
  assert_string_equal (aluette_puzzle_get_id (get_puzzle (f)), id);
}

/* An id that no question has, as in a file of another version, does not stop the drill. */
TEST_WITH (test_unknown_drill_is_replaced, set_up_drills, practice_driver_tear_down)
{
  Fixture *f = *state;
  AluetteLeitnerAnswer missed = { .when = 1763683200, .took_ms = 900, .right = FALSE };

  aluette_leitner_answer_async (f->leitner, "bid-nothing", &missed, NULL, NULL, NULL);
  open_deck (f, "bid");
  assert_string_equal (aluette_puzzle_get_theme (f->set->kind, get_puzzle (f)), "bid");
}

/* A mistake of a review is asked with the others until it is known. */
TEST_WITH (test_mistake_comes_back, set_up_puzzles, practice_driver_tear_down)
{
  Fixture *f = *state;
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new ();
  g_autofree gpointer puzzle = NULL;

  open_deck (f, "hunt");
  puzzle = g_memdup2 (get_puzzle (f), f->set->kind->size);
  g_ptr_array_add (puzzles, puzzle);
  aluette_mistakes_add_async (f->mistakes, puzzles, NULL, NULL, NULL);
  open_deck (f, ALUETTE_DECK_MISTAKES);
  assert_true (g_str_has_prefix (aluette_puzzle_get_id (get_puzzle (f)), "mistake-"));
  assert_int_equal (aluette_mistakes_get_n (f->mistakes), 1);
}

/* A whole round by keyboard alone: the focus is on the answers, then on what comes next. */
TEST_WITH (test_count_by_keyboard, set_up_drills, practice_driver_tear_down)
{
  Fixture *f = *state;
  char solution[ALU_GAME_MAX_REQUEST];
  g_autofree char *id = NULL;

  ui_driver_take_keyboard (f->window);
  open_deck (f, "count");
  main_loop_wait_for (
      gtk_widget_get_sensitive (GTK_WIDGET (aluette_question_view_get_table (f->view))));
  id = g_strdup (aluette_puzzle_get_id (get_puzzle (f)));
  alu_puzzle_solve (f->set->kind, get_puzzle (f), solution);
  for (int i = 0; i < atoi (solution); i++)
    {
      GtkWidget *before = gtk_window_get_focus (GTK_WINDOW (f->window));

      ui_driver_type ("Tab");
      main_loop_wait_for (gtk_window_get_focus (GTK_WINDOW (f->window)) != before);
    }
  ui_driver_type ("Return");
  main_loop_wait_for (practice_driver_says (f, "✓"));
  ui_driver_type ("Return");
  main_loop_wait_for (get_puzzle (f) != NULL
                      && !g_str_equal (aluette_puzzle_get_id (get_puzzle (f)), id));
}

/* The lower edge of a widget in the page, in pixels. */
static float
get_bottom (Fixture *f, GtkWidget *widget)
{
  graphene_rect_t bounds;

  assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (f->page), &bounds));
  return bounds.origin.y + bounds.size.height;
}

/* A comment that needs more than the window has is scrolled to, above buttons that stay. */
TEST_WITH (test_long_comment, set_up_drills, practice_driver_tear_down)
{
  Fixture *f = *state;
  char solution[ALU_GAME_MAX_REQUEST];
  GtkWidget *text, *next;

  gtk_window_set_default_size (GTK_WINDOW (f->window), PHONE_WIDTH, PHONE_WIDTH);
  open_deck (f, "bid");
  text = ui_driver_find_class (GTK_WIDGET (f->view), "question-below");
  alu_puzzle_solve (f->set->kind, get_puzzle (f), solution);
  give_answer (f, solution);
  next = ui_driver_find_button (GTK_WIDGET (f->view), "Next Question");
  assert_non_null (next);
  main_loop_wait_for (gtk_widget_get_height (f->window) <= PHONE_WIDTH);
  main_loop_wait_for (get_bottom (f, next) <= (float) gtk_widget_get_height (GTK_WIDGET (f->page))
                      && get_bottom (f, text)
                             <= get_bottom (f, next) - (float) gtk_widget_get_height (next));
}

/* Whether @widget is a button that is shown below the table. */
static gboolean
is_shown_button (GtkWidget *widget, gconstpointer unused)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_get_ancestor (widget, ALUETTE_TYPE_TABLE) == NULL;
}

/* Returns: in how many rows the buttons below the table are. None is cut off. */
static guint
count_rows (Fixture *f)
{
  float last = -1;
  guint rows = 0;
  GtkWidget *button;

  ui_driver_settle (f->window);
  for (guint n = 0;
       (button = ui_driver_find_match (GTK_WIDGET (f->view), is_shown_button, NULL, n)) != NULL;
       n++)
    {
      graphene_rect_t bounds;

      assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (f->page), &bounds));
      assert_true (bounds.origin.x >= 0);
      assert_true (bounds.origin.x + bounds.size.width
                   <= (float) gtk_widget_get_width (GTK_WIDGET (f->page)));
      rows += bounds.origin.y > last;
      last = bounds.origin.y;
    }
  return rows;
}

static int
get_width (Fixture *f)
{
  ui_driver_settle (f->window);
  return gtk_widget_get_width (GTK_WIDGET (f->page));
}

/* With large text, three buttons need two rows on a phone, and one where there is room. */
TEST_WITH (test_buttons_fit_phone, set_up_drills, practice_driver_tear_down)
{
  Fixture *f = *state;
  char solution[ALU_GAME_MAX_REQUEST];

  ui_driver_set_text_scale (1.5);
  gtk_window_set_default_size (GTK_WINDOW (f->window), PHONE_WIDTH, 640);
  open_deck (f, "count");
  main_loop_wait_for (get_width (f) <= PHONE_WIDTH);
  main_loop_wait_for (
      gtk_widget_get_sensitive (GTK_WIDGET (aluette_question_view_get_table (f->view))));
  assert_true (count_rows (f) >= 2); /* the answers, and what else there is to do */
  alu_puzzle_solve (f->set->kind, get_puzzle (f), solution);
  choose_wrongly (f, solution);
  assert_true (get_width (f) <= PHONE_WIDTH);
  assert_int_equal (ui_driver_count (GTK_WIDGET (f->view), is_shown_button, NULL), 3);
  assert_int_equal (count_rows (f), 2);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 800, 640);
  main_loop_wait_for (get_width (f) > 700);
  assert_int_equal (count_rows (f), 1);
  ui_driver_set_text_scale (1);
}

int
main (void)
{
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return testing_run (NULL, NULL);
}
