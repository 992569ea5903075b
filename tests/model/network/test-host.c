/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables on the network: people join, sit, play whole matches, leave and come back. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "model/network/aluette-protocol.h"
#include "table-driver.h"

static const struct
{
  const char *kind, *rules, *players, *names;
} tables[] = {
  { "aluette", "classic", "human,human,human,human", "Anne,Rose,Léon,Émile" },
  { "aluette", "grimaud", "human,human,petit-jean:1,human", "Anne,Rose,Léon" },
  { "aluette", "six", "human,human,human,human,human,human", "A,B,C,D,E,F" },
  { "aluette", "twelve", "human,human", "Anne,Rose" },
  { "aluette", "classic", "human,random,human,random", "Anne,Rose" },
  { "tarot", "fft", "human,human,human,human", "Anne,Rose,Léon,Émile" },
  { "tarot", "fft", "human,human,human,human,human", "A,B,C,D,E" },
  { "tarot", "fft", "human,human,human", "A,B,C" },
};

/* Whole matches of each kind of table. Everybody's log is what the match gives, and everybody gets
 * the record in the end. */
static void
test_whole_matches (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      Table table;
      guint n_actions = 0;
      guint n_done = 0;

      table_init (&table, tables[i].kind, tables[i].rules, tables[i].players, i);
      table_start (&table, tables[i].names);
      while (!table_is_over (&table) && n_actions < 3000)
        {
          table_play (&table, 50);
          table_check_logs (&table);
          n_actions += 50;
        }
      for (guint guest = 0; guest < table.n_seats; guest++)
        {
          g_autofree char *record = aluette_guest_get_record (table.seats[guest].guest);

          assert_int_equal (table.seats[guest].n_refused, 0);
          assert_non_null (record);
          n_done += table.seats[guest].n_done;
        }
      assert_true (table_is_over (&table));
      print_message ("# %s, %s: %u requests\n", tables[i].rules, tables[i].names, n_done);
      table_clear (&table);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_whole_matches),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
