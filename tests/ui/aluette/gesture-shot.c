/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes five pictures of a gesture as the player at the table sees it, FILE-1.png to FILE-5.png:
 *   gesture-shot FILE GESTURE-ID SEAT WIDTH HEIGHT
 * SEAT 0 is the player: then the ring around their face shows how long they hold the sign, and the
 * last picture has their gesture. */
#include "table-driver.h"
#include "ui-driver.h"

#include <stdio.h>
#include <stdlib.h>

#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-face-swelling.h"
#include "ui/table/aluette-table.h"

#define N_MOMENTS 5

/* A gesture lasts long, because a picture takes time, too. */
#define GESTURE_MS 6000
#define STEP_MS 500

static AluetteGesture
find_gesture (const char *id)
{
  for (int gesture = 0; gesture < ALUETTE_N_GESTURES; gesture++)
    if (g_str_equal (aluette_gesture_get_id ((AluetteGesture) gesture), id))
      return (AluetteGesture) gesture;
  g_error ("no gesture %s", id);
}

static void
save (GtkWidget *window, const char *file, int moment)
{
  g_autofree char *path = g_strdup_printf ("%s-%d.png", file, moment);

  ui_driver_settle (window);
  ui_driver_save (window, path);
}

/* The gesture of another player, which draws the attention of a learner. */
static void
save_gesture (GtkWidget *window, AluetteTable *table, guint seat, AluetteGesture gesture,
              const char *file)
{
  GtkWidget *portrait = aluette_table_get_portrait (table, seat);

  aluette_portrait_perform (ALUETTE_PORTRAIT (portrait), gesture, GESTURE_MS, 1);
  aluette_table_light_up (table, seat, ALUETTE_SWELL);
  for (int i = 1; i <= N_MOMENTS; i++)
    {
      main_loop_run_for (i == 1 ? STEP_MS / 2 : STEP_MS);
      save (window, file, i);
    }
}

/* The sign of the player: they hold a key, and their own character makes it after that. */
static void
save_own (GtkWidget *window, AluetteTable *table, AluetteGesture gesture, const char *file)
{
  GtkWidget *portrait = aluette_table_get_portrait (table, 0);

  for (int i = 1; i < N_MOMENTS; i++)
    {
      aluette_table_set_hold (table, i / (N_MOMENTS - 1.0));
      save (window, file, i);
    }
  aluette_table_set_hold (table, 0);
  aluette_portrait_perform (ALUETTE_PORTRAIT (portrait), gesture, GESTURE_MS, 1);
  main_loop_run_for (GESTURE_MS / 2);
  save (window, file, N_MOMENTS);
}

int
main (int argc, char **argv)
{
  g_autoptr (AluetteGame) game = NULL;
  TableSetup setup = { .seed = 7 };
  AluetteTable *table;
  GtkWidget *window;
  guint seat;

  if (argc != 6)
    {
      fprintf (stderr, "Usage: gesture-shot FILE GESTURE-ID SEAT WIDTH HEIGHT\n");
      return 2;
    }
  ui_driver_init ("en", FALSE, 1);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  game = table_driver_new_game (&setup);
  table_driver_play_until (game, "turn", 3, 4000);
  table = ALUETTE_TABLE (aluette_table_new ());
  window = ui_driver_present (GTK_WIDGET (table), atoi (argv[4]), atoi (argv[5]));
  aluette_table_set_game (table, game);
  aluette_table_finish_animations (table);
  ui_driver_settle (window);
  seat = (guint) atoi (argv[3]);
  if (seat == 0)
    save_own (window, table, find_gesture (argv[2]), argv[1]);
  else
    save_gesture (window, table, seat, find_gesture (argv[2]), argv[1]);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
