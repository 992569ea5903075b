/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>
#include <libintl.h>
#include <locale.h>

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

static gboolean
time_up_cb (gpointer up)
{
  *(gboolean *) up = TRUE;
  return G_SOURCE_REMOVE;
}

static void
wait_ms (guint ms)
{
  gboolean up = FALSE;

  g_timeout_add (ms, time_up_cb, &up);
  while (!up)
    g_main_context_iteration (NULL, TRUE);
}

static void
save (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  if (!gdk_texture_save_to_png (texture, output))
    g_error ("cannot write %s", output);
}

static void
load_css (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("ALUETTE_SRCDIR"), "data", "css", "style.css",
                                            NULL);
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_path (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
set_up_language (void)
{
  gtk_disable_setlocale ();
  if (setlocale (LC_ALL, "") == NULL)
    setlocale (LC_ALL, "C.UTF-8");
  setlocale (LC_MESSAGES, "C.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("ALUETTE_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_setenv ("LANGUAGE", language != NULL ? language : "en", TRUE);
}

/* Answers the problem: the best card, or another. */
static void
answer (AluettePuzzleView *view)
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
  g_autoptr (AluetteMistakes) mistakes = aluette_mistakes_new (NULL, NULL);
  g_autoptr (GError) error = NULL;
  AluettePuzzleView *view;
  GtkWidget *window, *page;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || output == NULL)
    g_error ("%s", error != NULL ? error->message : "--output is needed");
  set_up_language ();
  adw_init ();
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                           : ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "DejaVu Sans 10", NULL);
  load_css ();
  page = aluette_practice_page_new (leitner, mistakes);
  view = aluette_practice_page_get_view (ALUETTE_PRACTICE_PAGE (page));
  window = make_window (page);
  gtk_window_present (GTK_WINDOW (window));
  wait_ms (500);
  if (deck != NULL)
    aluette_practice_page_open (ALUETTE_PRACTICE_PAGE (page), deck);
  for (int i = 0; i < nth; i++)
    {
      AluetteLeitnerAnswer answer = { .when = g_get_real_time () / G_USEC_PER_SEC,
                                      .took_ms = 900,
                                      .right = TRUE };

      aluette_leitner_answer_async (leitner, aluette_puzzle_view_get_puzzle (view)->id, &answer,
                                    NULL, NULL, NULL);
      gtk_widget_activate_action (GTK_WIDGET (view), "problem.next", NULL);
    }
  wait_ms (500);
  if (card != NULL)
    answer (view);
  wait_ms ((guint) wait);
  save (window);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
