/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-game.h"

#include <glib/gi18n.h>

#include "model/session/aluette-game-private.h"
#include "engine/aluette/alu-replay.h"
#include "engine/aluette/alu-seat-log.h"
#include "model/session/aluette-record.h"

enum
{
  PROP_0,
  PROP_PAUSED,
  PROP_RATED,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS,
};

enum
{
  CHANGED,
  THINKING,
  STORAGE_FAILED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_QUARK (aluette_game_error, aluette_game_error)
G_DEFINE_FINAL_TYPE (AluetteGame, aluette_game, G_TYPE_OBJECT)

static void
aluette_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AluetteGame *self = ALUETTE_GAME (object);

  switch (id)
    {
    case PROP_PAUSED:
      g_value_set_boolean (value, aluette_game_get_paused (self));
      break;
    case PROP_RATED:
      g_value_set_boolean (value, self->rated);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, aluette_game_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, aluette_game_can_redo (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
aluette_game_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AluetteGame *self = ALUETTE_GAME (object);

  switch (id)
    {
    case PROP_RATED:
      aluette_game_set_rated (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
aluette_game_dispose (GObject *object)
{
  AluetteGame *self = ALUETTE_GAME (object);

  if (self->clock != NULL)
    aluette_game_stop_scheduler (self);
  g_clear_object (&self->clock);
  g_clear_object (&self->runner);
  g_clear_object (&self->journal);
  g_clear_error (&self->storage_error);
  G_OBJECT_CLASS (aluette_game_parent_class)->dispose (object);
}

static void
aluette_game_finalize (GObject *object)
{
  AluetteGame *self = ALUETTE_GAME (object);

  g_ptr_array_unref (self->feeds);
  g_array_unref (self->log);
  g_array_unref (self->undone);
  g_array_unref (self->undone_lengths);
  g_string_free (self->lines, TRUE);
  G_OBJECT_CLASS (aluette_game_parent_class)->finalize (object);
}

static void
aluette_game_class_init (AluetteGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags both = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GParamFlags out = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = aluette_game_get_property;
  object_class->set_property = aluette_game_set_property;
  object_class->dispose = aluette_game_dispose;
  object_class->finalize = aluette_game_finalize;
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, out);
  props[PROP_RATED] = g_param_spec_boolean ("rated", NULL, NULL, FALSE, both);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, out);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, out);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[THINKING] = g_signal_new ("thinking", ALUETTE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[STORAGE_FAILED] = g_signal_new ("storage-failed", ALUETTE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_game_init (AluetteGame *self)
{
  self->log = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  self->undone = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  self->undone_lengths = g_array_new (FALSE, FALSE, sizeof (guint));
  self->lines = g_string_new (NULL);
  aluette_game_init_seats (self);
  self->clock = aluette_main_clock_new ();
  self->runner = aluette_bot_runner_new ();
}

/* Resets the state to the start of the match. */
static AluStatus
rewind_state (AluetteGame *self)
{
  bool open_hands = aluette_game_get_open (self);
  AluStatus status = alu_record_writer_init (&self->writer, &self->header, aluette_record_collect,
                                             self->lines);

  self->writer.match.seating.open_hands = open_hands;
  g_string_truncate (self->lines, 0);
  return status;
}

/* Applies all events of the log to the state, which is that of the start. */
static void
replay_log (AluetteGame *self)
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
journal_failed (AluetteGame *self, const GError *error)
{
  g_clear_object (&self->journal);
  g_signal_emit (self, signals[STORAGE_FAILED], 0, error->message);
}

static AluetteGame *
new_game (const AluRecordHeader *header, guint64 seed, AluetteJournal *journal, GError **error)
{
  g_autoptr (AluetteGame) self = g_object_new (ALUETTE_TYPE_GAME, NULL);
  AluStatus status;

  self->header = *header;
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
  return g_steal_pointer (&self);
}

AluetteGame *
aluette_game_new (const AluRecordHeader *header, guint64 seed, AluetteJournal *journal,
                  GError **error)
{
  g_return_val_if_fail (header != NULL, NULL);
  return new_game (header, seed, journal, error);
}

AluetteGame *
aluette_game_new_from_record (const char *record, gssize length, guint64 seed,
                              AluetteJournal *journal, GError **error)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  g_autofree AluRecordHeader *header = g_new0 (AluRecordHeader, 1);
  g_autoptr (AluetteGame) self = NULL;

  g_return_val_if_fail (record != NULL, NULL);
  if (!aluette_record_read (record, length, header, events, error))
    return NULL;
  self = new_game (header, seed, journal, error);
  if (self == NULL)
    return NULL;
  g_array_append_vals (self->log, events->data, events->len);
  replay_log (self);
  return g_steal_pointer (&self);
}

/* The log */

/* Appends an event to the state, the log and the journal. */
static AluStatus
append_event (AluetteGame *self, const AluEvent *event)
{
  AluMatch before = *game_match (self);
  AluStatus status;

  g_string_truncate (self->lines, 0);
  status = alu_record_writer_event (&self->writer, event);
  if (status != ALU_OK)
    return status;
  g_array_append_vals (self->log, event, 1);
  aluette_game_tell_seats (self, &before, event);
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
announce_events (AluetteGame *self, guint first, guint n_events)
{
  g_autoptr (GError) storage_error = g_steal_pointer (&self->storage_error);

  g_object_ref (self);
  aluette_game_stop_scheduler (self);
  if (storage_error != NULL)
    g_signal_emit (self, signals[STORAGE_FAILED], 0, storage_error->message);
  aluette_game_announce_seats (self);
  g_signal_emit (self, signals[CHANGED], 0, first, n_events);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_REDO]);
  aluette_game_schedule (self);
  g_object_unref (self);
}

AluStatus
aluette_game_apply (AluetteGame *self, const AluEvent *event)
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

/* Whether the player in @seat is a human at this computer. */
static gboolean
is_human (AluetteGame *self, guint seat)
{
  return seat < self->header.rules.seats && alu_player_is_human (&self->header.players[seat]);
}

/* Why aluette_game_dispatch () refuses an event, apart from the rules of the game. */
static AluStatus
check_action (AluetteGame *self, const AluEvent *event)
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
  if (!alu_event_is_signal (event)
      && aluette_game_next_proposer (self) != ALU_NOBODY)
    return ALU_ERROR_NOT_NOW;
  return ALU_OK;
}

gboolean
aluette_game_dispatch (AluetteGame *self, const AluEvent *event, GError **error)
{
  AluStatus status;

  g_return_val_if_fail (ALUETTE_IS_GAME (self) && event != NULL, FALSE);
  status = check_action (self, event);
  if (status == ALU_OK)
    status = aluette_game_apply (self, event);
  if (status == ALU_OK)
    return TRUE;
  g_set_error_literal (error, ALUETTE_GAME_ERROR, (int) status, _(alu_status_text (status)));
  return FALSE;
}

gboolean
aluette_game_dispatch_signal (AluetteGame *self, const AluEvent *event, GError **error)
{
  AluStatus status = ALU_ERROR_NOT_NOW;

  g_return_val_if_fail (ALUETTE_IS_GAME (self) && event != NULL, FALSE);
  if (alu_event_is_signal (event))
    status = aluette_game_apply (self, event);
  if (status == ALU_OK)
    return TRUE;
  g_set_error_literal (error, ALUETTE_GAME_ERROR, (int) status, _(alu_status_text (status)));
  return FALSE;
}

void
aluette_game_start (AluetteGame *self)
{
  g_return_if_fail (ALUETTE_IS_GAME (self));
  if (self->started)
    return;
  self->started = TRUE;
  self->last_action_time = aluette_clock_get_time (self->clock);
  aluette_game_schedule (self);
}

void
aluette_game_set_pace (AluetteGame *self, guint bot_ms, guint trick_ms)
{
  g_return_if_fail (ALUETTE_IS_GAME (self));
  self->bot_ms = bot_ms;
  self->trick_ms = trick_ms;
}

void
aluette_game_set_clock (AluetteGame *self, AluetteClock *clock)
{
  g_return_if_fail (ALUETTE_IS_GAME (self) && !self->started);
  g_set_object (&self->clock, clock);
}

AluetteClock *
aluette_game_get_clock (AluetteGame *self)
{
  return self->clock;
}

guint64
aluette_game_get_seed (AluetteGame *self)
{
  return self->seed;
}

void
aluette_game_skip_pause (AluetteGame *self)
{
  g_return_if_fail (ALUETTE_IS_GAME (self));
  self->pause_skipped = TRUE;
  aluette_game_reschedule (self);
}

void
aluette_game_set_paused (AluetteGame *self, AluettePause reason, gboolean paused)
{
  guint pauses, before;

  g_return_if_fail (ALUETTE_IS_GAME (self));
  before = self->pauses;
  pauses = paused ? before | reason : before & ~(guint) reason;
  self->pauses = pauses;
  if ((pauses != 0) == (before != 0))
    return;
  aluette_game_reschedule (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
}

gboolean
aluette_game_get_paused (AluetteGame *self)
{
  return self->pauses != 0;
}

void
aluette_game_set_rated (AluetteGame *self, gboolean rated)
{
  g_return_if_fail (ALUETTE_IS_GAME (self));
  if (self->rated == !!rated)
    return;
  self->rated = !!rated;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RATED]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_REDO]);
}

gboolean
aluette_game_get_rated (AluetteGame *self)
{
  return self->rated;
}

const AluRecordHeader *
aluette_game_get_header (AluetteGame *self)
{
  return &self->header;
}

AluView
aluette_game_get_view (AluetteGame *self, guint seat)
{
  return alu_view_for_seat (game_match (self), (int) seat);
}

void
aluette_game_set_open (AluetteGame *self, gboolean open)
{
  g_return_if_fail (ALUETTE_IS_GAME (self) && self->feeds->len == 0);

  self->writer.match.seating.open_hands = !!open;
}

gboolean
aluette_game_get_open (AluetteGame *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), FALSE);

  return game_match (self)->seating.open_hands;
}

guint
aluette_game_get_awaited (AluetteGame *self)
{
  guint decider = (guint) alu_match_decider (game_match (self));

  if (!is_human (self, decider) || aluette_game_next_proposer (self) != ALU_NOBODY)
    return ALU_NOBODY;
  return decider;
}

const AluMatch *
aluette_game_get_open_match (AluetteGame *self)
{
  AluPhase phase = alu_match_phase (game_match (self));

  return phase == ALU_PHASE_DEAL || phase == ALU_PHASE_OVER ? game_match (self) : NULL;
}

guint
aluette_game_get_n_events (AluetteGame *self)
{
  return self->log->len;
}

const AluEvent *
aluette_game_get_event (AluetteGame *self, guint index)
{
  g_return_val_if_fail (index < self->log->len, NULL);
  return &g_array_index (self->log, AluEvent, index);
}

const AluEvent *
aluette_game_get_events (AluetteGame *self, guint *n_events)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), NULL);

  *n_events = self->log->len;
  return (const AluEvent *) self->log->data;
}

AluView
aluette_game_view_at (AluetteGame *self, guint seat, guint n_events)
{
  AluReplay replay;

  alu_replay_init (&replay, &self->header, (const AluEvent *) self->log->data, self->log->len);
  replay.match.seating.open_hands = aluette_game_get_open (self);
  alu_replay_seek (&replay, MIN (n_events, self->log->len));
  return alu_view_for_seat (&replay.match, (int) seat);
}

char *
aluette_game_get_record (AluetteGame *self)
{
  return aluette_record_write (&self->header, (const AluEvent *) self->log->data, self->log->len);
}

/* Undo */

/* Whether an event is an action of a human that undo removes. */
static gboolean
is_human_action (AluetteGame *self, const AluEvent *event)
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
undo_point (AluetteGame *self)
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

gboolean
aluette_game_can_undo (AluetteGame *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), FALSE);
  return !self->rated && undo_point (self) >= 0;
}

gboolean
aluette_game_can_redo (AluetteGame *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), FALSE);
  return !self->rated && self->undone_lengths->len > 0;
}

/* Moves the events from @length on to the redo stack, the next one last. */
static void
set_aside (AluetteGame *self, guint length)
{
  guint n_events = self->log->len - length;

  for (guint i = self->log->len; i > length; i--)
    g_array_append_vals (self->undone, &g_array_index (self->log, AluEvent, i - 1), 1);
  g_array_append_val (self->undone_lengths, n_events);
  g_array_set_size (self->log, length);
}

gboolean
aluette_game_undo (AluetteGame *self)
{
  guint length;

  if (!aluette_game_can_undo (self))
    return FALSE;
  length = (guint) undo_point (self);
  /* Tells that the bot no longer thinks while the log is still what everybody knows. */
  aluette_game_stop_scheduler (self);
  set_aside (self, length);
  rewind_state (self);
  replay_log (self);
  aluette_game_truncate_seats (self, length);
  if (self->journal != NULL
      && !aluette_journal_truncate (self->journal, length, &self->storage_error))
    g_clear_object (&self->journal);
  self->last_action_time = aluette_clock_get_time (self->clock);
  aluette_game_forget_proposals (self);
  announce_events (self, length, 0);
  return TRUE;
}

gboolean
aluette_game_redo (AluetteGame *self)
{
  guint first = self->log->len;
  guint n_events;

  if (!aluette_game_can_redo (self))
    return FALSE;
  n_events = g_array_index (self->undone_lengths, guint, self->undone_lengths->len - 1);
  g_array_set_size (self->undone_lengths, self->undone_lengths->len - 1);
  for (guint i = 0; i < n_events; i++)
    {
      append_event (self, &g_array_index (self->undone, AluEvent, self->undone->len - 1));
      g_array_set_size (self->undone, self->undone->len - 1);
    }
  announce_events (self, first, n_events);
  return TRUE;
}
