/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Eyes and signs in a match in play. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "bots/alu-bot.h"
#include "match-driver.h"
#include "model/aluette/aluette-attention.h"
#include "model/session/aluette-record.h"

typedef struct
{
  Driver driver;
  AluetteAttention *attention;
  guint gazes[ALU_MAX_SEATS]; /* as the signals tell */
  guint n_gestures;
  guint n_visible;
  guint last_length;
  double last_size;
} Room;

static void
on_gaze (AluetteAttention *attention, guint seat, Room *room)
{
  room->gazes[seat] = aluette_attention_get_gaze (attention, seat);
}

static void
on_sign (AluetteAttention *attention, guint seat, guint sign, guint strength, guint length_ms,
         double size, gboolean visible, Room *room)
{
  room->n_gestures++;
  room->n_visible += visible ? 1 : 0;
  room->last_length = length_ms;
  room->last_size = size;
}

static void
adopt (Room *room)
{
  aluette_game_set_pace (room->driver.game, 700, 2000);
  room->attention = aluette_attention_new (room->driver.game);
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    room->gazes[seat] = aluette_attention_get_gaze (room->attention, seat);
  g_signal_connect (room->attention, "gaze-changed", G_CALLBACK (on_gaze), room);
  g_signal_connect (room->attention, "sign-made", G_CALLBACK (on_sign), room);
}

/* Seats a table; @option and @value are a rule of it where there is one. */
static void
enter (Room *room, AluRuleSet set, const char *players, const char *option, const char *value,
       guint64 seed)
{
  AluRecordHeader header;

  memset (room, 0, sizeof *room);
  driver_header (&header, set, players);
  if (option != NULL)
    assert_int_equal (alu_rules_set_option (&header.rules, option, value), ALU_OK);
  driver_init (&room->driver, &header, seed);
  adopt (room);
}

static void
leave (Room *room)
{
  g_signal_handlers_disconnect_by_data (room->attention, room);
  g_clear_object (&room->attention);
  driver_clear (&room->driver);
}

static AluView
onlooker (Room *room)
{
  return aluette_game_get_view (room->driver.game, ALU_NOBODY);
}

/* Lets one thing happen; humans think for a second and a half. */
static void
go_on (Room *room)
{
  AluEvent event;
  gint64 next;

  driver_await_thoughts (&room->driver);
  if (aluette_game_get_awaited (room->driver.game) != ALU_NOBODY)
    {
      aluette_manual_clock_advance (room->driver.clock, 1500);
      if (driver_choose (&room->driver, &event))
        assert_true (aluette_game_dispatch (room->driver.game, &event, NULL));
      return;
    }
  next = aluette_manual_clock_next (room->driver.clock);
  if (next >= 0)
    aluette_manual_clock_advance (room->driver.clock, (guint) next);
}

static void
play_out (Room *room)
{
  for (AluView view = onlooker (room); !alu_match_over (&view.match); view = onlooker (room))
    go_on (room);
}

/* Goes on until the first human is awaited for a card. */
static void
await_human (Room *room)
{
  driver_await_thoughts (&room->driver);
  while (aluette_game_get_awaited (room->driver.game) == ALU_NOBODY)
    go_on (room);
}

static guint
count_events (Room *room, AluEventType type)
{
  guint n = 0;

  for (guint i = 0; i < aluette_game_get_n_events (room->driver.game); i++)
    n += aluette_game_get_event (room->driver.game, i)->type == type;
  return n;
}

static void
test_same_seed (void **state)
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
          Room room;

          enter (&room, ALU_RULES_CLASSIC, tables[i], "parlante", "on", 40 + i);
          play_out (&room);
          records[again] = aluette_game_get_record (room.driver.game);
          print_message ("# %s: %u gestures, %u in the log, %u calls\n", tables[i], room.n_gestures,
                         count_events (&room, ALU_EVENT_SIGN), count_events (&room, ALU_EVENT_SAY));
          /* A Petit-Jean's captain has nobody to tell. */
          assert_true ((count_events (&room, ALU_EVENT_SIGN) > 0) == (i < 2));
          assert_true (aluette_manual_clock_next (room.driver.clock) < 0);
          leave (&room);
        }
      assert_string_equal (records[0], records[1]);
      g_free (records[0]);
      g_free (records[1]);
    }
}

static void
test_record_round_trip (void **state)
{
  Room room;
  g_autofree char *record = NULL;
  g_autofree char *again = NULL;
  g_autoptr (AluetteGame) resumed = NULL;

  enter (&room, ALU_RULES_SIX, "villager,villager,casual,novice,casual,villager", NULL, NULL, 3);
  play_out (&room);
  record = aluette_game_get_record (room.driver.game);
  assert_non_null (strstr (record, " read "));
  assert_non_null (strstr (record, " noticed "));
  resumed = aluette_game_new_from_record (record, -1, 3, NULL, NULL);
  assert_non_null (resumed);
  again = aluette_game_get_record (resumed);
  assert_string_equal (record, again);
  leave (&room);
}

static void
test_gazes_are_told (void **state)
{
  Room room;

  enter (&room, ALU_RULES_CLASSIC, "human,villager,novice,casual", NULL, NULL, 5);
  for (guint i = 0; i < 2000; i++)
    {
      go_on (&room);
      for (guint seat = 0; seat < 4; seat++)
        assert_int_equal (room.gazes[seat], aluette_attention_get_gaze (room.attention, seat));
    }
  assert_int_equal (room.gazes[0], ALU_GAZE_HIDDEN);
  assert_int_not_equal (room.gazes[2], ALU_GAZE_HIDDEN);
  leave (&room);
}

static void
test_pause_holds (void **state)
{
  Room room;
  guint gazes[ALU_MAX_SEATS];
  guint n_gestures;

  enter (&room, ALU_RULES_CLASSIC, "human,villager,novice,casual", NULL, NULL, 6);
  await_human (&room);
  aluette_game_set_paused (room.driver.game, ALUETTE_PAUSE_AWAY, TRUE);
  memcpy (gazes, room.gazes, sizeof gazes);
  n_gestures = room.n_gestures;
  aluette_manual_clock_advance (room.driver.clock, 600000);
  assert_memory_equal (gazes, room.gazes, sizeof gazes);
  assert_int_equal (room.n_gestures, n_gestures);
  assert_false (aluette_attention_make_sign (room.attention, 0, ALU_SIGN_MISERE, 1, 0, NULL));
  aluette_game_set_paused (room.driver.game, ALUETTE_PAUSE_AWAY, FALSE);
  aluette_manual_clock_advance (room.driver.clock, 10000);
  assert_memory_not_equal (gazes, room.gazes, sizeof gazes);
  leave (&room);
}

/* The first sign for a card that the first human holds, or does not. */
static AluSign
find_sign (Room *room, gboolean held)
{
  AluView view = aluette_game_get_view (room->driver.game, 0);

  for (int sign = ALU_SIGN_MONSIEUR; sign <= ALU_SIGN_AS; sign++)
    if (((view.match.deal.hands[0] & alu_sign_cards ((AluSign) sign)) != 0) == held)
      return (AluSign) sign;
  return ALU_SIGN_MORDIENNE;
}

static void
test_human_signs (void **state)
{
  g_autoptr (GError) untrue = NULL;
  g_autoptr (GError) not_human = NULL;
  const AluEvent *event;
  AluSign sign;
  Room room;

  enter (&room, ALU_RULES_CLASSIC, "human,villager,villager,villager", NULL, NULL, 8);
  await_human (&room);
  sign = find_sign (&room, TRUE);
  assert_int_not_equal (sign, ALU_SIGN_MORDIENNE);
  assert_false (aluette_attention_make_sign (room.attention, 0, find_sign (&room, FALSE), 0, 0,
                                             &untrue));
  assert_int_equal (untrue->code, ALU_ERROR_UNTRUE_SIGN);
  assert_false (aluette_attention_make_sign (room.attention, 1, ALU_SIGN_MISERE, 1, 0, &not_human));
  assert_int_equal (not_human->code, ALU_ERROR_NOT_YOUR_TURN);

  /* A tap, then a long one that ends it. */
  assert_true (aluette_attention_make_sign (room.attention, 0, ALU_SIGN_MISERE, 2, 0, NULL));
  assert_int_equal (room.last_length, 350);
  aluette_manual_clock_advance (room.driver.clock, 100);
  assert_true (aluette_attention_make_sign (room.attention, 0, sign, 0, 2500, NULL));
  assert_int_equal (room.last_length, 2500);
  assert_true (room.last_size > 0.99);
  aluette_manual_clock_advance (room.driver.clock, 6000);
  for (guint i = 0, n_own = 0; i < aluette_game_get_n_events (room.driver.game); i++)
    {
      event = aluette_game_get_event (room.driver.game, i);
      if (event->type != ALU_EVENT_SIGN || event->seat != 0)
        continue;
      assert_int_equal (event->sign.sign, n_own == 0 ? ALU_SIGN_MISERE : sign);
      assert_int_equal (event->sign.strength, n_own == 0 ? 2 : 0);
      n_own++;
    }
  leave (&room);
}

/* Longer gestures are caught more often, and by whom is in the record. */
static void
test_held_signs_are_caught (void **state)
{
  guint caught[2] = { 0, 0 };

  for (guint held = 0; held < 2; held++)
    for (guint64 seed = 0; seed < 60; seed++)
      {
        Room room;
        guint n;

        enter (&room, ALU_RULES_CLASSIC, "human,villager,villager,villager", NULL, NULL, seed);
        await_human (&room);
        aluette_manual_clock_advance (room.driver.clock, 4000);
        n = aluette_game_get_n_events (room.driver.game);
        aluette_attention_make_sign (room.attention, 0, ALU_SIGN_MISERE, 1, held * 2500, NULL);
        aluette_manual_clock_advance (room.driver.clock, 2600);
        for (; n < aluette_game_get_n_events (room.driver.game); n++)
          {
            const AluEvent *event = aluette_game_get_event (room.driver.game, n);

            if (event->type == ALU_EVENT_SIGN && event->seat == 0)
              caught[held] += (event->sign.read | event->sign.noticed) != 0;
          }
        leave (&room);
      }
  print_message ("# of 60 gestures caught by somebody: %u quick, %u long\n", caught[0], caught[1]);
  assert_true (caught[1] > caught[0]);
  assert_true (caught[1] > 40);
}

/* What is drawn for the human at the screen he has read; partners see it again at their turn. */
static void
test_hot_seat (void **state)
{
  const AluEvent *event = NULL;
  guint length_ms;
  double size;
  Room room;

  enter (&room, ALU_RULES_CLASSIC, "human,human,human,villager", NULL, NULL, 9);
  await_human (&room);
  assert_int_equal (aluette_attention_get_viewer (room.attention), 0);
  assert_true (aluette_attention_make_sign (room.attention, 0, ALU_SIGN_MISERE, 1, 500, NULL));
  aluette_manual_clock_advance (room.driver.clock, 500);
  for (guint i = 0; i < aluette_game_get_n_events (room.driver.game); i++)
    if (aluette_game_get_event (room.driver.game, i)->seat == 0
        && aluette_game_get_event (room.driver.game, i)->type == ALU_EVENT_SIGN)
      event = aluette_game_get_event (room.driver.game, i);
  assert_non_null (event);
  assert_int_equal (event->sign.read & 7, 1 << 2); /* seat 2, who is shown it; seat 1 never is */
  /* It can be shown to him as it was made; of another that nobody made there is a usual one. */
  aluette_attention_recall (room.attention, 0, ALU_SIGN_MISERE, &length_ms, &size);
  assert_int_equal (length_ms, 500);
  aluette_attention_recall (room.attention, 0, ALU_SIGN_VACHE, &length_ms, &size);
  assert_true (length_ms > 500 && size > 0.3);
  /* Who comes while a partner still makes it sees what is left. */
  aluette_attention_set_viewer (room.attention, ALU_NOBODY);
  assert_true (aluette_attention_make_sign (room.attention, 0, ALU_SIGN_MISERE, 1, 900, NULL));
  room.n_visible = 0;
  aluette_attention_set_viewer (room.attention, 1);
  assert_int_equal (room.n_visible, 0);
  aluette_attention_set_viewer (room.attention, 2);
  assert_int_equal (room.n_visible, 1);
  leave (&room);
}

static void
test_human_reads_what_is_drawn (void **state)
{
  Room room;

  enter (&room, ALU_RULES_CLASSIC, "human,novice,novice,novice", NULL, NULL, 10);
  while (count_events (&room, ALU_EVENT_SIGN) < 20)
    go_on (&room);
  for (guint i = 0; i < aluette_game_get_n_events (room.driver.game); i++)
    {
      const AluEvent *event = aluette_game_get_event (room.driver.game, i);

      if (event->type == ALU_EVENT_SIGN)
        assert_true ((event->sign.read & 1) != 0);
    }
  assert_int_equal (room.n_visible, room.n_gestures);
  aluette_attention_set_viewer (room.attention, ALU_NOBODY);
  room.n_visible = 0;
  for (guint i = 0; i < 500; i++)
    go_on (&room);
  assert_int_equal (room.n_visible, 0);
  leave (&room);
}

static void
test_sight_scales (void **state)
{
  guint lengths[ALUETTE_N_SIGHTS];

  for (guint sight = 0; sight < ALUETTE_N_SIGHTS; sight++)
    {
      Room room;

      enter (&room, ALU_RULES_CLASSIC, "human,villager,villager,villager", NULL, NULL, 12);
      aluette_attention_set_sight (room.attention, sight);
      while (room.n_gestures == 0)
        go_on (&room);
      lengths[sight] = room.last_length;
      leave (&room);
    }
  assert_true (lengths[ALUETTE_SIGHT_LEARNER] > 2 * lengths[ALUETTE_SIGHT_REGULAR] - 2);
  assert_true (lengths[ALUETTE_SIGHT_CAFE] < lengths[ALUETTE_SIGHT_REGULAR]);
}

static void
test_undo_silences (void **state)
{
  AluEvent event;
  Room room;
  guint n_gestures;

  enter (&room, ALU_RULES_CLASSIC, "human,novice,novice,novice", NULL, NULL, 13);
  await_human (&room);
  assert_true (driver_choose (&room.driver, &event));
  assert_true (aluette_game_dispatch (room.driver.game, &event, NULL));
  await_human (&room);
  assert_true (aluette_game_undo (room.driver.game));
  n_gestures = room.n_gestures;
  aluette_manual_clock_advance (room.driver.clock, 60000);
  assert_int_equal (room.n_gestures, n_gestures);
  assert_true (aluette_game_can_redo (room.driver.game));
  assert_true (aluette_game_redo (room.driver.game));
  play_out (&room);
  leave (&room);
}

/* Missed signs */

/* Deeds of a record: all its lines but those of signs. */
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

/* Twin matches that differ in signs that everybody missed: bots do the same in both. */
static void
test_twins (void **state)
{
  char *deeds[2];
  guint n_signs = 0;

  for (guint signs = 0; signs < 2; signs++)
    {
      AluRecordHeader header;
      g_autofree char *record = NULL;
      AluView view;
      Driver driver;

      driver_header (&header, ALU_RULES_CLASSIC, "villager,casual,novice,random");
      driver_init (&driver, &header, 77);
      do
        {
          gint64 next;

          driver_await_thoughts (&driver);
          for (guint seat = 0; signs != 0 && seat < 4; seat++)
            for (guint sign = 0; sign < ALU_N_SIGNS; sign++)
              {
                AluEvent event = { .type = ALU_EVENT_SIGN, .seat = (guint8) seat };

                event.sign.sign = (guint8) sign;
                event.sign.strength = sign == ALU_SIGN_MISERE ? 1 : 0;
                n_signs += aluette_game_talk (driver.game, &event, NULL);
              }
          driver_await_thoughts (&driver);
          next = aluette_manual_clock_next (driver.clock);
          if (next >= 0)
            aluette_manual_clock_advance (driver.clock, (guint) next);
          view = aluette_game_get_view (driver.game, ALU_NOBODY);
        }
      while (!alu_match_over (&view.match));
      record = aluette_game_get_record (driver.game);
      deeds[signs] = strip_signs (record);
      driver_clear (&driver);
    }
  assert_true (n_signs > 100);
  assert_string_equal (deeds[0], deeds[1]);
  g_free (deeds[0]);
  g_free (deeds[1]);
}

/* Whoever missed a sign of a match in play knows the same with it and without it. */
static void
test_missed_is_unknown (void **state)
{
  guint n_missed = 0;
  Room room;

  enter (&room, ALU_RULES_CLASSIC, "villager,villager,casual,novice", NULL, NULL, 21);
  play_out (&room);
  for (guint i = 0; i < aluette_game_get_n_events (room.driver.game); i++)
    {
      const AluEvent *event = aluette_game_get_event (room.driver.game, i);

      for (guint seat = 0; event->type == ALU_EVENT_SIGN && seat < 4; seat++)
        {
          AluView before, after;

          if (seat == event->seat || ((event->sign.read | event->sign.noticed) & (1u << seat)) != 0)
            continue;
          before = aluette_game_view_at (room.driver.game, seat, i);
          after = aluette_game_view_at (room.driver.game, seat, i + 1);
          assert_memory_equal (&before, &after, sizeof before);
          n_missed++;
        }
    }
  assert_true (n_missed > 20);
  leave (&room);
}

/* What windows bind to. */
static void
test_properties (void **state)
{
  Room room;
  guint viewer, sight;

  enter (&room, ALU_RULES_CLASSIC, "human,villager,human,villager", NULL, NULL, 3);
  g_object_set (room.attention, "viewer", 2, "sight", ALUETTE_SIGHT_CAFE, NULL);
  assert_int_equal (aluette_attention_get_viewer (room.attention), 2);
  assert_int_equal (aluette_attention_get_sight (room.attention), ALUETTE_SIGHT_CAFE);
  aluette_attention_set_viewer (room.attention, 0);
  aluette_attention_set_sight (room.attention, ALUETTE_SIGHT_LEARNER);
  g_object_get (room.attention, "viewer", &viewer, "sight", &sight, NULL);
  assert_int_equal (viewer, 0);
  assert_int_equal (sight, ALUETTE_SIGHT_LEARNER);
  leave (&room);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_same_seed),      cmocka_unit_test (test_record_round_trip),
    cmocka_unit_test (test_gazes_are_told), cmocka_unit_test (test_pause_holds),
    cmocka_unit_test (test_human_signs),    cmocka_unit_test (test_held_signs_are_caught),
    cmocka_unit_test (test_hot_seat),       cmocka_unit_test (test_human_reads_what_is_drawn),
    cmocka_unit_test (test_sight_scales),   cmocka_unit_test (test_undo_silences),
    cmocka_unit_test (test_twins),          cmocka_unit_test (test_missed_is_unknown),
    cmocka_unit_test (test_properties),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
