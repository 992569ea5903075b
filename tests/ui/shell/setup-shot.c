/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>

#include "matches-driver.h"
#include "model/session/aluette-game-setup.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-language.h"
#include "ui/shell/aluette-last-setup.h"
#include "ui/shell/aluette-setup-page.h"
#include "ui/shell/aluette-window.h"

/*
 * Writes a picture of the start page, or of the set-up page of a game, to a PNG file. Needs a
 * display:
 *   run-headless setup-shot -o setup.png --game tarot --preset 2 --open --size 360x640 --dark
 */

static char *output, *size, *language, *game;
static int preset = -1, scroll = 0, n_matches = 0;
static double scale = 1;
static gboolean dark, open_options, real;

static const GOptionEntry entries[] = {
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "The PNG file to write", "FILE" },
  { "game", 0, 0, G_OPTION_ARG_STRING, &game, "Set-up page of this game; without, start page",
    "ID" },
  { "preset", 0, 0, G_OPTION_ARG_INT, &preset, "Kind of match to press", "N" },
  { "open", 0, 0, G_OPTION_ARG_NONE, &open_options, "Unfold the options", NULL },
  { "real", 0, 0, G_OPTION_ARG_NONE, &real, "Real cards", NULL },
  { "matches", 0, 0, G_OPTION_ARG_INT, &n_matches, "Unfinished matches of each game", "N" },
  { "scroll", 0, 0, G_OPTION_ARG_INT, &scroll, "Pixels to scroll down", "N" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WIDTHxHEIGHT" },
  { "scale", 0, 0, G_OPTION_ARG_DOUBLE, &scale, "Size of the text", "FACTOR" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "en or fr", "LANGUAGE" },
  { NULL }
};

static void
add_matches (AluetteDatabase *database)
{
  for (int n = 0; n < n_matches; n++)
    for (guint i = 0; alu_game_kinds[i] != NULL; i++)
      {
        g_autoptr (AluetteJournal) journal = NULL;
        AluGameHeader header;
        AluGameRules rules;

        alu_game_rules_init (alu_game_kinds[i], &rules, 0, 0);
        aluette_game_setup_propose (alu_game_kinds[i], &rules, "Anne", &header);
        g_strlcpy (header.date, "2026-05-01", sizeof header.date);
        journal = aluette_database_create_match (database, alu_game_kinds[i], &header, 1, NULL,
                                                 NULL, NULL);
      }
}

static void
show_setup (GtkWidget *window)
{
  GtkWidget *page;

  if (real)
    aluette_window_show_setup (ALUETTE_WINDOW (window), TRUE);
  else
    gtk_widget_activate_action (window, "win.new-match", "s", game);
  ui_driver_settle (window);
  page = ui_driver_find (window, ALUETTE_TYPE_SETUP_PAGE, 0);
  if (real && game != NULL)
    aluette_setup_page_choose_game (ALUETTE_SETUP_PAGE (page), alu_game_kind_from_id (game));
  if (preset >= 0)
    gtk_widget_activate_action (page, "setup.preset", "u", (guint) preset);
  if (open_options)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (ui_driver_find (page, ADW_TYPE_EXPANDER_ROW,
                                                                     0)),
                                   TRUE);
}

static void
scroll_down (GtkWidget *window)
{
  for (guint n = 0;; n++)
    {
      GtkWidget *scroller = ui_driver_find (window, GTK_TYPE_SCROLLED_WINDOW, n);

      if (scroller == NULL)
        return;
      if (gtk_widget_get_mapped (scroller))
        gtk_adjustment_set_value (
            gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), scroll);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteApplication) app = NULL;
  GtkWidget *window;
  int width = 1024, height = 720;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || output == NULL)
    g_error ("%s", error != NULL ? error->message : "--output is needed");
  aluette_language_init ();
  app = aluette_application_new ();
  g_settings_set_string (aluette_application_get_settings (app), "language",
                         language != NULL ? language : "en");
  if (!g_application_register (G_APPLICATION (app), NULL, &error))
    g_error ("%s", error->message);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-xft-dpi",
                (int) (96 * 1024 * scale), NULL);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                           : ADW_COLOR_SCHEME_FORCE_LIGHT);
  add_matches (aluette_application_get_database (app));
  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);
  g_settings_set_int (aluette_application_get_settings (app), "window-width", width);
  g_settings_set_int (aluette_application_get_settings (app), "window-height", height);
  window = GTK_WIDGET (aluette_window_new (ADW_APPLICATION (app)));
  gtk_window_present (GTK_WINDOW (window));
  ui_driver_settle (window);
  if (game != NULL || real)
    show_setup (window);
  ui_driver_settle (window);
  main_loop_run_for (300);
  scroll_down (window);
  ui_driver_settle (window);
  ui_driver_save (window, output);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
