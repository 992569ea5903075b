/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach-driver.h"
#include "ui/coach/aluette-analysis-panel.h"
#include "ui/coach/aluette-review-page.h"
#include "ui/matches/aluette-match-page.h"

/*
 * Writes a picture of the coach at work to a PNG file. Needs a display:
 *   run-headless coach-shot --output hint.png --scene hint-3 --size 360x640 --dark --language fr
 * Scenes: hint-1 to hint-3, why, why-after, tricks, claim, over, review, moment, trial;
 * of a match that was kept: analysis, kept-review.
 */

static char *output, *size, *language, *scene;
static int seed = 1, trick = 3;
static double text_scale = 1;
static gboolean dark;

static const GOptionEntry entries[] = {
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "The PNG file to write", "FILE" },
  { "scene", 0, 0, G_OPTION_ARG_STRING, &scene, "What to show", "SCENE" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WIDTHxHEIGHT" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Lamp light", NULL },
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "en or fr", "LANGUAGE" },
  { "text-scale", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "1 to 2", "FACTOR" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "The first seed tried", "N" },
  { "trick", 0, 0, G_OPTION_ARG_INT, &trick, "After so many tricks", "N" },
  { NULL }
};

static AluetteReviewPage *
find_review (CoachTable *table)
{
  return ALUETTE_REVIEW_PAGE (ui_driver_find (GTK_WIDGET (table->view),
                                                   ALUETTE_TYPE_REVIEW_PAGE, 0));
}

static void
go_to_hint (CoachTable *table, int stage)
{
  for (int i = 0; i < stage; i++)
    {
      coach_driver_do (table, "match.hint");
      g_print ("%s\n", coach_driver_await_speech (table));
    }
}

static void
open_reason (CoachTable *table)
{
  gtk_widget_activate_action (GTK_WIDGET (table->view), "match.why", "i", -1);
  g_print ("%s\n", coach_driver_await_speech (table));
}

static void
go_to_review (CoachTable *table)
{
  coach_driver_finish_deal (table);
  coach_driver_do (table, "match.review-deal");
  main_loop_wait_for (aluette_review_page_get_review (find_review (table)) != NULL);
  main_loop_run_for (300);
}

/* Plays the strongest card instead of the first one, until the deal is over. */
static void
try_card (CoachTable *table)
{
  AluetteReviewPage *page = find_review (table);

  aluette_review_page_select (page, 0);
  main_loop_run_for (100);
  gtk_widget_activate_action (GTK_WIDGET (aluette_review_page_get_table (page)), "table.play-1",
                              NULL);
  main_loop_wait_for (aluette_review_page_get_said (page) == NULL);
  main_loop_wait_for (aluette_review_page_get_said (page) != NULL);
}

static void
go_to_scene (CoachTable *table)
{
  if (g_str_has_prefix (scene, "hint-"))
    go_to_hint (table, scene[strlen ("hint-")] - '0');
  else if (g_str_equal (scene, "why"))
    open_reason (table);
  else if (g_str_equal (scene, "tricks"))
    coach_driver_do (table, "match.last-trick");
  else if (g_str_equal (scene, "over"))
    coach_driver_finish_deal (table);
  else if (g_str_equal (scene, "why-after"))
    {
      coach_driver_finish_deal (table);
      open_reason (table);
    }
  else if (!g_str_equal (scene, "claim"))
    {
      go_to_review (table);
      if (g_str_equal (scene, "moment"))
        aluette_review_page_select (find_review (table), 0);
      if (g_str_equal (scene, "trial"))
        try_card (table);
    }
  main_loop_run_for (300);
}

/* The page of a stored match: the analysis of a position, or a review. */
static void
take_kept_match (int width, int height)
{
  AluetteDatabase *database = matches_driver_new_database ();
  GtkWidget *page = aluette_match_page_new (database,
                                            matches_driver_add_played (database, (guint64) seed));
  GtkWidget *window = ui_driver_present (page, width, height);
  AdwViewStack *views = ADW_VIEW_STACK (ui_driver_find (page, ADW_TYPE_VIEW_STACK, 0));
  GtkWidget *panel = ui_driver_find (page, ALUETTE_TYPE_ANALYSIS_PANEL, 0);
  GtkWidget *review = ui_driver_find (page, ALUETTE_TYPE_REVIEW_PAGE, 0);

  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                    "/io/github/aluette/Aluette/icons");
  adw_view_stack_set_visible_child_name (views, g_str_equal (scene, "analysis") ? "replay"
                                                                                 : "review");
  main_loop_run_for (200);
  if (g_str_equal (scene, "analysis"))
    {
      for (int i = 0; i < 4 * trick; i++)
        gtk_widget_activate_action (panel, "replay.next", NULL);
      aluette_analysis_panel_set_active (ALUETTE_ANALYSIS_PANEL (panel), TRUE);
      main_loop_wait_for (*aluette_analysis_panel_get_text (ALUETTE_ANALYSIS_PANEL (panel))
                          != '\0');
      g_print ("%s\n", aluette_analysis_panel_get_text (ALUETTE_ANALYSIS_PANEL (panel)));
    }
  else
    main_loop_wait_for (aluette_review_page_get_review (ALUETTE_REVIEW_PAGE (review)) != NULL);
  main_loop_run_for (200);
  ui_driver_save (window, output);
  gtk_window_destroy (GTK_WINDOW (window));
  matches_driver_close_database (database);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  CoachTable table = { NULL };
  int width = 1024, height = 720;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || output == NULL || scene == NULL)
    g_error ("%s", error != NULL ? error->message : "--output and --scene are needed");
  ui_driver_init (language != NULL ? language : "en", dark, text_scale);
  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);
  if (g_str_equal (scene, "analysis") || g_str_equal (scene, "kept-review"))
    {
      take_kept_match (width, height);
      return 0;
    }
  if (g_str_equal (scene, "claim"))
    coach_driver_open_settled (&table, (guint64) seed, width, height);
  else
    coach_driver_open (&table, (guint64) seed, (guint) trick, width, height);
  go_to_scene (&table);
  ui_driver_save (table.window, output);
  coach_driver_close (&table);
  return 0;
}
