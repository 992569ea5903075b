/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>

#include "model/session/aluette-local-game.h"
#include "ui-driver.h"
#include "ui/coach/aluette-speech-bubble.h"
#include "ui/shell/aluette-match-view.h"

/*
 * Writes a picture of a table of Tarot to a PNG file: the end of a record, in a window of a chosen
 * size, style and language. Needs a display:
 *   run-headless tarot-shot --record garde.tarot --output table.png --size 360x640 --language fr
 * With --view, the table stands in the view of a match, and what the coach says is waited for:
 *   run-headless tarot-shot --view --record trick.tarot --output hint.png --actions match.hint
 */

static char *output, *size, *language, *record, *actions;
static double text_scale = 1;
static gboolean dark, in_view;

static const GOptionEntry entries[] = {
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "The PNG file to write", "FILE" },
  { "record", 0, 0, G_OPTION_ARG_FILENAME, &record, "The match", "FILE" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WIDTHxHEIGHT" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Lamp light", NULL },
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "en or fr", "LANGUAGE" },
  { "text-scale", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "1 to 2", "FACTOR" },
  { "view", 0, 0, G_OPTION_ARG_NONE, &in_view, "In the view of a match", NULL },
  { "actions", 0, 0, G_OPTION_ARG_STRING, &actions, "Actions of the table or the view, by commas", "LIST" },
  { NULL }
};

static AluetteGame *
load_record (void)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  AluetteGame *game = NULL;

  if (g_file_get_contents (record, &text, NULL, &error))
    game = aluette_local_game_new_from_record (text, -1, 1, NULL, &error);
  if (game == NULL)
    g_error ("%s", error->message);
  return game;
}

/* Whether the coach says something. */
static gboolean
has_spoken (GtkWidget *root)
{
  GtkWidget *speech = ui_driver_find (root, ALUETTE_TYPE_SPEECH_BUBBLE, 0);
  GtkWidget *spinner = speech != NULL ? ui_driver_find (speech, GTK_TYPE_SPINNER, 0) : NULL;

  return speech != NULL
         && (spinner == NULL || !gtk_spinner_get_spinning (GTK_SPINNER (spinner)));
}

/* Activates actions such as table.play::3c. */
static void
activate_actions (GtkWidget *table)
{
  g_auto (GStrv) list = g_strsplit (actions != NULL ? actions : "", ",", -1);

  for (guint i = 0; list[i] != NULL && *list[i] != '\0'; i++)
    {
      g_autoptr (GVariant) target = NULL;
      g_autofree char *name = NULL;

      if (!g_action_parse_detailed_name (list[i], &name, &target, NULL)
          || !gtk_widget_activate_action_variant (table, name, target))
        g_error ("no action %s", list[i]);
      ui_driver_settle (table);
      if (in_view)
        main_loop_wait_for (has_spoken (table));
    }
}

static GtkWidget *
make_table (AluetteGame *game)
{
  GtkWidget *table = aluette_table_new ();

  g_object_set (table, "animation-speed", ALUETTE_SPEED_OFF, "aids", TRUE, NULL);
  gtk_widget_set_vexpand (table, TRUE);
  aluette_table_set_game (ALUETTE_TABLE (table), game);
  return table;
}

static GtkWidget *
make_view (AluetteGame *game, int width)
{
  AluetteMatchView *view = g_object_new (ALUETTE_TYPE_MATCH_VIEW, NULL);
  GtkWidget *table;

  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                    "/io/github/aluette/Aluette/icons");
  aluette_match_view_set_narrow (view, width < 560);
  aluette_match_view_set_game (view, game);
  table = ui_driver_find (GTK_WIDGET (view), ALUETTE_TYPE_TABLE, 0);
  g_object_set (table, "animation-speed", ALUETTE_SPEED_OFF, "aids", TRUE, NULL);
  aluette_table_finish_animations (ALUETTE_TABLE (table));
  return GTK_WIDGET (view);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteGame) game = NULL;
  GtkWidget *window, *table;
  int width = 1120, height = 700;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || output == NULL || record == NULL)
    g_error ("%s", error != NULL ? error->message : "--output and --record are needed");
  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);
  ui_driver_init (language != NULL ? language : "en", dark, text_scale);
  game = load_record ();
  table = in_view ? make_view (game, width) : make_table (game);
  window = ui_driver_present (table, width, height);
  activate_actions (table);
  ui_driver_save (window, output);
  ui_driver_close (window);
  return 0;
}
