/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-remote-game.h"

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
};

enum
{
  REQUEST,
  ASK_UNDO,
  SEND,
  LINE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteRemoteGame, aluette_remote_game, ALUETTE_TYPE_GAME)

static void
aluette_remote_game_dispose (GObject *object)
{
  AluetteRemoteGame *self = ALUETTE_REMOTE_GAME (object);

  g_clear_object (&self->log);
  G_OBJECT_CLASS (aluette_remote_game_parent_class)->dispose (object);
}

static gconstpointer
get_view_bytes (AluetteRemoteGame *self)
{
  return aluette_view_get_bytes (aluette_seat_log_get_view (self->log));
}

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

static guint
get_seats_here (AluetteGame *game)
{
  guint seat = aluette_seat_log_get_seat (ALUETTE_REMOTE_GAME (game)->log);

  return seat < ALU_GAME_MAX_SEATS ? 1u << seat : 0;
}

/* There is one log: who watches with the seat sees no more than the seat does. */
static AluetteSeatLog *
get_seat_log (AluetteGame *game, guint seat)
{
  return ALUETTE_REMOTE_GAME (game)->log;
}

static GArray *
get_finished (AluetteGame *game)
{
  AluetteRemoteGame *self = ALUETTE_REMOTE_GAME (game);

  return alu_game_is_in_deal (self->kind, get_view_bytes (self)) ? NULL
                                                     : aluette_seat_log_get_finished (self->log);
}

static guint
get_awaited (AluetteGame *game)
{
  AluetteRemoteGame *self = ALUETTE_REMOTE_GAME (game);
  guint seat = aluette_seat_log_get_seat (self->log);

  return alu_game_get_awaited (self->kind, get_view_bytes (self)) == (int) seat
             ? seat
             : ALU_GAME_SPECTATOR;
}

/* Requests */

static void
send_first (AluetteRemoteGame *self)
{
  Request *request = g_queue_peek_head (&self->requests);

  if (request == NULL || request->number != 0)
    return;
  request->number = ++self->last_number;
  g_signal_emit (self, signals[REQUEST], 0, request->number, request->line);
}

static void
request_event (AluetteGame *game, guint seat, gconstpointer event, GTask *task)
{
  AluetteRemoteGame *self = ALUETTE_REMOTE_GAME (game);
  Request *request;

  if (self->kind->write_request == NULL)
    {
      aluette_game_end_request (game, task, ALU_ERROR_NOT_NOW);
      return;
    }
  request = g_new0 (Request, 1);
  request->task = g_object_ref (task);
  self->kind->write_request (event, request->line);
  g_queue_push_tail (&self->requests, request);
  send_first (self);
}

static void
end_first (AluetteRemoteGame *self, int status)
{
  Request *request = g_queue_pop_head (&self->requests);

  aluette_game_end_request (ALUETTE_GAME (self), request->task, status);
  g_object_unref (request->task);
  g_free (request);
}

/* The status of the game that comes closest to a code. */
static int
get_status (AluetteRemoteGame *self, AluetteCode code, int status)
{
  switch (code)
    {
    case ALUETTE_CODE_NONE:
      return 0;
    case ALUETTE_CODE_RULES:
      return status;
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
    g_signal_emit (self, signals[REQUEST], 0, request->number, request->line);
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
cannot (AluetteGame *game)
{
  return FALSE;
}

/* The pace is the host's. */
static void
ignore (AluetteGame *game)
{
}

static void
aluette_remote_game_class_init (AluetteRemoteGameClass *klass)
{
  AluetteGameClass *game_class = ALUETTE_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_remote_game_dispose;
  game_class->get_kind = get_kind;
  game_class->get_header = get_header;
  game_class->get_seats_here = get_seats_here;
  game_class->get_seat_log = get_seat_log;
  game_class->get_finished = get_finished;
  game_class->get_awaited = get_awaited;
  game_class->request = request_event;
  game_class->ready_changed = ignore;
  game_class->skip_pause = ignore;
  game_class->can_undo = can_undo;
  game_class->can_redo = cannot;
  game_class->undo = ask_undo;
  game_class->redo = cannot;
  signals[REQUEST] = g_signal_new ("request", ALUETTE_TYPE_REMOTE_GAME, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  signals[ASK_UNDO] = g_signal_new ("ask-undo", ALUETTE_TYPE_REMOTE_GAME, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SEND] = g_signal_new ("send", ALUETTE_TYPE_REMOTE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LINE] = g_signal_new ("line", ALUETTE_TYPE_REMOTE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

void
aluette_remote_game_send (AluetteRemoteGame *self, char *line)
{
  g_autofree char *text = line;

  g_return_if_fail (ALUETTE_IS_REMOTE_GAME (self));
  if (text != NULL)
    g_signal_emit (self, signals[SEND], 0, text);
}

void
aluette_remote_game_take_line (AluetteRemoteGame *self, const char *line)
{
  g_return_if_fail (ALUETTE_IS_REMOTE_GAME (self));
  g_signal_emit (self, signals[LINE], 0, line);
}

static void
aluette_remote_game_init (AluetteRemoteGame *self)
{
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
  g_object_unref (self);
}
