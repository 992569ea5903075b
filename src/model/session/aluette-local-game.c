/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-local-game-private.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-replay.h"
#include "engine/aluette/alu-seat-log.h"
#include "model/session/aluette-record.h"

enum
{
  LOG_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteLocalGame, aluette_local_game, ALUETTE_TYPE_GAME)

static void
aluette_local_game_dispose (GObject *object)
{
  AluetteLocalGame *self = ALUETTE_LOCAL_GAME (object);

  if (self->clock != NULL)
    aluette_local_game_stop_scheduler (self);
  g_clear_object (&self->clock);
  g_clear_object (&self->runner);
  g_clear_object (&self->journal);
  g_clear_error (&self->storage_error);
  G_OBJECT_CLASS (aluette_local_game_parent_class)->dispose (object);
}

static void
aluette_local_game_finalize (GObject *object)
{
  AluetteLocalGame *self = ALUETTE_LOCAL_GAME (object);

  g_ptr_array_unref (self->feeds);
  g_array_unref (self->log);
  g_array_unref (self->undone);
  g_array_unref (self->undone_lengths);
  g_string_free (self->lines, TRUE);
  G_OBJECT_CLASS (aluette_local_game_parent_class)->finalize (object);
}

static void
aluette_local_game_init (AluetteLocalGame *self)
{
  self->log = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  self->undone = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  self->undone_lengths = g_array_new (FALSE, FALSE, sizeof (guint));
  self->lines = g_string_new (NULL);
  aluette_local_game_init_seats (self);
  self->clock = aluette_main_clock_new ();
  self->runner = aluette_bot_runner_new ();
}

/* Resets the state to the start of the match. */
static AluStatus
rewind_state (AluetteLocalGame *self)
{
  bool open_hands = game_match (self)->seating.open_hands;
  AluStatus status = alu_record_writer_init (&self->writer, &self->header, aluette_record_collect,
                                             self->lines);

  self->writer.match.seating.open_hands = open_hands;
  g_string_truncate (self->lines, 0);
  return status;
}

/* Applies all events of the log to the state, which is that of the start. */
static void
replay_log (AluetteLocalGame *self)
{
  for (guint i = 0; i < self->log->len; i++)
    {
      const AluEvent *event = &g_array_index (self->log, AluEvent, i);

      alu_uncover_note (&self->uncover, game_match (self), event);
      alu_record_writer_event (&self->writer, event);
    }
  g_string_truncate (self->lines, 0);
}

static void
journal_failed (AluetteLocalGame *self, const GError *error)
{
  g_clear_object (&self->journal);
  aluette_game_announce_storage_failed (ALUETTE_GAME (self), error->message);
}

static AluetteGame *
new_game (const AluRecordHeader *header, guint64 seed, AluetteJournal *journal, GError **error)
{
  g_autoptr (AluetteLocalGame) self = g_object_new (ALUETTE_TYPE_LOCAL_GAME, NULL);
  AluStatus status;

  self->header = *header;
  self->seats_here = alu_record_header_humans (header);
  self->seed = seed;
  if (g_set_object (&self->journal, journal))
    g_signal_connect_object (journal, "failed", G_CALLBACK (journal_failed), self,
                             G_CONNECT_SWAPPED);
  status = rewind_state (self);
  if (status != ALU_OK)
    {
      g_set_error_literal (error, ALUETTE_GAME_ERROR, (int) status, _(alu_status_text (status)));
      return NULL;
    }
  return ALUETTE_GAME (g_steal_pointer (&self));
}

AluetteGame *
aluette_local_game_new (const AluRecordHeader *header, guint64 seed, AluetteJournal *journal,
                        GError **error)
{
  g_return_val_if_fail (header != NULL, NULL);
  return new_game (header, seed, journal, error);
}

AluetteGame *
aluette_local_game_new_from_record (const char *record, gssize length, guint64 seed,
                                    AluetteJournal *journal, GError **error)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  g_autofree AluRecordHeader *header = g_new0 (AluRecordHeader, 1);
  g_autoptr (AluetteGame) game = NULL;
  AluetteLocalGame *self;

  g_return_val_if_fail (record != NULL, NULL);
  if (!aluette_record_read (record, length, header, events, error))
    return NULL;
  game = new_game (header, seed, journal, error);
  if (game == NULL)
    return NULL;
  self = ALUETTE_LOCAL_GAME (game);
  g_array_append_vals (self->log, events->data, events->len);
  replay_log (self);
  return g_steal_pointer (&game);
}

/* The log */

/* Appends an event to the state, the log and the journal. */
static AluStatus
append_event (AluetteLocalGame *self, const AluEvent *event)
{
  AluMatch before = *game_match (self);
  AluStatus status;

  g_string_truncate (self->lines, 0);
  status = alu_record_writer_event (&self->writer, event);
  if (status != ALU_OK)
    return status;
  g_array_append_vals (self->log, event, 1);
  aluette_local_game_append_to_seats (self, &before, event);
  if (!alu_event_is_signal (event))
    {
      self->last_action_time = aluette_clock_get_time (self->clock);
      self->pause_skipped = FALSE;
    }
  if (self->journal != NULL
      && !aluette_journal_append (self->journal, self->log->len - 1, self->lines->str,
                                  game_match (self)->deal.ended, &self->storage_error))
    g_clear_object (&self->journal);
  return ALU_OK;
}

/* Announces a change and schedules what follows. A signal handler may change the game again or
 * drop its last reference. */
static void
announce_events (AluetteLocalGame *self, guint first, guint n_events)
{
  g_autoptr (GError) storage_error = g_steal_pointer (&self->storage_error);

  g_object_ref (self);
  aluette_local_game_stop_scheduler (self);
  if (storage_error != NULL)
    aluette_game_announce_storage_failed (ALUETTE_GAME (self), storage_error->message);
  aluette_local_game_announce_seats (self);
  g_signal_emit (self, signals[LOG_CHANGED], 0, first, n_events);
  aluette_game_announce (ALUETTE_GAME (self));
  aluette_local_game_schedule (self);
  g_object_unref (self);
}

AluStatus
aluette_local_game_apply (AluetteLocalGame *self, const AluEvent *event)
{
  AluStatus status = append_event (self, event);

  if (status != ALU_OK)
    return status;
  g_array_set_size (self->undone, 0);
  g_array_set_size (self->undone_lengths, 0);
  announce_events (self, self->log->len - 1, 1);
  return ALU_OK;
}

/* Dispatch */

/* Whether the player in @seat is at this screen, and no bot decides for them. */
static gboolean
is_here (AluetteLocalGame *self, guint seat)
{
  return seat < self->header.rules.seats && (self->seats_here & (1u << seat)) != 0
         && alu_player_is_human (&self->header.players[seat]);
}

/* Whether the player in @seat is a human. */
static gboolean
is_human (AluetteLocalGame *self, guint seat)
{
  return seat < self->header.rules.seats && alu_player_is_human (&self->header.players[seat]);
}

/* Why aluette_local_game_dispatch () refuses an event, apart from the rules of the game. */
static AluStatus
check_action (AluetteLocalGame *self, const AluEvent *event)
{
  const AluMatch *match = game_match (self);

  if (match->seating.real_table)
    return ALU_OK;
  if (event->type == ALU_EVENT_DRAW || event->type == ALU_EVENT_DEAL
      || event->type == ALU_EVENT_SUNG)
    return ALU_ERROR_NOT_NOW;
  if (event->seat >= match->rules.seats)
    return ALU_ERROR_NO_SEAT;
  if (!is_human (self, (guint) alu_decider (&match->seating, event->seat)))
    return ALU_ERROR_NOT_YOUR_TURN;
  if (!alu_event_is_signal (event) && aluette_local_game_next_proposer (self) != ALU_NOBODY)
    return ALU_ERROR_NOT_NOW;
  return ALU_OK;
}

/* Applies an action of a human. Returns: ALU_OK, or why it is refused. */
static AluStatus
apply_action (AluetteLocalGame *self, const AluEvent *event)
{
  AluStatus status = check_action (self, event);

  return status == ALU_OK ? aluette_local_game_apply (self, event) : status;
}

static void
aluette_local_game_request (AluetteGame *game, guint seat, const AluEvent *event, GTask *task)
{
  aluette_game_end_request (game, task, apply_action (ALUETTE_LOCAL_GAME (game), event));
}

gboolean
aluette_local_game_dispatch (AluetteLocalGame *self, const AluEvent *event, GError **error)
{
  AluStatus status;

  g_return_val_if_fail (ALUETTE_IS_LOCAL_GAME (self) && event != NULL, FALSE);
  status = apply_action (self, event);
  if (status == ALU_OK)
    return TRUE;
  g_set_error_literal (error, ALUETTE_GAME_ERROR, (int) status, _(alu_status_text (status)));
  return FALSE;
}

gboolean
aluette_local_game_dispatch_signal (AluetteLocalGame *self, const AluEvent *event, GError **error)
{
  AluStatus status = ALU_ERROR_NOT_NOW;

  g_return_val_if_fail (ALUETTE_IS_LOCAL_GAME (self) && event != NULL, FALSE);
  if (alu_event_is_signal (event))
    status = aluette_local_game_apply (self, event);
  if (status == ALU_OK)
    return TRUE;
  g_set_error_literal (error, ALUETTE_GAME_ERROR, (int) status, _(alu_status_text (status)));
  return FALSE;
}

void
aluette_local_game_start (AluetteLocalGame *self)
{
  g_return_if_fail (ALUETTE_IS_LOCAL_GAME (self));
  if (self->started)
    return;
  self->started = TRUE;
  self->last_action_time = aluette_clock_get_time (self->clock);
  aluette_local_game_schedule (self);
}

void
aluette_local_game_set_pace (AluetteLocalGame *self, guint bot_ms, guint trick_ms)
{
  g_return_if_fail (ALUETTE_IS_LOCAL_GAME (self));
  self->bot_ms = bot_ms;
  self->trick_ms = trick_ms;
}

void
aluette_local_game_set_clock (AluetteLocalGame *self, AluetteClock *clock)
{
  g_return_if_fail (ALUETTE_IS_LOCAL_GAME (self) && !self->started);
  g_set_object (&self->clock, clock);
}

AluetteClock *
aluette_local_game_get_clock (AluetteLocalGame *self)
{
  return self->clock;
}

guint64
aluette_local_game_get_seed (AluetteLocalGame *self)
{
  return self->seed;
}

static void
skip_pause (AluetteGame *game)
{
  AluetteLocalGame *self = ALUETTE_LOCAL_GAME (game);

  self->pause_skipped = TRUE;
  aluette_local_game_reschedule (self);
}

static void
ready_changed (AluetteGame *game)
{
  aluette_local_game_reschedule (ALUETTE_LOCAL_GAME (game));
}

static const AluRecordHeader *
get_header (AluetteGame *game)
{
  return &ALUETTE_LOCAL_GAME (game)->header;
}

AluView
aluette_local_game_get_view (AluetteLocalGame *self, guint seat)
{
  return alu_view_for_seat (game_match (self), (int) seat);
}

void
aluette_local_game_set_open (AluetteLocalGame *self, gboolean open)
{
  g_return_if_fail (ALUETTE_IS_LOCAL_GAME (self) && self->feeds->len == 0);

  self->writer.match.seating.open_hands = !!open;
}

static guint
get_awaited (AluetteGame *game)
{
  AluetteLocalGame *self = ALUETTE_LOCAL_GAME (game);
  guint decider = (guint) alu_match_decider (game_match (self));

  if (!is_here (self, decider) || aluette_local_game_next_proposer (self) != ALU_NOBODY)
    return ALU_NOBODY;
  return decider;
}

const AluMatch *
aluette_local_game_get_open_match (AluetteLocalGame *self)
{
  AluPhase phase = alu_match_phase (game_match (self));

  return phase == ALU_PHASE_DEAL || phase == ALU_PHASE_OVER ? game_match (self) : NULL;
}

guint
aluette_local_game_get_n_events (AluetteLocalGame *self)
{
  return self->log->len;
}

const AluEvent *
aluette_local_game_get_event (AluetteLocalGame *self, guint index)
{
  g_return_val_if_fail (index < self->log->len, NULL);
  return &g_array_index (self->log, AluEvent, index);
}

AluView
aluette_local_game_view_at (AluetteLocalGame *self, guint seat, guint n_events)
{
  AluReplay replay;

  alu_replay_init (&replay, &self->header, (const AluEvent *) self->log->data, self->log->len);
  replay.match.seating.open_hands = game_match (self)->seating.open_hands;
  alu_replay_seek (&replay, MIN (n_events, self->log->len));
  return alu_view_for_seat (&replay.match, (int) seat);
}

char *
aluette_local_game_get_record (AluetteLocalGame *self)
{
  return aluette_record_write (&self->header, (const AluEvent *) self->log->data, self->log->len);
}

/* Undo */

/* Whether an event is an action of a human that undo removes. */
static gboolean
is_human_action (AluetteLocalGame *self, const AluEvent *event)
{
  const AluMatch *match = game_match (self);

  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_VOTE:
    case ALU_EVENT_REJECT:
    case ALU_EVENT_PLAY:
    case ALU_EVENT_OFFER:
    case ALU_EVENT_ANSWER:
    case ALU_EVENT_PROPOSE:
    case ALU_EVENT_CONSENT:
      return is_human (self, (guint) alu_decider (&match->seating, event->seat));
    case ALU_EVENT_RESULT:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Returns: the number of events before the last human action of this deal, or -1 if there is
 * none. */
static int
undo_point (AluetteLocalGame *self)
{
  for (guint i = self->log->len; i > 0; i--)
    {
      const AluEvent *event = &g_array_index (self->log, AluEvent, i - 1);

      if (is_human_action (self, event))
        return (int) i - 1;
      if (event->type == ALU_EVENT_DEAL || event->type == ALU_EVENT_DRAW)
        return -1;
    }
  return -1;
}

static gboolean
can_undo (AluetteGame *game)
{
  return undo_point (ALUETTE_LOCAL_GAME (game)) >= 0;
}

static gboolean
can_redo (AluetteGame *game)
{
  return ALUETTE_LOCAL_GAME (game)->undone_lengths->len > 0;
}

/* Moves the events from @length on to the redo stack, the next one last. */
static void
set_aside (AluetteLocalGame *self, guint length)
{
  guint n_events = self->log->len - length;

  for (guint i = self->log->len; i > length; i--)
    g_array_append_vals (self->undone, &g_array_index (self->log, AluEvent, i - 1), 1);
  g_array_append_val (self->undone_lengths, n_events);
  g_array_set_size (self->log, length);
}

static gboolean
aluette_local_game_undo (AluetteGame *game)
{
  AluetteLocalGame *self = ALUETTE_LOCAL_GAME (game);
  guint length = (guint) undo_point (self);

  /* Tells that the bot no longer thinks while the log is still what everybody knows. */
  aluette_local_game_stop_scheduler (self);
  set_aside (self, length);
  rewind_state (self);
  replay_log (self);
  aluette_local_game_truncate_seats (self, length);
  if (self->journal != NULL
      && !aluette_journal_truncate (self->journal, length, &self->storage_error))
    g_clear_object (&self->journal);
  self->last_action_time = aluette_clock_get_time (self->clock);
  aluette_local_game_forget_proposals (self);
  announce_events (self, length, 0);
  return TRUE;
}

static gboolean
aluette_local_game_redo (AluetteGame *game)
{
  AluetteLocalGame *self = ALUETTE_LOCAL_GAME (game);
  guint first = self->log->len;
  guint n_events = g_array_index (self->undone_lengths, guint, self->undone_lengths->len - 1);

  g_array_set_size (self->undone_lengths, self->undone_lengths->len - 1);
  for (guint i = 0; i < n_events; i++)
    {
      append_event (self, &g_array_index (self->undone, AluEvent, self->undone->len - 1));
      g_array_set_size (self->undone, self->undone->len - 1);
    }
  announce_events (self, first, n_events);
  return TRUE;
}

static void
aluette_local_game_class_init (AluetteLocalGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  AluetteGameClass *game_class = ALUETTE_GAME_CLASS (klass);

  object_class->dispose = aluette_local_game_dispose;
  object_class->finalize = aluette_local_game_finalize;
  game_class->get_header = get_header;
  game_class->get_seats_here = aluette_local_game_get_seats_here;
  game_class->get_seat_log = aluette_local_game_get_seat_log;
  game_class->get_finished = aluette_local_game_get_finished;
  game_class->get_awaited = get_awaited;
  game_class->request = aluette_local_game_request;
  game_class->ready_changed = ready_changed;
  game_class->skip_pause = skip_pause;
  game_class->can_undo = can_undo;
  game_class->can_redo = can_redo;
  game_class->undo = aluette_local_game_undo;
  game_class->redo = aluette_local_game_redo;
  signals[LOG_CHANGED] = g_signal_new ("log-changed", ALUETTE_TYPE_LOCAL_GAME, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}
