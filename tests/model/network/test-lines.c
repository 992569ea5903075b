/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lines of a seat, compared with an array of strings. */

#include <string.h>

#include "model/network/aluette-lines.h"
#include "testing.h"

#define N_STEPS 3000
#define LONG 3000 /* bytes */

static void
assert_same (AluetteLines *lines, GPtrArray *expected)
{
  GString *text = g_string_new (NULL);
  g_autofree char *sum = NULL;
  g_autofree char *hash = aluette_lines_hash (lines, expected->len);

  assert_int_equal (aluette_lines_get_n (lines), expected->len);
  for (guint i = 0; i < expected->len; i++)
    {
      assert_string_equal (aluette_lines_get (lines, i), g_ptr_array_index (expected, i));
      g_string_append_printf (text, "%s\n", (char *) g_ptr_array_index (expected, i));
    }
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
  assert_memory_equal (hash, sum, strlen (hash));
  g_string_free (text, TRUE);
}

TEST (test_random)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (AluetteLines) lines = aluette_lines_new ();
  g_autoptr (GPtrArray) expected = g_ptr_array_new_with_free_func (g_free);

  assert_same (lines, expected);
  for (guint i = 0; i < N_STEPS; i++)
    {
      gsize length = (gsize) g_rand_int_range (random, 0, i % 50 == 0 ? LONG : 40);
      g_autofree char *line = g_strnfill (length + 1, (char) ('a' + i % 26));

      aluette_lines_append (lines, line, length);
      g_ptr_array_add (expected, g_strndup (line, length));
      if (g_rand_int_range (random, 0, 100) == 0)
        {
          guint n = (guint) g_rand_int_range (random, 0, (int) expected->len + 1);

          aluette_lines_truncate (lines, n);
          g_ptr_array_set_size (expected, (int) n);
          assert_same (lines, expected);
        }
    }
  assert_same (lines, expected);
  aluette_lines_truncate (lines, 0);
  assert_int_equal (aluette_lines_get_n (lines), 0);
}
