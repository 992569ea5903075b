/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Times the list of very many matches in a window and prints a line of milliseconds for each thing:
 * run-headless bench-matches [MATCHES], 100,000 without; also meson test --benchmark bench-matches.
 * Goals: first list within 150 ms, filter within 100 ms a key, window never blocked for more than
 * 50 ms. On a busy machine the processor's time tells more than the clock's. */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "matches-driver.h"
#include "model/storage/aluette-database-list.h"
#include "model/storage/aluette-database-private.h"
#include "ui/matches/aluette-matches-page.h"

/* The longest time that the main loop was blocked, measured by a timer of 2 ms: in microseconds by
 * the clock, and on the processor for this thread. */
typedef struct
{
  gint64 last;
  gint64 longest;
  gint64 last_work;
  gint64 longest_work;
} Watch;

static gint64
work_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gboolean
on_tick (gpointer data)
{
  Watch *watch = data;
  gint64 now = g_get_monotonic_time (), work = work_time ();

  watch->longest = MAX (watch->longest, now - watch->last);
  watch->longest_work = MAX (watch->longest_work, work - watch->last_work);
  watch->last = now;
  watch->last_work = work;
  return G_SOURCE_CONTINUE;
}

static void
watch_start (Watch *watch)
{
  *watch = (Watch) { .last = g_get_monotonic_time (), .last_work = work_time () };
}

static void
watch_print (const Watch *watch, const char *what)
{
  g_print ("%s: window held up %.1f ms at most, %.1f ms of work\n", what,
           (double) watch->longest / 1e3, (double) watch->longest_work / 1e3);
}

static void
print_memory (const char *what)
{
  FILE *file = fopen ("/proc/self/statm", "r");
  long total, resident = 0;

  if (file != NULL && fscanf (file, "%ld %ld", &total, &resident) == 2)
    g_print ("memory %s: %ld MB\n", what, resident * sysconf (_SC_PAGESIZE) / 1000000);
  if (file != NULL)
    fclose (file);
}

static double
ms_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / 1e3;
}

static void
fill_database (AluetteDatabase *database, guint n)
{
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0, made = 0; made < n; i++)
    {
      g_autofree char *record = matches_driver_real_record (i, 40);
      gboolean known = FALSE;

      aluette_database_import_record (database, record, -1, &known, NULL);
      made += !known;
    }
  aluette_database_checkpoint (database); /* as after each match that was played */
  g_print ("made %u matches: %.0f ms\n", n, ms_since (start));
}

static GListModel *
get_shown_matches (GtkWidget *page)
{
  GtkWidget *list = ui_driver_find_class (page, "matches-list");

  return G_LIST_MODEL (gtk_grid_view_get_model (GTK_GRID_VIEW (list)));
}

/* The list has answered a key when it has started a search and ended it. */
static void
on_loading (AluetteMatchList *list, GParamSpec *pspec, gboolean *found)
{
  *found = !aluette_match_list_get_loading (list);
}

static void
on_changed (gint64 *first)
{
  if (*first == 0)
    *first = g_get_monotonic_time ();
}

/* Types @text, which begins with the text that is there already. */
static void
type_text (GtkWidget *page, Watch *watch, const char *text)
{
  GtkWidget *entry = ui_driver_find (page, GTK_TYPE_SEARCH_ENTRY, 0);
  GListModel *model = get_shown_matches (page);
  AluetteMatchList *matches
      = ALUETTE_MATCH_LIST (gtk_no_selection_get_model (GTK_NO_SELECTION (model)));
  gulong handlers[2];
  gint64 first = 0;
  int position = (int) strlen (gtk_editable_get_text (GTK_EDITABLE (entry)));
  gboolean found = FALSE;
  gint64 start = g_get_monotonic_time (), end = start + 10 * G_TIME_SPAN_SECOND;
  g_autofree char *what = g_strdup_printf ("filter “%s”", text);

  handlers[0] = g_signal_connect (matches, "notify::loading", G_CALLBACK (on_loading), &found);
  handlers[1] = g_signal_connect_swapped (model, "items-changed", G_CALLBACK (on_changed), &first);
  watch_start (watch);
  if (*text != '\0')
    gtk_editable_insert_text (GTK_EDITABLE (entry), text + position, -1, &position);
  else
    gtk_editable_set_text (GTK_EDITABLE (entry), "");
  while (!found && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_print ("%s: %.1f ms to the first, %.1f ms to all %u matches\n", what,
           first > 0 ? (double) (first - start) / 1e3 : 0, ms_since (start),
           g_list_model_get_n_items (model));
  g_signal_handler_disconnect (matches, handlers[0]);
  g_signal_handler_disconnect (model, handlers[1]);
  main_loop_run_for (100);
  watch_print (watch, what);
}

static void
scroll_list (GtkWidget *page, Watch *watch)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (ui_driver_find_class (page, "matches-list"),
                                                 GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  watch_start (watch);
  for (int i = 0; i < 40; i++)
    {
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment) * i / 40);
      main_loop_run_for (10);
    }
  watch_print (watch, "40 jumps through the list");
}

int
main (int argc, char **argv)
{
  guint n = argc > 1 ? (guint) atoi (argv[1]) : 100000;
  AluetteDatabase *database;
  Watch watch = { 0 };
  GtkWidget *page, *window;
  gint64 start;
  guint timer;

  ui_driver_init ("en", FALSE, 1);
  database = matches_driver_new_database ();
  fill_database (database, n);
  main_loop_run_for (2000); /* until everything caused by the filling is done */
  print_memory ("before the list");
  timer = g_timeout_add (2, on_tick, &watch);
  start = g_get_monotonic_time ();
  page = aluette_matches_page_new (database);
  while (g_list_model_get_n_items (get_shown_matches (page)) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_print ("first list: %.1f ms, %u matches\n", ms_since (start),
           g_list_model_get_n_items (get_shown_matches (page)));
  watch_start (&watch);
  window = ui_driver_present (page, 800, 600);
  watch_print (&watch, "window with the list");
  type_text (page, &watch, "r");
  type_text (page, &watch, "ro");
  type_text (page, &watch, "rose");
  type_text (page, &watch, "rose bouin");
  type_text (page, &watch, "");
  scroll_list (page, &watch);
  print_memory ("with the list");
  g_source_remove (timer);
  gtk_window_destroy (GTK_WINDOW (window));
  main_loop_run_for (50);
  matches_driver_close_database (database);
  return 0;
}
