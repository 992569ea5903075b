/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables on the network: several people at one screen. */

#include <string.h>

#include "network-room-driver.h"
#include "testing.h"

/* Whoever is at the table may add people at the same screen, in free seats. */
TEST (test_beside)
{
  g_auto (Table) table;
  Seat *anne, *rose, *other;

  table_init (&table, "aluette", "classic", "human,human,petit-jean:1,human", 1);
  table_seat (&table, "Anne");
  anne = &table.seats[0];
  rose = table_seat_beside (&table, anne, "Rose");
  assert_string_equal (aluette_guest_get_seat_state (anne->guest, 1), "here");
  assert_false (aluette_guest_is_owner (rose->guest));
  assert_int_equal (aluette_host_get_screen (table.host, 0), 3);
  assert_int_equal (aluette_host_get_screen (table.host, 1), 3);
  assert_int_equal (aluette_host_get_screen (table.host, 3), 0);
  other = table_add (&table, NULL);
  aluette_guest_join_beside (other->guest, "00000000000000000000000000000000", "Léon");
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_code (other->guest), ALUETTE_CODE_BAD_TOKEN);
  aluette_guest_join_beside (other->guest, aluette_guest_get_token (rose->guest), "anne");
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_code (other->guest), ALUETTE_CODE_NAME_TAKEN);
  table_seat_beside (&table, rose, "Léon");
  assert_int_equal (aluette_host_get_screen (table.host, 3), 11);
  aluette_guest_join_beside (other->guest, aluette_guest_get_token (anne->guest), "Émile");
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_code (other->guest), ALUETTE_CODE_FULL);
}

/* Who only watches lets nobody in, not even beside them. */
TEST (test_beside_a_spectator)
{
  g_auto (Table) table;
  Seat *lucie, *other;

  table_init (&table, "aluette", "classic", FOUR, 1);
  aluette_host_set_max_spectators (table.host, 1);
  table_seat (&table, "Anne,Rose");
  lucie = table_add (&table, "Lucie");
  table_run (&table, 100);
  for (guint number = 1; number <= 3; number++)
    aluette_guest_admit (table.seats[0].guest, number, TRUE);
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_state (lucie->guest), ALUETTE_GUEST_SETUP);
  other = table_add (&table, NULL);
  aluette_guest_join_beside (other->guest, aluette_guest_get_token (lucie->guest), "Léon");
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_state (other->guest), ALUETTE_GUEST_CLOSED);
  assert_int_equal (aluette_guest_get_code (other->guest), ALUETTE_CODE_NO_SEAT);
}

/* Nobody fills a table with people who take no seat. */
TEST (test_beside_without_seat)
{
  g_auto (Table) table;

  table_init (&table, "aluette", "classic", FOUR, 1);
  table_seat (&table, "Anne");
  for (guint i = 0; i < 4; i++)
    {
      Seat *seat = table_add (&table, NULL);
      g_autofree char *name = g_strdup_printf ("Guest %u", i);

      aluette_guest_join_beside (seat->guest, aluette_guest_get_token (table.seats[0].guest), name);
      table_run (&table, 100);
      assert_int_equal (aluette_guest_get_state (seat->guest),
                        i < 3 ? ALUETTE_GUEST_SETUP : ALUETTE_GUEST_CLOSED);
    }
  assert_int_equal (aluette_guest_get_code (table.seats[4].guest), ALUETTE_CODE_FULL);
}

/* Whoever answers does so for the whole screen; the table remembers who shares one. */
TEST (test_screen_answers)
{
  g_auto (Table) table;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  table_init (&table, "aluette", "classic", FOUR, 7);
  table_seat (&table, "Anne,Rose");
  table_seat_beside (&table, &table.seats[1], "Léon");
  table_seat_beside (&table, &table.seats[0], "Émile");
  table_begin (&table);
  table_play (&table, 9);
  aluette_guest_ask (table.seats[2].guest, "undo", ALU_GAME_SPECTATOR);
  table_run (&table, 100);
  aluette_guest_answer (table.seats[3].guest, table.seats[3].question, FALSE);
  table_run (&table, 100);
  assert_non_null (strstr (table.seats[2].events->str, "settled no"));
  table_run (&table, 61000); /* until those at this screen may ask again */
  aluette_guest_ask (table.seats[1].guest, "stop", ALU_GAME_SPECTATOR);
  table_run (&table, 100);
  aluette_guest_answer (table.seats[0].guest, table.seats[0].question, TRUE);
  table_run (&table, 100);
  assert_int_equal (table.n_stopped, 1);
  text = aluette_host_to_text (table.host, TRUE);
  table_set_host (&table, NULL);
  table_set_host (&table,
                  aluette_host_new_from_text (text, ALUETTE_CLOCK (table.clock), NULL, &error));
  assert_null (error);
  assert_int_equal (aluette_host_get_screen (table.host, 0), 1 << 0 | 1 << 3);
  assert_int_equal (aluette_host_get_screen (table.host, 1), 1 << 1 | 1 << 2);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *token = g_strdup (aluette_guest_get_token (table.seats[i].guest));

      aluette_guest_resume (table.seats[i].guest, token);
    }
  table_run (&table, 1000);
  table_play (&table, 3000);
  assert_true (table_is_over (&table));
  table_check_logs (&table);
}
