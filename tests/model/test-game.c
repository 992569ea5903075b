/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A match in play: bots, humans, pace, pauses, undo and redo, the journal. */

#include <string.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "match-driver.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/session/aluette-record.h"
#include "testing.h"

typedef struct
{
  AluRuleSet set;
  const char *players;
} Table;

static const Table tables[] = {
  { ALU_RULES_CLASSIC, "random,random,random,random" },
  { ALU_RULES_CLASSIC, "random,petit-jean:4,petit-jean:1,random" },
  { ALU_RULES_CLASSIC, "random,random,petit-jean:1,random" },
  { ALU_RULES_GRIMAUD, "random,random,random,random" },
  { ALU_RULES_GRIMAUD, "villager,petit-jean:4,villager,random" },
  { ALU_RULES_GAMERULES, "random,random,random,random" },
  { ALU_RULES_SIX, "random,random,random,random,random,random" },
  { ALU_RULES_SIX, "random,random,petit-jean:1,petit-jean:2,petit-jean:1,petit-jean:2" },
  { ALU_RULES_TWELVE, "random,random,random,random" },
  { ALU_RULES_TWELVE, "random,random" },
};

static const Table human_tables[] = {
  { ALU_RULES_CLASSIC, "human,random,random,random" },
  { ALU_RULES_CLASSIC, "human,random,petit-jean:1,random" },
  { ALU_RULES_CLASSIC, "human,petit-jean:4,petit-jean:1,human" },
  { ALU_RULES_CLASSIC, "human,human,human,human" },
  { ALU_RULES_GRIMAUD, "random,human,random,random" },
  { ALU_RULES_GRIMAUD, "human,random,human,petit-jean:2" },
  { ALU_RULES_GAMERULES, "human,human,random,random" },
  { ALU_RULES_SIX, "human,random,petit-jean:1,human,random,petit-jean:4" },
  { ALU_RULES_TWELVE, "human,random,random,random" },
  { ALU_RULES_TWELVE, "random,human" },
};

static void
start_game (Driver *driver, const Table *table, guint64 seed)
{
  AluGameHeader header;

  driver_header (&header, table->set, table->players);
  driver_init (driver, &header, seed);
}

static AluView
view_of (Driver *driver, guint seat)
{
  return aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (driver->game), seat);
}

static gboolean
is_over (Driver *driver)
{
  AluView view = view_of (driver, ALU_NOBODY);

  return alu_match_over (&view.match);
}

/* The lines of the journal are the end of the record, each with its number. */
static void
assert_journal_keeps_record (Driver *driver)
{
  g_autofree char *record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver->game));
  g_autofree char *kept = memory_journal_text (driver->journal);

  assert_true (driver->journal->in_order);
  assert_int_equal (driver->journal->lines->len,
                    aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver->game)));
  assert_true (g_str_has_suffix (record, kept));
}

static void
assert_resumes_the_same (Driver *driver)
{
  g_autofree char *record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver->game));
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteGame) resumed = aluette_local_game_new_from_record (record, -1, 7, NULL,
                                                                        &error);
  g_autofree char *again = NULL;

  assert_non_null (resumed);
  again = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (resumed));
  assert_string_equal (record, again);
}

TEST (test_bots_play_whole_matches)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      Driver driver;
      Driver slow;
      g_autofree char *record = NULL;
      g_autofree char *slow_record = NULL;

      start_game (&driver, &tables[i], 100 + i);
      driver_settle (&driver);
      assert_true (is_over (&driver));
      assert_false (driver.wrong_order);
      assert_journal_keeps_record (&driver);
      assert_resumes_the_same (&driver);
      assert_int_equal (driver.n_changes,
                        aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)));
      record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver.game));

      /* The same seed with other pauses gives the same match. */
      start_game (&slow, &tables[i], 100 + i);
      aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (slow.game), 700, 2500);
      driver_settle (&slow);
      slow_record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (slow.game));
      assert_string_equal (record, slow_record);
      driver_clear (&slow);
      driver_clear (&driver);
    }
}

TEST (test_humans_play_whole_matches)
{
  for (guint i = 0; i < G_N_ELEMENTS (human_tables); i++)
    {
      Driver driver;

      start_game (&driver, &human_tables[i], 200 + i);
      driver_play (&driver, G_MAXUINT);
      assert_true (is_over (&driver));
      assert_false (driver.wrong_order);
      assert_int_equal (driver.n_failures, 0);
      assert_journal_keeps_record (&driver);
      assert_resumes_the_same (&driver);
      driver_clear (&driver);
    }
}

TEST (test_resumed_match_goes_on_the_same)
{
  for (guint i = 0; i < G_N_ELEMENTS (human_tables); i++)
    {
      Driver whole;
      Driver part;
      Driver resumed;
      g_autofree char *record = NULL;
      g_autofree char *half = NULL;
      g_autofree char *again = NULL;

      start_game (&whole, &human_tables[i], 300 + i);
      driver_play (&whole, G_MAXUINT);
      record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (whole.game));
      start_game (&part, &human_tables[i], 300 + i);
      driver_play (&part, 11);
      half = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (part.game));
      driver_adopt (&resumed, aluette_local_game_new_from_record (half, -1, 300 + i, NULL, NULL));
      driver_play (&resumed, G_MAXUINT);
      again = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (resumed.game));
      assert_string_equal (record, again);
      driver_clear (&resumed);
      driver_clear (&part);
      driver_clear (&whole);
    }
}

/* At this point of the match: undo to the beginning, redo to the end, then undo once and repeat the
 * same action. */
static void
check_undo_here (Driver *driver)
{
  g_autofree char *record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver->game));
  g_autofree char *redone = NULL;
  g_autofree char *replayed = NULL;
  guint n_undone = 0;

  while (aluette_game_undo (driver->game))
    {
      n_undone++;
      assert_journal_keeps_record (driver);
      assert_true (aluette_game_can_redo (driver->game));
    }
  for (guint i = 0; i < n_undone; i++)
    assert_true (aluette_game_redo (driver->game));
  assert_false (aluette_game_redo (driver->game));
  redone = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver->game));
  assert_string_equal (record, redone);
  assert_journal_keeps_record (driver);
  if (n_undone == 0)
    return;
  assert_true (aluette_game_undo (driver->game));
  driver_play (driver, 1);
  assert_false (aluette_game_can_redo (driver->game));
  replayed = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver->game));
  assert_string_equal (record, replayed);
}

TEST (test_undo_and_redo_at_every_point)
{
  for (guint i = 0; i < G_N_ELEMENTS (human_tables); i++)
    {
      Driver driver;

      start_game (&driver, &human_tables[i], 400 + i);
      driver_settle (&driver);
      while (!is_over (&driver))
        {
          check_undo_here (&driver);
          driver_play (&driver, 1);
        }
      check_undo_here (&driver);
      driver_clear (&driver);
    }
}

TEST (test_undo_stays_within_the_deal)
{
  Driver driver;
  guint deal = 0;

  start_game (&driver, &human_tables[0], 5);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (driver.game), 0, 1000);
  while (deal < 2)
    {
      AluView view;

      driver_play (&driver, 1);
      view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (driver.game), 0);
      deal = view.match.n_deals;
    }
  while (aluette_game_undo (driver.game))
    {
    }
  assert_int_equal (
      aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (driver.game), 0).match.n_deals, 2);
  aluette_game_set_rated (driver.game, TRUE);
  assert_false (aluette_game_can_redo (driver.game));
  driver_play (&driver, 1);
  assert_false (aluette_game_can_undo (driver.game));
  driver_clear (&driver);
}

TEST (test_pace)
{
  Driver driver;
  guint n_events;

  start_game (&driver, &(Table) { ALU_RULES_CLASSIC, "random,random,random,human" }, 3);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (driver.game), 500, 2000);
  assert_int_equal (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)), 0);
  aluette_manual_clock_advance (driver.clock, 0);
  assert_int_equal (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)),
                    1); /* dealt at once */
  while (aluette_game_get_awaited (driver.game) == ALU_NOBODY)
    {
      n_events = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game));
      driver_wait_for_bots (&driver);
      if (aluette_manual_clock_next (driver.clock) < 0)
        continue; /* proposals are asked one by one without a pause */
      aluette_manual_clock_advance (driver.clock, 499);
      assert_int_equal (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)),
                        n_events);
      aluette_manual_clock_advance (driver.clock, 1);
      assert_int_equal (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)),
                        n_events + 1);
    }
  driver_clear (&driver);
}

TEST (test_finished_trick_stays)
{
  Driver driver;
  AluView view;
  guint n_events;

  start_game (&driver, &tables[0], 3);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (driver.game), 500, 2000);
  do
    {
      gint64 next;

      driver_wait_for_bots (&driver);
      next = aluette_manual_clock_next (driver.clock);
      if (next >= 0)
        aluette_manual_clock_advance (driver.clock, (guint) next);
      view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (driver.game), ALU_NOBODY);
    }
  while (view.match.deal.n_plays < 4);
  n_events = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game));
  driver_wait_for_bots (&driver);
  assert_int_equal (aluette_manual_clock_next (driver.clock), 2000);
  aluette_manual_clock_advance (driver.clock, 1500);
  assert_int_equal (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)), n_events);
  aluette_game_skip_pause (driver.game);
  aluette_manual_clock_advance (driver.clock, 0);
  assert_int_equal (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)),
                    n_events + 1);
  driver_wait_for_bots (&driver);
  assert_int_equal (aluette_manual_clock_next (driver.clock), 500);
  driver_clear (&driver);
}

TEST (test_paused_match_stands_still)
{
  Driver driver;
  guint n_events;

  start_game (&driver, &human_tables[0], 11);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (driver.game), 100, 100);
  driver_play (&driver, 3);
  while (aluette_game_get_awaited (driver.game) != ALU_NOBODY)
    {
      AluEvent event;

      driver_choose (&driver, &event);
      assert_true (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver.game), &event, NULL));
    }
  n_events = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game));
  aluette_game_set_screen_ready (driver.game, ALUETTE_BUSY_AWAY, FALSE);
  driver_wait_for_bots (&driver);
  aluette_manual_clock_advance (driver.clock, 100000);
  aluette_game_skip_pause (driver.game);
  aluette_manual_clock_advance (driver.clock, 100000);
  assert_int_equal (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)), n_events);
  aluette_game_set_screen_ready (driver.game, ALUETTE_BUSY_AWAY, TRUE);
  driver_play (&driver, G_MAXUINT);
  assert_true (is_over (&driver));
  driver_clear (&driver);
}

/* If a sign is made while a bot computes, the result is discarded, and the bot computes again with
 * the sign. */
TEST (test_stale_answers_are_dropped)
{
  AluEvent sign = { .type = ALU_EVENT_SIGN,
                    .seat = 0,
                    .sign = { .sign = ALU_SIGN_MISERE, .strength = 1, .read = 1 << 2 } };
  Driver driver;
  guint n_signs = 0;

  start_game (&driver, &human_tables[0], 12);
  while (!is_over (&driver))
    {
      AluEvent event;
      guint n_computations = driver.n_computations;

      if (driver.thinking > 0
          && aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver.game), &sign, NULL))
        {
          n_signs++;
          assert_int_equal (driver.n_computations, n_computations + 1);
          driver_wait_for_bots (&driver);
        }
      if (driver_choose (&driver, &event))
        assert_true (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver.game), &event, NULL));
      else if (driver.thinking > 0)
        driver_wait_for_bots (&driver);
      else if (aluette_manual_clock_next (driver.clock) >= 0)
        aluette_manual_clock_advance (driver.clock, 0);
    }
  assert_true (n_signs > 10);
  assert_false (driver.wrong_order);
  assert_journal_keeps_record (&driver);
  assert_resumes_the_same (&driver);
  driver_clear (&driver);
}

static void
note_length (AluetteGame *game, guint seat, gboolean thinks, guint *n_events)
{
  if (!thinks)
    *n_events = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game));
}

/* When a signal says that a bot no longer computes, its events are already in the log. */
TEST (test_undo_while_a_bot_thinks)
{
  Driver driver;
  AluEvent event;
  guint n_events = 0, known;

  start_game (&driver, &human_tables[0], 12);
  while (!driver_choose (&driver, &event))
    driver_play (&driver, 1);
  assert_true (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver.game), &event, NULL));
  assert_true (driver.thinking > 0);
  known = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game));
  g_signal_connect (driver.game, "thinking", G_CALLBACK (note_length), &n_events);
  assert_true (aluette_game_undo (driver.game));
  assert_int_equal (n_events, known);
  driver_clear (&driver);
}

TEST (test_leaving_while_a_bot_thinks)
{
  for (guint i = 0; i < 50; i++)
    {
      Driver driver;

      start_game (&driver, &tables[i % G_N_ELEMENTS (tables)], i);
      for (guint step = 0; step < i && !is_over (&driver); step++)
        {
          if (aluette_manual_clock_next (driver.clock) >= 0)
            aluette_manual_clock_advance (driver.clock, 0);
          else
            driver_wait_for_bots (&driver);
        }
      driver_clear (&driver);
      main_loop_run_pending ();
    }
}

TEST (test_dispatch_guards_the_door)
{
  AluEvent action;
  AluEvent other;
  Driver driver;
  g_autoptr (GError) error = NULL;

  start_game (&driver, &human_tables[1], 21);
  driver_settle (&driver);
  assert_true (driver_choose (&driver, &action));

  other = action;
  other.seat = 1; /* the user cannot act for a bot */
  assert_false (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver.game), &other, &error));
  assert_true (g_error_matches (error, ALUETTE_GAME_ERROR, ALU_ERROR_NOT_YOUR_TURN));
  g_clear_error (&error);
  other = action;
  other.type = ALU_EVENT_DEAL;
  assert_false (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver.game), &other, &error));
  assert_true (g_error_matches (error, ALUETTE_GAME_ERROR, ALU_ERROR_NOT_NOW));
  g_clear_error (&error);
  other = action;
  other.seat = 17;
  assert_false (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver.game), &other, &error));
  assert_true (g_error_matches (error, ALUETTE_GAME_ERROR, ALU_ERROR_NO_SEAT));
  assert_true (strlen (error->message) > 0);
  assert_journal_keeps_record (&driver);
  driver_clear (&driver);
}

/* Bots are asked whether they concede before anybody's first card, also a human's, and not again
 * during the deal. */
TEST (test_proposals_come_before_the_first_card)
{
  guint n_proposals = 0;
  guint n_human_leads = 0;

  for (guint64 seed = 0; seed < 60; seed++)
    {
      Driver driver;

      start_game (&driver, &human_tables[0], seed);
      driver_play (&driver, G_MAXUINT);
      for (guint i = 0; i < aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)); i++)
        {
          const AluEvent *event
              = aluette_local_game_get_aluette_event (ALUETTE_LOCAL_GAME (driver.game), i);

          if (event->type != ALU_EVENT_PROPOSE || event->seat == 0)
            continue;
          n_proposals++;
          n_human_leads += aluette_local_game_aluette_view_at (ALUETTE_LOCAL_GAME (driver.game), 0,
                                                               i)
                               .match.deal.leader
                           == 0;
        }
      driver_clear (&driver);
    }
  assert_true (n_proposals > 0);
  assert_true (n_human_leads > 0);
}

TEST (test_no_card_while_proposals_are_asked)
{
  AluGameHeader header;
  AluEvent play = { .type = ALU_EVENT_PLAY, .seat = 0 };
  g_autoptr (GError) error = NULL;
  Driver driver;
  guint64 seed = 0;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  for (;; seed++)
    {
      driver_init (&driver, &header, seed);
      aluette_manual_clock_advance (driver.clock, 0);
      if (view_of (&driver, 0).match.deal.turn == 0)
        break;
      driver_clear (&driver);
    }
  assert_int_equal (driver.thinking, 1);
  assert_int_equal (aluette_game_get_awaited (driver.game), ALU_NOBODY);
  play.card = alu_set_first (view_of (&driver, 0).match.deal.hands[0]);
  assert_false (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver.game), &play, &error));
  assert_true (g_error_matches (error, ALUETTE_GAME_ERROR, ALU_ERROR_NOT_NOW));
  driver_clear (&driver);
}

TEST (test_real_table)
{
  AluEvent deal = { .type = ALU_EVENT_DEAL, .seat = 2 };
  AluEvent result = { .type = ALU_EVENT_RESULT,
                      .result = {
                          .winner = ALU_TEAM_A, .points = 2, .reason = ALU_REASON_MORDIENNE } };
  Driver driver;

  start_game (&driver, &(Table) { ALU_RULES_CLASSIC, "person,person,person,person" }, 1);
  driver_settle (&driver);
  assert_int_equal (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)), 0);
  for (int i = 0; i < 3; i++)
    {
      deal.seat = (uint8_t) ((2 + i) % 4);
      assert_true (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver.game), &deal, NULL));
      assert_true (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver.game), &result, NULL));
      assert_true (aluette_game_undo (driver.game));
      assert_true (aluette_game_redo (driver.game));
    }
  assert_true (is_over (&driver));
  assert_int_equal (driver.journal->n_synced, 6);
  assert_journal_keeps_record (&driver);
  assert_resumes_the_same (&driver);
  driver_clear (&driver);
}

TEST (test_views_of_the_past)
{
  Driver driver;
  AluView now;
  AluView then;

  start_game (&driver, &human_tables[0], 41);
  driver_play (&driver, 5);
  now = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (driver.game), 0);
  then = aluette_local_game_aluette_view_at (
      ALUETTE_LOCAL_GAME (driver.game), 0,
      aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)));
  assert_memory_equal (&now, &then, sizeof now);
  assert_null (aluette_local_game_get_open_match (ALUETTE_LOCAL_GAME (driver.game)));
  driver_play (&driver, G_MAXUINT);
  assert_non_null (aluette_local_game_get_open_match (ALUETTE_LOCAL_GAME (driver.game)));
  driver_clear (&driver);
}

TEST (test_bad_matches_are_refused)
{
  AluGameHeader header;
  g_autoptr (GError) error = NULL;

  driver_header (&header, ALU_RULES_CLASSIC, "human,petit-jean:1,random,random");
  assert_null (aluette_local_game_new (&alu_aluette_kind, &header, 1, NULL, &error));
  assert_true (g_error_matches (error, ALUETTE_GAME_ERROR, ALU_ERROR_BAD_SEATING));
  g_clear_error (&error);
  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  g_strlcpy (header.players[1].name, "two\nlines", sizeof header.players[1].name);
  assert_null (aluette_local_game_new (&alu_aluette_kind, &header, 1, NULL, &error));
  assert_true (g_error_matches (error, ALUETTE_GAME_ERROR, ALU_ERROR_BAD_HEADER));
  g_clear_error (&error);
  assert_null (aluette_local_game_new_from_record ("%aluette 1\nrules classic\nbread\n", -1, 1,
                                                   NULL, &error));
  assert_true (g_error_matches (error, ALUETTE_RECORD_ERROR, ALU_RECORD_UNKNOWN_LINE));
  assert_non_null (strstr (error->message, "3"));
  g_clear_error (&error);
  assert_null (aluette_local_game_new_from_record ("%aluette 1\nrules classic\n", -1, 1, NULL,
                                                   &error));
  assert_true (g_error_matches (error, ALUETTE_RECORD_ERROR, ALU_RECORD_MISSING_LINE));
}

/* For a record that ends within its header, the error names the missing line. */
TEST (test_half_a_header)
{
  AluGameHeader header;
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  record = aluette_record_write (&alu_aluette_kind, &header, NULL, 0);
  assert_true (aluette_record_read (&alu_aluette_kind, record, -1, &header, NULL, &error));
  *strstr (record, "player 4") = '\0';
  assert_false (aluette_record_read (&alu_aluette_kind, record, -1, &header, NULL, &error));
  assert_true (g_error_matches (error, ALUETTE_RECORD_ERROR, ALU_RECORD_MISSING_LINE));
  assert_non_null (strstr (error->message, "Line 7"));
  assert_non_null (strstr (error->message, "player 4"));
}
