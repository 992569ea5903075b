/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Events come out of a log as they were added, byte for byte. */

#include <string.h>

#include "model/session/aluette-event-log.h"
#include "testing.h"

#define MAX_SIZE 1000
#define N_EVENTS 200

/* Fills an event: mostly zeros, none, all, or some, in short or long pieces. */
static void
fill_event (GRand *random, guint8 *event, guint size)
{
  static const double shares[] = { 0, 0.02, 0.5, 0.98, 1 };
  double share = shares[g_rand_int_range (random, 0, G_N_ELEMENTS (shares))];
  int longest = g_rand_boolean (random) ? 4 : 600;
  guint at = 0;

  memset (event, 0, size);
  while (at < size)
    {
      guint length = (guint) g_rand_int_range (random, 1, longest);
      gboolean is_set = g_rand_double (random) < share;

      for (guint end = MIN (size, at + length); at < end; at++)
        event[at] = is_set ? (guint8) g_rand_int_range (random, 1, 256) : 0;
    }
}

static void
assert_has (AluetteEventLog *log, const guint8 *events, guint n, guint size)
{
  g_autoptr (GArray) array = aluette_event_log_to_array (log);

  assert_int_equal (aluette_event_log_get_n (log), n);
  assert_int_equal (array->len, n);
  assert_int_equal (g_array_get_element_size (array), size);
  for (guint i = 0; i < n; i++)
    {
      assert_memory_equal (aluette_event_log_get (log, i), events + i * size, size);
      assert_memory_equal (array->data + i * size, events + i * size, size);
    }
}

TEST (test_same)
{
  static const guint sizes[] = { 1, 2, 12, 144, MAX_SIZE };

  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (s);
      g_autofree guint8 *events = g_malloc0 (N_EVENTS * sizes[s]);
      AluetteEventLog *log = aluette_event_log_new (sizes[s]);

      assert_has (log, events, 0, sizes[s]);
      for (guint i = 0; i < N_EVENTS; i++)
        {
          fill_event (random, events + i * sizes[s], sizes[s]);
          aluette_event_log_append (log, events + i * sizes[s]);
        }
      assert_has (log, events, N_EVENTS, sizes[s]);
      aluette_event_log_truncate (log, N_EVENTS);
      aluette_event_log_truncate (log, 50);
      assert_has (log, events, 50, sizes[s]);
      aluette_event_log_append (log, events + 50 * sizes[s]);
      assert_has (log, events, 51, sizes[s]);
      aluette_event_log_truncate (log, 0);
      assert_has (log, events, 0, sizes[s]);
      aluette_event_log_free (log);
    }
}
