/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Golden transcripts: tests/records/network has what guests and the host say to each other in
 * typical situations, "<" a guest, ">" the host. Each is made again, and must have the same lines.
 * Then each line is read, the log of the host is folded to its digests, and the lines of the host
 * are played to a guest alone, who must get to the same match.
 *   test-network-transcripts FOLDER          compares
 *   test-network-transcripts FOLDER write    writes the files, after a change that is wanted, such
 *                                            as bots that play in another way */

#include <string.h>

#include "model/network/aluette-protocol.h"
#include "model/network/aluette-remote-log.h"
#include "network-room-driver.h"
#include "testing.h"

static const char *folder;
static gboolean writes;

typedef void (*Script) (Table *table);

typedef struct
{
  const char *name;
  const char *kind, *rules, *players, *names;
  guint guest; /* whose transcript it is */
  Script script;
} Scene;

/* Scenes */

static void
answer_all (Table *table, gboolean yes)
{
  for (guint i = 0; i < table->n_seats; i++)
    if (table->seats[i].question != 0)
      aluette_guest_answer (table->seats[i].guest, table->seats[i].question, yes);
  table_run (table, 100);
}

static void
play_a_deal (Table *table)
{
  table_begin (table);
  table_play (table, 40);
}

static void
play_to_the_end (Table *table)
{
  table_begin (table);
  table_play (table, 3000);
}

static void
be_refused (Table *table)
{
  Seat *lucie = table_add (table, "Lucie");

  table_run (table, 100);
  aluette_guest_admit (table->seats[0].guest, 3, FALSE);
  table_run (table, 100);
  assert_int_equal (aluette_guest_get_state (lucie->guest), ALUETTE_GUEST_CLOSED);
}

static void
be_too_many (Table *table)
{
  table_add (table, "Lucie");
  table_run (table, 100);
}

static void
be_too_old (Table *table)
{
  Seat *seat = table_add (table, "Lucie");

  seat_send (seat, "hello 0 0.1 fr");
  table_run (table, 100);
}

static void
lose_and_return (Table *table)
{
  table_begin (table);
  table_play (table, 10);
  seat_lose (&table->seats[1]);
  table_run (table, 5000);
  table_play (table, 6);
}

/* The second guest is away until a bot stands in, and returns. */
static void
be_replaced (Table *table)
{
  table_begin (table);
  table_play (table, 6);
  table->seats[1].is_cut = TRUE;
  seat_lose (&table->seats[1]);
  table_play (table, 8);
  table_run (table, 70000);
  answer_all (table, TRUE);
  table_run (table, 1000);
  table->seats[1].is_cut = FALSE;
  table_run (table, 20000);
}

static void
undo (Table *table)
{
  table_begin (table);
  table_play (table, 7);
  aluette_guest_ask (table->seats[2].guest, "undo", ALU_GAME_SPECTATOR);
  table_run (table, 100);
  answer_all (table, TRUE);
  table_play (table, 3);
}

static void
stop (Table *table)
{
  table_begin (table);
  table_play (table, 5);
  aluette_guest_ask (table->seats[2].guest, "stop", ALU_GAME_SPECTATOR);
  table_run (table, 100);
  answer_all (table, TRUE);
}

static void
talk (Table *table)
{
  aluette_guest_say (table->seats[0].guest, "hello");
  table_begin (table);
  aluette_guest_say (table->seats[1].guest, "moment");
  aluette_guest_say (table->seats[1].guest, "bravo");
  aluette_guest_set_paused (table->seats[2].guest, TRUE);
  table_run (table, 100);
  aluette_guest_set_paused (table->seats[2].guest, FALSE);
  table_run (table, 100);
}

static void
ask_wrongly (Table *table)
{
  table_begin (table);
  seat_send (&table->seats[1], "do 1 play 1 Kb");
  seat_send (&table->seats[1], "do 2 play 2 3d");
  seat_send (&table->seats[1], "do 2 play 2 3d");
  seat_send (&table->seats[1], "do 3 sign 2 vache");
  seat_send (&table->seats[1], "do 9 offer 2");
  seat_send (&table->seats[1], "begin");
  seat_send (&table->seats[1], "sesame open");
  seat_send (&table->seats[1], "look 1");
  table_run (table, 100);
}

static void
leave (Table *table)
{
  table_begin (table);
  table_play (table, 5);
  aluette_guest_leave (table->seats[0].guest);
  table_run (table, 200);
}

static void
watch (Table *table)
{
  aluette_host_set_max_spectators (table->host, 1);
  table_add (table, "Lucie");
  table_run (table, 100);
  for (guint i = 1; i < 6; i++)
    aluette_guest_admit (table->seats[0].guest, i, TRUE);
  table_run (table, 100);
  play_a_deal (table);
}

static void
be_removed (Table *table)
{
  table_begin (table);
  aluette_guest_ask (table->seats[0].guest, "remove", 1);
  table_run (table, 100);
}

/* Two at one screen, one in front of it. */
static void
share_screen (Table *table)
{
  table_seat_beside (table, &table->seats[1], "Léon");
  table_begin (table);
  seat_send (&table->seats[2], "look 1");
  table_run (table, 100);
  seat_send (&table->seats[2], "look hidden");
  table_play (table, 12);
}

#define NAMES "Anne,Rose,Léon,Émile"

static const Scene scenes[] = {
  { "join-and-play", "aluette", "classic", FOUR, NAMES, 1, play_a_deal },
  { "whole-match", "aluette", "classic", FOUR, NAMES, 0, play_to_the_end },
  { "refused", "aluette", "classic", FOUR, "Anne,Rose,Léon", 3, be_refused },
  { "full", "aluette", "classic", FOUR, NAMES, 4, be_too_many },
  { "old-program", "aluette", "classic", FOUR, "Anne", 1, be_too_old },
  { "chant", "aluette", "grimaud", FOUR, NAMES, 2, play_a_deal },
  { "petit-jean", "aluette", "classic", "human,human,petit-jean:1,human", "Anne,Rose,Léon", 0,
    play_a_deal },
  { "six-seats", "aluette", "six", FOUR ",human,human", "A,B,C,D,E,F", 5, play_a_deal },
  { "two-seats", "aluette", "twelve", "human,human", "Anne,Rose", 1, play_a_deal },
  { "lost-and-back", "aluette", "classic", FOUR, NAMES, 1, lose_and_return },
  { "stand-in-others", "aluette", "classic", FOUR, NAMES, 0, be_replaced },
  { "stand-in", "aluette", "classic", FOUR, NAMES, 1, be_replaced },
  { "stand-in-tarot", "tarot", "fft", FOUR, NAMES, 0, be_replaced },
  { "undo", "aluette", "classic", FOUR, NAMES, 3, undo },
  { "stop-for-today", "aluette", "classic", FOUR, NAMES, 1, stop },
  { "phrases-and-pause", "aluette", "classic", FOUR, NAMES, 1, talk },
  { "wrong-requests", "aluette", "classic", FOUR, NAMES, 1, ask_wrongly },
  { "owner-leaves", "aluette", "classic", FOUR, NAMES, 1, leave },
  { "spectator", "aluette", "classic", FOUR, NAMES, 4, watch },
  { "removed", "aluette", "classic", FOUR, NAMES, 1, be_removed },
  { "one-screen", "aluette", "classic", "human,human,human,villager", "Anne,Rose", 2,
    share_screen },
  { "tarot-five", "tarot", "fft", FOUR ",human", "A,B,C,D,E", 4, play_a_deal },
};

/* Transcripts */

/* Tokens are random: they are written as zeros. */
static char *
hide_token (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  gboolean has_token = strcmp (words[1], "token") == 0 || strcmp (words[1], "resume") == 0
                       || strcmp (words[1], "beside") == 0;

  if (has_token && words[2] != NULL)
    memset (words[2], '0', strlen (words[2]));
  return g_strjoinv (" ", words);
}

static char *
play_scene (const Scene *scene)
{
  GString *text = g_string_new (NULL);
  const Seat *seat;
  Table table;

  table_init (&table, scene->kind, scene->rules, scene->players, 11);
  table_seat (&table, scene->names);
  scene->script (&table);
  assert_true (scene->guest < table.n_seats);
  seat = &table.seats[scene->guest];
  for (guint i = 0; i < seat->lines->len; i++)
    {
      g_autofree char *line = hide_token (g_ptr_array_index (seat->lines, i));

      g_string_append_printf (text, "%s\n", line);
    }
  table_clear (&table);
  return g_string_free (text, FALSE);
}

/* Every line is one of the protocol, except those that the scene sends wrongly, and all lines of
 * the log fold to the digests that the host has sent. Returns: the number of lines. */
static guint
check_reading (const Scene *scene, const char *transcript)
{
  g_auto (GStrv) lines = g_strsplit (transcript, "\n", -1);
  g_autoptr (AluetteRemoteLog) log = aluette_remote_log_new ();
  guint n = 0;

  for (; lines[n] != NULL && lines[n][0] != '\0'; n++)
    {
      AluetteDirection direction = lines[n][0] == '<' ? ALUETTE_TO_HOST : ALUETTE_TO_GUEST;
      AluetteMessage message;
      AluetteProtocolStatus status = aluette_protocol_read (direction, lines[n] + 2,
                                                            strlen (lines[n] + 2), &message);

      if (status == ALUETTE_PROTOCOL_UNKNOWN_WORD && strcmp (lines[n], "< sesame open") == 0)
        continue;
      assert_int_equal (status, ALUETTE_PROTOCOL_OK);
      if (message.word == ALUETTE_WORD_RESUMED || message.word == ALUETTE_WORD_UNDONE)
        aluette_remote_log_truncate (log, message.numbers[0]);
      if (message.word == ALUETTE_WORD_LOG)
        assert_true (aluette_remote_log_take (log, message.texts[1]));
      if (message.word == ALUETTE_WORD_AT)
        assert_true (aluette_remote_log_check_digest (log, message.texts[1]));
    }
  return n;
}

static void
connect_later (AluetteGuest *guest, gpointer data)
{
}

/* Collects what a guest sends. */
static void
on_line (AluetteChannel *channel, GBytes *line, GString *text)
{
  gsize length;
  const char *bytes = g_bytes_get_data (line, &length);

  g_string_append_printf (text, "%.*s\n", (int) length, bytes);
}

/* A guest alone, to whom the lines of the host are played again, gets to the same log, answers each
 * ping, and asks for nothing by itself. */
static void
check_guest (const Scene *scene, const char *transcript)
{
  g_auto (GStrv) lines = g_strsplit (transcript, "\n", -1);
  g_autoptr (AluetteManualClock) clock = aluette_manual_clock_new ();
  g_autoptr (AluetteGuest) guest = aluette_guest_new (ALUETTE_CLOCK (clock), connect_later, NULL,
                                                      1);
  g_autoptr (AluetteChannel) mine = NULL;
  g_autoptr (AluetteChannel) theirs = NULL;
  g_autoptr (GString) said = g_string_new (NULL);

  aluette_guest_join (guest, "-", "Lucie");
  aluette_pipe_channel_new_pair (ALUETTE_CLOCK (clock), &mine, &theirs);
  g_signal_connect (theirs, "line", G_CALLBACK (on_line), said);
  aluette_guest_set_channel (guest, mine);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      gsize n_before = said->len;

      if (lines[i][0] != '>' || (i > 0 && g_str_has_prefix (lines[i], "> aluette ")))
        continue;
      aluette_channel_send (theirs, lines[i] + 2);
      aluette_manual_clock_advance (clock, 0);
      if (g_str_has_prefix (lines[i], "> ping "))
        assert_true (g_str_has_prefix (said->str + n_before, "pong "));
    }
  assert_true (g_str_has_prefix (said->str, "hello 1 "));
  if (strstr (transcript, "\n> at ") != NULL)
    assert_non_null (aluette_guest_get_game (guest));
  assert_null (strstr (said->str, "resume"));
  g_signal_handlers_disconnect_by_data (theirs, said);
}

TEST (test_scenes)
{
  guint n_lines = 0;

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    {
      g_autofree char *transcript = play_scene (&scenes[i]);
      g_autofree char *path = g_strdup_printf ("%s/%s.txt", folder, scenes[i].name);
      g_autofree char *golden = NULL;

      if (writes)
        assert_true (g_file_set_contents (path, transcript, -1, NULL));
      if (!g_file_get_contents (path, &golden, NULL, NULL))
        fail_msg ("%s is missing", path);
      if (strcmp (golden, transcript) != 0)
        fail_msg ("%s has changed to:\n%s", scenes[i].name, transcript);
      n_lines += check_reading (&scenes[i], golden);
      if (strstr (golden, "\n> resumed ") == NULL)
        check_guest (&scenes[i], golden);
    }
  print_message ("# %u transcripts, %u lines\n", (guint) G_N_ELEMENTS (scenes), n_lines);
}

int
main (int argc, char **argv)
{
  if (argc < 2)
    g_error ("usage: test-network-transcripts FOLDER [write]");
  folder = argv[1];
  writes = argc > 2 && strcmp (argv[2], "write") == 0;
  return testing_run (NULL, NULL);
}
