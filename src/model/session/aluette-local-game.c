/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-local-game-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/alu-record.h"
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
  G_OBJECT_CLASS (aluette_local_game_parent_class)->dispose (object);
}

static void
aluette_local_game_finalize (GObject *object)
{
  AluetteLocalGame *self = ALUETTE_LOCAL_GAME (object);

  g_ptr_array_unref (self->feeds);
  g_clear_pointer (&self->log, aluette_event_log_free);
  g_clear_pointer (&self->undone, g_array_unref);
  g_free (self->match);
  g_free (self->previous_match);
  g_free (self->spectator_view);
  g_free (self->record_writer);
  g_free (self->uncover);
  g_free (self->answer);
  g_array_unref (self->undone_lengths);
  g_string_free (self->lines, TRUE);
  G_OBJECT_CLASS (aluette_local_game_parent_class)->finalize (object);
}

static void
aluette_local_game_init (AluetteLocalGame *self)
{
  self->undone_lengths = g_array_new (FALSE, FALSE, sizeof (guint));
  self->lines = g_string_new (NULL);
  aluette_local_game_init_seats (self);
  self->clock = aluette_main_clock_new ();
  self->runner = aluette_bot_runner_new ();
}

/* Allocates what has the sizes of the game. */
static void
set_kind (AluetteLocalGame *self, const AluGameKind *kind)
{
  self->kind = kind;
  self->bots = alu_bot_kind_from_id (kind->id);
  self->model_kind = aluette_model_kind_from_id (kind->id);
  self->log = aluette_event_log_new (kind->event_size);
  self->undone = g_array_new (FALSE, FALSE, (guint) kind->event_size);
  self->match = g_malloc0 (kind->match_size);
  self->previous_match = g_malloc0 (kind->match_size);
  self->spectator_view = g_malloc0 (kind->view_size);
  self->record_writer = g_malloc0 (kind->writer_size);
  self->uncover = g_malloc0 (kind->event_size);
}

static void
update_spectator_view (AluetteLocalGame *self)
{
  self->kind->view_for_seat (self->match, ALU_GAME_SPECTATOR, self->spectator_view);
}

/* Resets the state to the start of the match. */
static int
rewind_state (AluetteLocalGame *self)
{
  int status = alu_record_writer_init (self->record_writer, self->kind, &self->header,
                                       aluette_record_collect, self->lines);

  if (status == 0)
    status = self->kind->init (self->match, &self->header);
  if (status != 0)
    return status;
  alu_game_open_hands (self->kind, self->match, self->open_hands);
  memset (self->uncover, 0, self->kind->event_size);
  g_string_truncate (self->lines, 0);
  update_spectator_view (self);
  return 0;
}

/* Applies an event to the state, and adds its lines to those being written. */
static int
apply_event (AluetteLocalGame *self, gconstpointer event)
{
  int status;

  memcpy (self->previous_match, self->match, self->kind->match_size);
  status = alu_record_write_event (self->record_writer, event);
  if (status == 0)
    status = self->kind->apply (self->match, event);
  return status;
}

/* Applies all events of the log to the state, which is that of the start. */
static void
replay_log (AluetteLocalGame *self)
{
  for (guint i = 0; i < aluette_local_game_get_n_events (self); i++)
    {
      gconstpointer event = aluette_event_log_get (self->log, i);

      apply_event (self, event);
      if (self->kind->note_uncover != NULL)
        self->kind->note_uncover (self->uncover, self->previous_match, event, self->match);
    }
  g_string_truncate (self->lines, 0);
  update_spectator_view (self);
}

GArray *
aluette_local_game_init_replay (AluetteLocalGame *self, AluReplay *replay, gpointer match)
{
  GArray *events = aluette_event_log_to_array (self->log);

  alu_replay_init (replay, self->kind, match, &self->header, events->data, events->len);
  alu_game_open_hands (self->kind, match, self->open_hands);
  return events;
}

static void
journal_failed (AluetteLocalGame *self, const GError *error)
{
  aluette_game_announce_storage_failed (ALUETTE_GAME (self), error->message);
}

/* Returns: whether @status is 0; if not, sets @error. */
static gboolean
check_status (AluetteLocalGame *self, int status, GError **error)
{
  if (status != 0)
    g_set_error_literal (error, ALUETTE_GAME_ERROR, status, _(self->kind->status_texts[status]));
  return status == 0;
}

AluetteGame *
aluette_local_game_new (const AluGameKind *kind, const AluGameHeader *header, guint64 seed,
                        AluetteJournal *journal, GError **error)
{
  g_autoptr (AluetteLocalGame) self = NULL;

  g_return_val_if_fail (kind != NULL && header != NULL, NULL);
  self = g_object_new (ALUETTE_TYPE_LOCAL_GAME, NULL);
  set_kind (self, kind);
  self->header = *header;
  self->seats_here = alu_game_humans (header);
  self->seed = seed;
  if (g_set_object (&self->journal, journal))
    g_signal_connect_object (journal, "failed", G_CALLBACK (journal_failed), self,
                             G_CONNECT_SWAPPED);
  if (!check_status (self, rewind_state (self), error))
    return NULL;
  return ALUETTE_GAME (g_steal_pointer (&self));
}

AluetteGame *
aluette_local_game_new_from_record (const char *record, gssize length, guint64 seed,
                                    AluetteJournal *journal, GError **error)
{
  gsize n_bytes = length < 0 ? strlen (record) : (gsize) length;
  const AluGameKind *kind = aluette_record_get_kind (record, n_bytes);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, (guint) kind->event_size);
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (AluetteGame) game = NULL;
  AluetteLocalGame *self;

  if (!aluette_record_read (kind, record, length, header, events, error))
    return NULL;
  game = aluette_local_game_new (kind, header, seed, journal, error);
  if (game == NULL)
    return NULL;
  self = ALUETTE_LOCAL_GAME (game);
  for (guint i = 0; i < events->len; i++)
    aluette_event_log_append (self->log, events->data + i * kind->event_size);
  replay_log (self);
  return g_steal_pointer (&game);
}

/* The log */

/* Whether the last event has ended a deal. */
static gboolean
deal_ended (AluetteLocalGame *self)
{
  return alu_game_get_n_deals (self->kind, self->spectator_view) > 0
         && !alu_game_is_in_deal (self->kind, self->spectator_view);
}

/* Appends an event to the state, the log and the journal. */
static int
append_event (AluetteLocalGame *self, gconstpointer event)
{
  int status;

  g_string_truncate (self->lines, 0);
  status = apply_event (self, event);
  if (status != 0)
    return status;
  update_spectator_view (self);
  aluette_event_log_append (self->log, event);
  aluette_local_game_append_to_seats (self, event);
  if (!aluette_local_game_is_signal (self, event))
    {
      self->last_action_time = aluette_clock_get_time (self->clock);
      self->pause_skipped = FALSE;
    }
  if (self->journal != NULL)
    aluette_journal_append (self->journal, aluette_local_game_get_n_events (self) - 1,
                            self->lines->str, deal_ended (self));
  return 0;
}

/* Announces a change and schedules what follows. A signal handler may change the game again or
 * drop its last reference. */
static void
announce_events (AluetteLocalGame *self, guint first, guint n_events)
{
  g_object_ref (self);
  aluette_local_game_stop_scheduler (self);
  aluette_local_game_announce_seats (self);
  g_signal_emit (self, signals[LOG_CHANGED], 0, first, n_events);
  aluette_game_announce (ALUETTE_GAME (self));
  aluette_local_game_schedule (self);
  g_object_unref (self);
}

int
aluette_local_game_apply (AluetteLocalGame *self, gconstpointer event)
{
  int status = append_event (self, event);

  if (status != 0)
    return status;
  g_array_set_size (self->undone, 0);
  g_array_set_size (self->undone_lengths, 0);
  announce_events (self, aluette_local_game_get_n_events (self) - 1, 1);
  return 0;
}

/* Dispatch */

/* Whether a human decides in @seat. */
static gboolean
is_human (AluetteLocalGame *self, guint seat)
{
  return seat < self->header.rules.n_seats && self->header.players[seat].kind == ALU_GAME_HUMAN
         && self->stand_ins[seat] == 0;
}

/* Why aluette_local_game_dispatch () refuses an event, apart from the rules of the game. */
static int
check_action (AluetteLocalGame *self, gconstpointer event)
{
  const AluGameKind *kind = self->kind;
  AluGameRole role = alu_game_event_role (kind, event);

  if (alu_game_header_is_real (&self->header))
    return 0;
  if (role == ALU_GAME_ROLE_DEAL || role == ALU_GAME_ROLE_CHANCE)
    return ALU_ERROR_NOT_NOW;
  if (alu_game_event_seat (event) >= self->header.rules.n_seats)
    return ALU_ERROR_NO_SEAT;
  if (!is_human (self, aluette_local_game_get_decider (self, event)))
    return ALU_ERROR_NOT_YOUR_TURN;
  if (role != ALU_GAME_ROLE_SIGNAL && aluette_local_game_asks_bots (self))
    return ALU_ERROR_NOT_NOW;
  return 0;
}

/* Applies an action of a human. Returns: 0, or why it is refused. */
static int
apply_action (AluetteLocalGame *self, gconstpointer event)
{
  int status = check_action (self, event);

  return status == 0 ? aluette_local_game_apply (self, event) : status;
}

static void
aluette_local_game_request (AluetteGame *game, guint seat, gconstpointer event, GTask *task)
{
  aluette_game_end_request (game, task, apply_action (ALUETTE_LOCAL_GAME (game), event));
}

gboolean
aluette_local_game_dispatch (AluetteLocalGame *self, gconstpointer event, GError **error)
{
  g_return_val_if_fail (ALUETTE_IS_LOCAL_GAME (self) && event != NULL, FALSE);
  return check_status (self, apply_action (self, event), error);
}

gboolean
aluette_local_game_dispatch_signal (AluetteLocalGame *self, gconstpointer event, GError **error)
{
  int status;

  g_return_val_if_fail (ALUETTE_IS_LOCAL_GAME (self) && event != NULL, FALSE);
  status = aluette_local_game_is_signal (self, event) ? aluette_local_game_apply (self, event)
                                                      : ALU_ERROR_NOT_NOW;
  return check_status (self, status, error);
}

gboolean
aluette_local_game_set_stand_in (AluetteLocalGame *self, guint seat, const char *level)
{
  int stand_in;

  g_return_val_if_fail (ALUETTE_IS_LOCAL_GAME (self), FALSE);
  if (self->bots == NULL || seat >= self->header.rules.n_seats
      || self->header.players[seat].kind != ALU_GAME_HUMAN)
    return FALSE;
  stand_in = level != NULL ? 1 + aluette_local_game_get_level (self, level) : 0;
  if (self->stand_ins[seat] == stand_in)
    return TRUE;
  self->stand_ins[seat] = stand_in;
  aluette_local_game_schedule (self);
  return TRUE;
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

void
aluette_local_game_set_key (AluetteLocalGame *self, const AluetteMatchKey *key)
{
  g_return_if_fail (ALUETTE_IS_LOCAL_GAME (self) && !self->started);
  self->has_key = TRUE;
  self->key = *key;
}

AluetteJournal *
aluette_local_game_get_journal (AluetteLocalGame *self)
{
  return self->journal;
}

guint64
aluette_local_game_get_seed (AluetteLocalGame *self)
{
  return self->seed;
}

const AluetteMatchKey *
aluette_local_game_get_key (AluetteLocalGame *self)
{
  return self->has_key ? &self->key : NULL;
}

static void
skip_pause (AluetteGame *game)
{
  ALUETTE_LOCAL_GAME (game)->pause_skipped = TRUE;
  aluette_local_game_reschedule (game);
}

static const AluGameKind *
get_kind (AluetteGame *game)
{
  return ALUETTE_LOCAL_GAME (game)->kind;
}

static const AluGameHeader *
get_header (AluetteGame *game)
{
  return &ALUETTE_LOCAL_GAME (game)->header;
}

AluetteView *
aluette_local_game_get_view (AluetteLocalGame *self, guint seat)
{
  return aluette_view_new_for_seat (self->kind, self->match, seat);
}

void
aluette_local_game_set_open (AluetteLocalGame *self, gboolean open)
{
  g_return_if_fail (ALUETTE_IS_LOCAL_GAME (self) && self->feeds->len == 0);

  self->open_hands = open;
  alu_game_open_hands (self->kind, self->match, self->open_hands);
  update_spectator_view (self);
}

static guint
get_awaited (AluetteGame *game)
{
  AluetteLocalGame *self = ALUETTE_LOCAL_GAME (game);
  guint seat = (guint) alu_game_get_awaited (self->kind, self->spectator_view);

  if (!is_human (self, seat) || (self->seats_here & (1u << seat)) == 0
      || aluette_local_game_asks_bots (self))
    return ALU_GAME_SPECTATOR;
  return seat;
}

gconstpointer
aluette_local_game_get_open_match (AluetteLocalGame *self)
{
  return alu_game_is_in_deal (self->kind, self->spectator_view) ? NULL : self->match;
}

guint
aluette_local_game_get_n_events (AluetteLocalGame *self)
{
  return aluette_event_log_get_n (self->log);
}

gconstpointer
aluette_local_game_get_event (AluetteLocalGame *self, guint index)
{
  return aluette_event_log_get (self->log, index);
}

AluetteView *
aluette_local_game_view_at (AluetteLocalGame *self, guint seat, guint n_events)
{
  g_autofree gpointer match = g_malloc0 (self->kind->match_size);
  AluReplay replay;
  g_autoptr (GArray) events = aluette_local_game_init_replay (self, &replay, match);

  alu_replay_seek (&replay, MIN (n_events, events->len));
  return aluette_view_new_for_seat (self->kind, match, seat);
}

char *
aluette_local_game_get_record (AluetteLocalGame *self)
{
  g_autoptr (GArray) events = aluette_event_log_to_array (self->log);

  return aluette_record_write (self->kind, &self->header, events->data, events->len);
}

/* Undo */

/* Whether an event is an action of a human that undo removes. */
static gboolean
is_human_action (AluetteLocalGame *self, gconstpointer event)
{
  AluGameRole role = alu_game_event_role (self->kind, event);

  return role == ALU_GAME_ROLE_RESULT
         || (role == ALU_GAME_ROLE_ACTION
             && is_human (self, aluette_local_game_get_decider (self, event)));
}

/* Returns: the number of events before the last human action of this deal, or -1 if there is
 * none. */
static int
undo_point (AluetteLocalGame *self)
{
  for (guint i = aluette_local_game_get_n_events (self); i > 0; i--)
    {
      gconstpointer event = aluette_event_log_get (self->log, i - 1);

      if (is_human_action (self, event))
        return (int) i - 1;
      if (alu_game_event_role (self->kind, event) == ALU_GAME_ROLE_DEAL)
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
  guint n_events = aluette_local_game_get_n_events (self) - length;

  for (guint i = length + n_events; i > length; i--)
    g_array_append_vals (self->undone, aluette_event_log_get (self->log, i - 1), 1);
  g_array_append_val (self->undone_lengths, n_events);
  aluette_event_log_truncate (self->log, length);
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
  if (self->journal != NULL)
    aluette_journal_truncate (self->journal, length);
  self->last_action_time = aluette_clock_get_time (self->clock);
  aluette_local_game_forget_volunteers (self);
  announce_events (self, length, 0);
  return TRUE;
}

static gboolean
aluette_local_game_redo (AluetteGame *game)
{
  AluetteLocalGame *self = ALUETTE_LOCAL_GAME (game);
  guint first = aluette_local_game_get_n_events (self);
  guint n_events = g_array_index (self->undone_lengths, guint, self->undone_lengths->len - 1);

  g_array_set_size (self->undone_lengths, self->undone_lengths->len - 1);
  for (guint i = 0; i < n_events; i++)
    {
      append_event (self, self->undone->data + (self->undone->len - 1) * self->kind->event_size);
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
  game_class->get_kind = get_kind;
  game_class->get_header = get_header;
  game_class->get_seats_here = aluette_local_game_get_seats_here;
  game_class->get_seat_log = aluette_local_game_get_seat_log;
  game_class->get_finished = aluette_local_game_get_finished;
  game_class->get_awaited = get_awaited;
  game_class->request = aluette_local_game_request;
  game_class->ready_changed = aluette_local_game_reschedule;
  game_class->skip_pause = skip_pause;
  game_class->can_undo = can_undo;
  game_class->can_redo = can_redo;
  game_class->undo = aluette_local_game_undo;
  game_class->redo = aluette_local_game_redo;
  signals[LOG_CHANGED] = g_signal_new ("log-changed", ALUETTE_TYPE_LOCAL_GAME, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}
