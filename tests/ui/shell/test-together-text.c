/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of the people at a table on the network. */

#include "network-room-driver.h"
#include "presentation/together/aluette-guest-text.h"
#include "ui/together/aluette-together-text.h"
#include "testing.h"

#define TOKEN "00112233445566778899aabbccddeeff"
#define TO_TABLE "aluette 1 1 aluette\nadmitted\ntoken " TOKEN "\nrole guest\nseated 2\n"
#define HERE (1 << 1)
#define MATCH                                                                                      \
  "1 %aluette 1\n2 rules classic\n3 seats 4\n4 player 1 human A\n5 player 2 human B\n"             \
  "6 player 3 human C\n7 player 4 human D\n8 view 2\nat 8 4358411774171d1b\n"

static AluetteManualClock *clock_of_test;
static AluetteChannel *host; /* (nullable): the host's side */

static void
connect_guest (AluetteGuest *guest, gpointer data)
{
  g_autoptr (AluetteChannel) mine = NULL;

  aluette_pipe_channel_new_pair (ALUETTE_CLOCK (clock_of_test), &mine, &host);
  aluette_guest_set_channel (guest, mine);
}

static void
host_says (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      aluette_channel_send (host, lines[i]);
  aluette_manual_clock_advance (clock_of_test, 0);
  main_loop_run_pending ();
}

static void
check_waiting (AluetteGuest *guest, const char *lines, const char *expected)
{
  g_autofree char *text = NULL;

  host_says (lines);
  text = aluette_guest_text_waiting (guest, HERE);
  assert_string_equal (text, expected);
}

static char *
format_question (AluetteGuest *guest)
{
  const char *kind;
  guint seat;

  aluette_guest_get_question (guest, &kind, &seat);
  return aluette_guest_text_question (guest, kind, seat, "Léon plays.");
}

/* A match waits for somebody who thinks, is away, has left, or was sent away. */
TEST (test_waiting)
{
  g_autoptr (AluetteGuest) guest = NULL;

  clock_of_test = aluette_manual_clock_new ();
  guest = aluette_guest_new (ALUETTE_CLOCK (clock_of_test), connect_guest, NULL, 5);
  aluette_guest_join (guest, "-", "B");
  host_says (TO_TABLE MATCH);
  assert_int_equal (aluette_guest_get_state (guest), ALUETTE_GUEST_PLAYING);
  assert_null (aluette_guest_text_waiting (guest, HERE));
  check_waiting (guest, "who 1 here A\nwho 3 here C\npaused 1 3", "Waiting for: A, C");
  check_waiting (guest, "paused 1 2", "Waiting for: A");
  check_waiting (guest, "paused 1 3\nwho 3 away C", "Away: C. The match waits.");
  check_waiting (guest, "who 3 left C", "Away: C. The match waits.");
  check_waiting (guest, "who 3 open C", "Away: C. The match waits.");
  g_clear_object (&host);
  g_clear_object (&guest);
  g_object_unref (clock_of_test);
}

/* At a table with a deal in play, people are told who has paused it, who asks what, and who is
 * back. */
TEST (test_in_deal)
{
  Table table;
  AluetteGuest *anne;
  g_autofree char *paused = NULL, *asked = NULL, *away = NULL, *back = NULL;

  table_init (&table, "aluette", "classic", "human,human,human,human", 1);
  table_start (&table, "Anne,Rose,Léon,Émile");
  anne = table.seats[0].guest;
  table_play (&table, 5);
  aluette_guest_set_paused (table.seats[2].guest, TRUE);
  table_run (&table, 100);
  paused = aluette_guest_text_waiting (anne, 1 << 0);
  assert_string_equal (paused, "Paused by Léon");
  aluette_guest_set_paused (table.seats[2].guest, FALSE);
  aluette_guest_ask (table.seats[1].guest, "undo", ALU_GAME_SPECTATOR);
  table_run (&table, 100);
  asked = format_question (anne);
  assert_string_equal (asked, "Rose asks to undo this: Léon plays.");
  away = aluette_guest_text_settled (anne, "stand-in", 3, FALSE);
  back = g_steal_pointer (&away);
  assert_string_equal (back, "Émile is back.");
  seat_lose (&table.seats[3]);
  table.seats[3].is_cut = TRUE;
  table_run (&table, 100);
  away = aluette_guest_text_settled (anne, "stand-in", 3, FALSE);
  assert_string_equal (away, "The match goes on waiting.");
  table_clear (&table);
}

TEST (test_other_name)
{
  static const char *const names[][2] = { { "Mamie", "Mamie 2" },
                                          { "Mamie 2", "Mamie 3" },
                                          { "Marie Lou", "Marie Lou 2" },
                                          { "Rose 99", "Rose 99 2" },
                                          { "0123456789012345678901234567890123456789",
                                            "0123456789012345678901234567890123456 2" } };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = aluette_together_text_other_name (names[i][0]);

      assert_string_equal (name, names[i][1]);
    }
}

TEST (test_presence)
{
  assert_null (aluette_guest_text_presence ("here"));
  assert_string_equal (aluette_guest_text_presence ("away"), "away");
  assert_string_equal (aluette_guest_text_presence ("left"), "has left");
  assert_string_equal (aluette_guest_text_presence ("open"), "has left");
  assert_string_equal (aluette_guest_text_presence ("stand-in"), "stand-in plays");
}
