/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The seat logs of a match in play: for random matches of every rule set, every event, every seat
 * and the spectator, the view of a seat log is the view of the match, and its lines give this view.
 * More matches: test-model-seat-log MATCHES. */

#include <stdlib.h>
#include <string.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "engine/aluette/alu-replay.h"
#include "engine/aluette/alu-seat-log.h"
#include "match-driver.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/session/aluette-record.h"
#include "model/session/aluette-seat-log-feed.h"
#include "testing.h"

static guint64 n_matches = 40;

static const struct
{
  AluRuleSet set;
  const char *players;
} tables[] = {
  { ALU_RULES_CLASSIC, "human,human,human,human" },
  { ALU_RULES_CLASSIC, "human,petit-jean:4,petit-jean:1,human" },
  { ALU_RULES_CLASSIC, "human,random,petit-jean:1,random" },
  { ALU_RULES_GRIMAUD, "human,random,human,petit-jean:2" },
  { ALU_RULES_GAMERULES, "human,human,random,random" },
  { ALU_RULES_SIX, "human,random,petit-jean:1,human,random,petit-jean:4" },
  { ALU_RULES_TWELVE, "human,random,random,random" },
  { ALU_RULES_TWELVE, "random,human" },
};

static guint
seat_of (guint i)
{
  return i == ALU_MAX_SEATS ? ALU_NOBODY : i;
}

static const AluView *
view_of (AluetteSeatLog *log)
{
  return aluette_view_get_aluette (aluette_seat_log_get_view (log));
}

/* An object that follows a seat log by its signals only. */
typedef struct
{
  AluetteSeatLog *log;
  GArray *lines; /* (element-type AluEvent) */
  guint n_signals;
  gboolean out_of_order;
} Follower;

static void
on_appended (AluetteSeatLog *log, guint first, guint n_lines, Follower *follower)
{
  follower->n_signals++;
  follower->out_of_order |= first != follower->lines->len || n_lines == 0
                            || first + n_lines > aluette_seat_log_get_n_lines (log);
  for (guint i = first; !follower->out_of_order && i < first + n_lines; i++)
    g_array_append_vals (follower->lines, aluette_seat_log_get_aluette_line (log, i), 1);
}

static void
on_truncated (AluetteSeatLog *log, guint n_lines, Follower *follower)
{
  follower->n_signals++;
  follower->out_of_order |= n_lines >= follower->lines->len;
  g_array_set_size (follower->lines, MIN (n_lines, follower->lines->len));
}

static void
follower_init (Follower *follower, AluetteSeatLog *log)
{
  *follower = (Follower) { .log = log };
  follower->lines = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  for (guint i = 0; i < aluette_seat_log_get_n_lines (log); i++)
    g_array_append_vals (follower->lines, aluette_seat_log_get_aluette_line (log, i), 1);
  g_signal_connect (log, "appended", G_CALLBACK (on_appended), follower);
  g_signal_connect (log, "truncated", G_CALLBACK (on_truncated), follower);
}

static void
follower_clear (Follower *follower)
{
  g_signal_handlers_disconnect_by_data (follower->log, follower);
  g_array_unref (follower->lines);
}

/* The lines and the view of @log are those of a match with these events and without undo. */
static void
assert_same_log (AluetteSeatLog *log, AluetteSeatLog *fresh)
{
  assert_int_equal (aluette_seat_log_get_n_lines (log), aluette_seat_log_get_n_lines (fresh));
  for (guint i = 0; i < aluette_seat_log_get_n_lines (log); i++)
    assert_memory_equal (aluette_seat_log_get_aluette_line (log, i),
                         aluette_seat_log_get_aluette_line (fresh, i), sizeof (AluEvent));
  assert_memory_equal (view_of (log), view_of (fresh), sizeof (AluView));
}

/* Whoever asks for a view again, as a table that is refreshed does, gets the same one. */
static void
assert_remembered (AluetteSeatLog *log, guint n_lines, AluetteView *view)
{
  g_autoptr (AluetteView) again = aluette_seat_log_view_at (log, n_lines);

  assert_ptr_equal (again, view);
}

/* Each line changes the view before it to the view after it. */
static void
assert_lines_make_views (AluetteSeatLog *log)
{
  g_autoptr (AluetteView) start = aluette_seat_log_view_at (log, 0);
  AluView folded = *aluette_view_get_aluette (start);

  for (guint i = 0; i < aluette_seat_log_get_n_lines (log); i++)
    {
      g_autoptr (AluetteView) at = aluette_seat_log_view_at (log, i);

      assert_memory_equal (&folded, aluette_view_get_aluette (at), sizeof folded);
      assert_remembered (log, i, at);
      assert_int_equal (alu_view_apply (&folded, aluette_seat_log_get_aluette_line (log, i)),
                        ALU_OK);
    }
  assert_memory_equal (&folded, view_of (log), sizeof folded);
}

/* All seats of a match in play. */
typedef struct
{
  Driver driver;
  Follower followers[ALU_MAX_SEATS + 1]; /* the last one is the spectator's */
  guint n_compared;
} Table;

static void
table_compare (Table *table)
{
  for (guint i = 0; i <= ALU_MAX_SEATS; i++)
    {
      Follower *follower = &table->followers[i];
      AluView expected;

      if (follower->log == NULL)
        continue;
      expected = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (table->driver.game),
                                                      seat_of (i));
      assert_memory_equal (view_of (follower->log), &expected, sizeof expected);
      assert_false (follower->out_of_order);
      assert_int_equal (follower->lines->len, aluette_seat_log_get_n_lines (follower->log));
      table->n_compared++;
    }
}

static void
on_changed (AluetteGame *game, Table *table)
{
  table_compare (table);
}

static void
table_init (Table *table, guint number, guint64 seed)
{
  AluGameHeader header;
  AluetteGame *game;

  driver_header (&header, tables[number].set, tables[number].players);
  memset (table, 0, sizeof *table);
  game = aluette_local_game_new (&alu_aluette_kind, &header, seed, NULL, NULL);
  aluette_local_game_set_seats_here (ALUETTE_LOCAL_GAME (game), 0xff);
  driver_adopt (&table->driver, game);
  for (guint i = 0; i <= ALU_MAX_SEATS; i++)
    if (i < header.rules.n_seats || i == ALU_MAX_SEATS)
      follower_init (&table->followers[i],
                     aluette_game_get_seat_log (table->driver.game, seat_of (i)));
  g_signal_connect (table->driver.game, "changed", G_CALLBACK (on_changed), table);
}

/* Ends a match. Logs that are created now are the same as those that existed from the beginning. */
static void
table_clear (Table *table)
{
  g_autofree char *record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (table->driver.game));
  g_autoptr (AluetteGame) fresh = aluette_local_game_new_from_record (record, -1, 0, NULL, NULL);

  assert_non_null (fresh);
  aluette_local_game_set_seats_here (ALUETTE_LOCAL_GAME (fresh), 0xff);
  for (guint i = 0; i <= ALU_MAX_SEATS; i++)
    {
      Follower *follower = &table->followers[i];

      if (follower->log == NULL)
        continue;
      assert_same_log (follower->log, aluette_game_get_seat_log (fresh, seat_of (i)));
      assert_int_equal (follower->lines->len, aluette_seat_log_get_n_lines (follower->log));
      for (guint line = 0; line < follower->lines->len; line++)
        assert_memory_equal (&g_array_index (follower->lines, AluEvent, line),
                             aluette_seat_log_get_aluette_line (follower->log, line),
                             sizeof (AluEvent));
      assert_lines_make_views (follower->log);
      follower_clear (follower);
    }
  driver_clear (&table->driver);
}

/* A player makes a sign that another one reads or notices. */
static void
make_sign (Table *table, AluRng *rng)
{
  guint n = aluette_game_get_header (table->driver.game)->rules.n_seats;
  AluEvent event;

  alu_event_init (&event, ALU_EVENT_SIGN, (int) alu_rng_below (rng, n));
  event.sign.sign = (uint8_t) alu_rng_below (rng, ALU_N_SIGNS);
  event.sign.strength = event.sign.sign == ALU_SIGN_MISERE ? 1 : 0;
  event.sign.read = (uint8_t) (1u << alu_rng_below (rng, n));
  event.sign.noticed = (uint8_t) (1u << alu_rng_below (rng, n));
  event.sign.noticed &= (uint8_t) ~event.sign.read;
  aluette_local_game_dispatch_signal (ALUETTE_LOCAL_GAME (table->driver.game), &event, NULL);
}

/* Plays, makes signs, undoes and redoes. */
static void
play_at_random (Table *table, guint64 seed)
{
  AluetteGame *game = table->driver.game;
  AluRng rng;

  alu_rng_seed (&rng, seed);
  for (guint i = 0; i < 120; i++)
    {
      guint n = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game));

      make_sign (table, &rng);
      switch (alu_rng_below (&rng, 8))
        {
        case 0:
          aluette_game_undo (game);
          break;
        case 1:
          if (aluette_game_undo (game) && alu_rng_below (&rng, 2) == 0)
            aluette_game_undo (game);
          aluette_game_redo (game);
          break;
        default:
          driver_play (&table->driver, 1);
        }
      if (n == aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game)))
        driver_settle (&table->driver);
    }
}

TEST (test_views_of_a_match)
{
  guint n_compared = 0;

  for (guint64 seed = 1; seed <= n_matches; seed++)
    {
      Table table;

      table_init (&table, seed % G_N_ELEMENTS (tables), seed);
      play_at_random (&table, seed);
      n_compared += table.n_compared;
      table_clear (&table);
    }
  print_message ("# %u views compared\n", n_compared);
  assert_true (n_compared > 200 * n_matches);
}

/* Finished deals have all their cards; nothing is known of the deal in play. */
TEST (test_finished_deals)
{
  for (guint number = 0; number < G_N_ELEMENTS (tables); number++)
    {
      Table table;

      table_init (&table, number, 50 + number);
      driver_play (&table.driver, 60);
      for (guint i = 0; i <= ALU_MAX_SEATS; i++)
        {
          AluetteSeatLog *log = table.followers[i].log;
          g_autoptr (GArray) events = log != NULL ? aluette_seat_log_get_finished (log) : NULL;
          AluReplay replay;

          if (log == NULL)
            continue;
          alu_replay_init (&replay, aluette_seat_log_get_header (log),
                           (const AluEvent *) events->data, events->len);
          assert_true (alu_replay_seek (&replay, events->len));
          assert_int_equal (replay.match.n_deals,
                            view_of (log)->match.n_deals - !view_of (log)->match.deal.ended);
        }
      table_clear (&table);
    }
}

/* The log of a Petit-Jean is the log of its captain. */
TEST (test_petit_jean)
{
  Table table;
  AluetteSeatLog *captain;

  table_init (&table, 1, 7);
  captain = aluette_game_get_seat_log (table.driver.game, 0);
  assert_ptr_equal (aluette_game_get_seat_log (table.driver.game, 2), captain);
  assert_int_equal (aluette_seat_log_get_seat (captain), 0);
  assert_ptr_not_equal (aluette_game_get_seat_log (table.driver.game, 1), captain);
  table_clear (&table);
}

/* In a match with open hands, all logs have all hands; bots decide as if hands were closed. */
TEST (test_open_hands)
{
  AluGameHeader header;
  g_autofree char *record = NULL;
  g_autofree char *closed = NULL;

  driver_header (&header, ALU_RULES_CLASSIC, "human,villager,villager,villager");
  for (int open = 0; open < 2; open++)
    {
      g_autoptr (AluetteGame) game = aluette_local_game_new (&alu_aluette_kind, &header, 11, NULL,
                                                             NULL);
      AluetteSeatLog *log;
      Driver driver;

      aluette_local_game_set_open (ALUETTE_LOCAL_GAME (game), open);
      log = aluette_game_get_seat_log (game, 0);
      driver_adopt (&driver, g_object_ref (game));
      driver_play (&driver, 20);
      if (aluette_game_undo (game))
        driver_play (&driver, 1);
      assert_int_equal (view_of (log)->match.deal.hands[1] != 0, open);
      assert_lines_make_views (log);
      closed = g_steal_pointer (&record);
      record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (game));
      driver_clear (&driver);
    }
  assert_string_equal (record, closed);
}

/* A signal handler that acts at once, as windows do. */
static void
answer_at_once (AluetteSeatLog *log, guint first, guint n_lines, Driver *driver)
{
  AluEvent event;

  if (aluette_seat_log_get_n_lines (log) < 40 && driver_choose (driver, &event))
    aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver->game), &event, NULL);
}

TEST (test_change_in_a_handler)
{
  AluGameHeader header;
  Follower before, after;
  AluetteSeatLog *log;
  Driver driver;

  driver_header (&header, ALU_RULES_CLASSIC, "human,human,human,human");
  driver_init (&driver, &header, 3);
  log = aluette_game_get_seat_log (driver.game, 0);
  follower_init (&before, log);
  g_signal_connect (log, "appended", G_CALLBACK (answer_at_once), &driver);
  follower_init (&after, log);
  driver_settle (&driver);
  assert_true (aluette_seat_log_get_n_lines (log) >= 10);
  assert_false (before.out_of_order || after.out_of_order);
  assert_int_equal (before.lines->len, aluette_seat_log_get_n_lines (log));
  assert_int_equal (after.lines->len, aluette_seat_log_get_n_lines (log));
  g_signal_handlers_disconnect_by_func (log, answer_at_once, &driver);
  follower_clear (&before);
  follower_clear (&after);
  driver_clear (&driver);
}

/* An action that the rules refuse changes nothing. */
TEST (test_refused_line)
{
  AluGameHeader header;
  AluReplay replay;
  AluEvent event;
  g_autoptr (AluetteView) start = NULL;
  g_autoptr (AluetteSeatLog) log = NULL;
  Follower follower;

  driver_header (&header, ALU_RULES_CLASSIC, "human,human,human,human");
  assert_int_equal (alu_replay_init (&replay, &header, NULL, 0), ALU_OK);
  start = aluette_view_new_for_seat (&alu_aluette_kind, &replay.match, 2);
  log = aluette_seat_log_new (&header, start);
  follower_init (&follower, log);
  alu_event_init (&event, ALU_EVENT_PLAY, 1);
  assert_int_not_equal (aluette_seat_log_append (log, &event), ALU_OK);
  aluette_seat_log_announce (log);
  assert_int_equal (aluette_seat_log_get_n_lines (log), 0);
  assert_int_equal (follower.n_signals, 0);
  assert_memory_equal (view_of (log), aluette_view_get_aluette (start), sizeof (AluView));
  follower_clear (&follower);
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    n_matches = g_ascii_strtoull (argv[1], NULL, 10);
  return testing_run (NULL, NULL);
}
