/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-remote-game.h"

#include <string.h>

#include "model/network/aluette-protocol.h"
#include "model/session/aluette-record.h"
#include "model/session/aluette-seat-log-feed.h"

/* A request that was not answered. */
typedef struct
{
  GTask *task;
  char line[ALU_GAME_MAX_REQUEST];
  guint number; /* 0 until it is sent */
} Request;

struct _AluetteRemoteGame
{
  AluetteGame parent_instance;

  const AluGameKind *kind;
  AluetteSeatLog *log;
  GQueue requests; /* of Request; only the first one is sent */
  guint last_number;
  GPtrArray *others; /* (element-type AluetteRemoteGame): of other people at the same screen */
  AluetteRemoteGame *screen; /* (nullable): not owned: it has this one among its others */

  AluetteSeatLog *open_log; /* (nullable): what a spectator may know, once it is needed */
  gpointer open_view;       /* of the seat, after the lines of its log that are in @open_log */
  GArray *open_lengths; /* (element-type guint): lines of @open_log after each line of the log */
};

enum
{
  ASK_UNDO,
  SEND,
  LINE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteRemoteGame, aluette_remote_game, ALUETTE_TYPE_GAME)

/* Somebody who has been added since to another game is at the screen of that one. */
static void
remove_other (AluetteRemoteGame *self, guint i)
{
  AluetteRemoteGame *other = g_ptr_array_index (self->others, i);

  if (other->screen == self)
    other->screen = NULL;
  g_ptr_array_remove_index (self->others, i);
}

static void
aluette_remote_game_dispose (GObject *object)
{
  AluetteRemoteGame *self = ALUETTE_REMOTE_GAME (object);

  while (self->others->len > 0)
    remove_other (self, 0);
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  g_clear_object (&self->log);
  g_clear_object (&self->open_log);
  G_OBJECT_CLASS (aluette_remote_game_parent_class)->dispose (object);
}

static void
aluette_remote_game_finalize (GObject *object)
{
  AluetteRemoteGame *self = ALUETTE_REMOTE_GAME (object);

  g_ptr_array_unref (self->others);
  g_free (self->open_view);
  g_array_unref (self->open_lengths);
  G_OBJECT_CLASS (aluette_remote_game_parent_class)->finalize (object);
}

static gconstpointer
get_view_bytes (AluetteRemoteGame *self)
{
  return aluette_view_get_bytes (aluette_seat_log_get_view (self->log));
}

/* People at this screen */

/* Returns: the game of the screen. */
static AluetteRemoteGame *
get_screen (AluetteRemoteGame *self)
{
  return self->screen != NULL ? self->screen : self;
}

/* Returns: (nullable): the game of the person in a seat at this screen. */
static AluetteRemoteGame *
find_game (AluetteRemoteGame *self, guint seat)
{
  if (aluette_seat_log_get_seat (self->log) == seat)
    return self;
  for (guint i = 0; i < self->others->len; i++)
    {
      AluetteRemoteGame *other = g_ptr_array_index (self->others, i);

      if (aluette_seat_log_get_seat (other->log) == seat)
        return other;
    }
  return NULL;
}

static guint
get_seats_here (AluetteGame *game)
{
  AluetteRemoteGame *self = ALUETTE_REMOTE_GAME (game);
  guint seat = aluette_seat_log_get_seat (self->log);
  guint seats = seat < ALU_GAME_MAX_SEATS ? 1u << seat : 0;

  for (guint i = 0; i < self->others->len; i++)
    seats |= get_seats_here (g_ptr_array_index (self->others, i));
  return seats;
}

/* Returns: the game of the person who says for all at the screen that they need time. */
static AluetteRemoteGame *
get_speaker (AluetteRemoteGame *screen)
{
  guint here = get_seats_here (ALUETTE_GAME (screen));

  return here != 0 ? find_game (screen, (guint) g_bit_nth_lsf (here, -1)) : screen;
}

gboolean
aluette_remote_game_needs_time (AluetteRemoteGame *self)
{
  AluetteRemoteGame *screen = get_screen (self);

  return !aluette_game_get_ready (ALUETTE_GAME (screen)) && get_speaker (screen) == self;
}

static void
ready_changed (AluetteGame *game)
{
  AluetteRemoteGame *speaker = get_speaker (ALUETTE_REMOTE_GAME (game));

  if (ALUETTE_GAME (speaker) != game)
    g_object_notify (G_OBJECT (speaker), "ready");
}

void
aluette_remote_game_add (AluetteRemoteGame *self, AluetteRemoteGame *other)
{
  g_return_if_fail (ALUETTE_IS_REMOTE_GAME (self) && ALUETTE_IS_REMOTE_GAME (other));
  if (other == self || g_ptr_array_find (self->others, other, NULL))
    return;
  other->screen = self;
  g_ptr_array_add (self->others, g_object_ref (other));
  aluette_game_announce (ALUETTE_GAME (self));
}

void
aluette_remote_game_remove (AluetteRemoteGame *self, AluetteRemoteGame *other)
{
  guint i;

  g_return_if_fail (ALUETTE_IS_REMOTE_GAME (self));
  if (!g_ptr_array_find (self->others, other, &i))
    return;
  remove_other (self, i);
  aluette_game_announce (ALUETTE_GAME (self));
}

/* What a spectator may know, as far as the log of the seat tells it: for a screen that several
 * people share, while nobody may see the cards of one of them. */

static void
on_appended (AluetteRemoteGame *self, guint first, guint n_lines)
{
  g_autofree gpointer event = g_malloc0 (self->kind->event_size);

  for (guint i = self->open_lengths->len; i < first + n_lines; i++)
    {
      gconstpointer seat_event = aluette_seat_log_get_line (self->log, i);
      guint length;

      if (self->kind->event_for_seat (self->open_view, seat_event, ALU_GAME_SPECTATOR, event)
          && aluette_seat_log_append (self->open_log, event) != 0)
        g_critical ("What a spectator is told is refused");
      self->kind->view_apply (self->open_view, seat_event);
      length = aluette_seat_log_get_n_lines (self->open_log);
      g_array_append_val (self->open_lengths, length);
    }
  aluette_seat_log_announce (self->open_log);
}

static void
on_truncated (AluetteRemoteGame *self, guint n_lines)
{
  g_autoptr (AluetteView) view = aluette_seat_log_view_at (self->log, n_lines);
  guint length = n_lines > 0 ? g_array_index (self->open_lengths, guint, n_lines - 1) : 0;

  memcpy (self->open_view, aluette_view_get_bytes (view), self->kind->view_size);
  g_array_set_size (self->open_lengths, n_lines);
  aluette_seat_log_truncate (self->open_log, length);
  aluette_seat_log_announce (self->open_log);
}

static void
create_open_log (AluetteRemoteGame *self)
{
  const AluGameHeader *header = aluette_seat_log_get_header (self->log);
  g_autoptr (AluetteView) view = aluette_seat_log_view_at (self->log, 0);
  g_autofree gpointer match = g_malloc0 (self->kind->match_size);
  g_autofree gpointer bytes = g_malloc0 (self->kind->view_size);
  g_autoptr (AluetteView) start = NULL;

  self->kind->init (match, header);
  self->kind->view_for_seat (match, ALU_GAME_SPECTATOR, bytes);
  start = aluette_view_new (self->kind, ALU_GAME_SPECTATOR, bytes);
  self->open_log = aluette_seat_log_new (header, start);
  self->open_view = g_memdup2 (aluette_view_get_bytes (view), self->kind->view_size);
  g_signal_connect_swapped (self->log, "appended", G_CALLBACK (on_appended), self);
  g_signal_connect_swapped (self->log, "truncated", G_CALLBACK (on_truncated), self);
  on_appended (self, 0, aluette_seat_log_get_n_lines (self->log));
}

/* A spectator at a screen with only one seat sees no more than the seat does. */
static AluetteSeatLog *
get_seat_log (AluetteGame *game, guint seat)
{
  AluetteRemoteGame *self = ALUETTE_REMOTE_GAME (game);

  if (seat != ALU_GAME_SPECTATOR)
    return find_game (self, seat)->log;
  if (self->others->len == 0 || aluette_seat_log_get_seat (self->log) == ALU_GAME_SPECTATOR)
    return self->log;
  if (self->open_log == NULL)
    create_open_log (self);
  return self->open_log;
}

/* The match */

static const AluGameKind *
get_kind (AluetteGame *game)
{
  return ALUETTE_REMOTE_GAME (game)->kind;
}

static const AluGameHeader *
get_header (AluetteGame *game)
{
  return aluette_seat_log_get_header (ALUETTE_REMOTE_GAME (game)->log);
}

static GArray *
get_finished (AluetteGame *game)
{
  AluetteRemoteGame *self = ALUETTE_REMOTE_GAME (game);

  return alu_game_is_in_deal (self->kind, get_view_bytes (self))
             ? NULL
             : aluette_seat_log_get_finished (self->log);
}

static guint
get_awaited (AluetteGame *game)
{
  AluetteRemoteGame *self = ALUETTE_REMOTE_GAME (game);
  guint awaited = ALU_GAME_SPECTATOR;

  if (alu_game_get_awaited (self->kind, get_view_bytes (self))
      == (int) aluette_seat_log_get_seat (self->log))
    return aluette_seat_log_get_seat (self->log);
  for (guint i = 0; i < self->others->len && awaited == ALU_GAME_SPECTATOR; i++)
    awaited = get_awaited (g_ptr_array_index (self->others, i));
  return awaited;
}

/* Requests */

static void
send_request (AluetteRemoteGame *self, const Request *request)
{
  g_autofree char *line = aluette_protocol_write (ALUETTE_WORD_DO, request->number, request->line);

  if (line != NULL)
    g_signal_emit (self, signals[SEND], 0, line);
}

static void
send_first (AluetteRemoteGame *self)
{
  Request *request = g_queue_peek_head (&self->requests);

  if (request == NULL || request->number != 0)
    return;
  request->number = ++self->last_number;
  send_request (self, request);
}

static void
request_event (AluetteGame *game, guint seat, gconstpointer event, GTask *task)
{
  AluetteRemoteGame *self = find_game (ALUETTE_REMOTE_GAME (game), seat);
  Request *request;

  if (self->kind->requests == 0)
    {
      aluette_game_end_request (game, task, ALU_ERROR_NOT_NOW);
      return;
    }
  request = g_new0 (Request, 1);
  request->task = g_object_ref (task);
  aluette_record_write_request (self->kind, event, request->line);
  g_queue_push_tail (&self->requests, request);
  send_first (self);
}

static void
end_first (AluetteRemoteGame *self, int status)
{
  Request *request = g_queue_pop_head (&self->requests);

  aluette_game_end_request (g_task_get_source_object (request->task), request->task, status);
  g_object_unref (request->task);
  g_free (request);
}

/* The status of the game that comes closest to a code. The host may send a number that is none. */
static int
get_status (AluetteRemoteGame *self, AluetteCode code, int status)
{
  switch (code)
    {
    case ALUETTE_CODE_NONE:
      return 0;
    case ALUETTE_CODE_RULES:
      return status > 0 && status < self->kind->n_statuses ? status : ALU_ERROR_NOT_NOW;
    case ALUETTE_CODE_NOT_YOUR_TURN:
      return ALU_ERROR_NOT_YOUR_TURN;
    default:
      return ALU_ERROR_NOT_NOW;
    }
}

void
aluette_remote_game_answer (AluetteRemoteGame *self, guint number, AluetteCode code, int status)
{
  const Request *request = g_queue_peek_head (&self->requests);

  if (request == NULL || request->number != number)
    return;
  /* The host counts no request that comes too fast. */
  if (code == ALUETTE_CODE_SLOW_DOWN)
    self->last_number--;
  end_first (self, get_status (self, code, status));
  send_first (self);
}

void
aluette_remote_game_resume (AluetteRemoteGame *self, guint last_request)
{
  Request *request = g_queue_peek_head (&self->requests);

  /* A request that the host has answered already is repeated to get the answer. */
  if (request != NULL && request->number != last_request)
    request->number = 0;
  self->last_number = last_request;
  if (request != NULL && request->number != 0)
    send_request (self, request);
  else
    send_first (self);
}

void
aluette_remote_game_end (AluetteRemoteGame *self)
{
  g_object_ref (self);
  while (!g_queue_is_empty (&self->requests))
    end_first (self, ALU_ERROR_NOT_NOW);
  g_object_unref (self);
}

/* Undo */

/* Whether an action of this deal can be undone: those of the others count too. */
static gboolean
can_undo (AluetteGame *game)
{
  AluetteRemoteGame *self = ALUETTE_REMOTE_GAME (game);

  for (guint i = aluette_seat_log_get_n_lines (self->log); i > 0; i--)
    switch (alu_game_event_role (self->kind, aluette_seat_log_get_line (self->log, i - 1)))
      {
      case ALU_GAME_ROLE_ACTION:
        return TRUE;
      case ALU_GAME_ROLE_DEAL:
        return FALSE;
      default:
        break;
      }
  return FALSE;
}

static gboolean
ask_undo (AluetteGame *game)
{
  g_signal_emit (game, signals[ASK_UNDO], 0);
  return TRUE;
}

static gboolean
cannot_redo (AluetteGame *game)
{
  return FALSE;
}

/* The pace is the host's. */
static void
ignore_pause (AluetteGame *game)
{
}

static void
aluette_remote_game_class_init (AluetteRemoteGameClass *klass)
{
  AluetteGameClass *game_class = ALUETTE_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_remote_game_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_remote_game_finalize;
  game_class->get_kind = get_kind;
  game_class->get_header = get_header;
  game_class->get_seats_here = get_seats_here;
  game_class->get_seat_log = get_seat_log;
  game_class->get_finished = get_finished;
  game_class->get_awaited = get_awaited;
  game_class->request = request_event;
  game_class->ready_changed = ready_changed;
  game_class->skip_pause = ignore_pause;
  game_class->can_undo = can_undo;
  game_class->can_redo = cannot_redo;
  game_class->undo = ask_undo;
  game_class->redo = cannot_redo;
  signals[ASK_UNDO] = g_signal_new ("ask-undo", ALUETTE_TYPE_REMOTE_GAME, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SEND] = g_signal_new ("send", ALUETTE_TYPE_REMOTE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LINE] = g_signal_new ("line", ALUETTE_TYPE_REMOTE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

void
aluette_remote_game_send (AluetteRemoteGame *self, guint seat, char *line)
{
  g_autofree char *text = line;
  AluetteRemoteGame *sender = find_game (self, seat);

  if (text != NULL && sender != NULL)
    g_signal_emit (sender, signals[SEND], 0, text);
}

void
aluette_remote_game_take_line (AluetteRemoteGame *self, const char *line)
{
  g_signal_emit (get_screen (self), signals[LINE], 0, aluette_seat_log_get_seat (self->log), line);
}

static void
aluette_remote_game_init (AluetteRemoteGame *self)
{
  self->others = g_ptr_array_new_with_free_func (g_object_unref);
  self->open_lengths = g_array_new (FALSE, FALSE, sizeof (guint));
}

AluetteRemoteGame *
aluette_remote_game_new (AluetteSeatLog *log)
{
  AluetteRemoteGame *self = g_object_new (ALUETTE_TYPE_REMOTE_GAME, NULL);

  self->kind = aluette_seat_log_get_kind (log);
  self->log = g_object_ref (log);
  return self;
}

void
aluette_remote_game_announce (AluetteRemoteGame *self)
{
  g_object_ref (self);
  aluette_seat_log_announce (self->log);
  aluette_game_announce (ALUETTE_GAME (self));
  if (self->screen != NULL)
    aluette_game_announce (ALUETTE_GAME (self->screen));
  g_object_unref (self);
}
