/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-events.h"

#include "engine/aluette/alu-replay.h"
#include "testing.h"

#define MAX_EVENTS 2000

typedef struct
{
  AluGameHeader header;
  AluEvent events[MAX_EVENTS];
  unsigned n;
  AluMatch states[MAX_EVENTS + 1]; /* before each event, and at the end */
} Log;

/* Plays a random match with random rules, and keeps its state at every point. */
static void
play_log (Log *log, uint64_t seed)
{
  AluMatch match;
  AluRng rng;

  alu_rng_seed (&rng, seed);
  random_header (&rng, seed % 4 == 0, &log->header);
  assert_int_equal (alu_match_init_from_header (&match, &log->header), ALU_OK);
  for (log->n = 0; log->n < MAX_EVENTS && !alu_match_over (&match); log->n++)
    {
      log->states[log->n] = match;
      random_event (&match, &rng, seed, &log->events[log->n]);
      assert_int_equal (alu_match_apply (&match, &log->events[log->n]), ALU_OK);
    }
  log->states[log->n] = match;
}

static void
init_replay (AluReplay *replay, const Log *log)
{
  assert_int_equal (alu_replay_init (replay, &log->header, log->events, log->n), ALU_OK);
}

static void
assert_at (const AluReplay *replay, const Log *log, unsigned index)
{
  assert_int_equal (replay->index, index);
  assert_memory_equal (&replay->match, &log->states[index], sizeof replay->match);
  assert_ptr_equal (replay->event, index > 0 ? &log->events[index - 1] : NULL);
  assert_ptr_equal (alu_replay_peek (replay), index < log->n ? &log->events[index] : NULL);
}

TEST (test_every_state)
{
  static Log log;

  for (uint64_t seed = 1; seed <= 20; seed++)
    {
      AluReplay replay;
      unsigned n = 0;

      play_log (&log, seed);
      init_replay (&replay, &log);
      assert_at (&replay, &log, 0);
      while (alu_replay_next (&replay))
        assert_at (&replay, &log, ++n);
      assert_int_equal (n, log.n);
      assert_int_equal (replay.status, ALU_OK);
      assert_false (alu_replay_next (&replay));
      assert_at (&replay, &log, log.n);
    }
}

TEST (test_seek)
{
  static Log log;
  AluReplay replay, copy;

  play_log (&log, 3);
  init_replay (&replay, &log);
  assert_true (alu_replay_seek (&replay, log.n / 2));
  assert_at (&replay, &log, log.n / 2);
  copy = replay;
  assert_true (alu_replay_seek (&copy, log.n));
  assert_false (alu_replay_seek (&copy, log.n + 1));
  assert_true (alu_replay_seek (&replay, log.n / 2));
  assert_at (&replay, &log, log.n / 2);
}

TEST (test_seek_deal)
{
  static Log log;
  AluReplay replay;
  unsigned deals = 0;

  play_log (&log, 5);
  init_replay (&replay, &log);
  for (unsigned i = 0; i < log.n; i++)
    if (log.events[i].type == ALU_EVENT_DEAL)
      {
        assert_true (alu_replay_seek_deal (&replay, deals++));
        assert_at (&replay, &log, i);
      }
  assert_true (deals > 1);
  assert_false (alu_replay_seek_deal (&replay, deals));
  assert_at (&replay, &log, log.n);
}

/* A log that starts in the middle of a match. */
TEST (test_init_from)
{
  static Log log;
  AluReplay replay;
  unsigned middle;

  play_log (&log, 6);
  middle = log.n / 3;
  alu_replay_init_from (&replay, &log.states[middle], &log.events[middle], log.n - middle);
  assert_null (replay.event);
  assert_true (alu_replay_seek (&replay, log.n - middle));
  assert_memory_equal (&replay.match, &log.states[log.n], sizeof replay.match);
}

TEST (test_refused_event)
{
  static Log log;
  AluReplay replay;
  unsigned bad;

  play_log (&log, 7);
  bad = log.n / 2;
  log.events[bad] = (AluEvent) { .type = ALU_EVENT_PLAY, .seat = ALU_MAX_SEATS };
  init_replay (&replay, &log);
  assert_false (alu_replay_seek (&replay, log.n));
  assert_int_equal (replay.index, bad);
  assert_int_not_equal (replay.status, ALU_OK);
  assert_memory_equal (&replay.match, &log.states[bad], sizeof replay.match);
  assert_null (alu_replay_peek (&replay));
  assert_false (alu_replay_next (&replay));
  assert_false (alu_replay_seek_deal (&replay, 1000));
}

TEST (test_bad_header)
{
  static Log log;
  AluReplay replay;

  play_log (&log, 8);
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    log.header.players[seat] = (AluGamePlayer) { .kind = ALU_GAME_DUMMY };
  assert_int_not_equal (alu_replay_init (&replay, &log.header, log.events, log.n), ALU_OK);
  assert_int_not_equal (replay.status, ALU_OK);
  assert_null (alu_replay_peek (&replay));
  assert_false (alu_replay_next (&replay));
}
