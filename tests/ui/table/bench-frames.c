/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>
#include <stdlib.h>
#include <time.h>

#include "model/session/aluette-local-game.h"
#include "table-driver.h"
#include "ui-driver.h"
#include "ui/table/aluette-table.h"

/* The cost of a frame: processor time of the main thread from one painted frame to the next while
 * cards are dealt and tricks are played and taken, at 1024 by 720. One line of JSON. For the idle
 * table, bench-idle measures the running program. */

#define FRAME_LIMIT 1000

typedef struct
{
  double before; /* processor time in milliseconds at the last frame */
  GArray *costs; /* double: milliseconds per frame */
  AluetteTable *table;
  AluetteGame *game;
} Bench;

static double
processor_ms (void)
{
  struct timespec t;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void
after_paint_cb (GdkFrameClock *clock, Bench *bench)
{
  double now = processor_ms (), cost = now - bench->before;

  bench->before = now;
  if (aluette_table_is_busy (bench->table))
    g_array_append_val (bench->costs, cost);
}

static int
compare_times (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static gboolean
play_cb (gpointer data)
{
  Bench *bench = data;

  if (!aluette_game_get_ready (bench->game))
    aluette_game_set_screen_ready (bench->game, ALUETTE_BUSY_LOOK, TRUE);
  table_driver_play_human (bench->game);
  return G_SOURCE_CONTINUE;
}

static void
report_frames (Bench *bench, AluetteCardRenderer *renderer)
{
  GArray *costs = bench->costs;

  g_array_sort (costs, compare_times);
  g_print ("{\"frames\":%u,\"median_ms\":%.2f,\"p95_ms\":%.2f,\"max_ms\":%.2f,"
           "\"pictures_drawn\":%u}\n",
           costs->len, g_array_index (costs, double, costs->len / 2),
           g_array_index (costs, double, costs->len * 95 / 100),
           g_array_index (costs, double, costs->len - 1),
           aluette_card_renderer_get_n_renders (renderer));
}

int
main (int argc, char **argv)
{
  g_autoptr (AluetteCardRenderer) renderer = NULL;
  g_autoptr (AluetteGame) game = NULL;
  Bench bench = { 0 };
  GtkWidget *window, *table;
  guint player;

  adw_init ();
  renderer = aluette_card_renderer_new ();
  game = table_driver_new_game (&(TableSetup) { .seed = 2, .options = "target=24" });
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 420, 500);
  table = aluette_table_new ();
  g_object_set (table, "renderer", renderer, NULL);
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 720);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  main_loop_run_for (500);
  bench = (Bench) { processor_ms (), g_array_new (FALSE, FALSE, sizeof (double)),
                    ALUETTE_TABLE (table), game };
  aluette_table_set_game (ALUETTE_TABLE (table), game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  player = g_timeout_add (400, play_cb, &bench);
  /* The first deal renders the pictures of its cards in every size. */
  main_loop_run_for (argc > 1 ? (guint) atoi (argv[1]) : 12000);
  bench.before = processor_ms ();
  g_signal_connect (gtk_widget_get_frame_clock (table), "after-paint", G_CALLBACK (after_paint_cb),
                    &bench);
  while (bench.costs->len < FRAME_LIMIT)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (player);
  report_frames (&bench, renderer);
  gtk_window_destroy (GTK_WINDOW (window));
  g_array_unref (bench.costs);
  return 0;
}
