/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-local-game.h"
#include "ui-driver.h"
#include "ui/aluette/drills/aluette-drill-items.h"
#include "ui/aluette/drills/aluette-drills-page.h"
#include "ui/aluette/table/aluette-notepad.h"
#include "ui/aluette/signs/aluette-sign-palette.h"
#include "ui/aluette/signs/aluette-sign-timeline.h"
#include "ui/aluette/signs/aluette-signs-page.h"

/*
 * Writes a picture of one of the signs' pages to a PNG file, in a window of a chosen size, style,
 * language and text scale. Needs a display:
 *   run-headless signs-shot --page signs --output signs.png --size 360x640 --dark --language fr
 */

/* The player and the sign in all pictures. */
#define SEED 5

static char *output, *size, *language, *page;
static int wait = 700;
static double text_scale = 1;
static gboolean dark, contrast;

static const GOptionEntry entries[] = {
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "The PNG file to write", "FILE" },
  { "page", 0, 0, G_OPTION_ARG_STRING, &page,
    "signs, cards, drills, drill-what, palette, notepad …", "PAGE" },
  { "wait", 0, 0, G_OPTION_ARG_INT, &wait, "Milliseconds before the picture", "MS" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WIDTHxHEIGHT" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "contrast", 0, 0, G_OPTION_ARG_NONE, &contrast, "High contrast", NULL },
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "en or fr", "LANGUAGE" },
  { "text-scale", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "1 to 2", "FACTOR" },
  { NULL }
};

/* Returns: (nullable): the popover that is open below @widget. */
static GtkWidget *
find_popover (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_popover (child);
  return found;
}

static GtkWidget *
find_palette (GtkWidget *widget)
{
  GtkWidget *found = ALUETTE_IS_SIGN_PALETTE (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_palette (child);
  return found;
}

/* The drills after some days of practice. */
static GtkWidget *
make_drills (void)
{
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (NULL, NULL);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  GtkWidget *widget;

  for (guint i = 0; i < 9; i++)
    for (guint n = 0; n <= (i * 7) % 5; n++)
      {
        g_autofree char *item = aluette_sign_item ((AluSign) i, n == 1);
        AluetteLeitnerAnswer answer = { .when = now - (5 - n) * 30 * 24 * 60 * 60,
                                        .took_ms = 900,
                                        .right = TRUE };

        aluette_leitner_answer_async (leitner, item, &answer, NULL, NULL, NULL);
      }
  widget = aluette_drills_page_new (leitner);
  if (g_str_has_prefix (page, "drill-"))
    aluette_drills_page_open (ALUETTE_DRILLS_PAGE (widget), page + strlen ("drill-"));
  return widget;
}

/* A match from the record of signs and calls: all of it, or the beginning of its first deal. */
static AluetteGame *
load_game (gboolean whole)
{
  g_autofree char *path = g_build_filename (g_getenv ("ALUETTE_SRCDIR"), "tests", "records",
                                            "signs-and-calls.aluette", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  AluetteGame *game;
  char *end;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);
  if (!whole)
    {
      end = strstr (text, "trick 2");
      *end = '\0';
      end = strstr (text, "option bluff on\n");
      memset (end, '#', strlen ("option bluff on"));
    }
  game = aluette_local_game_new_from_record (text, -1, 1, NULL, &error);
  if (game == NULL)
    g_error ("%s", error->message);
  return game;
}

static GtkWidget *
make_palette (void)
{
  g_autoptr (AluetteGame) game = load_game (FALSE);
  g_autoptr (AluetteGaze) gaze = aluette_gaze_new (game);
  GtkWidget *palette = aluette_sign_palette_new ();

  aluette_sign_palette_set_player (ALUETTE_SIGN_PALETTE (palette), game, gaze, 0, NULL);
  gtk_widget_set_valign (palette, GTK_ALIGN_START);
  gtk_widget_set_halign (palette, GTK_ALIGN_CENTER);
  return palette;
}

static GtkWidget *
make_notepad (void)
{
  g_autoptr (AluetteGame) game = load_game (FALSE);
  GtkWidget *notepad = aluette_notepad_new ();

  aluette_notepad_set_player (ALUETTE_NOTEPAD (notepad), game, 0);
  aluette_notepad_note (ALUETTE_NOTEPAD (notepad), 3, ALU_SIGN_BORGNE, TRUE);
  aluette_notepad_note (ALUETTE_NOTEPAD (notepad), 2, ALU_SIGN_MADAME, TRUE);
  aluette_notepad_note (ALUETTE_NOTEPAD (notepad), 1, ALU_SIGN_MISERE, TRUE);
  gtk_widget_set_valign (notepad, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (notepad, GTK_ALIGN_CENTER);
  return notepad;
}

static GtkWidget *
make_timeline (void)
{
  g_autoptr (AluetteGame) game = load_game (TRUE);
  GtkWidget *timeline = aluette_sign_timeline_new (NULL);

  aluette_sign_timeline_set_game (ALUETTE_SIGN_TIMELINE (timeline), game, 0);
  return timeline;
}

static GtkWidget *
make_page (void)
{
  GtkWidget *widget;

  if (g_str_has_prefix (page, "drill"))
    return make_drills ();
  if (g_str_equal (page, "palette"))
    return make_palette ();
  if (g_str_equal (page, "notepad"))
    return make_notepad ();
  if (g_str_equal (page, "timeline"))
    return make_timeline ();
  widget = aluette_signs_page_new ();
  if (g_strcmp0 (page, "cards") == 0)
    aluette_signs_page_show_cards (ALUETTE_SIGNS_PAGE (widget));
  else
    aluette_signs_page_show_sign (ALUETTE_SIGNS_PAGE (widget), 0);
  return widget;
}

static GtkWidget *
make_window (void)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *child = make_page ();
  int width = 1024, height = 720;

  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_widget_set_vexpand (child, TRUE);
  gtk_box_append (GTK_BOX (box), child);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), "Aluette");
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  return window;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  GtkWidget *window, *popover = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || output == NULL || page == NULL)
    g_error ("%s", error != NULL ? error->message : "--output and --page are needed");
  if (contrast)
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  ui_driver_init (language != NULL ? language : "en", dark, text_scale);
  g_random_set_seed (SEED);
  window = make_window ();
  gtk_window_present (GTK_WINDOW (window));
  main_loop_run_for ((guint) wait);
  if (g_str_equal (page, "palette"))
    {
      gtk_widget_activate_action (find_palette (window), "signs.palette", NULL);
      main_loop_run_for ((guint) wait);
      popover = find_popover (window);
    }
  ui_driver_save (popover != NULL ? popover : window, output);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
