/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "matches-driver.h"
#include "ui/aluette/score/aluette-score-page.h"
#include "ui/matches/aluette-match-page.h"
#include "ui/matches/aluette-matches-page.h"
#include "ui/matches/aluette-replay-view.h"
#include "ui/matches/aluette-statistics-page.h"
#include "ui/matches/aluette-tournament-list.h"
#include "ui/matches/aluette-tournament-page.h"

/*
 * Writes a picture of a page to a PNG file. Needs a display:
 *   run-headless matches-shot --page matches --output list.png --size 360x640 --language fr
 */

static char *choose, *view;
static char *output, *size, *language, *page, *actions, *record;
static double text_scale = 1;
static gboolean dark;

static const GOptionEntry entries[] = {
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "The PNG file to write", "FILE" },
  { "page", 0, 0, G_OPTION_ARG_STRING, &page, "matches, match, …", "PAGE" },
  { "record", 0, 0, G_OPTION_ARG_FILENAME, &record, "A match file to import first", "FILE" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WIDTHxHEIGHT" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "en or fr", "LANGUAGE" },
  { "text-scale", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "1 to 2", "FACTOR" },
  { "view", 0, 0, G_OPTION_ARG_STRING, &view, "The view of the page’s stack", "NAME" },
  { "choose", 0, 0, G_OPTION_ARG_STRING, &choose, "Drop-downs: NUMBER=ITEM by commas", "LIST" },
  { "actions", 0, 0, G_OPTION_ARG_STRING, &actions, "Then activated, by commas", "LIST" },
  { NULL }
};

/* Returns: the number of the match of the option --record */
static gint64
import_file (AluetteDatabase *database)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gint64 match = 0;

  if (g_file_get_contents (record, &text, NULL, &error))
    match = aluette_database_import_record (database, text, -1, NULL, &error);
  if (match == 0)
    g_error ("%s", error->message);
  return match;
}

static GtkWidget *
make_page (AluetteDatabase *database)
{
  g_autoptr (AluetteTournament) tournament = NULL;
  gint64 match = matches_driver_add_played (database, 7);

  if (record != NULL)
    match = import_file (database);
  if (g_strcmp0 (page, "match") == 0)
    return aluette_match_page_new (database, match);
  if (g_strcmp0 (page, "statistics") == 0)
    return aluette_statistics_page_new (database);
  if (g_strcmp0 (page, "tournaments") == 0)
    {
      tournament = aluette_database_create_tournament (database, "Concours de Bouin", NULL, NULL);
      return aluette_tournament_list_new (database);
    }
  if (g_strcmp0 (page, "tournament") == 0)
    {
      tournament = matches_driver_new_tournament (database, 9, 2);
      return aluette_tournament_page_new (tournament);
    }
  if (g_strcmp0 (page, "score") == 0)
    {
      g_autofree char *text = matches_driver_real_record (42, 4);
      g_autoptr (AluetteScoreSheet) sheet = aluette_score_sheet_new_from_record (text, NULL, NULL);

      return aluette_score_page_new (sheet);
    }
  return aluette_matches_page_new (database);
}

/* Activates an action, with a number if it has one: “match.show-deal=1”. */
static gboolean
activate_action (GtkWidget *child, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, "=", 2);

  if (g_str_has_prefix (words[0], "replay."))
    child = ui_driver_find (child, ALUETTE_TYPE_REPLAY_VIEW, 0);
  if (words[1] == NULL)
    return gtk_widget_activate_action (child, words[0], NULL);
  return gtk_widget_activate_action (child, words[0], "u", (guint) atoi (words[1]));
}

/* Chooses items of the page's drop-downs. */
static void
choose_items (GtkWidget *child)
{
  g_auto (GStrv) items = g_strsplit (choose, ",", 0);

  for (guint i = 0; items[i] != NULL; i++)
    {
      guint number = 0, item = 0;
      GtkWidget *widget;

      sscanf (items[i], "%u=%u", &number, &item);
      widget = ui_driver_find (child, GTK_TYPE_DROP_DOWN, number);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), item);
    }
  main_loop_run_for (200);
}

/* Shows the page of that name in the stack that has it. */
static void
show_view (GtkWidget *child)
{
  GtkWidget *stack = ui_driver_find (child, ADW_TYPE_VIEW_STACK, 0);

  if (stack != NULL)
    {
      adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), view);
      return;
    }
  for (guint i = 0; (stack = ui_driver_find (child, GTK_TYPE_STACK, i)) != NULL; i++)
    if (gtk_stack_get_child_by_name (GTK_STACK (stack), view) != NULL)
      gtk_stack_set_visible_child_name (GTK_STACK (stack), view);
}

/* Returns: (transfer none): the window in front of @window, or @window. */
static GtkWidget *
front_of (GtkWidget *window)
{
  GtkWidget *front = window;

  for (GList *l = gtk_window_list_toplevels (); l != NULL; l = g_list_delete_link (l, l))
    if (gtk_window_get_transient_for (l->data) == GTK_WINDOW (window))
      front = l->data;
  return front;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) list = NULL;
  AluetteDatabase *database;
  GtkWidget *window, *child;
  int width = 900, height = 640;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || output == NULL)
    g_error ("%s", error != NULL ? error->message : "--output is needed");
  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);
  ui_driver_init (language != NULL ? language : "en", dark, text_scale);
  database = matches_driver_new_database ();
  child = make_page (database);
  window = ui_driver_present (child, width, height);
  list = g_strsplit (actions != NULL ? actions : "", ",", 0);
  for (guint i = 0; list[i] != NULL; i++)
    {
      if (!activate_action (child, list[i]))
        g_error ("no action %s", list[i]);
      main_loop_run_for (150);
    }
  if (view != NULL)
    show_view (child);
  main_loop_run_for (50);
  if (choose != NULL)
    choose_items (child);
  ui_driver_save (front_of (window), output);
  gtk_window_destroy (GTK_WINDOW (window));
  main_loop_run_for (50);
  matches_driver_close_database (database);
  return 0;
}
