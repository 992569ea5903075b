/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Waiting in tests. A test waits for a condition, never for a time: how long something takes
 * depends on the machine and on what else it does. */

/* In seconds. Long enough for the slowest computation on a machine that is busy with other work. */
#define MAIN_LOOP_PATIENCE 100

/* Runs the main context until @condition, an expression, is true. It is evaluated again after every
 * event, and from time to time because other threads may change it without an event. Aborts with
 * the text of the condition if it is still false after MAIN_LOOP_PATIENCE seconds. */
#define main_loop_wait_for(condition)                                                              \
  G_STMT_START                                                                                     \
    {                                                                                              \
      gint64 main_loop_deadline_ = main_loop_get_deadline ();                                      \
                                                                                                   \
      while (!(condition))                                                                         \
        main_loop_step (main_loop_deadline_, #condition, G_STRLOC);                                \
    }                                                                                              \
  G_STMT_END

/* Returns: the time, in microseconds, at which a wait that starts now fails */
gint64 main_loop_get_deadline (void);

/* Runs the main context once, for at most some milliseconds. Aborts after @deadline.
 * @what, @where: what is waited for, and the place in the test */
void main_loop_step (gint64 deadline, const char *what, const char *where);

/* Runs the main context until no event is left. */
void main_loop_run_pending (void);

/* Runs the main context for some milliseconds. Only for pictures of a moment and for benchmarks:
 * tests/style/check-waits rejects it in tests. */
void main_loop_run_for (guint ms);
