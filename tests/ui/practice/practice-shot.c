/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-driver.h"
#include "model/aluette/aluette-aluette-puzzle-kind.h"
#include "ui/aluette/practice/aluette-aluette-puzzle-look.h"
#include "ui/practice/aluette-practice-page.h"

/*
 * Writes a picture of the problems' page to a PNG file. Needs a display:
 *   run-headless practice-shot -o problem.png --deck duck --nth 3 --card 4c --wait 3000 --dark
 */

static char *output, *size, *language, *deck, *card;
static int wait = 700, nth = 0;
static gboolean dark;

static const GOptionEntry entries[] = {
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "The PNG file to write", "FILE" },
  { "deck", 0, 0, G_OPTION_ARG_STRING, &deck, "What is opened", "DECK" },
  { "nth", 0, 0, G_OPTION_ARG_INT, &nth, "Problems passed over", "N" },
  { "card", 0, 0, G_OPTION_ARG_STRING, &card, "best, wrong or solution", "CARD" },
  { "wait", 0, 0, G_OPTION_ARG_INT, &wait, "Milliseconds before the picture", "MS" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WIDTHxHEIGHT" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "en or fr", "LANGUAGE" },
  { NULL }
};

/* Answers the puzzle: with the best card, or another. */
static void
answer_puzzle (AluettePuzzleView *view)
{
  const AluPuzzle *puzzle = aluette_puzzle_view_get_puzzle (view);
  AluMatch match;
  AluCardSet set;
  char code[3];

  if (g_str_equal (card, "solution"))
    {
      gtk_widget_activate_action (GTK_WIDGET (view), "problem.solution", NULL);
      return;
    }
  alu_puzzle_state (puzzle, &match);
  set = g_str_equal (card, "best") ? puzzle->best : alu_match_legal_plays (&match) & ~puzzle->best;
  alu_card_code (alu_set_first (set), code);
  gtk_widget_activate_action (GTK_WIDGET (aluette_puzzle_view_get_table (view)), "table.play", "s",
                              code);
}

static GtkWidget *
make_window (GtkWidget *page)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  int width = 1024, height = 720;

  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), page);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), "Aluette");
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  return window;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (NULL, NULL);
  g_autoptr (AluetteMistakes) mistakes = aluette_mistakes_new (&aluette_aluette_puzzle_kind, NULL,
                                                               NULL);
  g_autoptr (GError) error = NULL;
  AluettePuzzleView *view;
  GtkWidget *window, *page;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || output == NULL)
    g_error ("%s", error != NULL ? error->message : "--output is needed");
  ui_driver_init (language != NULL ? language : "en", dark, 1);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  page = aluette_practice_page_new (&aluette_aluette_puzzle_look, leitner, mistakes);
  view = aluette_practice_page_get_view (ALUETTE_PRACTICE_PAGE (page));
  window = make_window (page);
  gtk_window_present (GTK_WINDOW (window));
  main_loop_run_for (500);
  if (deck != NULL)
    aluette_practice_page_open (ALUETTE_PRACTICE_PAGE (page), deck);
  for (int i = 0; i < nth; i++)
    {
      AluetteLeitnerAnswer answer = { .when = g_get_real_time () / G_USEC_PER_SEC,
                                      .took_ms = 900,
                                      .right = TRUE };

      aluette_leitner_answer_async (leitner,
                                    aluette_aluette_puzzle_kind
                                        .get_id (aluette_puzzle_view_get_puzzle (view)),
                                    &answer, NULL, NULL, NULL);
      gtk_widget_activate_action (GTK_WIDGET (view), "problem.next", NULL);
    }
  main_loop_run_for (500);
  if (card != NULL)
    answer_puzzle (view);
  main_loop_run_for ((guint) wait);
  ui_driver_save (window, output);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
