/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>

#include "matches-driver.h"
#include "page-driver.h"
#include "ui/common/aluette-page.h"
#include "ui/matches/aluette-print-tournament.h"
#include "ui/matches/aluette-tournament-list.h"
#include "ui/matches/aluette-tournament-page.h"
#include "ui/matches/aluette-tournament-row.h"
#include "testing.h"

typedef struct
{
  AluetteDatabase *database;
} Fixture;

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  f->database = matches_driver_new_database ();
  *state = f;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  matches_driver_close_database (f->database);
  g_free (f);
  return 0;
}

TEST_WITH (test_list, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *list = aluette_tournament_list_new (f->database);
  GtkWidget *window = ui_driver_present (list, 500, 500);
  GtkWidget *name = ui_driver_find (list, ADW_TYPE_ENTRY_ROW, 0);
  AluettePageKind kind = { 0 };
  GtkWidget *page;
  g_autofree char *asked = NULL;
  g_autoptr (AluetteTournament) opened = NULL;

  page_driver_follow_actions (list);
  gtk_editable_set_text (GTK_EDITABLE (name), "Concours du 14 juillet");
  assert_true (ui_driver_shows (list, "There are no tournaments yet."));
  ui_driver_click (list, "Create Tournament");
  assert_false (ui_driver_shows (list, "There are no tournaments yet."));
  asked = page_driver_get_asked (list, "open");
  assert_string_equal (asked, "('tournament', <int64 1>)");
  assert_non_null (ui_driver_find_label (list, "Concours du 14 juillet"));
  ui_driver_close (window);
  opened = aluette_database_open_tournament (f->database, 1, NULL);
  assert_string_equal (aluette_tournament_get_name (opened), "Concours du 14 juillet");
  page = aluette_tournament_page_new (opened);
  g_object_ref_sink (page);
  assert_string_equal (aluette_page_get_title (page, &kind), "Concours du 14 juillet");
  g_object_unref (page);
}

/* The standings are a table with a row for each pair; the best have a star if they have played. */
static void
check_standings (GtkWidget *page, AluetteTournament *tournament)
{
  GtkWidget *stack = ui_driver_find (page, ADW_TYPE_VIEW_STACK, 0);
  GtkWidget *view = ui_driver_find (page, GTK_TYPE_COLUMN_VIEW, 0);
  g_autoptr (GArray) standings = aluette_tournament_get_standings (tournament);
  const AluetteStanding *first = &g_array_index (standings, AluetteStanding, 0);
  g_autofree char *best = g_strconcat (first->played > 0 ? "★ " : "",
                                       aluette_tournament_get_pair (tournament, first->pair),
                                       NULL);

  assert_int_equal (g_list_model_get_n_items (
                        gtk_column_view_get_columns (GTK_COLUMN_VIEW (view))),
                    8);
  assert_int_equal (g_list_model_get_n_items (
                        G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (view)))),
                    3);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), "standings");
  main_loop_wait_for (ui_driver_find_label (page, best) != NULL);
  assert_non_null (ui_driver_find_label (page, "+2"));
}

TEST_WITH (test_whole_tournament, set_up, tear_down)
{
  Fixture *f = *state;
  g_autoptr (AluetteTournament) tournament = aluette_database_create_tournament (f->database,
                                                                                 "Bouin", NULL,
                                                                                 NULL);
  GtkWidget *page = aluette_tournament_page_new (tournament);
  GtkWidget *window = ui_driver_present (page, 600, 700);
  GtkWidget *list = ui_driver_find (page, GTK_TYPE_TEXT_VIEW, 0);
  GtkWidget *row, *points, *button;

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (list)),
                            "1. Anne et Léon\n2. Rose et Marcel\n- Yvette et Gaston\n"
                            "Rose et Marcel\n",
                            -1);
  gtk_widget_activate_action (page, "tournament.add-pairs", NULL);
  assert_int_equal (aluette_tournament_get_n_pairs (tournament), 3);
  gtk_widget_activate_action (page, "tournament.draw", NULL);
  assert_int_equal (aluette_tournament_get_n_rounds (tournament), 1);
  row = ui_driver_find (page, ALUETTE_TYPE_TOURNAMENT_ROW, 0);
  points = ui_driver_find (row, GTK_TYPE_ENTRY, 0);
  button = ui_driver_find (row, GTK_TYPE_BUTTON, 0);
  gtk_editable_set_text (GTK_EDITABLE (points), "5");
  g_signal_emit_by_name (button, "clicked");
  assert_int_equal (aluette_tournament_get_n_missing (tournament, 0), 1);
  gtk_editable_set_text (GTK_EDITABLE (ui_driver_find (row, GTK_TYPE_ENTRY, 1)), "3");
  g_signal_emit_by_name (button, "clicked");
  assert_int_equal (aluette_tournament_get_n_missing (tournament, 0), 0);
  gtk_widget_activate_action (page, "tournament.undo", NULL);
  assert_int_equal (aluette_tournament_get_n_missing (tournament, 0), 1);
  gtk_widget_activate_action (page, "tournament.redo", NULL);
  check_standings (page, tournament);
  gtk_widget_activate_action (page, "tournament.draw", NULL);
  assert_int_equal (aluette_tournament_get_n_rounds (tournament), 2);
  gtk_widget_activate_action (page, "tournament.cancel-round", NULL);
  assert_int_equal (aluette_tournament_get_n_rounds (tournament), 1);
  ui_driver_close (window);
}

/* If ALUETTE_TEST_OUTPUT names a folder, the sheets stay there, so that people can look at them. */
TEST_WITH (test_prints, set_up, tear_down)
{
  Fixture *f = *state;
  const char *keep = g_getenv ("ALUETTE_TEST_OUTPUT");
  g_autofree char *folder = keep != NULL ? g_strdup (keep)
                                         : g_dir_make_tmp ("aluette-test-XXXXXX", NULL);
  g_autofree char *draw_path = g_build_filename (folder, "draw.pdf", NULL);
  g_autofree char *standings_path = g_build_filename (folder, "standings.pdf", NULL);
  g_autoptr (AluetteTournament) tournament = matches_driver_new_tournament (f->database, 37, 4);
  g_autoptr (AluettePrint) draw = aluette_print_new_draw (tournament, 3);
  g_autoptr (AluettePrint) standings = aluette_print_new_standings (tournament);

  assert_int_equal (aluette_print_export (draw, draw_path, NULL), 1);
  assert_int_equal (aluette_print_export (standings, standings_path, NULL), 1);
  if (keep != NULL)
    return;
  g_unlink (draw_path);
  g_unlink (standings_path);
  g_rmdir (folder);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
