/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-local-game-private.h"

#include <string.h>

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
feed_append_event (AluetteLocalGame *self, SeatFeed *feed, gconstpointer match, gconstpointer event)
{
  guint seat = aluette_seat_log_get_seat (feed->log);
  g_autofree gpointer seat_event = g_malloc0 (self->kind->event_size);
  int status;

  if (!self->kind->event_for_seat (match, event, (int) seat, seat_event))
    return;
  status = aluette_seat_log_append (feed->log, seat_event);
  if (status != 0)
    g_critical ("What seat %u is told is refused: %s", seat + 1, self->kind->status_texts[status]);
}

/* Tells a seat of an event, and of the end of a deal.
 * @uncover: (nullable): what everybody is told now */
static void
append_event_and_uncover (AluetteLocalGame *self, SeatFeed *feed, gconstpointer before,
                          gconstpointer event, gconstpointer after, gconstpointer uncover)
{
  guint n_lines;

  feed_append_event (self, feed, before, event);
  if (uncover != NULL)
    feed_append_event (self, feed, after, uncover);
  n_lines = aluette_seat_log_get_n_lines (feed->log);
  g_array_append_val (feed->n_lines, n_lines);
}

/* Returns: @uncover if everybody is told it after @event, or NULL. */
static gconstpointer
note_uncover (AluetteLocalGame *self, gpointer uncover, gconstpointer before, gconstpointer event,
              gconstpointer after)
{
  if (self->kind->note_uncover == NULL
      || !self->kind->note_uncover (uncover, before, event, after))
    return NULL;
  return uncover;
}

void
aluette_local_game_append_to_seats (AluetteLocalGame *self, gconstpointer event)
{
  gconstpointer uncover
      = note_uncover (self, self->uncover, self->previous_match, event, self->match);

  for (guint i = 0; i < self->feeds->len; i++)
    append_event_and_uncover (self, g_ptr_array_index (self->feeds, i), self->previous_match,
                              event, self->match, uncover);
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

/* Tells a seat what has happened so far; @replay is at the start of the match. */
static void
append_past_events (AluetteLocalGame *self, SeatFeed *feed, AluReplay *replay)
{
  g_autofree gpointer before = g_malloc0 (self->kind->match_size);
  g_autofree gpointer uncover = g_malloc0 (self->kind->event_size);

  for (;;)
    {
      memcpy (before, replay->match, self->kind->match_size);
      if (!alu_replay_next (replay))
        return;
      append_event_and_uncover (self, feed, before, replay->event, replay->match,
                              note_uncover (self, uncover, before, replay->event, replay->match));
    }
}

/* Makes the log of a seat. */
static SeatFeed *
add_feed (AluetteLocalGame *self, guint seat)
{
  SeatFeed *feed = g_new0 (SeatFeed, 1);
  g_autofree gpointer match = g_malloc0 (self->kind->match_size);
  g_autoptr (AluetteView) start = NULL;
  AluReplay replay;
  g_autoptr (GArray) events = aluette_local_game_init_replay (self, &replay, match);

  start = aluette_view_new_for_seat (self->kind, match, seat);
  feed->log = aluette_seat_log_new (&self->header, start);
  feed->n_lines = g_array_new (FALSE, FALSE, sizeof (guint));
  append_past_events (self, feed, &replay);
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

  return alu_game_is_in_deal (self->kind, self->spectator_view)
             ? NULL
             : aluette_event_log_to_array (self->log);
}
