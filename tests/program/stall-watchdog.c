/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Preloaded into the program. Whenever its main loop is away from its sources of events for longer
 * than ALUETTE_STALL_MS (16 by default), appends to the file ALUETTE_STALLS a line
 *
 *   stall WALL_MS CPU_MS
 *
 * with the time that passed and the processor time of the main thread, and then the stack that it
 * had when the limit passed: a line "MODULE OFFSET" per frame. At the end of the program, appends
 *
 *   loops NUMBER
 *
 * the number of times that the main loop went through its sources. */

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <glib.h>

#define MAX_FRAMES 48

static pthread_t main_thread;
static timer_t timer;                  /* sends SIGUSR2 to the main thread when the limit passes */
static volatile sig_atomic_t n_frames; /* of the stack of this stall; 0 if there is none */
static void *frames[MAX_FRAMES];
static gint64 busy_since; /* monotonic time in microseconds; 0 before the first turn */
static gint64 busy_cpu;   /* processor time then, in microseconds */
static gint64 limit_us = 16000;
static guint64 n_loops;
static FILE *report;

static gint64
get_processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
take_stack (int signal_number)
{
  int kept = errno;

  n_frames = backtrace (frames, MAX_FRAMES);
  errno = kept;
}

/* @us: 0 to stop the timer */
static void
set_timer (gint64 us)
{
  const struct itimerspec when
      = { .it_value = { us / G_USEC_PER_SEC, us % G_USEC_PER_SEC * 1000 } };

  timer_settime (timer, 0, &when, NULL);
}

static void
print_stack (void)
{
  for (int i = 0; i < n_frames; i++)
    {
      Dl_info info;

      if (dladdr (frames[i], &info) != 0)
        fprintf (report, "%s %lx\n", info.dli_fname,
                 (unsigned long) ((char *) frames[i] - (char *) info.dli_fbase));
    }
}

static void
end_of_busy_time (void)
{
  gint64 now = g_get_monotonic_time ();

  set_timer (0);
  if (busy_since != 0 && now - busy_since > limit_us)
    {
      fprintf (report, "stall %.1f %.1f\n", (double) (now - busy_since) / 1000,
               (double) (get_processor_time () - busy_cpu) / 1000);
      print_stack ();
      fflush (report);
    }
  n_frames = 0;
}

static int
poll_between (GPollFD *fds, guint n_fds, int timeout)
{
  int result;

  if (!pthread_equal (pthread_self (), main_thread))
    return g_poll (fds, n_fds, timeout);
  end_of_busy_time ();
  result = g_poll (fds, n_fds, timeout);
  n_loops++;
  busy_cpu = get_processor_time ();
  busy_since = g_get_monotonic_time ();
  set_timer (limit_us);
  return result;
}

/* The signal goes to the main thread: only its stack is of interest. */
static int
make_timer (void)
{
  struct sigaction action = { .sa_handler = take_stack, .sa_flags = SA_RESTART };
  struct sigevent event = { .sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGUSR2 };

  event._sigev_un._tid = gettid ();
  sigaction (SIGUSR2, &action, NULL);
  return timer_create (CLOCK_MONOTONIC, &event, &timer);
}

__attribute__ ((constructor)) static void
start_watchdog (void)
{
  const char *path = getenv ("ALUETTE_STALLS"), *limit = getenv ("ALUETTE_STALL_MS");
  void *first[1];

  if (path == NULL || strcmp (program_invocation_short_name, "aluette") != 0)
    return;
  report = fopen (path, "a");
  if (report == NULL)
    return;
  if (limit != NULL && atoi (limit) > 0)
    limit_us = 1000 * (gint64) atoi (limit);
  main_thread = pthread_self ();
  /* Loads the library that it needs now, and not in the signal. */
  backtrace (first, 1);
  if (make_timer () == 0)
    g_main_context_set_poll_func (NULL, poll_between);
}

__attribute__ ((destructor)) static void
end_watchdog (void)
{
  if (report == NULL)
    return;
  fprintf (report, "loops %" G_GUINT64_FORMAT "\n", n_loops);
  fclose (report);
  report = NULL;
}
