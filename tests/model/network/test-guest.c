/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A guest alone, with a host that the test plays: when it connects again, what it ignores, and how
 * it repairs its log. */

#include <string.h>

#include "main-loop.h"
#include "model/network/aluette-guest.h"
#include "model/network/aluette-pipe-channel.h"
#include "testing.h"

#define TOKEN "00112233445566778899aabbccddeeff"

typedef struct
{
  AluetteManualClock *clock;
  AluetteGuest *guest;
  AluetteChannel *channel; /* (nullable): the host's side */
  GString *said;           /* what the guest has sent over the last connection */
  GString *events;
  gboolean is_cut;
  GArray *times; /* (element-type gint64): of attempts */
} Scene;

static void
on_line (AluetteChannel *channel, GBytes *line, Scene *scene)
{
  gsize length;
  const char *text = g_bytes_get_data (line, &length);

  g_string_append_printf (scene->said, "%.*s\n", (int) length, text);
}

static void
connect_guest (AluetteGuest *guest, gpointer data)
{
  Scene *scene = data;
  gint64 now = aluette_clock_get_time (ALUETTE_CLOCK (scene->clock));
  g_autoptr (AluetteChannel) mine = NULL;

  g_array_append_val (scene->times, now);
  if (scene->is_cut)
    {
      aluette_guest_connect_failed (guest);
      return;
    }
  g_string_truncate (scene->said, 0);
  g_clear_object (&scene->channel);
  aluette_pipe_channel_new_pair (ALUETTE_CLOCK (scene->clock), &mine, &scene->channel);
  g_signal_connect (scene->channel, "line", G_CALLBACK (on_line), scene);
  aluette_guest_set_channel (guest, mine);
}

static void
on_extra_line (AluetteGuest *guest, const char *line, Scene *scene)
{
  g_string_append_printf (scene->events, "line %s\n", line);
}

static void
on_refused (AluetteGuest *guest, const char *what, guint code, Scene *scene)
{
  g_string_append_printf (scene->events, "refused %s\n", what);
}

static void
scene_init (Scene *scene)
{
  memset (scene, 0, sizeof *scene);
  scene->clock = aluette_manual_clock_new ();
  scene->said = g_string_new (NULL);
  scene->events = g_string_new (NULL);
  scene->times = g_array_new (FALSE, FALSE, sizeof (gint64));
  scene->guest = aluette_guest_new (ALUETTE_CLOCK (scene->clock), connect_guest, scene, 5);
  g_signal_connect (scene->guest, "line", G_CALLBACK (on_extra_line), scene);
  g_signal_connect (scene->guest, "refused", G_CALLBACK (on_refused), scene);
}

static void
scene_clear (Scene *scene)
{
  g_object_unref (scene->guest);
  g_clear_object (&scene->channel);
  g_object_unref (scene->clock);
  g_string_free (scene->said, TRUE);
  g_string_free (scene->events, TRUE);
  g_array_unref (scene->times);
}

static void
scene_run (Scene *scene, guint ms)
{
  aluette_manual_clock_advance (scene->clock, ms);
  main_loop_run_pending ();
}

/* The host says something, one line each. */
static void
host_says (Scene *scene, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      aluette_channel_send (scene->channel, lines[i]);
  scene_run (scene, 0);
}

#define TO_TABLE "aluette 1 1 aluette\nadmitted\ntoken " TOKEN "\nrole guest\nseated 2\n"
#define HEADER                                                                                     \
  "1 %aluette 1\n2 rules classic\n3 seats 4\n4 player 1 human A\n5 player 2 human B\n"             \
  "6 player 3 human C\n7 player 4 human D\n8 view 2\n"
#define DIGEST "at 8 4358411774171d1b\n"

/* Whoever joins a match in play has no part in the seed. The user is told only of what they have
 * asked for themselves. */
TEST (test_late_salt)
{
  Scene scene;

  scene_init (&scene);
  aluette_guest_join (scene.guest, "-", "Léon");
  host_says (&scene,
             TO_TABLE "seal 1a85c133f8dbc2a3c7ef3526f2a8fa6a0dec2fbeb09c6c90910e139c80dc4220");
  assert_non_null (strstr (scene.said->str, "commit "));
  host_says (&scene, "refused commit not-now\nrefused sit seat-taken");
  assert_string_equal (scene.events->str, "refused sit\n");
  scene_clear (&scene);
}

/* A host that gives no token cannot be asked for the log again. */
TEST (test_no_token)
{
  Scene scene;

  scene_init (&scene);
  aluette_guest_join (scene.guest, "-", "Anne");
  host_says (&scene, "aluette 1 1 aluette\nadmitted\nrole guest\nseated 2\n" HEADER
                     "at 8 0000000000000000\n");
  assert_int_equal (aluette_guest_get_state (scene.guest), ALUETTE_GUEST_CLOSED);
  assert_int_equal (aluette_guest_get_code (scene.guest), ALUETTE_CODE_BAD_LINE);
  scene_clear (&scene);
}

TEST (test_backoff)
{
  double delay = 500;
  Scene scene;

  scene_init (&scene);
  scene.is_cut = TRUE;
  aluette_guest_join (scene.guest, "-", "Anne");
  scene_run (&scene, 200000);
  assert_true (scene.times->len > 12);
  for (guint i = 1; i < scene.times->len; i++)
    {
      double waited = (double) (g_array_index (scene.times, gint64, i)
                                - g_array_index (scene.times, gint64, i - 1));

      assert_true (waited >= delay * 0.7 - 1 && waited <= delay * 1.3 + 1);
      delay = MIN (delay * 1.5, 15000);
    }
  assert_int_equal (aluette_guest_get_state (scene.guest), ALUETTE_GUEST_RETRYING);
  scene.is_cut = FALSE;
  aluette_guest_retry (scene.guest);
  assert_int_equal (aluette_guest_get_state (scene.guest), ALUETTE_GUEST_GREETING);
  scene_clear (&scene);
}

TEST (test_hello)
{
  Scene scene;

  scene_init (&scene);
  aluette_guest_join (scene.guest, "sel-galerne-mojette-vanneau", "Léon");
  scene_run (&scene, 0);
  assert_string_equal (scene.said->str, "");
  host_says (&scene, "aluette 1 1 aluette");
  assert_string_equal (scene.said->str, "hello 1 0 en\njoin sel-galerne-mojette-vanneau Léon\n");
  host_says (&scene, "admitted\ntoken " TOKEN "\nping 7");
  assert_true (g_str_has_suffix (scene.said->str, "pong 7\n"));
  assert_string_equal (aluette_guest_get_token (scene.guest), TOKEN);
  assert_int_equal (aluette_guest_get_state (scene.guest), ALUETTE_GUEST_SETUP);
  aluette_pipe_channel_lose (ALUETTE_PIPE_CHANNEL (scene.channel));
  assert_int_equal (aluette_guest_get_state (scene.guest), ALUETTE_GUEST_RETRYING);
  scene_run (&scene, 1000);
  host_says (&scene, "aluette 1 1 aluette");
  assert_non_null (strstr (scene.said->str, "resume " TOKEN " 0 e3b0c44298fc1c14\n"));
  scene_clear (&scene);
}

TEST (test_versions)
{
  Scene scene;

  scene_init (&scene);
  aluette_guest_join (scene.guest, "-", "Anne");
  host_says (&scene, "aluette 99 1 aluette");
  assert_int_equal (aluette_guest_get_state (scene.guest), ALUETTE_GUEST_CLOSED);
  assert_int_equal (aluette_guest_get_code (scene.guest), ALUETTE_CODE_OLD_PROGRAM);
  aluette_guest_join (scene.guest, "-", "Anne");
  host_says (&scene, "aluette 0 1 aluette");
  assert_int_equal (aluette_guest_get_code (scene.guest), ALUETTE_CODE_OLD_HOST);
  scene_clear (&scene);
}

/* Words of newer hosts, lines that are not allowed now and nonsense are ignored; lines of the game
 * are passed on. */
TEST (test_ignored)
{
  Scene scene;

  scene_init (&scene);
  aluette_guest_join (scene.guest, "-", "Anne");
  host_says (&scene, "continues\n1 %aluette 1\nopened 12\nfuture word\naluette x");
  assert_int_equal (aluette_guest_get_state (scene.guest), ALUETTE_GUEST_GREETING);
  host_says (&scene, TO_TABLE "future word\nwho 9 here Anne\nwho 1 here\nsign 1 vache 0 80 500");
  assert_int_equal (aluette_guest_get_state (scene.guest), ALUETTE_GUEST_SETUP);
  assert_string_equal (scene.events->str, "");
  host_says (&scene, HEADER DIGEST "gaze 1 2 3 cards\nsign 1 vache 0 80 500\npaused 7\npaused 2");
  assert_int_equal (aluette_guest_get_state (scene.guest), ALUETTE_GUEST_PLAYING);
  assert_string_equal (scene.events->str, "line gaze 1 2 3 cards\nline sign 1 vache 0 80 500\n");
  assert_int_equal (aluette_guest_get_paused (scene.guest), 1u << 1);
  scene_clear (&scene);
}

/* A line that is against the rules, or a view that is another one: the guest asks for the whole log
 * again, and gives up when that does not help. */
TEST (test_repair)
{
  static const char *const wrong[] = {
    "9 play 3 Kb\n",
    "9 deal 2 dealer 1\n",
    "at 8 0000000000000000\n",
    "9 nonsense\n",
    "at 9 "
    "4358411774171d1b\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      Scene scene;

      scene_init (&scene);
      aluette_guest_join (scene.guest, "-", "Anne");
      host_says (&scene, TO_TABLE HEADER DIGEST);
      assert_non_null (aluette_guest_get_game (scene.guest));
      for (guint attempt = 1; attempt <= 2; attempt++)
        {
          g_string_truncate (scene.said, 0);
          host_says (&scene, wrong[i]);
          assert_string_equal (scene.said->str, "resume " TOKEN " 0 e3b0c44298fc1c14\n");
          if (attempt == 1)
            host_says (&scene, "resumed 0 0\n" HEADER DIGEST);
          assert_int_equal (aluette_guest_get_state (scene.guest), ALUETTE_GUEST_PLAYING);
        }
      host_says (&scene, "resumed 0 0\n" HEADER "at 8 0000000000000000\n");
      host_says (&scene, "resumed 0 0\n" HEADER "at 8 0000000000000000\n");
      assert_int_equal (aluette_guest_get_state (scene.guest), ALUETTE_GUEST_CLOSED);
      assert_int_equal (aluette_guest_get_code (scene.guest), ALUETTE_CODE_BAD_LINE);
      scene_clear (&scene);
    }
}

/* With some codes it is useless to try again. */
TEST (test_closing)
{
  for (guint i = 0; i < ALUETTE_N_CODES; i++)
    {
      g_autofree char *line = NULL;
      Scene scene;

      if (i == ALUETTE_CODE_RULES)
        continue;
      line = g_strdup_printf ("closing %s", aluette_code_get_id ((AluetteCode) i));
      scene_init (&scene);
      aluette_guest_join (scene.guest, "-", "Anne");
      host_says (&scene, TO_TABLE);
      host_says (&scene, line);
      assert_int_equal (aluette_guest_get_state (scene.guest),
                        aluette_code_is_final ((AluetteCode) i) ? ALUETTE_GUEST_CLOSED
                                                                : ALUETTE_GUEST_RETRYING);
      assert_int_equal (aluette_guest_get_code (scene.guest), i);
      scene_clear (&scene);
    }
}

/* A host that has been silent for half a minute is gone. */
TEST (test_silence)
{
  Scene scene;

  scene_init (&scene);
  aluette_guest_join (scene.guest, "-", "Anne");
  host_says (&scene, TO_TABLE);
  scene_run (&scene, 20000);
  host_says (&scene, "ping 1");
  scene_run (&scene, 29000);
  assert_int_equal (aluette_guest_get_state (scene.guest), ALUETTE_GUEST_SETUP);
  scene_run (&scene, 1500);
  assert_true (scene.times->len > 1
               || aluette_guest_get_state (scene.guest) == ALUETTE_GUEST_RETRYING);
  scene_clear (&scene);
}
