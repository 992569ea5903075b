/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gaze and signs in a match in play. */

#include <string.h>

#include "bots/aluette/alu-bot.h"
#include "match-driver.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/aluette/aluette-gaze.h"
#include "model/session/aluette-record.h"
#include "testing.h"

typedef struct
{
  Driver driver;
  AluetteGaze *gaze;
  guint gazes[ALU_MAX_SEATS]; /* according to the signals */
  guint n_gestures;
  guint n_visible;
  guint last_length;
  double last_size;
} Fixture;

static void
on_gaze (AluetteGaze *gaze, guint seat, Fixture *fixture)
{
  fixture->gazes[seat] = aluette_gaze_get_target (gaze, seat);
}

static void
on_sign (AluetteGaze *gaze, const AluEvent *event, Fixture *fixture)
{
  assert_int_equal (event->type, ALU_EVENT_SIGN);
  fixture->n_gestures++;
  fixture->n_visible += aluette_gaze_get_viewer (gaze) != ALU_NOBODY;
  aluette_gaze_recall (gaze, event->seat, event->sign.sign, &fixture->last_length,
                       &fixture->last_size);
}

static void
set_up_gaze (Fixture *fixture)
{
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (fixture->driver.game), 700, 2000);
  fixture->gaze = aluette_gaze_new (fixture->driver.game);
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    fixture->gazes[seat] = aluette_gaze_get_target (fixture->gaze, seat);
  g_signal_connect (fixture->gaze, "gaze-changed", G_CALLBACK (on_gaze), fixture);
  g_signal_connect (fixture->gaze, "sign-made", G_CALLBACK (on_sign), fixture);
}

/* Sets up a table; @option and @value are an option of the rules, or NULL. */
static void
set_up_table (Fixture *fixture, AluRuleSet set, const char *players, const char *option,
              const char *value, guint64 seed)
{
  AluGameHeader header;

  memset (fixture, 0, sizeof *fixture);
  driver_header (&header, set, players);
  if (option != NULL)
    assert_int_equal (alu_game_rules_set_option (&alu_aluette_kind, &header.rules, option, value),
                      ALU_OK);
  driver_init (&fixture->driver, &header, seed);
  set_up_gaze (fixture);
}

static void
tear_down_table (Fixture *fixture)
{
  g_signal_handlers_disconnect_by_data (fixture->gaze, fixture);
  g_clear_object (&fixture->gaze);
  driver_clear (&fixture->driver);
}

static AluView
get_spectator_view (Fixture *fixture)
{
  return aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (fixture->driver.game),
                                              ALU_NOBODY);
}

/* Lets one event happen; humans act after a second and a half. */
static void
go_on (Fixture *fixture)
{
  AluEvent event;
  gint64 next;

  driver_wait_for_bots (&fixture->driver);
  if (aluette_game_get_awaited (fixture->driver.game) != ALU_NOBODY)
    {
      aluette_manual_clock_advance (fixture->driver.clock, 1500);
      if (driver_choose (&fixture->driver, &event))
        assert_true (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (fixture->driver.game), &event,
                                                  NULL));
      return;
    }
  next = aluette_manual_clock_next (fixture->driver.clock);
  if (next >= 0)
    aluette_manual_clock_advance (fixture->driver.clock, (guint) next);
}

static void
play_out (Fixture *fixture)
{
  for (AluView view = get_spectator_view (fixture); !alu_match_over (&view.match);
       view = get_spectator_view (fixture))
    go_on (fixture);
}

/* Continues until the first human must play a card. */
static void
await_human (Fixture *fixture)
{
  driver_wait_for_bots (&fixture->driver);
  while (aluette_game_get_awaited (fixture->driver.game) == ALU_NOBODY)
    go_on (fixture);
}

static guint
count_events (Fixture *fixture, AluEventType type)
{
  guint n = 0;

  for (guint i = 0; i < aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (fixture->driver.game));
       i++)
    n += aluette_local_game_get_aluette_event (ALUETTE_LOCAL_GAME (fixture->driver.game), i)->type
         == type;
  return n;
}

TEST (test_same_seed)
{
  static const char *const tables[] = {
    "villager,villager,casual,novice",
    "human,villager,casual,villager",
    "villager,petit-jean:4,petit-jean:1,villager",
  };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      char *records[2];

      for (guint again = 0; again < 2; again++)
        {
          Fixture fixture;

          set_up_table (&fixture, ALU_RULES_CLASSIC, tables[i], "parlante", "on", 40 + i);
          play_out (&fixture);
          records[again] = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (fixture.driver.game));
          print_message ("# %s: %u gestures, %u in the log, %u calls\n", tables[i],
                         fixture.n_gestures, count_events (&fixture, ALU_EVENT_SIGN),
                         count_events (&fixture, ALU_EVENT_SAY));
          /* The captain of a Petit-Jean has no partner to sign to. */
          assert_true ((count_events (&fixture, ALU_EVENT_SIGN) > 0) == (i < 2));
          assert_true (aluette_manual_clock_next (fixture.driver.clock) < 0);
          tear_down_table (&fixture);
        }
      assert_string_equal (records[0], records[1]);
      g_free (records[0]);
      g_free (records[1]);
    }
}

TEST (test_record_round_trip)
{
  Fixture fixture;
  g_autofree char *record = NULL;
  g_autofree char *again = NULL;
  g_autoptr (AluetteGame) resumed = NULL;

  set_up_table (&fixture, ALU_RULES_SIX, "villager,villager,casual,novice,casual,villager", NULL,
                NULL, 3);
  play_out (&fixture);
  record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (fixture.driver.game));
  assert_non_null (strstr (record, " read "));
  assert_non_null (strstr (record, " noticed "));
  resumed = aluette_local_game_new_from_record (record, -1, 3, NULL, NULL);
  assert_non_null (resumed);
  again = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (resumed));
  assert_string_equal (record, again);
  tear_down_table (&fixture);
}

/* Returns: the signs of @seat that a partner has read */
static guint
get_read_signs (Fixture *fixture, guint seat)
{
  AluetteLocalGame *game = ALUETTE_LOCAL_GAME (fixture->driver.game);
  guint partner = (seat + 2) % 4, signs = 0;

  for (guint i = 0; i < aluette_local_game_get_n_events (game); i++)
    {
      const AluEvent *event = aluette_local_game_get_aluette_event (game, i);

      if (event->type == ALU_EVENT_SIGN && event->seat == seat
          && (event->sign.read & (1u << partner)) != 0)
        signs |= 1u << event->sign.sign;
    }
  return signs;
}

/* After a match was resumed in the middle of a deal, bots make no sign that a partner has read. */
TEST (test_resumed_bots_remember_their_signs)
{
  guint n_read = 0;

  for (guint64 seed = 0; seed < 20; seed++)
    {
      Fixture fixture;
      g_autofree char *record = NULL;
      guint read[4], n;

      set_up_table (&fixture, ALU_RULES_CLASSIC, "human,villager,villager,villager", NULL, NULL,
                    seed);
      await_human (&fixture);
      aluette_manual_clock_advance (fixture.driver.clock, 15000);
      for (guint seat = 0; seat < 4; seat++)
        n_read += (read[seat] = get_read_signs (&fixture, seat)) != 0;
      record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (fixture.driver.game));
      tear_down_table (&fixture);

      memset (&fixture, 0, sizeof fixture);
      driver_adopt (&fixture.driver,
                    aluette_local_game_new_from_record (record, -1, seed, NULL, NULL));
      n = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (fixture.driver.game));
      set_up_gaze (&fixture);
      await_human (&fixture);
      aluette_manual_clock_advance (fixture.driver.clock, 30000);
      for (; n < aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (fixture.driver.game)); n++)
        {
          const AluEvent *event = aluette_local_game_get_aluette_event (
              ALUETTE_LOCAL_GAME (fixture.driver.game), n);

          if (event->type == ALU_EVENT_SIGN && (read[event->seat] & (1u << event->sign.sign)) != 0)
            fail_msg ("seed %u: seat %u makes sign %u again", (guint) seed, event->seat,
                      event->sign.sign);
        }
      tear_down_table (&fixture);
    }
  print_message ("# %u bots were read before\n", n_read);
  assert_true (n_read > 20);
}

TEST (test_gazes_are_told)
{
  Fixture fixture;

  set_up_table (&fixture, ALU_RULES_CLASSIC, "human,villager,novice,casual", NULL, NULL, 5);
  for (guint i = 0; i < 2000; i++)
    {
      go_on (&fixture);
      for (guint seat = 0; seat < 4; seat++)
        assert_int_equal (fixture.gazes[seat], aluette_gaze_get_target (fixture.gaze, seat));
    }
  assert_int_equal (fixture.gazes[0], ALU_GAZE_HIDDEN);
  assert_int_not_equal (fixture.gazes[2], ALU_GAZE_HIDDEN);
  tear_down_table (&fixture);
}

TEST (test_pause_holds)
{
  Fixture fixture;
  guint gazes[ALU_MAX_SEATS];
  guint n_gestures;

  set_up_table (&fixture, ALU_RULES_CLASSIC, "human,villager,novice,casual", NULL, NULL, 6);
  await_human (&fixture);
  aluette_game_set_screen_ready (fixture.driver.game, ALUETTE_BUSY_AWAY, FALSE);
  memcpy (gazes, fixture.gazes, sizeof gazes);
  n_gestures = fixture.n_gestures;
  aluette_manual_clock_advance (fixture.driver.clock, 600000);
  assert_memory_equal (gazes, fixture.gazes, sizeof gazes);
  assert_int_equal (fixture.n_gestures, n_gestures);
  assert_false (aluette_gaze_make_sign (fixture.gaze, 0, ALU_SIGN_MISERE, 1, 0, NULL));
  aluette_game_set_screen_ready (fixture.driver.game, ALUETTE_BUSY_AWAY, TRUE);
  aluette_manual_clock_advance (fixture.driver.clock, 10000);
  assert_memory_not_equal (gazes, fixture.gazes, sizeof gazes);
  tear_down_table (&fixture);
}

/* The first sign of a card that the first human holds, or does not hold. */
static AluSign
find_sign (Fixture *fixture, gboolean held)
{
  AluView view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (fixture->driver.game), 0);

  for (int sign = ALU_SIGN_MONSIEUR; sign <= ALU_SIGN_AS; sign++)
    if (((view.match.deal.hands[0] & alu_sign_cards ((AluSign) sign)) != 0) == held)
      return (AluSign) sign;
  return ALU_SIGN_MORDIENNE;
}

TEST (test_human_signs)
{
  g_autoptr (GError) untrue = NULL;
  g_autoptr (GError) not_human = NULL;
  const AluEvent *event;
  AluSign sign;
  Fixture fixture;

  set_up_table (&fixture, ALU_RULES_CLASSIC, "human,villager,villager,villager", NULL, NULL, 8);
  await_human (&fixture);
  sign = find_sign (&fixture, TRUE);
  assert_int_not_equal (sign, ALU_SIGN_MORDIENNE);
  assert_false (aluette_gaze_make_sign (fixture.gaze, 0, find_sign (&fixture, FALSE), 0, 0,
                                        &untrue));
  assert_int_equal (untrue->code, ALU_ERROR_UNTRUE_SIGN);
  assert_false (aluette_gaze_make_sign (fixture.gaze, 1, ALU_SIGN_MISERE, 1, 0, &not_human));
  assert_int_equal (not_human->code, ALU_ERROR_NOT_YOUR_TURN);

  /* A short press, then a long one that ends the first gesture. */
  assert_true (aluette_gaze_make_sign (fixture.gaze, 0, ALU_SIGN_MISERE, 2, 0, NULL));
  assert_int_equal (fixture.last_length, 350);
  aluette_manual_clock_advance (fixture.driver.clock, 100);
  assert_true (aluette_gaze_make_sign (fixture.gaze, 0, sign, 0, 2500, NULL));
  assert_int_equal (fixture.last_length, 2500);
  assert_true (fixture.last_size > 0.99);
  aluette_manual_clock_advance (fixture.driver.clock, 6000);
  for (guint i = 0, n_own = 0;
       i < aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (fixture.driver.game)); i++)
    {
      event = aluette_local_game_get_aluette_event (ALUETTE_LOCAL_GAME (fixture.driver.game), i);
      if (event->type != ALU_EVENT_SIGN || event->seat != 0)
        continue;
      assert_int_equal (event->sign.sign, n_own == 0 ? ALU_SIGN_MISERE : sign);
      assert_int_equal (event->sign.strength, n_own == 0 ? 2 : 0);
      n_own++;
    }
  tear_down_table (&fixture);
}

/* Longer gestures are read more often, and the record says by whom. */
TEST (test_held_signs_are_caught)
{
  guint caught[2] = { 0, 0 };

  for (guint held = 0; held < 2; held++)
    for (guint64 seed = 0; seed < 60; seed++)
      {
        Fixture fixture;
        guint n;

        set_up_table (&fixture, ALU_RULES_CLASSIC, "human,villager,villager,villager", NULL, NULL,
                      seed);
        await_human (&fixture);
        aluette_manual_clock_advance (fixture.driver.clock, 4000);
        n = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (fixture.driver.game));
        aluette_gaze_make_sign (fixture.gaze, 0, ALU_SIGN_MISERE, 1, held * 2500, NULL);
        aluette_manual_clock_advance (fixture.driver.clock, 2600);
        for (; n < aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (fixture.driver.game)); n++)
          {
            const AluEvent *event = aluette_local_game_get_aluette_event (
                ALUETTE_LOCAL_GAME (fixture.driver.game), n);

            if (event->type == ALU_EVENT_SIGN && event->seat == 0)
              caught[held] += (event->sign.read | event->sign.noticed) != 0;
          }
        tear_down_table (&fixture);
      }
  print_message ("# of 60 gestures caught by somebody: %u quick, %u long\n", caught[0], caught[1]);
  assert_true (caught[1] > caught[0]);
  assert_true (caught[1] > 40);
}

/* A human reads every sign that is drawn for them; partners see it again when it is their turn. */
TEST (test_hot_seat)
{
  AluetteLocalGame *local;
  AluEvent event = { 0 };
  guint length_ms;
  double size;
  Fixture fixture;

  set_up_table (&fixture, ALU_RULES_CLASSIC, "human,human,human,villager", NULL, NULL, 9);
  await_human (&fixture);
  assert_int_equal (aluette_gaze_get_viewer (fixture.gaze), 0);
  assert_true (aluette_gaze_make_sign (fixture.gaze, 0, ALU_SIGN_MISERE, 1, 500, NULL));
  aluette_manual_clock_advance (fixture.driver.clock, 500);
  local = ALUETTE_LOCAL_GAME (fixture.driver.game);
  for (guint i = 0; i < aluette_local_game_get_n_events (local); i++)
    if (aluette_local_game_get_aluette_event (local, i)->seat == 0
        && aluette_local_game_get_aluette_event (local, i)->type == ALU_EVENT_SIGN)
      event = *aluette_local_game_get_aluette_event (local, i);
  assert_int_equal (event.type, ALU_EVENT_SIGN);
  assert_int_equal (event.sign.read & 7, 1 << 2); /* seat 2, who is shown it; seat 1 never is */
  /* The page can show the gesture as it was made; for a sign that nobody made, it shows the usual
   * one. */
  aluette_gaze_recall (fixture.gaze, 0, ALU_SIGN_MISERE, &length_ms, &size);
  assert_int_equal (length_ms, 500);
  aluette_gaze_recall (fixture.gaze, 0, ALU_SIGN_VACHE, &length_ms, &size);
  assert_true (length_ms > 500 && size > 0.3);
  /* A player who takes the seat during a gesture of the partner sees the rest of it. */
  aluette_gaze_set_viewer (fixture.gaze, ALU_NOBODY);
  assert_true (aluette_gaze_make_sign (fixture.gaze, 0, ALU_SIGN_MISERE, 1, 900, NULL));
  fixture.n_visible = 0;
  aluette_gaze_set_viewer (fixture.gaze, 1);
  assert_int_equal (fixture.n_visible, 0);
  aluette_manual_clock_advance (fixture.driver.clock, 300);
  aluette_gaze_set_viewer (fixture.gaze, 2);
  assert_int_equal (fixture.n_visible, 1);
  assert_int_equal (fixture.last_length, 600);
  tear_down_table (&fixture);
}

TEST (test_human_reads_what_is_drawn)
{
  Fixture fixture;

  set_up_table (&fixture, ALU_RULES_CLASSIC, "human,novice,novice,novice", NULL, NULL, 10);
  while (count_events (&fixture, ALU_EVENT_SIGN) < 20)
    go_on (&fixture);
  for (guint i = 0; i < aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (fixture.driver.game));
       i++)
    {
      const AluEvent *event
          = aluette_local_game_get_aluette_event (ALUETTE_LOCAL_GAME (fixture.driver.game), i);

      if (event->type == ALU_EVENT_SIGN)
        assert_true ((event->sign.read & 1) != 0);
    }
  assert_int_equal (fixture.n_visible, fixture.n_gestures);
  aluette_gaze_set_viewer (fixture.gaze, ALU_NOBODY);
  fixture.n_visible = 0;
  for (guint i = 0; i < 500; i++)
    go_on (&fixture);
  assert_int_equal (fixture.n_visible, 0);
  tear_down_table (&fixture);
}

/* Plays a match in which the human always looks at @target if possible. Returns: how many signs of
 * others were in view. */
static guint
play_with_own_eyes (Fixture *fixture, guint target)
{
  guint n_before = fixture->n_gestures;

  aluette_gaze_set_own_eyes (fixture->gaze, TRUE);
  assert_true (aluette_gaze_get_own_eyes (fixture->gaze));
  for (AluView view = get_spectator_view (fixture); !alu_match_over (&view.match);
       view = get_spectator_view (fixture))
    {
      aluette_gaze_look (fixture->gaze, target);
      go_on (fixture);
    }
  return fixture->n_gestures - n_before;
}

/* Returns: how many signs of @maker the human, seat 0, has read */
static guint
count_read (Fixture *fixture, guint maker)
{
  guint n = 0;

  for (guint i = 0; i < aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (fixture->driver.game));
       i++)
    {
      const AluEvent *event
          = aluette_local_game_get_event (ALUETTE_LOCAL_GAME (fixture->driver.game), i);

      n += event->type == ALU_EVENT_SIGN && event->seat == maker && (event->sign.read & 1) != 0;
    }
  return n;
}

/* A player who looks at the trick sees no sign; one who looks at the partner sees the partner's.
 * Bots know where the human looks. */
TEST (test_own_eyes)
{
  Fixture fixture;

  set_up_table (&fixture, ALU_RULES_CLASSIC, "human,villager,villager,villager", NULL, NULL, 6);
  assert_int_equal (play_with_own_eyes (&fixture, ALU_GAZE_TRICK), 0);
  assert_true (count_events (&fixture, ALU_EVENT_SIGN) > 0);
  for (guint maker = 1; maker < 4; maker++)
    assert_int_equal (count_read (&fixture, maker), 0);
  assert_int_equal (fixture.gazes[0], ALU_GAZE_TRICK);
  aluette_gaze_set_own_eyes (fixture.gaze, FALSE);
  assert_int_equal (aluette_gaze_get_target (fixture.gaze, 0), ALU_GAZE_HIDDEN);
  tear_down_table (&fixture);

  set_up_table (&fixture, ALU_RULES_CLASSIC, "human,villager,villager,villager", NULL, NULL, 6);
  assert_true (play_with_own_eyes (&fixture, 2) > 0);
  assert_true (count_read (&fixture, 2) > 0);
  assert_int_equal (count_read (&fixture, 1) + count_read (&fixture, 3), 0);
  tear_down_table (&fixture);

  /* Several people at one screen see what is drawn. */
  set_up_table (&fixture, ALU_RULES_CLASSIC, "human,villager,human,villager", NULL, NULL, 6);
  aluette_gaze_set_own_eyes (fixture.gaze, TRUE);
  assert_false (aluette_gaze_get_own_eyes (fixture.gaze));
  tear_down_table (&fixture);
}

static void
on_read (AluetteGaze *gaze, guint reader, guint *readers)
{
  *readers |= 1u << reader;
}

/* A partner nods to a learner, and not in a rated match. */
TEST (test_nod)
{
  for (guint rated = 0; rated < 2; rated++)
    {
      Fixture fixture;
      guint readers = 0;

      set_up_table (&fixture, ALU_RULES_CLASSIC, "human,villager,master,villager", NULL, NULL, 6);
      aluette_gaze_set_gesture_difficulty (fixture.gaze, ALUETTE_GESTURE_DIFFICULTY_LEARNER);
      aluette_game_set_rated (fixture.driver.game, rated == 1);
      g_signal_connect (fixture.gaze, "sign-read", G_CALLBACK (on_read), &readers);
      for (guint i = 0; i < 12; i++)
        {
          await_human (&fixture);
          for (guint sign = 0; sign < ALU_N_SIGNS; sign++)
            if (aluette_gaze_may_sign (fixture.gaze, 0, (AluSign) sign, NULL))
              {
                aluette_gaze_make_sign (fixture.gaze, 0, (AluSign) sign, 1, 3000, NULL);
                aluette_manual_clock_advance (fixture.driver.clock, 4000);
              }
          go_on (&fixture);
        }
      assert_int_equal (readers, rated == 1 ? 0 : 1u << 2);
      g_signal_handlers_disconnect_by_data (fixture.gaze, &readers);
      tear_down_table (&fixture);
    }
}

TEST (test_gesture_difficulty_scales)
{
  guint lengths[ALUETTE_N_GESTURE_DIFFICULTIES];

  for (guint difficulty = 0; difficulty < ALUETTE_N_GESTURE_DIFFICULTIES; difficulty++)
    {
      Fixture fixture;

      set_up_table (&fixture, ALU_RULES_CLASSIC, "human,villager,villager,villager", NULL, NULL,
                    12);
      aluette_gaze_set_gesture_difficulty (fixture.gaze, difficulty);
      while (fixture.n_gestures == 0)
        go_on (&fixture);
      lengths[difficulty] = fixture.last_length;
      tear_down_table (&fixture);
    }
  assert_true (lengths[ALUETTE_GESTURE_DIFFICULTY_LEARNER]
               > 2 * lengths[ALUETTE_GESTURE_DIFFICULTY_REGULAR] - 2);
  assert_true (lengths[ALUETTE_GESTURE_DIFFICULTY_CAFE]
               < lengths[ALUETTE_GESTURE_DIFFICULTY_REGULAR]);
}

TEST (test_undo_silences)
{
  AluEvent event;
  Fixture fixture;
  guint n_gestures;

  set_up_table (&fixture, ALU_RULES_CLASSIC, "human,novice,novice,novice", NULL, NULL, 13);
  await_human (&fixture);
  assert_true (driver_choose (&fixture.driver, &event));
  assert_true (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (fixture.driver.game), &event,
                                            NULL));
  await_human (&fixture);
  assert_true (aluette_game_undo (fixture.driver.game));
  n_gestures = fixture.n_gestures;
  aluette_manual_clock_advance (fixture.driver.clock, 60000);
  assert_int_equal (fixture.n_gestures, n_gestures);
  assert_true (aluette_game_can_redo (fixture.driver.game));
  assert_true (aluette_game_redo (fixture.driver.game));
  play_out (&fixture);
  tear_down_table (&fixture);
}

/* Missed signs */

/* The actions of a record: all its lines except signs. */
static char *
strip_signs (const char *record)
{
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!g_str_has_prefix (lines[i], "sign "))
      g_string_append_printf (text, "%s\n", lines[i]);
  return g_string_free (text, FALSE);
}

/* Two matches that differ only in signs that everybody missed: bots do the same in both. */
TEST (test_twins)
{
  char *actions[2];
  guint n_signs = 0;

  for (guint signs = 0; signs < 2; signs++)
    {
      AluGameHeader header;
      g_autofree char *record = NULL;
      AluView view;
      Driver driver;

      driver_header (&header, ALU_RULES_CLASSIC, "villager,casual,novice,random");
      driver_init (&driver, &header, 77);
      do
        {
          gint64 next;

          driver_wait_for_bots (&driver);
          for (guint seat = 0; signs != 0 && seat < 4; seat++)
            for (guint sign = 0; sign < ALU_N_SIGNS; sign++)
              {
                AluEvent event = { .type = ALU_EVENT_SIGN, .seat = (guint8) seat };

                event.sign.sign = (guint8) sign;
                event.sign.strength = sign == ALU_SIGN_MISERE ? 1 : 0;
                n_signs += aluette_local_game_dispatch_signal (ALUETTE_LOCAL_GAME (driver.game),
                                                               &event, NULL);
              }
          driver_wait_for_bots (&driver);
          next = aluette_manual_clock_next (driver.clock);
          if (next >= 0)
            aluette_manual_clock_advance (driver.clock, (guint) next);
          view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (driver.game), ALU_NOBODY);
        }
      while (!alu_match_over (&view.match));
      record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver.game));
      actions[signs] = strip_signs (record);
      driver_clear (&driver);
    }
  assert_true (n_signs > 100);
  assert_string_equal (actions[0], actions[1]);
  g_free (actions[0]);
  g_free (actions[1]);
}

/* A player who missed a sign of a match in play knows the same as without the sign. */
TEST (test_missed_is_unknown)
{
  guint n_missed = 0;
  Fixture fixture;

  set_up_table (&fixture, ALU_RULES_CLASSIC, "villager,villager,casual,novice", NULL, NULL, 21);
  play_out (&fixture);
  for (guint i = 0; i < aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (fixture.driver.game));
       i++)
    {
      const AluEvent *event
          = aluette_local_game_get_aluette_event (ALUETTE_LOCAL_GAME (fixture.driver.game), i);

      for (guint seat = 0; event->type == ALU_EVENT_SIGN && seat < 4; seat++)
        {
          AluView before, after;

          if (seat == event->seat || ((event->sign.read | event->sign.noticed) & (1u << seat)) != 0)
            continue;
          before = aluette_local_game_aluette_view_at (ALUETTE_LOCAL_GAME (fixture.driver.game),
                                                       seat, i);
          after = aluette_local_game_aluette_view_at (ALUETTE_LOCAL_GAME (fixture.driver.game),
                                                      seat, i + 1);
          assert_memory_equal (&before, &after, sizeof before);
          n_missed++;
        }
    }
  assert_true (n_missed > 20);
  tear_down_table (&fixture);
}
