/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-local-game-private.h"

#include "engine/aluette/alu-replay.h"
#include "engine/aluette/alu-seat-log.h"
#include "model/session/aluette-seat-log-feed.h"

/* Tells the seats what happens. A seat log is made when somebody first asks for it. */

typedef struct
{
  AluetteSeatLog *log;
  GArray *n_lines; /* (element-type guint): number of lines after each event of the match */
} SeatFeed;

static void
seat_feed_free (gpointer data)
{
  SeatFeed *feed = data;

  g_object_unref (feed->log);
  g_array_unref (feed->n_lines);
  g_free (feed);
}

void
aluette_local_game_init_seats (AluetteLocalGame *self)
{
  self->feeds = g_ptr_array_new_with_free_func (seat_feed_free);
}

/* Tells a seat of @event, if the rules say so; @match is the match before it. */
static void
feed_append_event (SeatFeed *feed, const AluMatch *match, const AluEvent *event)
{
  guint seat = aluette_seat_log_get_seat (feed->log);
  AluEvent seat_event;
  AluStatus status;

  if (!alu_event_for_seat (match, event, (int) seat, &seat_event))
    return;
  status = aluette_seat_log_append (feed->log, &seat_event);
  if (status != ALU_OK)
    g_critical ("What seat %u is told is refused: %s", seat + 1, alu_status_text (status));
}

/* Tells a seat of an event, and of the end of a deal. */
static void
append_event_and_uncover (SeatFeed *feed, const AluMatch *before, const AluEvent *event,
                          const AluMatch *after, const AluEvent *uncover)
{
  guint n_lines;

  feed_append_event (feed, before, event);
  if (alu_uncover_is_due (after))
    feed_append_event (feed, after, uncover);
  n_lines = aluette_seat_log_get_n_lines (feed->log);
  g_array_append_val (feed->n_lines, n_lines);
}

void
aluette_local_game_append_to_seats (AluetteLocalGame *self, const AluMatch *before,
                                    const AluEvent *event)
{
  alu_uncover_note (&self->uncover, before, event);
  for (guint i = 0; i < self->feeds->len; i++)
    append_event_and_uncover (g_ptr_array_index (self->feeds, i), before, event, game_match (self),
                              &self->uncover);
}

void
aluette_local_game_truncate_seats (AluetteLocalGame *self, guint length)
{
  for (guint i = 0; i < self->feeds->len; i++)
    {
      SeatFeed *feed = g_ptr_array_index (self->feeds, i);

      g_array_set_size (feed->n_lines, length);
      aluette_seat_log_truncate (feed->log,
                                 length > 0 ? g_array_index (feed->n_lines, guint, length - 1) : 0);
    }
}

void
aluette_local_game_announce_seats (AluetteLocalGame *self)
{
  for (guint i = 0; i < self->feeds->len; i++)
    {
      SeatFeed *feed = g_ptr_array_index (self->feeds, i);

      aluette_seat_log_announce (feed->log);
    }
}

/* Makes the log of a seat and tells it what has happened so far. */
static SeatFeed *
add_feed (AluetteLocalGame *self, guint seat)
{
  SeatFeed *feed = g_new0 (SeatFeed, 1);
  AluEvent uncover = { 0 };
  AluReplay replay;
  AluView start;

  alu_replay_init (&replay, &self->header, (const AluEvent *) self->log->data, self->log->len);
  replay.match.seating.open_hands = game_match (self)->seating.open_hands;
  start = alu_view_for_seat (&replay.match, (int) seat);
  feed->log = aluette_seat_log_new (&self->header, &start);
  feed->n_lines = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < self->log->len; i++)
    {
      AluMatch before = replay.match;
      const AluEvent *event = &g_array_index (self->log, AluEvent, i);

      alu_uncover_note (&uncover, &before, event);
      alu_replay_next (&replay);
      append_event_and_uncover (feed, &before, event, &replay.match, &uncover);
    }
  aluette_seat_log_announce (feed->log);
  g_ptr_array_add (self->feeds, feed);
  return feed;
}

void
aluette_local_game_set_seats_here (AluetteLocalGame *self, guint seats)
{
  g_return_if_fail (ALUETTE_IS_LOCAL_GAME (self) && !self->started);

  self->seats_here = seats;
}

guint
aluette_local_game_get_seats_here (AluetteGame *game)
{
  return ALUETTE_LOCAL_GAME (game)->seats_here;
}

AluetteSeatLog *
aluette_local_game_get_seat_log (AluetteGame *game, guint viewer)
{
  AluetteLocalGame *self = ALUETTE_LOCAL_GAME (game);

  for (guint i = 0; i < self->feeds->len; i++)
    {
      SeatFeed *feed = g_ptr_array_index (self->feeds, i);

      if (aluette_seat_log_get_seat (feed->log) == viewer)
        return feed->log;
    }
  return add_feed (self, viewer)->log;
}

GArray *
aluette_local_game_get_finished (AluetteGame *game)
{
  AluetteLocalGame *self = ALUETTE_LOCAL_GAME (game);
  AluPhase phase = alu_match_phase (game_match (self));

  return phase == ALU_PHASE_DEAL || phase == ALU_PHASE_OVER ? g_array_copy (self->log) : NULL;
}
