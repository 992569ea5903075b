/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>

#include "model/session/aluette-local-game.h"
#include "ui-driver.h"
#include "ui/tarot/aluette-tarot-print.h"
#include "ui/tarot/aluette-tarot-score-page.h"
#include "ui/tarot/aluette-tarot-scoreboard.h"

/*
 * Writes a picture of a score sheet of Tarot to a PNG file, or for a match with cards of its
 * scoreboard, in a window of a chosen size, style and language. Needs a display:
 *   run-headless tarot-score-shot --record real-five.tarot --output sheet.png --size 360x640
 */

static char *output, *size, *language, *record, *actions, *people, *pdf;
static double text_scale = 1, scroll;
static gboolean dark;

static const GOptionEntry entries[] = {
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "The PNG file to write", "FILE" },
  { "record", 0, 0, G_OPTION_ARG_FILENAME, &record, "The match", "FILE" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WIDTHxHEIGHT" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "en or fr", "LANGUAGE" },
  { "text-scale", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "1 to 2", "FACTOR" },
  { "scroll", 0, 0, G_OPTION_ARG_DOUBLE, &scroll, "How far the page is scrolled, 0 to 1", "SHARE" },
  { "people", 0, 0, G_OPTION_ARG_STRING, &people, "People who join at the end, by commas",
    "NAMES" },
  { "pdf", 0, 0, G_OPTION_ARG_FILENAME, &pdf, "Also write the match as it is printed", "FILE" },
  { "actions", 0, 0, G_OPTION_ARG_STRING, &actions, "score.correct=N and others, by commas",
    "LIST" },
  { NULL }
};

static GtkWidget *
make_board (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteGame) game = aluette_local_game_new_from_record (text, -1, 1, NULL, &error);
  GtkWidget *board = aluette_tarot_scoreboard_new ();

  if (game == NULL)
    g_error ("%s", error->message);
  aluette_tarot_scoreboard_set_game (ALUETTE_TAROT_SCOREBOARD (board), game);
  return board;
}

/* Adds people who sit out in turn, and a deal of each dealer, which all passed or one took. */
static void
add_people (AluetteTarotScoreSheet *sheet)
{
  g_auto (GStrv) names = g_strsplit (people, ",", -1);
  AluetteTarotSheetDeal deal = { 0 };

  for (guint i = 0; names[i] != NULL; i++)
    aluette_tarot_score_sheet_add_person (sheet, names[i], NULL);
  tarot_sheet_init (&deal.sheet);
  deal.sheet.contract = TAROT_GARDE;
  deal.sheet.partner = 3;
  deal.sheet.bouts = 2;
  deal.sheet.half_points[0] = 98;
  for (guint i = 0; i < 7; i++)
    {
      deal.sheet.taker = (guint8) (i % 3);
      aluette_tarot_score_sheet_propose_line_up (sheet,
                                                 aluette_sheet_get_n_deals (ALUETTE_SHEET (sheet)),
                                                 deal.line_up);
      aluette_sheet_add_deal (ALUETTE_SHEET (sheet), &deal, NULL);
    }
}

static GtkWidget *
make_page (void)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteTarotScoreSheet) sheet = NULL;

  if (!g_file_get_contents (record, &text, NULL, &error))
    g_error ("%s", error->message);
  sheet = aluette_tarot_score_sheet_new_from_record (text, NULL, NULL);
  if (sheet != NULL && people != NULL)
    add_people (sheet);
  return sheet != NULL ? aluette_tarot_score_page_new (sheet) : make_board (text);
}

static void
activate_actions (GtkWidget *page)
{
  g_auto (GStrv) list = g_strsplit (actions != NULL ? actions : "", ",", -1);

  for (guint i = 0; list[i] != NULL && *list[i] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (list[i], "=", 2);
      gboolean done = words[1] == NULL ? gtk_widget_activate_action (page, words[0], NULL)
                                       : gtk_widget_activate_action (page, words[0], "u",
                                                                     (guint) atoi (words[1]));

      if (!done)
        g_error ("no action %s", list[i]);
      ui_driver_settle (page);
    }
}

static void
scroll_page (GtkWidget *page)
{
  GtkWidget *scroller = ui_driver_find (page, GTK_TYPE_SCROLLED_WINDOW, 0);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_adjustment_set_value (place, scroll
                                       * (gtk_adjustment_get_upper (place)
                                          - gtk_adjustment_get_page_size (place)));
  ui_driver_settle (page);
}

static void
save_pdf (void)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AluettePrint) print = NULL;

  if (!g_file_get_contents (record, &text, NULL, &error)
      || (print = aluette_tarot_print_new (text, "", &error)) == NULL
      || aluette_print_export (print, pdf, &error) == 0)
    g_error ("%s", error->message);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  GtkWidget *window, *page;
  int width = 1120, height = 700;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || output == NULL || record == NULL)
    g_error ("%s", error != NULL ? error->message : "--output and --record are needed");
  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);
  ui_driver_init (language != NULL ? language : "en", dark, text_scale);
  if (pdf != NULL)
    save_pdf ();
  page = make_page ();
  gtk_widget_set_vexpand (page, TRUE);
  window = ui_driver_present (page, width, height);
  activate_actions (page);
  scroll_page (page);
  ui_driver_save (window, output);
  ui_driver_close (window);
  return 0;
}
