/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-driver.h"
#include "ui/aluette/practice/aluette-vache-puzzle-look.h"
#include "ui/practice/aluette-practice-page.h"
#include "ui/tarot/practice/aluette-tarot-drill-look.h"
#include "ui/tarot/practice/aluette-tarot-puzzle-look.h"

/*
 * Writes a picture of the puzzles' page to a PNG file. Needs a display:
 *   run-headless practice-shot -o puzzle.png --deck duck --nth 3 --card 4c --wait 3000 --dark
 *   run-headless practice-shot -o hand.png --deck race --puzzle race-101 --size 360x720
 */

#define MAX_PUZZLES 300

static char *output, *size, *language, *deck, *card, *game, *puzzle_id;
static double text_scale = 1;
static int wait = 700, nth = 0;
static gboolean dark, watching;

static const GOptionEntry entries[] = {
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "The PNG file to write", "FILE" },
  { "game", 0, 0, G_OPTION_ARG_STRING, &game, "tarot or tarot-drills instead of Aluette", "GAME" },
  { "text", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "Size of the text", "FACTOR" },
  { "deck", 0, 0, G_OPTION_ARG_STRING, &deck, "What is opened", "DECK" },
  { "nth", 0, 0, G_OPTION_ARG_INT, &nth, "Problems passed over", "N" },
  { "puzzle", 0, 0, G_OPTION_ARG_STRING, &puzzle_id, "Pass over all before this one", "ID" },
  { "card", 0, 0, G_OPTION_ARG_STRING, &card, "best, solution, or another answer", "CARD" },
  { "wait", 0, 0, G_OPTION_ARG_INT, &wait, "Milliseconds before the picture", "MS" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WIDTHxHEIGHT" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "watching", 0, 0, G_OPTION_ARG_NONE, &watching, "Before the question", NULL },
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "en or fr", "LANGUAGE" },
  { NULL }
};

static const struct
{
  const char *game;
  const AluettePuzzleLook *look;
} looks[] = {
  { "aluette", &aluette_vache_puzzle_look },
  { "tarot", &aluette_tarot_puzzle_look },
  { "tarot-drills", &aluette_tarot_drill_look },
};

static const AluettePuzzleLook *
find_look (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    if (g_strcmp0 (looks[i].game, game) == 0)
      return looks[i].look;
  return looks[0].look;
}

/* Answers the puzzle: with the solution, played or shown, with a card, or with a number of the
 * answers to choose from. */
static void
answer_puzzle (const AluettePuzzleLook *look, AluettePuzzleView *view)
{
  AluetteTable *table = aluette_puzzle_view_get_table (view);
  gconstpointer puzzle = aluette_puzzle_view_get_puzzle (view);
  g_autofree char *best = look->get_solution (puzzle);
  g_auto (GStrv) choices = look->get_choices != NULL ? look->get_choices (puzzle) : NULL;

  if (g_str_equal (card, "solution"))
    gtk_widget_activate_action (GTK_WIDGET (view), "puzzle.solution", NULL);
  else if (choices == NULL)
    look->give_answer (puzzle, aluette_table_get_game (table),
                       g_str_equal (card, "best") ? best : card);
  else
    gtk_widget_activate_action (GTK_WIDGET (view), "puzzle.choose", "u",
                                (guint) atoi (g_str_equal (card, "best") ? best : card));
}

/* Opens a deck and waits for its question, after what the user watches before it. */
static void
open_deck (AluettePracticePage *page, AluettePuzzleView *view)
{
  aluette_practice_page_open (page, deck);
  main_loop_wait_for (aluette_puzzle_view_get_puzzle (view) != NULL);
  if (!watching)
    main_loop_wait_for (
        gtk_widget_get_sensitive (GTK_WIDGET (aluette_puzzle_view_get_table (view))));
}

/* Returns: whether the puzzle that is shown may stay, after @n others. */
static gboolean
is_wanted (const AluettePuzzleLook *look, AluettePuzzleView *view, int n)
{
  if (puzzle_id == NULL)
    return TRUE;
  if (n == MAX_PUZZLES)
    g_error ("no puzzle %s", puzzle_id);
  return g_str_equal (aluette_puzzle_get_id (aluette_puzzle_view_get_puzzle (view)), puzzle_id);
}

/* Solves the puzzle, and goes to the next one. */
static void
pass_over (const AluettePuzzleLook *look, AluettePuzzleView *view, AluetteLeitner *leitner)
{
  AluetteLeitnerAnswer answer = { .when = g_get_real_time () / G_USEC_PER_SEC,
                                  .took_ms = 900,
                                  .right = TRUE };

  aluette_leitner_answer_async (leitner,
                                aluette_puzzle_get_id (aluette_puzzle_view_get_puzzle (view)),
                                &answer, NULL, NULL, NULL);
  gtk_widget_activate_action (GTK_WIDGET (view), "puzzle.next", NULL);
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
  g_autoptr (AluetteMistakes) mistakes = NULL;
  const AluettePuzzleLook *look;
  g_autoptr (GError) error = NULL;
  AluettePuzzleView *view;
  GtkWidget *window, *page;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || output == NULL)
    g_error ("%s", error != NULL ? error->message : "--output is needed");
  look = find_look ();
  mistakes = aluette_mistakes_new (look->kind, NULL, NULL);
  ui_driver_init (language != NULL ? language : "en", dark, text_scale);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  page = aluette_practice_page_new (look, leitner, mistakes);
  view = aluette_practice_page_get_view (ALUETTE_PRACTICE_PAGE (page));
  window = make_window (page);
  gtk_window_present (GTK_WINDOW (window));
  ui_driver_settle (window);
  if (deck != NULL)
    open_deck (ALUETTE_PRACTICE_PAGE (page), view);
  for (int i = 0; i < nth || !is_wanted (look, view, i); i++)
    pass_over (look, view, leitner);
  main_loop_run_for (500);
  if (card != NULL)
    answer_puzzle (look, view);
  main_loop_run_for ((guint) wait);
  ui_driver_settle (window);
  ui_driver_save (window, output);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
