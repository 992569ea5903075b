/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the people at a table decide together, and what nobody can do without the others. */

#include <string.h>

#include "model/network/aluette-protocol.h"
#include "network-room-driver.h"
#include "testing.h"

/* Somebody who is away has agreed to nothing: without them nothing is undone. */
TEST (test_no_undo_without_all)
{
  g_auto (Table) table;
  guint n_lines;

  table_start_four (&table, 5);
  table_play_until_turn (&table, 1);
  table_play (&table, 1);
  n_lines = aluette_seat_log_get_n_lines (seat_get_log (&table.seats[1]));
  for (guint i = 0; i < 4; i += i == 0 ? 2 : 1)
    {
      table.seats[i].is_cut = TRUE;
      seat_lose (&table.seats[i]);
    }
  aluette_guest_ask (table.seats[1].guest, "undo", ALU_GAME_SPECTATOR);
  table_run (&table, 100);
  assert_true (seat_was_told (&table.seats[1], "refused ask not-now"));
  assert_int_equal (aluette_seat_log_get_n_lines (seat_get_log (&table.seats[1])), n_lines);
}

/* A guest that was away during an undo, while a bot played, gets what has changed. */
TEST (test_undo_while_away)
{
  g_auto (Table) table;

  table_start_four (&table, 5);
  table_play_until_turn (&table, 1);
  table_play (&table, 1);
  table.seats[0].is_cut = TRUE;
  seat_lose (&table.seats[0]);
  aluette_guest_ask (table.seats[1].guest, "stand-in", 0);
  table_run (&table, 100);
  aluette_guest_answer (table.seats[2].guest, table.seats[2].question, TRUE);
  table_run (&table, 100);
  assert_string_equal (seat_get_state_of (&table.seats[1], 1), "stand-in");
  aluette_guest_ask (table.seats[1].guest, "undo", ALU_GAME_SPECTATOR);
  table_run (&table, 100);
  aluette_guest_answer (table.seats[2].guest, table.seats[2].question, TRUE);
  aluette_guest_answer (table.seats[3].guest, table.seats[3].question, TRUE);
  table_run (&table, 100);
  g_rand_set_seed (table.seats[1].choices, 77);
  table_play (&table, 1);
  table.seats[0].is_cut = FALSE;
  table_run (&table, 20000);
  assert_int_equal (seat_get_state (&table.seats[0]), ALUETTE_GUEST_PLAYING);
  table_check_logs (&table);
}

/* Somebody new gets the seat of a person who has left, between deals only. */
TEST (test_taking_over)
{
  g_auto (Table) table;
  Seat *lucie;

  table_start_four (&table, 1);
  table_play (&table, 3);
  aluette_guest_leave (table.seats[3].guest);
  table_run (&table, 100);
  lucie = table_add (&table, "Lucie");
  table_run (&table, 100);
  aluette_guest_admit (table.seats[1].guest, 4, TRUE);
  for (guint i = 1; i < 10; i++)
    aluette_guest_admit (table.seats[1].guest, i, TRUE);
  table_run (&table, 100);
  assert_int_equal (seat_get_state (lucie), ALUETTE_GUEST_SETUP);
  aluette_guest_sit (lucie->guest, 3);
  table_run (&table, 100);
  assert_true (seat_was_told (lucie, "refused sit not-now"));
  assert_null (seat_get_log (lucie));
}

/* Plays until the deal is over. Somebody pauses, so that no other one begins. */
static void
play_deal (Table *table, Seat *pausing)
{
  AluetteSeatLog *log = seat_get_log (pausing);
  const AluGameKind *kind = aluette_seat_log_get_kind (log);

  aluette_guest_set_paused (pausing->guest, TRUE);
  while (alu_game_is_in_deal (kind, aluette_view_get_bytes (aluette_seat_log_get_view (log))))
    table_play (table, 1);
}

/* Answers all who ask to join, or for a seat, in the name of @seat. */
static void
decide (Table *table, Seat *seat, gboolean yes)
{
  g_autoptr (GList) numbers = g_hash_table_get_keys (aluette_guest_get_requests (seat->guest));

  assert_non_null (numbers);
  for (GList *at = numbers; at != NULL; at = at->next)
    aluette_guest_admit (seat->guest, GPOINTER_TO_UINT (at->data), yes);
  table_run (table, 100);
}

/* An onlooker gets a seat that somebody has left from somebody who is seated; only a seat that was
 * free when they were let in is theirs at once. */
TEST (test_seat_is_given)
{
  g_auto (Table) table;
  Seat *lucie;
  g_autofree char *token = NULL;

  table_init (&table, "aluette", "classic", FOUR, 1);
  aluette_host_set_max_spectators (table.host, 1);
  table_seat (&table, FOUR_NAMES);
  lucie = table_add (&table, "Lucie");
  table_run (&table, 100);
  decide (&table, &table.seats[0], TRUE);
  table_begin (&table);
  play_deal (&table, &table.seats[1]);
  token = g_strdup (aluette_guest_get_token (table.seats[0].guest));
  aluette_guest_leave (table.seats[0].guest);
  table_run (&table, 100);
  aluette_guest_sit (lucie->guest, 0);
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_seat (lucie->guest), ALU_GAME_SPECTATOR);
  assert_non_null (seat_find (&table.seats[2], "joins"));
  decide (&table, &table.seats[2], FALSE);
  assert_true (seat_was_told (lucie, "refused sit declined"));
  assert_int_equal (aluette_guest_get_seat (lucie->guest), ALU_GAME_SPECTATOR);
  aluette_guest_resume (table.seats[0].guest, token);
  table_run (&table, 1000);
  assert_int_equal (aluette_guest_get_seat (table.seats[0].guest), 0);
  aluette_guest_leave (table.seats[0].guest);
  table_run (&table, 100);
  aluette_guest_sit (lucie->guest, 0);
  table_run (&table, 100);
  decide (&table, &table.seats[3], TRUE);
  assert_int_equal (aluette_guest_get_seat (lucie->guest), 0);
  assert_int_equal (g_hash_table_size (aluette_guest_get_requests (table.seats[3].guest)), 0);
  table_check_logs (&table);
}

/* During a match the others, and not those at the same screen, decide on who joins there. */
TEST (test_beside_in_match)
{
  g_auto (Table) table;
  Seat *marie;

  table_init (&table, "aluette", "classic", FOUR, 1);
  table_start (&table, "Anne,Rose,Léon");
  marie = table_add (&table, NULL);
  aluette_guest_join_beside (marie->guest, aluette_guest_get_token (table.seats[1].guest), "Marie");
  table_run (&table, 100);
  assert_int_equal (seat_get_state (marie), ALUETTE_GUEST_CLOSED);
  assert_int_equal (aluette_guest_get_code (marie->guest), ALUETTE_CODE_FULL);
  aluette_guest_leave (table.seats[2].guest);
  table_run (&table, 100);
  aluette_guest_join_beside (marie->guest, aluette_guest_get_token (table.seats[1].guest), "Marie");
  table_run (&table, 100);
  assert_int_equal (seat_get_state (marie), ALUETTE_GUEST_WAITING);
  decide (&table, &table.seats[1], TRUE);
  assert_int_equal (seat_get_state (marie), ALUETTE_GUEST_WAITING);
  assert_true (seat_was_told (&table.seats[1], "refused admit not-your-turn"));
  decide (&table, &table.seats[0], TRUE);
  assert_int_equal (seat_get_state (marie), ALUETTE_GUEST_SETUP);
}

/* The owner sends somebody away at once; two others can do so too. Those who are sent away do not
 * come back. */
TEST (test_removing)
{
  g_auto (Table) table;

  table_start_four (&table, 1);
  aluette_guest_ask (table.seats[1].guest, "remove", 3);
  table_run (&table, 100);
  assert_int_equal (seat_get_state (&table.seats[3]), ALUETTE_GUEST_PLAYING);
  aluette_guest_answer (table.seats[2].guest, table.seats[2].question, TRUE);
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_code (table.seats[3].guest), ALUETTE_CODE_REMOVED);
  assert_string_equal (seat_get_state_of (&table.seats[0], 4), "open");
  aluette_guest_ask (table.seats[0].guest, "remove", 2);
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_code (table.seats[2].guest), ALUETTE_CODE_REMOVED);
  table_run (&table, 3600000);
  aluette_guest_join (table.seats[2].guest, "-", "Lucie");
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_code (table.seats[2].guest), ALUETTE_CODE_DECLINED);
}

/* The owner is only sent away by all others, and who sits in two seats has one voice. */
TEST (test_removing_owner)
{
  g_auto (Table) table;
  Seat *marie;

  table_init (&table, "aluette", "classic", FOUR, 1);
  table_seat (&table, "Anne,Rose,Léon");
  marie = table_seat_beside (&table, &table.seats[1], "Marie");
  table_begin (&table);
  aluette_guest_ask (table.seats[1].guest, "remove", 0);
  table_run (&table, 100);
  aluette_guest_answer (marie->guest, marie->question, TRUE);
  table_run (&table, 100);
  assert_int_equal (seat_get_state (&table.seats[0]), ALUETTE_GUEST_PLAYING);
  aluette_guest_answer (table.seats[2].guest, table.seats[2].question, FALSE);
  table_run (&table, 100);
  assert_true (seat_was_told (&table.seats[0], "settled no"));
  assert_int_equal (seat_get_state (&table.seats[0]), ALUETTE_GUEST_PLAYING);
  aluette_guest_ask (table.seats[2].guest, "remove", 0);
  table_run (&table, 100);
  aluette_guest_answer (marie->guest, marie->question, TRUE);
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_code (table.seats[0].guest), ALUETTE_CODE_REMOVED);
}

/* Nobody holds the table up with questions: who was declined waits for a minute, and what the owner
 * decides alone does not wait. */
TEST (test_one_question_after_another)
{
  g_auto (Table) table;
  Seat *rose;

  table_start_four (&table, 1);
  rose = &table.seats[1];
  aluette_guest_ask (rose->guest, "stop", ALU_GAME_SPECTATOR);
  table_run (&table, 100);
  aluette_guest_answer (table.seats[2].guest, table.seats[2].question, FALSE);
  table_run (&table, 100);
  aluette_guest_ask (rose->guest, "stop", ALU_GAME_SPECTATOR);
  table_run (&table, 100);
  assert_true (seat_was_told (rose, "refused ask slow-down"));
  aluette_guest_ask (table.seats[3].guest, "stop", ALU_GAME_SPECTATOR);
  table_run (&table, 100);
  assert_int_not_equal (table.seats[0].question, 0);
  aluette_guest_answer (table.seats[2].guest, table.seats[2].question, FALSE);
  table_run (&table, 61000);
  aluette_guest_ask (rose->guest, "stop", ALU_GAME_SPECTATOR);
  table_run (&table, 100);
  assert_int_not_equal (table.seats[0].question, 0);
  aluette_guest_ask (table.seats[0].guest, "remove", 1);
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_code (rose->guest), ALUETTE_CODE_REMOVED);
  assert_true (seat_was_told (&table.seats[2], "asked remove 2\nsettled yes"));
}
