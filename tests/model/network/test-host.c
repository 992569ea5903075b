/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables on the network: people join, sit, play whole matches, leave and come back. */

#include <string.h>

#include "model/network/aluette-protocol.h"
#include "network-room-driver.h"
#include "testing.h"

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
TEST (test_whole_matches)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_auto (Table) table;
      guint n_actions = 0, n_done = 0;

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
    }
}

/* Lets time pass without the main loop, so that bots do not answer, until somebody is to play.
 * Returns: (nullable): who. */
static Seat *
wait_for_turn (Table *table)
{
  for (guint i = 0; i < 200; i++)
    {
      aluette_manual_clock_advance (table->clock, 10);
      for (guint guest = 0; guest < table->n_seats && table->thinking > 0; guest++)
        if (seat_act (&table->seats[guest]))
          return &table->seats[guest];
    }
  return NULL;
}

/* Bots are asked whether they concede, or announce a slam. Whoever plays meanwhile is not refused,
 * but waits for the bots. */
TEST (test_bots_are_asked_first)
{
  guint n_waited = 0;

  for (guint seed = 0; seed < 8; seed++)
    {
      g_auto (Table) table;
      Seat *seat;

      table_init (&table, "aluette", "classic", "human,random,human,random", seed);
      table_seat (&table, "Anne,Rose");
      aluette_guest_begin (table.seats[0].guest);
      seat = wait_for_turn (&table);
      if (seat != NULL)
        {
          aluette_manual_clock_advance (table.clock, 100);
          assert_int_equal (seat->n_open, 1);
          table_run (&table, 100);
          assert_int_equal (seat->n_refused, 0);
          assert_int_equal (seat->n_done, 1);
          n_waited++;
        }
    }
  assert_true (n_waited > 0);
}

/* A host that refuses a request for a reason that the game does not have. */
TEST (test_unknown_reason)
{
  g_auto (Table) table;
  Seat *seat = NULL;

  table_init (&table, "aluette", "classic", "human,human,human,human", 1);
  table_start (&table, "Anne,Rose,Léon,Émile");
  for (guint i = 0; i < table.n_seats && seat == NULL; i++)
    seat = seat_act (&table.seats[i]) ? &table.seats[i] : NULL;
  assert_non_null (seat);
  aluette_remote_game_answer (aluette_guest_get_game (seat->guest), 1, ALUETTE_CODE_RULES, 9999);
  main_loop_run_pending ();
  assert_int_equal (seat->n_refused, 1);
}

/* Nobody gets in before somebody at the table says so. */
TEST (test_joining)
{
  g_auto (Table) table;
  Seat *anne, *rose, *second;

  table_init (&table, "aluette", "classic", FOUR, 1);
  aluette_host_set_invitation (table.host, "sel-galerne-mojette-vanneau");
  anne = table_add (&table, "Anne");
  table_run (&table, 100);
  assert_int_equal (seat_get_state (anne), ALUETTE_GUEST_SETUP);
  assert_true (aluette_guest_is_owner (anne->guest));
  aluette_guest_sit (anne->guest, 0);
  rose = table_add (&table, NULL);
  aluette_guest_join (rose->guest, "sel-galerne-bouin-vanneau", "Rose");
  table_run (&table, 100);
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_CLOSED);
  assert_int_equal (aluette_guest_get_code (rose->guest), ALUETTE_CODE_NO_TABLE);
  aluette_guest_join (rose->guest, "sel-galerne-mojette-vanneau", "anne");
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_code (rose->guest), ALUETTE_CODE_NAME_TAKEN);
  aluette_guest_join (rose->guest, "sel-galerne-mojette-vanneau", "Rose");
  table_run (&table, 70000);
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_WAITING);
  assert_int_equal (g_hash_table_size (aluette_guest_get_requests (anne->guest)), 1);
  seat_send (rose, "admit 1");
  table_run (&table, 100);
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_WAITING);
  for (guint i = 1; i <= 2; i++)
    {
      aluette_guest_admit (anne->guest, i, FALSE);
      table_run (&table, 100);
      assert_int_equal (aluette_guest_get_code (rose->guest), ALUETTE_CODE_DECLINED);
      assert_int_equal (g_hash_table_size (aluette_guest_get_requests (anne->guest)), 0);
      aluette_guest_join (rose->guest, "sel-galerne-mojette-vanneau", "Rose");
      table_run (&table, 100);
    }
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_CLOSED);
  table_run (&table, 600000);
  aluette_guest_join (rose->guest, "sel-galerne-mojette-vanneau", "Rose");
  table_run (&table, 100);
  aluette_guest_admit (anne->guest, 3, TRUE);
  table_run (&table, 100);
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_SETUP);
  assert_non_null (aluette_guest_get_token (rose->guest));
  second = table_add (&table, NULL);
  aluette_guest_join (second->guest, "sel-galerne-mojette-vanneau", "Léon");
  table_run (&table, 100);
  aluette_guest_leave (second->guest);
  table_run (&table, 100);
  assert_int_equal (g_hash_table_size (aluette_guest_get_requests (anne->guest)), 0);
}

TEST (test_pass)
{
  g_auto (Table) table;
  Seat *rose;

  table_init (&table, "aluette", "classic", FOUR, 1);
  aluette_host_set_invitation (table.host, "sel-galerne-mojette-vanneau");
  aluette_host_set_pass (table.host, "0123456789abcdef0123456789abcdef");
  table_add (&table, "Anne");
  rose = table_add (&table, NULL);
  aluette_guest_join (rose->guest, "0123456789abcdef0123456789abcdee", "Rose");
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_code (rose->guest), ALUETTE_CODE_NO_TABLE);
  aluette_guest_join (rose->guest, "0123456789abcdef0123456789abcdef", "Rose");
  table_run (&table, 100);
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_SETUP);
  assert_false (aluette_guest_is_owner (rose->guest));
}

TEST (test_seats)
{
  g_auto (Table) table;
  Seat *anne, *rose;

  table_init (&table, "aluette", "classic", "human,human,petit-jean:1,human", 1);
  table_seat (&table, "Anne,Rose");
  anne = &table.seats[0];
  rose = &table.seats[1];
  assert_string_equal (seat_get_state_of (anne, 3), "petit-jean");
  assert_string_equal (seat_get_state_of (anne, 2), "here");
  aluette_guest_sit (rose->guest, 0);
  table_run (&table, 100);
  assert_true (seat_was_told (rose, "refused sit seat-taken"));
  aluette_guest_sit (rose->guest, 2);
  table_run (&table, 100);
  assert_true (seat_was_told (rose, "refused sit no-seat"));
  aluette_guest_sit (rose->guest, 3);
  aluette_guest_begin (rose->guest);
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_seat (rose->guest), 3);
  assert_string_equal (seat_get_state_of (anne, 2), "open");
  assert_true (seat_was_told (rose, "refused begin not-owner"));
  aluette_guest_stand (rose->guest);
  table_run (&table, 100);
  aluette_guest_leave (anne->guest);
  table_run (&table, 100);
  assert_string_equal (seat_get_state_of (rose, 1), "open");
  assert_false (aluette_guest_is_owner (rose->guest));
}

/* The owner's right goes to who has been at the table longest; free seats become bots. */
TEST (test_owner_leaves)
{
  g_auto (Table) table;

  table_init (&table, "aluette", "classic", FOUR, 1);
  table_seat (&table, "Anne,Rose,Léon");
  aluette_guest_leave (table.seats[0].guest);
  table_run (&table, 100);
  assert_true (aluette_guest_is_owner (table.seats[1].guest));
  aluette_guest_begin (table.seats[1].guest);
  table_run (&table, 100);
  assert_int_equal (seat_get_state (&table.seats[2]), ALUETTE_GUEST_PLAYING);
  assert_string_equal (seat_get_state_of (&table.seats[2], 1), "bot");
  table_play (&table, 20);
  table_check_logs (&table);
}

/* People are told each other's faces, in the seats where they are. */
TEST (test_faces)
{
  g_auto (Table) table;
  AluetteGuest *anne, *rose;

  table_init (&table, "aluette", "classic", FOUR, 1);
  table_seat (&table, "Anne,Rose");
  anne = table.seats[0].guest;
  rose = table.seats[1].guest;
  aluette_guest_set_face (rose, "baker");
  table_run (&table, 100);
  assert_null (aluette_guest_get_seat_face (anne, 0));
  assert_string_equal (aluette_guest_get_seat_face (anne, 1), "baker");
  aluette_guest_stand (rose);
  aluette_guest_sit (rose, 2);
  table_run (&table, 100);
  assert_null (aluette_guest_get_seat_face (anne, 1));
  assert_string_equal (aluette_guest_get_seat_face (anne, 2), "baker");
  seat_lose (&table.seats[0]);
  table_run (&table, 2000);
  assert_string_equal (aluette_guest_get_seat_face (anne, 2), "baker");
  table_begin (&table);
  aluette_guest_set_face (rose, "sailor");
  table_run (&table, 100);
  assert_string_equal (aluette_guest_get_seat_face (anne, 2), "sailor");
}

/* A lost connection stops nobody until it is that player's turn; the guest comes back by itself. */
TEST (test_lost_connection)
{
  g_auto (Table) table;
  Seat *rose;

  table_start_four (&table, 3);
  rose = &table.seats[1];
  table_play_until_turn (&table, 0);
  rose->is_cut = TRUE;
  seat_lose (rose);
  table_run (&table, 100);
  assert_string_equal (seat_get_state_of (&table.seats[0], 2), "away");
  assert_int_equal (aluette_guest_get_paused (table.seats[0].guest), 0);
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_RETRYING);
  for (guint i = 0; i < 8 && aluette_guest_get_paused (table.seats[0].guest) == 0; i++)
    table_play (&table, 1);
  assert_int_equal (aluette_guest_get_paused (table.seats[0].guest), 1u << 1);
  table_run (&table, 50000);
  assert_int_equal (table.seats[0].question, 0);
  rose->is_cut = FALSE;
  table_run (&table, 20000);
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_PLAYING);
  assert_int_equal (aluette_guest_get_paused (table.seats[0].guest), 0);
  table_check_logs (&table);
  table_play (&table, 30);
  table_check_logs (&table);
}

/* Somebody who loses the connection before they know that they were let in asks again under their
 * name. */
TEST (test_token_lost)
{
  g_auto (Table) table;
  Seat *rose;

  table_init (&table, "aluette", "classic", FOUR, 1);
  table_seat (&table, "Anne");
  rose = table_add (&table, "Rose");
  rose->faults.delay_ms = 40;
  seat_lose (rose);
  table_run (&table, 2000);
  aluette_guest_admit (table.seats[0].guest, 1, TRUE);
  table_run (&table, 10);
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_WAITING);
  seat_lose (rose);
  table_run (&table, 2000);
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_WAITING);
  aluette_guest_admit (table.seats[0].guest, 2, TRUE);
  table_run (&table, 60);
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_SETUP);
  seat_lose (rose);
  table_run (&table, 2000);
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_SETUP);
}

/* Guests who lose the connection before the answer to a request comes get it later: also the answer
 * to the last card of the match. */
TEST (test_answers_lost)
{
  g_auto (Table) table;

  table_start_four (&table, 3);
  for (guint i = 0; i < 4; i++)
    {
      table.seats[i].faults.delay_ms = 40;
      seat_lose (&table.seats[i]);
    }
  table_run (&table, 2000);
  while (!table_is_over (&table))
    {
      for (guint i = 0; i < 4; i++)
        if (seat_act (&table.seats[i]))
          {
            table_run (&table, 50);
            seat_lose (&table.seats[i]);
          }
      table_run (&table, 2000);
    }
  for (guint i = 0; i < 4; i++)
    {
      assert_int_equal (table.seats[i].n_open, 0);
      assert_int_equal (table.seats[i].n_refused, 0);
    }
  table_check_logs (&table);
}

/* A host that comes back without the last events asks again for them. Whoever had asked to play
 * meanwhile is not forgotten. */
TEST (test_host_forgets_events)
{
  g_auto (Table) table;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  AluetteHost *host;

  table_start_four (&table, 3);
  table_play_until_turn (&table, 0);
  text = aluette_host_to_text (table.host, TRUE);
  table_play (&table, 1);
  seat_act (&table.seats[1]);
  for (guint i = 0; i < 4; i++)
    seat_lose (&table.seats[i]);
  assert_int_equal (table.seats[1].n_open, 1);
  host = aluette_host_new_from_text (text, ALUETTE_CLOCK (table.clock), NULL, &error);
  assert_non_null (host);
  table_set_host (&table, host);
  table_run (&table, 20000);
  assert_int_equal (table.seats[1].n_open, 0);
  table_play (&table, 30);
  table_check_logs (&table);
}

/* Checks what a guest says of the question that is open; @kind: (nullable): NULL for none. */
static void
check_question (Seat *seat, const char *kind, guint meant, gboolean answered)
{
  const char *asked;
  guint about;
  guint number = aluette_guest_get_question (seat->guest, &asked, &about);

  assert_int_equal (number != 0, kind != NULL);
  assert_int_equal (number, seat->question);
  assert_int_equal (aluette_guest_has_answered (seat->guest), answered);
  if (kind == NULL)
    return;
  assert_string_equal (asked, kind);
  assert_int_equal (about, meant);
}

/* After a minute the others are asked. In Aluette one of each team must agree. */
TEST (test_stand_in)
{
  g_auto (Table) table;
  Seat *rose;

  table_start_four (&table, 3);
  rose = &table.seats[1];
  table_play_until_turn (&table, 1);
  rose->is_cut = TRUE;
  seat_lose (rose);
  table_run (&table, 61000);
  for (guint i = 0; i < 4; i++)
    assert_int_equal (table.seats[i].question != 0, i != 1);
  check_question (&table.seats[0], "stand-in", 1, FALSE);
  aluette_guest_answer (table.seats[0].guest, table.seats[0].question, TRUE);
  check_question (&table.seats[0], "stand-in", 1, TRUE);
  aluette_guest_answer (table.seats[2].guest, table.seats[2].question, TRUE);
  table_run (&table, 1000);
  assert_string_equal (seat_get_state_of (&table.seats[0], 2), "away");
  aluette_guest_answer (table.seats[3].guest, table.seats[3].question, TRUE);
  table_run (&table, 1000);
  assert_true (seat_was_told (&table.seats[0], "settled yes"));
  check_question (&table.seats[0], NULL, 0, FALSE);
  assert_string_equal (seat_get_state_of (&table.seats[0], 2), "stand-in");
  assert_int_equal (aluette_guest_get_paused (table.seats[0].guest), 0);
  table_play (&table, 12);
  rose->is_cut = FALSE;
  table_run (&table, 20000);
  assert_int_equal (seat_get_state (rose), ALUETTE_GUEST_PLAYING);
  assert_string_equal (seat_get_state_of (&table.seats[0], 2), "here");
  table_check_logs (&table);
  table_play_until_turn (&table, 1);
  table_play (&table, 10);
  table_check_logs (&table);
}

/* In Tarot all must agree. Who says no waits for another minute. */
TEST (test_stand_in_declined)
{
  g_auto (Table) table;

  table_init (&table, "tarot", "fft", FOUR, 3);
  table_start (&table, FOUR_NAMES);
  table_play_until_turn (&table, 2);
  aluette_guest_leave (table.seats[2].guest);
  table_run (&table, 100);
  assert_string_equal (seat_get_state_of (&table.seats[0], 3), "left");
  assert_int_not_equal (table.seats[0].question, 0);
  aluette_guest_answer (table.seats[0].guest, table.seats[0].question, TRUE);
  aluette_guest_answer (table.seats[1].guest, table.seats[1].question, TRUE);
  aluette_guest_answer (table.seats[3].guest, table.seats[3].question, FALSE);
  table_run (&table, 100);
  assert_true (seat_was_told (&table.seats[0], "settled no"));
  assert_int_equal (table.seats[0].question, 0);
  table_run (&table, 58000);
  assert_int_equal (table.seats[0].question, 0);
  table_run (&table, 3000);
  assert_int_not_equal (table.seats[0].question, 0);
  for (guint i = 0; i < 4; i++)
    if (i != 2)
      aluette_guest_answer (table.seats[i].guest, table.seats[i].question, TRUE);
  table_run (&table, 100);
  assert_string_equal (seat_get_state_of (&table.seats[0], 3), "stand-in");
}

static void
let_time_pass (Table *table)
{
  aluette_manual_clock_advance (table->clock, 1);
}

/* The others are asked at once, also if it takes a moment to store that somebody has left. */
TEST (test_slow_store)
{
  g_auto (Table) table;

  table_start_four (&table, 3);
  table_play_until_turn (&table, 2);
  g_signal_connect_swapped (table.host, "changed", G_CALLBACK (let_time_pass), &table);
  aluette_guest_leave (table.seats[2].guest);
  table_run (&table, 100);
  assert_int_not_equal (table.seats[0].question, 0);
  g_signal_handlers_disconnect_by_data (table.host, &table);
}

/* All who are here must agree to undo. */
TEST (test_undo)
{
  g_auto (Table) table;
  guint n_lines;

  table_start_four (&table, 5);
  table_play_until_turn (&table, 1);
  n_lines = aluette_seat_log_get_n_lines (seat_get_log (&table.seats[2]));
  table_play (&table, 1);
  assert_true (aluette_seat_log_get_n_lines (seat_get_log (&table.seats[2])) > n_lines);
  assert_true (aluette_game_undo (ALUETTE_GAME (aluette_guest_get_game (table.seats[1].guest))));
  table_run (&table, 100);
  check_question (&table.seats[1], "undo", 1, TRUE);
  check_question (&table.seats[0], "undo", 1, FALSE);
  aluette_guest_answer (table.seats[0].guest, table.seats[0].question, TRUE);
  aluette_guest_answer (table.seats[2].guest, table.seats[2].question, TRUE);
  table_run (&table, 100);
  assert_true (aluette_seat_log_get_n_lines (seat_get_log (&table.seats[2])) > n_lines);
  aluette_guest_answer (table.seats[3].guest, table.seats[3].question, TRUE);
  table_run (&table, 100);
  assert_int_equal (aluette_seat_log_get_n_lines (seat_get_log (&table.seats[2])), n_lines);
  table_check_logs (&table);
  table_play (&table, 20);
  table_check_logs (&table);
}

/* The match goes on another day, with the same cards as if it had not stopped. */
TEST (test_stop_and_resume)
{
  static const char *const kinds[][2] = { { "aluette", "classic" }, { "tarot", "fft" } };

  for (guint kind = 0; kind < 2; kind++)
    {
      g_auto (Table) table;
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;
      AluetteHost *host;

      table_init (&table, kinds[kind][0], kinds[kind][1], FOUR, 7);
      table_start (&table, FOUR_NAMES);
      table_play (&table, 23);
      aluette_guest_ask (table.seats[2].guest, "stop", ALU_GAME_SPECTATOR);
      table_run (&table, 100);
      for (guint i = 0; i < 4; i++)
        if (i != 2)
          aluette_guest_answer (table.seats[i].guest, table.seats[i].question, TRUE);
      table_run (&table, 100);
      assert_int_equal (table.n_stopped, 1);
      for (guint i = 0; i < 4; i++)
        assert_int_equal (aluette_guest_get_code (table.seats[i].guest), ALUETTE_CODE_STOPPED);
      text = aluette_host_to_text (table.host, TRUE);
      assert_null (strstr (text, aluette_guest_get_token (table.seats[1].guest)));
      table_set_host (&table, NULL);
      host = aluette_host_new_from_text (text, ALUETTE_CLOCK (table.clock), NULL, &error);
      assert_non_null (host);
      table_set_host (&table, host);
      for (guint i = 0; i < 4; i++)
        {
          g_autofree char *token = g_strdup (aluette_guest_get_token (table.seats[i].guest));

          aluette_guest_resume (table.seats[i].guest, token);
        }
      table_run (&table, 1000);
      table_check_logs (&table);
      table_play (&table, 3000);
      assert_true (table_is_over (&table));
      table_check_logs (&table);
    }
}

TEST (test_bad_texts)
{
  static const char *const texts[] = {
    "",
    "\n",
    "%aluette-table 2\n",
    "%aluette-table 1\n",
    "%aluette-table 1\nsetup\n",
    "%aluette-table 1\nkey 12\nsetup\n%aluette 1\n",
    "%aluette-table 1\nperson 9 owner here 0\n",
    "%aluette-table 1\nanswer done 1\nsetup\n",
    "%aluette-table 1\nrecord\n%belote 1\n",
    "%aluette-table 1\nrecord\n%aluette 1\nrules classic\n",
  };
  g_autoptr (AluetteManualClock) clock = aluette_manual_clock_new ();

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      assert_null (aluette_host_new_from_text (texts[i], ALUETTE_CLOCK (clock), NULL, &error));
      assert_non_null (error);
    }
}

/* Six phrases, between deals; one of them three times in a deal. */
TEST (test_phrases)
{
  g_auto (Table) table;
  Seat *anne;

  table_init (&table, "aluette", "classic", FOUR, 1);
  table_seat (&table, FOUR_NAMES);
  anne = &table.seats[0];
  aluette_guest_say (anne->guest, "hello");
  table_run (&table, 100);
  assert_true (seat_was_told (&table.seats[3], "said 1 hello"));
  table_begin (&table);
  aluette_guest_say (anne->guest, "bravo");
  aluette_guest_say (anne->guest, "insult");
  table_run (&table, 100);
  assert_false (seat_was_told (&table.seats[3], "said 1 bravo"));
  assert_true (seat_was_told (anne, "refused say not-now"));
  assert_true (seat_was_told (anne, "refused say bad-line"));
  g_string_truncate (anne->events, 0);
  for (guint i = 0; i < 4; i++)
    {
      assert_false (seat_was_told (anne, "refused"));
      aluette_guest_say (anne->guest, "moment");
      table_run (&table, 1100);
      assert_true (seat_was_told (&table.seats[3], "said 1 moment"));
    }
  assert_true (seat_was_told (anne, "refused say not-now"));
}

/* Bots and cards wait for somebody who has paused, and while nobody is here. */
TEST (test_pause)
{
  g_auto (Table) table;
  guint n_lines;

  table_init (&table, "aluette", "classic", "human,random,random,random", 1);
  table_start (&table, "Anne");
  aluette_guest_set_paused (table.seats[0].guest, TRUE);
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_paused (table.seats[0].guest), 1);
  n_lines = aluette_seat_log_get_n_lines (seat_get_log (&table.seats[0]));
  table_play (&table, 1);
  table_run (&table, 5000);
  assert_true (aluette_seat_log_get_n_lines (seat_get_log (&table.seats[0])) <= n_lines + 1);
  aluette_guest_set_paused (table.seats[0].guest, FALSE);
  table_run (&table, 100);
  assert_int_equal (aluette_guest_get_paused (table.seats[0].guest), 0);
  table_play (&table, 5);
  table_check_logs (&table);
}

/* The newest of two programs with one token counts, and the other one is told. */
TEST (test_two_programs)
{
  g_auto (Table) table;
  Seat *other;

  table_start_four (&table, 1);
  table_play (&table, 10);
  other = table_add (&table, NULL);
  aluette_guest_resume (other->guest, aluette_guest_get_token (table.seats[1].guest));
  table_run (&table, 1000);
  assert_int_equal (seat_get_state (other), ALUETTE_GUEST_PLAYING);
  assert_int_equal (aluette_guest_get_seat (other->guest), 1);
  assert_int_equal (seat_get_state (&table.seats[1]), ALUETTE_GUEST_CLOSED);
  assert_int_equal (aluette_guest_get_code (table.seats[1].guest), ALUETTE_CODE_REPLACED);
  assert_string_equal (seat_get_state_of (&table.seats[0], 2), "here");
  table.seats[1].is_idle = TRUE;
  table_play (&table, 12);
  assert_int_equal (other->n_refused, 0);
  aluette_guest_resume (table.seats[1].guest, "0123456789abcdef0123456789abcdef");
  table_run (&table, 1000);
  assert_int_equal (aluette_guest_get_code (table.seats[1].guest), ALUETTE_CODE_BAD_TOKEN);
}

/* Somebody without a seat watches, and sees open cards only. */
TEST (test_spectator)
{
  g_auto (Table) table;
  Seat *lucie;
  g_autofree char *text = NULL;

  table_init (&table, "aluette", "classic", FOUR, 1);
  aluette_host_set_max_spectators (table.host, 1);
  table_seat (&table, FOUR_NAMES);
  lucie = table_add (&table, "Lucie");
  table_run (&table, 100);
  for (guint i = 1; i < 10; i++)
    aluette_guest_admit (table.seats[0].guest, i, TRUE);
  table_run (&table, 100);
  table_begin (&table);
  table_play (&table, 4);
  table_check_logs (&table);
  assert_non_null (seat_get_log (lucie));
  text = seat_get_log_text (lucie);
  assert_non_null (strstr (text, " view 0\n"));
  assert_non_null (strstr (text, " hand 1 ?\n"));
  seat_send (lucie, "do 1 play 1 Kb");
  table_run (&table, 100);
  assert_non_null (seat_find (lucie, "refused 1 no-seat"));
}

static void
on_raw_line (AluetteChannel *channel, GBytes *line, GPtrArray *lines)
{
  g_ptr_array_add (lines, g_strndup (g_bytes_get_data (line, NULL), g_bytes_get_size (line)));
}

/* A connection without a guest. */
static AluetteChannel *
connect_raw (Table *table, GPtrArray *lines)
{
  AluetteChannel *mine;
  g_autoptr (AluetteChannel) theirs = NULL;

  aluette_pipe_channel_new_pair (ALUETTE_CLOCK (table->clock), &mine, &theirs);
  g_signal_connect (mine, "line", G_CALLBACK (on_raw_line), lines);
  aluette_host_add_channel (table->host, theirs, FALSE);
  return mine;
}

static const char *
last_line (GPtrArray *lines)
{
  return lines->len > 0 ? g_ptr_array_index (lines, lines->len - 1) : "";
}

/* Who says nothing, or nonsense, or too much, loses the connection, and nobody else notices. */
TEST (test_limits)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AluetteChannel) channel = NULL;
  g_auto (Table) table;
  guint n_lines;

  table_start_four (&table, 1);
  n_lines = table.seats[0].lines->len;
  channel = connect_raw (&table, lines);
  table_run (&table, 4900);
  assert_true (aluette_channel_is_open (channel));
  table_run (&table, 200);
  assert_string_equal (last_line (lines), "closing too-slow");
  assert_false (aluette_channel_is_open (channel));

  g_clear_object (&channel);
  channel = connect_raw (&table, lines);
  aluette_channel_send (channel, "hello 9 1 fr");
  table_run (&table, 100);
  assert_string_equal (last_line (lines), "closing old-host");
  g_clear_object (&channel);
  channel = connect_raw (&table, lines);
  aluette_channel_send (channel, "hello 0 1 fr");
  table_run (&table, 100);
  assert_string_equal (last_line (lines), "closing old-program");
  g_clear_object (&channel);
  channel = connect_raw (&table, lines);
  aluette_channel_send (channel, "GET / HTTP/1.1");
  table_run (&table, 100);
  assert_string_equal (last_line (lines), "closing bad-line");
  g_clear_object (&channel);
  channel = connect_raw (&table, lines);
  aluette_channel_send (channel, "hello 1 1 fr");
  aluette_channel_send (channel, "do 1 play 1 Kb");
  aluette_channel_send (channel, "begin");
  table_run (&table, 100);
  assert_string_equal (last_line (lines), "refused begin not-now");
  for (guint i = 0; i < 60; i++)
    aluette_channel_send (channel, "pong 1");
  table_run (&table, 100);
  assert_string_equal (last_line (lines), "closing slow-down");
  g_clear_object (&channel);
  channel = connect_raw (&table, lines);
  aluette_channel_send (channel, "hello 1 1 fr");
  table_run (&table, 59000);
  assert_true (aluette_channel_is_open (channel));
  table_run (&table, 2000);
  assert_string_equal (last_line (lines), "closing too-slow");
  /* The others have only got pings. */
  for (guint i = n_lines; i < table.seats[0].lines->len; i++)
    assert_non_null (strstr (g_ptr_array_index (table.seats[0].lines, i), "ng "));
}

/* A cable that was pulled: nobody is told, but the silence is noticed on both sides. */
TEST (test_silence)
{
  g_auto (Table) table;

  table_start_four (&table, 1);
  aluette_pipe_channel_silence (table.seats[1].channel);
  table_run (&table, 45000);
  assert_int_equal (seat_get_state (&table.seats[1]), ALUETTE_GUEST_PLAYING);
  assert_non_null (strstr (seat_find (&table.seats[0], "who 2"), "here"));
  table_play (&table, 12);
  table_check_logs (&table);
}
