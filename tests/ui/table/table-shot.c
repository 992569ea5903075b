/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>

#include "model/session/aluette-local-game.h"
#include "table-driver.h"
#include "ui-driver.h"
#include "ui/aluette/table/aluette-vache-scoreboard.h"
#include "ui/table/aluette-card.h"
#include "ui/table/aluette-table.h"

/*
 * Writes a picture of a table to a PNG file: a match from a record or a seed, at a chosen moment,
 * in a window of a chosen size, style, language and text scale. Needs a display:
 *   run-headless shot --output table.png --size 360x640 --dark --language fr --text-scale 2
 */

static char *output, *size, *language, *rules, *players, *options, *stop, *record, *actions, *deck;
static int point, moving, seed = 1, seats, events = 4000, trick = 3, viewer = -1;
static double text_scale = 1;
static gboolean dark, contrast, bare, captions, scoreboard;

static const GOptionEntry entries[] = {
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "The PNG file to write", "FILE" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WIDTHxHEIGHT" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Lamp light", NULL },
  { "contrast", 0, 0, G_OPTION_ARG_NONE, &contrast, "High contrast", NULL },
  { "bare", 0, 0, G_OPTION_ARG_NONE, &bare, "Without a header bar", NULL },
  { "scoreboard", 0, 0, G_OPTION_ARG_NONE, &scoreboard, "The scoreboard instead", NULL },
  { "captions", 0, 0, G_OPTION_ARG_NONE, &captions, "Nicknames on the cards", NULL },
  { "deck", 0, 0, G_OPTION_ARG_STRING, &deck, "aluette or french", "PACK" },
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "en or fr", "LANGUAGE" },
  { "text-scale", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "1 to 2", "FACTOR" },
  { "record", 0, 0, G_OPTION_ARG_FILENAME, &record, "A record instead of a new match", "FILE" },
  { "rules", 0, 0, G_OPTION_ARG_STRING, &rules, "Rule set", "ID" },
  { "seats", 0, 0, G_OPTION_ARG_INT, &seats, "Number of seats", "N" },
  { "players", 0, 0, G_OPTION_ARG_STRING, &players, "One a seat, by commas", "LIST" },
  { "options", 0, 0, G_OPTION_ARG_STRING, &options, "KEY=VALUE by commas", "LIST" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "The first seed tried", "N" },
  { "stop", 0, 0, G_OPTION_ARG_STRING, &stop, "The moment: turn, vote, reject …", "WHEN" },
  { "trick", 0, 0, G_OPTION_ARG_INT, &trick, "turn: after so many tricks", "N" },
  { "events", 0, 0, G_OPTION_ARG_INT, &events, "At most so many events", "N" },
  { "viewer", 0, 0, G_OPTION_ARG_INT, &viewer, "The seat at the bottom, 0 first", "SEAT" },
  { "moving", 0, 0, G_OPTION_ARG_INT, &moving, "Cards travel: picture after so long", "MS" },
  { "actions", 0, 0, G_OPTION_ARG_STRING, &actions, "Actions then activated, by commas", "LIST" },
  { "point", 0, 0, G_OPTION_ARG_INT, &point, "Point at the card with this number", "N" },
  { NULL }
};

static AluetteGame *
load_record (void)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  AluetteGame *game;

  if (!g_file_get_contents (record, &text, NULL, &error))
    g_error ("%s", error->message);
  game = aluette_local_game_new_from_record (text, -1, (guint64) seed, NULL, &error);
  if (game == NULL)
    g_error ("%s", error->message);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
  return game;
}

/* The first match, from the seed on, in which this moment occurs. */
static AluetteGame *
find_moment (void)
{
  for (int i = 0; i < 500; i++)
    {
      TableSetup setup = { rules, players, options, (guint) seats, (guint64) (seed + i) };
      AluetteGame *game = table_driver_new_game (&setup);

      if (table_driver_play_until (game, stop != NULL ? stop : "turn", (guint) trick,
                                   (guint) events))
        return game;
      g_object_unref (game);
    }
  g_error ("the moment never comes");
}

static GtkWidget *
make_window (AluetteGame *game)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *table = aluette_table_new (), *board;
  int width = 1024, height = 720;

  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);
  if (!bare)
    gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  board = aluette_vache_scoreboard_new ();
  gtk_widget_set_vexpand (table, TRUE);
  gtk_widget_set_vexpand (board, TRUE);
  gtk_box_append (GTK_BOX (box), table);
  gtk_box_append (GTK_BOX (box), board);
  gtk_widget_set_visible (table, !scoreboard);
  gtk_widget_set_visible (board, scoreboard);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), "Aluette");
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  g_object_set (table, "viewer", viewer, "animation-speed",
                moving > 0 ? ALUETTE_SPEED_SLOW : ALUETTE_SPEED_OFF, "show-captions", captions,
                NULL);
  if (deck != NULL)
    g_object_set (table, "deck", g_str_equal (deck, "french"), NULL);
  aluette_table_set_game (ALUETTE_TABLE (table), game);
  aluette_scoreboard_set_game (ALUETTE_SCOREBOARD (board), game);
  g_object_set_data (G_OBJECT (window), "table", table);
  return window;
}

/* Gives a card of the viewer's hand the keyboard, and waits for its name. */
static void
point_at_card (GtkWidget *window, GtkWidget *table)
{
  GtkWidget *hand = ui_driver_find_class (table, "active");
  GtkWidget *card = hand != NULL ? ui_driver_find (hand, ALUETTE_TYPE_CARD, (guint) point - 1)
                                 : NULL;
  GtkWidget *chip = ui_driver_find_class (table, "card-chip");

  if (card == NULL)
    g_error ("no card %d", point);
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  gtk_widget_grab_focus (card);
  main_loop_wait_for (gtk_widget_get_mapped (chip));
  ui_driver_settle (window);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteGame) game = NULL;
  g_auto (GStrv) list = NULL;
  GtkWidget *window, *table;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || output == NULL)
    g_error ("%s", error != NULL ? error->message : "--output is needed");
  if (contrast)
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  ui_driver_init (language != NULL ? language : "en", dark, text_scale);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moving > 0, NULL);
  game = record != NULL ? load_record () : find_moment ();
  window = make_window (game);
  table = g_object_get_data (G_OBJECT (window), "table");
  gtk_window_present (GTK_WINDOW (window));
  ui_driver_settle (window);
  list = g_strsplit (actions != NULL ? actions : "", ",", -1);
  for (guint i = 0; list[i] != NULL && *list[i] != '\0'; i++)
    {
      if (!gtk_widget_activate_action (table, list[i], NULL))
        g_error ("no action %s", list[i]);
      main_loop_run_for (moving > 0 ? (guint) moving : 200);
    }
  if (point > 0)
    point_at_card (window, table);
  ui_driver_save (window, output);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
