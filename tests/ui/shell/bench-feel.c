/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person feels, in the window of the program: how long until a page, another language and a
 * hint are there, and how long a frame takes while a card follows the pointer and cards move. */

#include <adwaita.h>

#include "main-loop.h"
#include "matches-driver.h"
#include "ui/table/aluette-card.h"
#include "ui/shell/aluette-language.h"
#include "ui/shell/aluette-match-view.h"
#include "window-driver.h"

#define N_TURNS 5
#define N_TRICKS 3 /* after those with a hint, of nine */
#define N_STEPS 60  /* of a drag */

static const struct
{
  const char *name, *action, *target;
} pages[] = {
  { "New Match", "win.new-match", "'tarot'" },
  { "Learn", "win.open", "('learn', <()>)" },
  { "a lesson", "win.open", "('lesson', <'trick'>)" },
  { "Matches", "win.open", "('matches', <()>)" },
  { "Statistics", "win.open", "('statistics', <()>)" },
  { "Tournaments", "win.open", "('tournaments', <()>)" },
  { "Play Together", "win.open", "('together', <()>)" },
  { "Rules and Help", "win.open", "('help', <''>)" },
};

static double
to_ms (gint64 microseconds)
{
  return (double) microseconds / 1000;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  return *(const gint64 *) a < *(const gint64 *) b ? -1 : 1;
}

/* Prints the median, the 95th percentile and the longest of some times in microseconds. */
static void
print_times (const char *name, GArray *times)
{
  const gint64 *sorted = (const gint64 *) times->data;

  g_array_sort (times, compare_times);
  if (times->len > 0)
    g_print ("%-16s %4u times: median %6.1f ms, 95 %% below %6.1f ms, longest %6.1f ms\n", name,
             times->len, to_ms (sorted[times->len / 2]), to_ms (sorted[times->len * 95 / 100]),
             to_ms (sorted[times->len - 1]));
}

static void
on_painted (GdkFrameClock *clock, gint64 *time)
{
  *time = g_get_monotonic_time ();
}

/* Waits for the next frame of the window. Returns: its time. */
static gint64
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gint64 time = 0;

  g_signal_connect (clock, "after-paint", G_CALLBACK (on_painted), &time);
  main_loop_wait_for (time != 0);
  g_signal_handlers_disconnect_by_data (clock, &time);
  return time;
}

static void
add_time (GArray *times, gint64 begun, gint64 end)
{
  gint64 time = end - begun;

  g_array_append_val (times, time);
}

static void
measure_page (WindowDriver *f, guint i)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  GVariant *target = g_variant_parse (NULL, pages[i].target, NULL, NULL, NULL);

  for (guint turn = 0; turn < N_TURNS; turn++)
    {
      gint64 begun = g_get_monotonic_time ();

      gtk_widget_activate_action_variant (f->window, pages[i].action, target);
      add_time (times, begun, wait_for_frame (f->window));
      ui_driver_settle (f->window);
      gtk_widget_activate_action (f->window, "win.home", NULL);
      ui_driver_settle (f->window);
    }
  g_variant_unref (target);
  print_times (pages[i].name, times);
}

static GtkWidget *
get_window (WindowDriver *f)
{
  return GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (f->app)));
}

/* The program opens another window. */
static void
measure_language (WindowDriver *f)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint turn = 0; turn < 2 * N_TURNS; turn++)
    {
      gint64 begun = g_get_monotonic_time ();

      g_settings_set_string (f->settings, "language", turn % 2 == 0 ? "fr" : "en");
      main_loop_wait_for (get_window (f) != NULL && get_window (f) != f->window);
      f->window = get_window (f);
      add_time (times, begun, wait_for_frame (f->window));
      ui_driver_settle (f->window);
    }
  print_times ("another language", times);
}

/* Returns: (transfer none): a new match of Aluette */
static AluetteGame *
begin_match (WindowDriver *f)
{
  GtkWidget *view;

  gtk_widget_activate_action (f->window, "win.new-match", "s", "aluette");
  ui_driver_settle (f->window);
  gtk_widget_activate_action (f->window, "win.start", NULL);
  ui_driver_settle (f->window);
  view = ui_driver_find (f->window, ALUETTE_TYPE_MATCH_VIEW, 0);
  return aluette_match_view_get_game (ALUETTE_MATCH_VIEW (view));
}

static gboolean
is_awaited (AluetteGame *game)
{
  return aluette_game_get_awaited (game) != ALU_GAME_SPECTATOR;
}

/* Waits until a person is asked. Returns: the log of their seat. */
static AluetteSeatLog *
wait_for_turn (AluetteGame *game)
{
  main_loop_wait_for (is_awaited (game));
  return aluette_game_get_seat_log (game, aluette_game_get_awaited (game));
}

/* Does the first thing that is legal. */
static void
play (AluetteGame *game)
{
  const AluGameKind *kind = aluette_game_get_kind (game);
  g_autofree char *events = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);
  AluetteSeatLog *log = wait_for_turn (game);
  guint seat = aluette_game_get_awaited (game), n_lines = aluette_seat_log_get_n_lines (log);

  kind->legal (aluette_view_get_bytes (aluette_seat_log_get_view (log)), (int) seat, events);
  aluette_game_request_async (game, seat, events, NULL, NULL, NULL);
  main_loop_wait_for (aluette_seat_log_get_n_lines (log) > n_lines);
}

static void
measure_hint (WindowDriver *f, AluetteGame *game)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  GtkWidget *view = ui_driver_find (f->window, ALUETTE_TYPE_MATCH_VIEW, 0);

  for (guint turn = 0; turn < N_TURNS; turn++)
    {
      gint64 begun;

      wait_for_turn (game);
      ui_driver_settle (f->window);
      begun = g_get_monotonic_time ();
      gtk_widget_activate_action (view, "match.hint", NULL);
      main_loop_wait_for (ui_driver_find_button (f->window, "Show Card") != NULL
                          || ui_driver_find_button (f->window, "Show Answer") != NULL);
      add_time (times, begun, g_get_monotonic_time ());
      play (game);
    }
  print_times ("a hint", times);
}

typedef struct
{
  gint64 begun;
  GArray *times;
} Frames;

static void
on_frame_begins (GdkFrameClock *clock, Frames *frames)
{
  frames->begun = g_get_monotonic_time ();
}

static void
on_frame_ends (GdkFrameClock *clock, Frames *frames)
{
  add_time (frames->times, frames->begun, g_get_monotonic_time ());
}

static void
follow_frames (GtkWidget *window, Frames *frames)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  frames->times = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_signal_connect (clock, "before-paint", G_CALLBACK (on_frame_begins), frames);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_frame_ends), frames);
}

static void
end_frames (GtkWidget *window, Frames *frames, const char *name)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (window), frames);
  print_times (name, frames->times);
  g_array_unref (frames->times);
}

static void
on_dragged (GObject *process, GAsyncResult *result, gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
}

/* Draws a card up and back to where it was with the pointer. */
static void
drag (GtkWidget *window, GtkWidget *card)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autoptr (GSubprocess) process = NULL;
  g_auto (GStrv) command = NULL;
  g_autofree char *x = NULL, *y = NULL;
  graphene_point_t point = { 0 };
  gboolean is_over = FALSE;

  if (!gtk_widget_compute_point (card, window, &GRAPHENE_POINT_INIT (15, 40), &point))
    g_error ("The card is not in the window");
  x = g_strdup_printf ("%d", (int) point.x);
  y = g_strdup_printf ("%d", (int) point.y);
  g_strv_builder_add_many (words, "xdotool", "mousemove", x, y, "mousedown", "1", NULL);
  for (guint i = 0; i < N_STEPS; i++)
    g_strv_builder_add_many (words, "sleep", "0.02", "mousemove_relative", "--", "0",
                             i < N_STEPS / 2 ? "-4" : "4", NULL);
  g_strv_builder_add_many (words, "mouseup", "1", NULL);
  command = g_strv_builder_end (words);
  process = g_subprocess_newv ((const char *const *) command, G_SUBPROCESS_FLAGS_NONE, NULL);
  g_subprocess_wait_async (process, NULL, on_dragged, &is_over);
  main_loop_wait_for (is_over);
}

/* Whether this is a card that the person can play. */
static gboolean
is_own_card (GtkWidget *widget, gconstpointer data)
{
  return ALUETTE_IS_CARD (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_get_focusable (widget) && gtk_widget_is_sensitive (widget);
}

static void
measure_drag (WindowDriver *f, AluetteGame *game)
{
  Frames frames;

  wait_for_turn (game);
  ui_driver_settle (f->window);
  follow_frames (f->window, &frames);
  drag (f->window, ui_driver_find_match (f->window, is_own_card, NULL, 0));
  end_frames (f->window, &frames, "a card dragged");
}

static void
measure_moves (WindowDriver *f, AluetteGame *game)
{
  Frames frames;

  follow_frames (f->window, &frames);
  for (guint turn = 0; turn < N_TRICKS; turn++)
    play (game);
  end_frames (f->window, &frames, "cards that move");
}

int
main (void)
{
  WindowDriver f = { 0 };
  AluetteGame *game;

  aluette_language_init ();
  window_driver_init (&f);
  if (!window_driver_open (&f))
    return 1;
  matches_driver_fill (f.database);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    measure_page (&f, i);
  measure_language (&f);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_reset (f.settings, "animation-speed");
  game = begin_match (&f);
  measure_hint (&f, game);
  measure_drag (&f, game);
  measure_moves (&f, game);
  window_driver_clear (&f);
  return 0;
}
