/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a picture of the end of a deal or a match:   end-shot FILE.png LANGUAGE light|dark WIDTH
 * HEIGHT TEXT-SCALE deal-over|over [RULES] */
#include "table-driver.h"
#include "ui-driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model/session/aluette-local-game.h"
#include "ui/aluette/aluette-end-scene.h"

int
main (int argc, char **argv)
{
  g_autoptr (AluetteGame) game = NULL;
  GtkWidget *table, *scene, *overlay, *window;
  TableSetup setup = { .seed = 12 };

  if (argc < 8)
    {
      fprintf (stderr, "Usage: end-shot FILE.png LANGUAGE light|dark WIDTH HEIGHT TEXT-SCALE "
                       "deal-over|over [RULES]\n");
      return 2;
    }
  ui_driver_init (argv[2], strcmp (argv[3], "dark") == 0, g_ascii_strtod (argv[6], NULL));
  setup.rules = argc > 8 ? argv[8] : NULL;
  setup.seats = argc > 8 ? 6 : 0;
  game = table_driver_new_game (&setup);
  table = aluette_table_new ();
  scene = aluette_end_scene_new ();
  overlay = gtk_overlay_new ();
  g_object_set (table, "animation-speed", ALUETTE_SPEED_OFF, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), table);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), scene);
  aluette_end_scene_set_table (ALUETTE_END_SCENE (scene), ALUETTE_TABLE (table));
  window = ui_driver_present (overlay, atoi (argv[4]), atoi (argv[5]));
  aluette_table_set_game (ALUETTE_TABLE (table), game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  table_driver_play_until (game, argv[7], 0, 4000);
  aluette_table_finish_animations (ALUETTE_TABLE (table));
  main_loop_wait_for (gtk_widget_get_mapped (scene));
  ui_driver_settle (window);
  ui_driver_save (window, argv[1]);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
