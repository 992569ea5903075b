/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each address and each network may try at a server, and all together. */

#include "server/aluette-server-limits.h"
#include "testing.h"

#define START 1000000 /* milliseconds */

/* @end: (nullable): of addresses with a number after @start; NULL for the address @start. Returns:
 * how many of @n wrong words may come from there at one moment. */
static guint
try_words (AluetteServerLimits *limits, const char *start, const char *end, guint n, gint64 now)
{
  guint n_tried = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *peer = end != NULL ? g_strdup_printf ("%s%x%s", start, i, end)
                                          : g_strdup (start);

      if (!aluette_server_limits_allow (limits, peer, ALUETTE_SERVER_WORDS, now))
        continue;
      aluette_server_limits_count (limits, peer, ALUETTE_SERVER_WORDS, now);
      n_tried++;
    }
  return n_tried;
}

TEST (test_address)
{
  g_autoptr (AluetteServerLimits) limits = aluette_server_limits_new (20);

  assert_int_equal (try_words (limits, "192.0.2.1", NULL, 50, START), 5);
  assert_int_equal (try_words (limits, "192.0.2.1", NULL, 50, START + 10000), 1);
  assert_int_equal (try_words (limits, "192.0.2.2", NULL, 50, START + 10000), 5);
  assert_true (aluette_server_limits_allow (limits, "192.0.2.1", ALUETTE_SERVER_TOKENS, START));
}

/* Of a network with many addresses, not each address has the whole limit. */
TEST (test_networks)
{
  g_autoptr (AluetteServerLimits) limits = aluette_server_limits_new (20);

  assert_int_equal (try_words (limits, "2001:db8:1:", "00::", 250, START), 20);
  assert_int_equal (try_words (limits, "2001:db8:2:", "00::", 250, START), 20);
  assert_int_equal (try_words (limits, "2001:db8:", "::", 250, START), 40); /* 80 of the /32 */
  assert_int_equal (try_words (limits, "2001:db9:1:", "00::", 250, START), 20);
}

/* While others guess, words of addresses without a wrong try are looked up. Words that were not
 * looked up count as a try, but nobody is suspected for them. */
TEST (test_attack)
{
  g_autoptr (AluetteServerLimits) limits = aluette_server_limits_new (20);
  gint64 later = START + 2000;

  assert_int_equal (try_words (limits, "192.0.2.", "", 60, START), 60);
  assert_true (aluette_server_limits_is_attacked (limits, "198.51.100.1", START));
  assert_int_equal (try_words (limits, "192.0.2.", "", 60, later), 60);
  assert_true (aluette_server_limits_is_attacked (limits, "192.0.2.1", later));
  assert_false (aluette_server_limits_is_attacked (limits, "198.51.100.1", later));
  for (guint i = 0; i < 5; i++)
    aluette_server_limits_count (limits, "198.51.100.1", ALUETTE_SERVER_BUSY, later);
  assert_false (aluette_server_limits_allow (limits, "198.51.100.1", ALUETTE_SERVER_WORDS, later));
  assert_false (aluette_server_limits_is_attacked (limits, "198.51.100.1", later));
}
