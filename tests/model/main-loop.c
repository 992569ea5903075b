/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "main-loop.h"

/* How often a condition is evaluated while no event arrives. */
#define POLL_MS 2

/* An animation may have another frame ready after every event. */
#define MAX_PENDING 1000

gint64
main_loop_get_deadline (void)
{
  return g_get_monotonic_time () + MAIN_LOOP_PATIENCE * G_TIME_SPAN_SECOND;
}

static gboolean
over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

void
main_loop_step (gint64 deadline, const char *what, const char *where)
{
  gboolean over = FALSE;
  guint timer;

  if (g_get_monotonic_time () > deadline)
    g_error ("%s: waited %d s in vain for: %s", where, MAIN_LOOP_PATIENCE, what);
  timer = g_timeout_add (POLL_MS, over_cb, &over);
  g_main_context_iteration (NULL, TRUE);
  if (!over)
    g_source_remove (timer);
}

void
main_loop_run_pending (void)
{
  for (guint i = 0; i < MAX_PENDING && g_main_context_iteration (NULL, FALSE); i++)
    ;
}

void
main_loop_run_for (guint ms)
{
  gboolean over = FALSE;

  g_timeout_add (ms, over_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}
