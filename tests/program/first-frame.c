/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Preloaded into a GTK program. When the first window is painted, prints the time of the monotonic
 * clock and the processor times of the program and of its main thread, all in microseconds, and two
 * seconds later its own memory in KiB; then ends the program. */

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <gtk/gtk.h>

static long
own_memory (void)
{
  FILE *file = fopen ("/proc/self/smaps_rollup", "r");
  char line[256];
  long kib = 0;

  while (file != NULL && kib == 0 && fgets (line, sizeof line, file) != NULL)
    sscanf (line, "Pss: %ld", &kib);
  if (file != NULL)
    fclose (file);
  return kib;
}

static gint64
get_time (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static gboolean
on_settled (gpointer data)
{
  printf ("memory %ld\n", own_memory ());
  fflush (stdout);
  _exit (0);
}

static void
on_painted (GdkFrameClock *clock, gpointer data)
{
  printf ("painted %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n",
          g_get_monotonic_time (), get_time (CLOCK_PROCESS_CPUTIME_ID),
          get_time (CLOCK_THREAD_CPUTIME_ID));
  fflush (stdout);
  g_signal_handlers_disconnect_by_func (clock, on_painted, data);
  g_timeout_add_seconds (2, on_settled, NULL);
}

void
gtk_window_present (GtkWindow *window)
{
  static gboolean seen;
  void (*present) (GtkWindow *) = NULL;

  *(void **) &present = dlsym (RTLD_NEXT, "gtk_window_present");
  present (window);
  if (!seen)
    g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                      G_CALLBACK (on_painted), NULL);
  seen = TRUE;
}
