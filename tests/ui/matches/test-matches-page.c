/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "matches-driver.h"
#include "page-driver.h"
#include "presentation/matches/aluette-match-text.h"
#include "ui/matches/aluette-import-report.h"
#include "ui/matches/aluette-match-row.h"
#include "ui/matches/aluette-matches-page.h"
#include "testing.h"

#define N_MATCHES 12

typedef struct
{
  AluetteDatabase *database;
  GtkWidget *page;
  GtkWidget *window;
} Fixture;

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  f->database = matches_driver_new_database ();
  f->page = aluette_matches_page_new (f->database);
  page_driver_follow_actions (f->page);
  f->window = ui_driver_present (f->page, 800, 700);
  *state = f;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  ui_driver_close (f->window);
  matches_driver_close_database (f->database);
  g_free (f);
  return 0;
}

static GtkWidget *
get_list (Fixture *f)
{
  return ui_driver_find_class (f->page, "matches-list");
}

static GtkSelectionModel *
get_model (Fixture *f)
{
  return gtk_grid_view_get_model (GTK_GRID_VIEW (get_list (f)));
}

static guint
n_shown (Fixture *f)
{
  return g_list_model_get_n_items (G_LIST_MODEL (get_model (f)));
}

/* The match in a row of the list. */
static gint64
match_at (Fixture *f, guint position)
{
  g_autoptr (AluetteMatchInfo) info = g_list_model_get_item (G_LIST_MODEL (get_model (f)),
                                                             position);

  return aluette_match_info_get_columns (info)->match;
}

static void
search_text (Fixture *f, const char *text)
{
  GtkWidget *entry = ui_driver_find (f->page, GTK_TYPE_SEARCH_ENTRY, 0);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

/* The number of matches that the database finds for the text of the search. */
static guint
search_matches (Fixture *f, const char *text)
{
  AluetteMatchFilter filter = { .text = text };

  search_text (f, text);
  return database_count (f->database, &filter);
}

TEST_WITH (test_unfinished_first, set_up, tear_down)
{
  Fixture *f = *state;
  gboolean over = FALSE;

  main_loop_wait_for (n_shown (f) == N_MATCHES);
  for (guint i = 0; i < N_MATCHES; i++)
    {
      g_autoptr (AluetteMatchInfo) info = g_list_model_get_item (G_LIST_MODEL (get_model (f)), i);

      assert_true (!over || aluette_match_info_get_columns (info)->over);
      over = aluette_match_info_get_columns (info)->over;
    }
  assert_true (over);
}

TEST_WITH (test_search, set_up, tear_down)
{
  Fixture *f = *state;
  guint n;

  main_loop_wait_for (n_shown (f) == N_MATCHES);
  n = search_matches (f, "bouin");
  assert_in_range (n, 1, N_MATCHES - 1);
  main_loop_wait_for (n_shown (f) == n);
  assert_int_equal (search_matches (f, "nobody of that name"), 0);
  main_loop_wait_for (n_shown (f) == 0);
  main_loop_wait_for (ui_driver_find_label (f->page, "No Matches Found") != NULL);
  assert_true (gtk_widget_activate_action (f->page, "matches.clear", NULL));
  main_loop_wait_for (n_shown (f) == N_MATCHES);
}

static GtkAdjustment *
get_adjustment (Fixture *f)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (get_list (f), GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

static gboolean
is_scrollable (Fixture *f)
{
  GtkAdjustment *adjustment = get_adjustment (f);

  return gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
}

/* When the other matches come back above the first match found, the list keeps it in view. */
TEST_WITH (test_new_filter_shows_top, set_up, tear_down)
{
  Fixture *f = *state;
  guint n;

  main_loop_wait_for (n_shown (f) == N_MATCHES);
  main_loop_wait_for (is_scrollable (f));
  n = search_matches (f, "bouin");
  main_loop_wait_for (n_shown (f) == n);
  main_loop_wait_for (!is_scrollable (f));
  assert_true (gtk_widget_activate_action (f->page, "matches.clear", NULL));
  main_loop_wait_for (n_shown (f) == N_MATCHES);
  main_loop_wait_for (is_scrollable (f));
  assert_true (gtk_adjustment_get_value (get_adjustment (f)) == 0);
}

/* GTK warns when a list without items is scrolled. */
TEST_WITH (test_search_after_deleting_all, set_up, tear_down)
{
  Fixture *f = *state;
  gint64 matches[N_MATCHES];

  main_loop_wait_for (n_shown (f) == N_MATCHES);
  main_loop_wait_for (is_scrollable (f));
  gtk_adjustment_set_value (get_adjustment (f), 100);
  for (guint i = 0; i < N_MATCHES; i++)
    matches[i] = match_at (f, i);
  assert_true (aluette_database_delete_matches (f->database, matches, N_MATCHES, NULL));
  main_loop_wait_for (ui_driver_find_label (f->page, "No Matches Yet") != NULL);
  assert_int_equal (search_matches (f, "bouin"), 0);
  main_loop_wait_for (ui_driver_find_label (f->page, "No Matches Found") != NULL);
}

static gboolean
has_resume_action (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.resume") == 0;
}

/* The button of a match that is not over resumes this match. */
static void
check_resume (Fixture *f)
{
  GtkWidget *button = ui_driver_find_match (get_list (f), has_resume_action, NULL, 0);
  gint64 match;
  g_autofree char *expected = NULL;
  g_autofree char *resumed = NULL;

  assert_non_null (button);
  match = g_variant_get_int64 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)));
  g_signal_emit_by_name (button, "clicked");
  expected = g_strdup_printf ("%" G_GINT64_FORMAT, match);
  resumed = page_driver_get_asked (f->page, "resume");
  assert_string_equal (resumed, expected);
}

TEST_WITH (test_actions, set_up, tear_down)
{
  Fixture *f = *state;
  g_autofree char *opened = NULL;
  g_autofree char *expected = NULL;
  gint64 match;

  main_loop_wait_for (n_shown (f) == N_MATCHES);
  match = match_at (f, 0);
  g_signal_emit_by_name (get_list (f), "activate", 2u);
  opened = page_driver_get_asked (f->page, "open");
  expected = g_strdup_printf ("('stored-match', <int64 %" G_GINT64_FORMAT ">)", match_at (f, 2));
  assert_string_equal (opened, expected);
  check_resume (f);
  gtk_widget_activate_action (f->page, "matches.delete", "x", match);
  main_loop_wait_for (n_shown (f) == N_MATCHES - 1);
  gtk_widget_activate_action (f->page, "matches.restore", "x", match);
  main_loop_wait_for (n_shown (f) == N_MATCHES);
}

/* Returns: (nullable): the window that lists what could not be imported, if it is open */
static GtkWindow *
get_report (Fixture *f)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == GTK_WINDOW (f->window))
        return window;
    }
  return NULL;
}

TEST_WITH (test_import, set_up, tear_down)
{
  Fixture *f = *state;
  g_autofree char *folder = g_dir_make_tmp ("aluette-test-XXXXXX", NULL);
  g_autofree char *good = g_build_filename (folder, "good.aluette", NULL);
  g_autofree char *bad = g_build_filename (folder, "bad.aluette", NULL);
  g_autofree char *record = matches_driver_real_record (99, 40);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *opened = NULL;
  GtkWindow *report;

  g_file_set_contents (good, record, -1, NULL);
  g_file_set_contents (bad, "%aluette 1\nrules classic\nseats 5\n", -1, NULL);
  g_ptr_array_add (files, g_file_new_for_path (good));
  aluette_matches_page_import (ALUETTE_MATCHES_PAGE (f->page), files);
  main_loop_wait_for (n_shown (f) == N_MATCHES + 1);
  main_loop_wait_for (ui_driver_find_label (f->page, "1 match imported.") != NULL);
  opened = page_driver_get_asked (f->page, "open");
  assert_true (g_str_has_prefix (opened, "('stored-match', "));
  aluette_matches_page_import (ALUETTE_MATCHES_PAGE (f->page), files);
  main_loop_wait_for (ui_driver_find_label (f->page, "1 match was already there.") != NULL);
  g_ptr_array_add (files, g_file_new_for_path (bad));
  aluette_matches_page_import (ALUETTE_MATCHES_PAGE (f->page), files);
  main_loop_wait_for ((report = get_report (f)) != NULL);
  main_loop_wait_for (ui_driver_find_label (GTK_WIDGET (report), "bad.aluette") != NULL);
  gtk_window_destroy (report);
  main_loop_wait_for (n_shown (f) == N_MATCHES + 1);
  remove (good);
  remove (bad);
  remove (folder);
}

/* A list that cannot be read reports the error once per search. */
TEST_WITH (test_list_error_is_shown, set_up, tear_down)
{
  Fixture *f = *state;
  const char *path = g_object_get_data (G_OBJECT (f->database), "path");
  GtkWidget *toast;

  main_loop_wait_for (n_shown (f) == N_MATCHES);
  assert_null (ui_driver_find (f->page, g_type_from_name ("AdwToastWidget"), 0));
  database_set_broken (path, TRUE);
  search_text (f, "bouin");
  main_loop_wait_for ((toast = ui_driver_find (f->page, g_type_from_name ("AdwToastWidget"), 0))
                      != NULL);
  assert_true (ui_driver_shows (toast, "no such table"));
  g_signal_emit_by_name (ui_driver_find (toast, GTK_TYPE_BUTTON, 0), "clicked");
  main_loop_wait_for (ui_driver_find (f->page, g_type_from_name ("AdwToastWidget"), 0) == NULL);
  g_signal_emit_by_name (f->database, "changed");
  ui_driver_settle (f->window);
  assert_null (ui_driver_find (f->page, g_type_from_name ("AdwToastWidget"), 0));
  search_text (f, "");
  main_loop_wait_for (ui_driver_find (f->page, g_type_from_name ("AdwToastWidget"), 0) != NULL);
  database_set_broken (path, FALSE);
}

TEST (test_import_report)
{
  g_autoptr (AluetteImportReport) report = g_new0 (AluetteImportReport, 1);
  AluetteImportFault fault = { (char *) "bad.aluette", (char *) "Line 3: wrong." };
  g_autofree char *nothing = NULL, *mixed = NULL;

  report->faults = g_ptr_array_new ();
  nothing = aluette_import_report_text (report);
  assert_string_equal (nothing, "0 matches imported.");
  report->n_known = 2;
  report->n_imported = 1;
  g_ptr_array_add (report->faults, &fault);
  mixed = aluette_import_report_text (report);
  assert_string_equal (mixed, "1 match imported. 2 matches were already there. "
                              "1 file could not be read.");
}

TEST (test_dates)
{
  g_autofree char *day = aluette_match_text_date ("2026-11-20");
  g_autofree char *none = aluette_match_text_date ("");
  g_autofree char *month = aluette_match_text_month ("2026-02", TRUE);

  assert_string_equal (day, "20 November 2026");
  assert_string_equal (none, "");
  assert_string_equal (month, "Feb 2026");
}

static gboolean
is_game_row (GtkWidget *widget, gconstpointer data)
{
  return ADW_IS_COMBO_ROW (widget)
         && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), "Game") == 0;
}

/* A row without teams tells who has won, and the points of the others. */
TEST_WITH (test_games, set_up, tear_down)
{
  Fixture *f = *state;
  g_autoptr (AluetteMatchInfo) info = NULL;
  g_autofree char *spoken = NULL, *file = NULL;
  gint64 match = matches_driver_add_tarot (f->database, "four-garde");
  AdwComboRow *games;

  main_loop_wait_for (n_shown (f) == N_MATCHES + 1);
  games = ADW_COMBO_ROW (ui_driver_find_match (f->page, is_game_row, NULL, 0));
  adw_combo_row_set_selected (games, 2);
  main_loop_wait_for (n_shown (f) == 1);
  assert_int_equal (match_at (f, 0), match);
  info = g_list_model_get_item (G_LIST_MODEL (get_model (f)), 0);
  spoken = aluette_match_text_spoken (info);
  assert_string_equal (spoken, "Won by Rose with +276; Anne −92, Léon −92, Émile −92. "
                               "20 November 2026 · Soirée à Bouin · Bouin · French Tarot · "
                               "Federation Rules");
  file = aluette_match_text_file_name (info);
  assert_true (g_str_has_suffix (file, ".tarot"));
  adw_combo_row_set_selected (games, 1);
  main_loop_wait_for (n_shown (f) == N_MATCHES);
  gtk_widget_activate_action (f->page, "matches.clear", NULL);
  main_loop_wait_for (n_shown (f) == N_MATCHES + 1);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
