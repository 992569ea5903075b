/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "matches-driver.h"
#include "page-driver.h"
#include "ui/aluette/score/aluette-score-page.h"
#include "ui/aluette/score/aluette-trick-counter.h"
#include "ui/common/aluette-rename-dialog.h"
#include "testing.h"

typedef struct
{
  AluetteScoreSheet *sheet;
  GtkWidget *page;
  GtkWidget *window;
} Fixture;

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);
  g_autofree char *record = matches_driver_real_record (42, 0);

  f->sheet = aluette_score_sheet_new_from_record (record, NULL, NULL);
  f->page = aluette_score_page_new (f->sheet);
  page_driver_follow_actions (f->page);
  f->window = ui_driver_present (f->page, 700, 700);
  *state = f;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  ui_driver_close (f->window);
  g_object_unref (f->sheet);
  g_free (f);
  return 0;
}

static void
enter_result (Fixture *f, const char *action)
{
  gtk_widget_activate_action (f->page, "score.enter", "s", action);
}

static void
assert_score (Fixture *f, guint a, guint b)
{
  assert_int_equal (aluette_score_sheet_get_score (f->sheet, ALU_TEAM_A), a);
  assert_int_equal (aluette_score_sheet_get_score (f->sheet, ALU_TEAM_B), b);
}

TEST_WITH (test_one_tap, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *button = ui_driver_find_class (f->page, "score-win");

  g_signal_emit_by_name (button, "clicked");
  main_loop_run_pending ();
  assert_score (f, 1, 0);
}

TEST_WITH (test_actions, set_up, tear_down)
{
  Fixture *f = *state;

  gtk_widget_activate_action (f->page, "score.dealer", "u", 2u);
  assert_int_equal (aluette_sheet_get_dealer (ALUETTE_SHEET (f->sheet), 0), 2);
  enter_result (f, "A tricks");
  enter_result (f, "B mordienne");
  enter_result (f, "none none");
  assert_score (f, 1, 2);
  assert_int_equal (aluette_sheet_get_dealer (ALUETTE_SHEET (f->sheet), 3), 1);
  gtk_widget_activate_action (f->page, "score.misdeal", NULL);
  assert_int_equal (aluette_sheet_get_dealer (ALUETTE_SHEET (f->sheet), 3), 1);
  gtk_widget_activate_action (f->page, "score.undo", NULL);
  enter_result (f, "A nonsense");
  assert_score (f, 1, 2);
}

/* Returns: where the first widget with a style class is on the page, and its size. */
static graphene_rect_t
get_place (Fixture *f, const char *css_class)
{
  graphene_rect_t bounds;

  assert_true (gtk_widget_compute_bounds (ui_driver_find_class (f->page, css_class), f->page,
                                          &bounds));
  return bounds;
}

/* Buttons stay in place while deals are entered: only the list of deals scrolls. */
TEST_WITH (test_fixed_places, set_up, tear_down)
{
  static const char *const classes[] = { "score-win", "score-other" };
  Fixture *f = *state;
  graphene_rect_t before[G_N_ELEMENTS (classes)];

  gtk_widget_activate_action (f->page, "score.dealer", "u", 2u);
  ui_driver_settle (f->page);
  for (gsize i = 0; i < G_N_ELEMENTS (classes); i++)
    before[i] = get_place (f, classes[i]);
  for (guint deal = 0; deal < 4; deal++)
    {
      enter_result (f, deal % 2 == 0 ? "A tricks" : "B tricks");
      ui_driver_settle (f->page);
      for (gsize i = 0; i < G_N_ELEMENTS (classes); i++)
        {
          graphene_rect_t place = get_place (f, classes[i]);

          assert_true (graphene_rect_equal (&before[i], &place));
        }
    }
}

TEST_WITH (test_correction, set_up, tear_down)
{
  Fixture *f = *state;

  enter_result (f, "A tricks");
  enter_result (f, "B tricks");
  gtk_widget_activate_action (f->page, "score.correct", "u", 0u);
  enter_result (f, "B mordienne");
  assert_score (f, 0, 3);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (f->sheet)), 2);
  gtk_widget_activate_action (f->page, "score.undo", NULL);
  assert_score (f, 1, 1);
  gtk_widget_activate_action (f->page, "score.redo", NULL);
  gtk_widget_activate_action (f->page, "score.correct", "u", 1u);
  gtk_widget_activate_action (f->page, "score.remove", NULL);
  assert_score (f, 0, 2);
  gtk_widget_activate_action (f->page, "score.correct", "u", 0u);
  gtk_widget_activate_action (f->page, "score.cancel", NULL);
  enter_result (f, "A tricks");
  assert_score (f, 1, 2);
}

TEST_WITH (test_over, set_up, tear_down)
{
  Fixture *f = *state;
  g_autofree char *rematch = NULL;

  for (int i = 0; i < 3; i++)
    enter_result (f, "A mordienne");
  assert_true (aluette_sheet_is_over (ALUETTE_SHEET (f->sheet)));
  assert_score (f, 6, 0);
  enter_result (f, "A tricks");
  assert_score (f, 6, 0);
  ui_driver_click (f->page, "Rematch");
  rematch = page_driver_get_asked (f->page, "rematch");
  assert_string_equal (rematch, "0");
}

static void
set_tricks (GtkWidget *counter, const guint8 *tricks)
{
  for (guint seat = 0; seat < 4; seat++)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (ui_driver_find (counter, GTK_TYPE_SPIN_BUTTON,
                                                                seat)),
                               tricks[seat]);
}

/* With equal tricks, the page asks who had them first, and writes nothing before the answer. */
TEST_WITH (test_counted_tricks, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *counter = ui_driver_find (f->page, ALUETTE_TYPE_TRICK_COUNTER, 0);
  GtkWidget *first = ui_driver_find (counter, GTK_TYPE_DROP_DOWN, 0);
  GtkWidget *enter_button = gtk_widget_get_last_child (counter);

  gtk_widget_activate_action (f->page, "score.count", NULL);
  set_tricks (counter, (const guint8[]) { 3, 3, 1, 2 });
  assert_false (gtk_widget_get_sensitive (enter_button));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (first), 2);
  assert_true (gtk_widget_get_sensitive (enter_button));
  g_signal_emit_by_name (enter_button, "clicked");
  assert_score (f, 0, 1);
  set_tricks (counter, (const guint8[]) { 9, 3, 1, 2 });
  assert_false (gtk_widget_get_sensitive (enter_button));
  set_tricks (counter, (const guint8[]) { 4, 3, 0, 1 });
  g_signal_emit_by_name (enter_button, "clicked");
  assert_score (f, 1, 1);
  assert_true (aluette_score_sheet_get_deal (f->sheet, 1, NULL)->has_tricks);
}

/* Returns: (transfer none): the dialog above the window. */
static GtkWidget *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (ALUETTE_IS_RENAME_DIALOG (window->data))
      return window->data;
  return NULL;
}

/* One tap on a team, the names, Enter. The names of the others stay. */
TEST_WITH (test_rename, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *button = ui_driver_find_class (f->page, "score-rename");
  g_autofree char *other = g_strdup (aluette_score_sheet_get_header (f->sheet)->players[1].name);
  GtkWidget *dialog;

  g_signal_emit_by_name (button, "clicked");
  main_loop_run_pending ();
  dialog = find_dialog ();
  assert_non_null (dialog);
  gtk_editable_set_text (GTK_EDITABLE (ui_driver_find (dialog, ADW_TYPE_ENTRY_ROW, 0)), "");
  gtk_widget_activate_action (dialog, "rename.save", NULL);
  assert_non_null (find_dialog ());
  gtk_editable_set_text (GTK_EDITABLE (ui_driver_find (dialog, ADW_TYPE_ENTRY_ROW, 0)), "Zoé");
  gtk_editable_set_text (GTK_EDITABLE (ui_driver_find (dialog, ADW_TYPE_ENTRY_ROW, 1)), "Luc");
  g_signal_emit_by_name (ui_driver_find (dialog, ADW_TYPE_ENTRY_ROW, 1), "entry-activated");
  main_loop_run_pending ();
  assert_null (find_dialog ());
  assert_string_equal (gtk_label_get_text (
                           GTK_LABEL (ui_driver_find_class (f->page, "score-name"))),
                       "Zoé and Luc");
  assert_string_equal (aluette_score_sheet_get_header (f->sheet)->players[1].name, other);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
