/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Times the list of very many matches in a window and prints a line of milliseconds for each thing:
 * run-headless bench-matches [MATCHES], 100,000 without. Goals: first list within 150 ms, filter
 * within 100 ms a key, window never blocked for more than 50 ms. */

#include <stdlib.h>

#include "matches-driver.h"
#include "ui/matches/aluette-matches-page.h"

/* The longest that the main loop was held up, measured by a call that wants to come every 2 ms. */
typedef struct
{
  gint64 last;
  gint64 longest;
} Watch;

static gboolean
on_tick (gpointer data)
{
  Watch *watch = data;
  gint64 now = g_get_monotonic_time ();

  watch->longest = MAX (watch->longest, now - watch->last);
  watch->last = now;
  return G_SOURCE_CONTINUE;
}

static double
ms_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / 1e3;
}

static void
fill (AluetteDatabase *database, guint n)
{
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *record = matches_driver_real_record (i, 40);

      aluette_database_import_record (database, record, -1, NULL, NULL);
    }
  g_print ("made %u matches: %.0f ms\n", n, ms_since (start));
}

static GListModel *
shown (GtkWidget *page)
{
  GtkWidget *list = matches_driver_find_class (page, "matches-list");

  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

static void
on_changed (gboolean *changed)
{
  *changed = TRUE;
}

static void
type (GtkWidget *page, Watch *watch, const char *text)
{
  GtkWidget *entry = matches_driver_find (page, GTK_TYPE_SEARCH_ENTRY, 0);
  GtkWidget *list = matches_driver_find_class (page, "matches-list");
  g_autoptr (GtkSelectionModel) model = g_object_ref (
      gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  gulong handler;
  gboolean changed = FALSE;
  gint64 start = g_get_monotonic_time (), end = start + 10 * G_TIME_SPAN_SECOND;

  handler = g_signal_connect_swapped (model, "items-changed", G_CALLBACK (on_changed), &changed);
  watch->longest = 0;
  watch->last = start;
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  while ((!changed || g_list_model_get_n_items (G_LIST_MODEL (model)) == 0)
         && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_print ("filter “%s”: %.1f ms to %u matches; ", text, ms_since (start),
           g_list_model_get_n_items (G_LIST_MODEL (model)));
  g_signal_handler_disconnect (model, handler);
  matches_driver_wait (100);
  g_print ("window held up %.1f ms at most\n", (double) watch->longest / 1e3);
}

static void
scroll (GtkWidget *page, Watch *watch)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (
      matches_driver_find_class (page, "matches-list"), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  watch->longest = 0;
  watch->last = g_get_monotonic_time ();
  for (int i = 0; i < 40; i++)
    {
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment) * i / 40);
      matches_driver_wait (10);
    }
  g_print ("40 jumps through the list: window held up %.1f ms at most\n",
           (double) watch->longest / 1e3);
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

  matches_driver_init ("en", FALSE, 1);
  database = matches_driver_new_database ();
  fill (database, n);
  matches_driver_wait (2000); /* until all that the filling has set off is done */
  timer = g_timeout_add (2, on_tick, &watch);
  start = g_get_monotonic_time ();
  page = aluette_matches_page_new (database);
  while (g_list_model_get_n_items (shown (page)) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_print ("first list: %.1f ms, %u matches\n", ms_since (start),
           g_list_model_get_n_items (shown (page)));
  start = watch.last = g_get_monotonic_time ();
  watch.longest = 0;
  window = matches_driver_present (page, 800, 600);
  g_print ("window with the list: held up %.1f ms at most\n", (double) watch.longest / 1e3);
  type (page, &watch, "r");
  type (page, &watch, "ro");
  type (page, &watch, "rose");
  type (page, &watch, "rose bouin");
  type (page, &watch, "");
  scroll (page, &watch);
  g_source_remove (timer);
  gtk_window_destroy (GTK_WINDOW (window));
  matches_driver_wait (50);
  matches_driver_close_database (database);
  return 0;
}
