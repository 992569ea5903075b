/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-game.h"

#include <glib/gi18n.h>

typedef struct
{
  gboolean rated;
  guint busy[ALU_GAME_MAX_SEATS + 1]; /* sets of AluetteBusy; the last one is the spectators' */
  guint open_requests;           /* seats with a request that was not answered, one bit per seat */
} AluetteGamePrivate;

enum
{
  PROP_0,
  PROP_READY,
  PROP_RATED,
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
G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AluetteGame, aluette_game, G_TYPE_OBJECT)

static AluetteGamePrivate *
get_private (AluetteGame *self)
{
  return aluette_game_get_instance_private (self);
}

static void
aluette_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AluetteGame *self = ALUETTE_GAME (object);

  switch (id)
    {
    case PROP_READY:
      g_value_set_boolean (value, aluette_game_get_ready (self));
      break;
    case PROP_RATED:
      g_value_set_boolean (value, aluette_game_get_rated (self));
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
aluette_game_class_init (AluetteGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags both = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GParamFlags out = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = aluette_game_get_property;
  object_class->set_property = aluette_game_set_property;
  props[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, TRUE, out);
  props[PROP_RATED] = g_param_spec_boolean ("rated", NULL, NULL, FALSE, both);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[THINKING] = g_signal_new ("thinking", ALUETTE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[STORAGE_FAILED] = g_signal_new ("storage-failed", ALUETTE_TYPE_GAME, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_game_init (AluetteGame *self)
{
}

const AluGameKind *
aluette_game_get_kind (AluetteGame *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), NULL);

  return ALUETTE_GAME_GET_CLASS (self)->get_kind (self);
}

const AluGameHeader *
aluette_game_get_header (AluetteGame *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), NULL);

  return ALUETTE_GAME_GET_CLASS (self)->get_header (self);
}

guint
aluette_game_get_seats_here (AluetteGame *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), 0);

  return ALUETTE_GAME_GET_CLASS (self)->get_seats_here (self);
}

/* Returns: the seat that decides for @seat, or ALU_GAME_SPECTATOR. */
static guint
get_viewer (AluetteGame *self, guint seat)
{
  return (guint) alu_game_decider (aluette_game_get_header (self), (int) seat);
}

static gboolean
is_here (AluetteGame *self, guint seat)
{
  return seat < ALU_GAME_MAX_SEATS && (aluette_game_get_seats_here (self) & (1u << seat)) != 0;
}

AluetteSeatLog *
aluette_game_get_seat_log (AluetteGame *self, guint seat)
{
  guint viewer;

  g_return_val_if_fail (ALUETTE_IS_GAME (self), NULL);
  g_return_val_if_fail (seat == ALU_GAME_SPECTATOR
                            || seat < aluette_game_get_header (self)->rules.n_seats,
                        NULL);
  viewer = get_viewer (self, seat);
  g_return_val_if_fail (viewer == ALU_GAME_SPECTATOR || is_here (self, viewer), NULL);

  return ALUETTE_GAME_GET_CLASS (self)->get_seat_log (self, viewer);
}

GArray *
aluette_game_get_finished (AluetteGame *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), NULL);

  return ALUETTE_GAME_GET_CLASS (self)->get_finished (self);
}

guint
aluette_game_get_awaited (AluetteGame *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), ALU_GAME_SPECTATOR);

  return ALUETTE_GAME_GET_CLASS (self)->get_awaited (self);
}

/* Requests */

typedef struct
{
  guint seat;
  gboolean ended;
} Request;

static void
end_task (AluetteGame *self, GTask *task, int status)
{
  if (status == 0)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, ALUETTE_GAME_ERROR, status, "%s",
                             _(aluette_game_get_kind (self)->status_texts[status]));
}

static gboolean
is_signal (AluetteGame *self, gconstpointer event)
{
  return alu_game_event_role (aluette_game_get_kind (self), event) == ALU_GAME_ROLE_SIGNAL;
}

int
aluette_game_check_view (AluetteView *view, gconstpointer event)
{
  const AluGameKind *kind = aluette_view_get_kind (view);
  g_autofree gpointer after = g_memdup2 (aluette_view_get_bytes (view), kind->view_size);
  g_autofree gpointer told = g_malloc0 (kind->event_size);
  AluGameRole role = alu_game_event_role (kind, event);

  if (role != ALU_GAME_ROLE_ACTION && role != ALU_GAME_ROLE_SIGNAL)
    return ALU_ERROR_NOT_NOW;
  kind->event_for_seat (after, event, (int) aluette_view_get_seat (view), told);
  return kind->view_apply (after, told);
}

/* Returns: 0, or why @seat may not ask for @event. */
static int
check_request (AluetteGame *self, guint seat, gconstpointer event)
{
  guint actor = (guint) alu_game_event_seat (event);

  if (actor >= aluette_game_get_header (self)->rules.n_seats)
    return ALU_ERROR_NO_SEAT;
  if (!is_here (self, seat) || get_viewer (self, actor) != seat)
    return ALU_ERROR_NOT_YOUR_TURN;
  if (!is_signal (self, event) && (get_private (self)->open_requests & (1u << seat)) != 0)
    return ALU_ERROR_NOT_NOW;
  return aluette_game_check_view (
      aluette_seat_log_get_view (aluette_game_get_seat_log (self, seat)), event);
}

void
aluette_game_request_async (AluetteGame *self, guint seat, gconstpointer event,
                            GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Request *request;
  int status;

  g_return_if_fail (ALUETTE_IS_GAME (self) && event != NULL);

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, aluette_game_request_async);
  status = check_request (self, seat, event);
  if (status != 0)
    {
      end_task (self, task, status);
      return;
    }
  request = g_new0 (Request, 1);
  request->seat = is_signal (self, event) ? ALU_GAME_SPECTATOR : seat;
  g_task_set_task_data (task, request, g_free);
  ALUETTE_GAME_GET_CLASS (self)->request (self, seat, event, task);
  if (!request->ended && request->seat != ALU_GAME_SPECTATOR)
    get_private (self)->open_requests |= 1u << seat;
}

gboolean
aluette_game_request_finish (AluetteGame *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  g_return_val_if_fail (g_async_result_is_tagged (result, aluette_game_request_async), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
aluette_game_end_request (AluetteGame *self, GTask *task, int status)
{
  Request *request = g_task_get_task_data (task);

  request->ended = TRUE;
  if (request->seat != ALU_GAME_SPECTATOR)
    get_private (self)->open_requests &= ~(1u << request->seat);
  end_task (self, task, status);
}

/* Readiness */

/* Changes the reasons why one seat, or the spectators, are not ready. */
static void
set_busy (AluetteGame *self, guint seat, AluetteBusy reason, gboolean busy)
{
  guint *reasons = &get_private (self)->busy[MIN (seat, ALU_GAME_MAX_SEATS)];

  *reasons = busy ? *reasons | reason : *reasons & ~(guint) reason;
}

static void
notice_ready (AluetteGame *self, gboolean before)
{
  if (aluette_game_get_ready (self) == before)
    return;
  ALUETTE_GAME_GET_CLASS (self)->ready_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READY]);
}

void
aluette_game_set_ready (AluetteGame *self, guint seat, AluetteBusy reason, gboolean ready)
{
  gboolean before;

  g_return_if_fail (ALUETTE_IS_GAME (self));
  g_return_if_fail (seat == ALU_GAME_SPECTATOR || is_here (self, seat));

  before = aluette_game_get_ready (self);
  set_busy (self, seat, reason, !ready);
  notice_ready (self, before);
}

void
aluette_game_set_screen_ready (AluetteGame *self, AluetteBusy reason, gboolean ready)
{
  gboolean before;

  g_return_if_fail (ALUETTE_IS_GAME (self));

  before = aluette_game_get_ready (self);
  /* Somebody who needed time may have left this screen. */
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if (ready || is_here (self, seat))
      set_busy (self, seat, reason, !ready);
  set_busy (self, ALU_GAME_SPECTATOR, reason, !ready);
  notice_ready (self, before);
}

gboolean
aluette_game_get_ready (AluetteGame *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), FALSE);

  for (guint i = 0; i <= ALU_GAME_MAX_SEATS; i++)
    if (get_private (self)->busy[i] != 0)
      return FALSE;
  return TRUE;
}

void
aluette_game_skip_pause (AluetteGame *self)
{
  g_return_if_fail (ALUETTE_IS_GAME (self));

  ALUETTE_GAME_GET_CLASS (self)->skip_pause (self);
}

/* Undo */

void
aluette_game_set_rated (AluetteGame *self, gboolean rated)
{
  g_return_if_fail (ALUETTE_IS_GAME (self));

  if (get_private (self)->rated == !!rated)
    return;
  get_private (self)->rated = !!rated;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RATED]);
}

gboolean
aluette_game_get_rated (AluetteGame *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), FALSE);

  return get_private (self)->rated;
}

gboolean
aluette_game_can_undo (AluetteGame *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), FALSE);

  return !get_private (self)->rated && ALUETTE_GAME_GET_CLASS (self)->can_undo (self);
}

gboolean
aluette_game_can_redo (AluetteGame *self)
{
  g_return_val_if_fail (ALUETTE_IS_GAME (self), FALSE);

  return !get_private (self)->rated && ALUETTE_GAME_GET_CLASS (self)->can_redo (self);
}

gboolean
aluette_game_undo (AluetteGame *self)
{
  return aluette_game_can_undo (self) && ALUETTE_GAME_GET_CLASS (self)->undo (self);
}

gboolean
aluette_game_redo (AluetteGame *self)
{
  return aluette_game_can_redo (self) && ALUETTE_GAME_GET_CLASS (self)->redo (self);
}

/* Announcements of derived types */

void
aluette_game_announce (AluetteGame *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
aluette_game_announce_thinking (AluetteGame *self, guint seat, gboolean on)
{
  g_signal_emit (self, signals[THINKING], 0, seat, on);
}

void
aluette_game_announce_storage_failed (AluetteGame *self, const char *message)
{
  g_signal_emit (self, signals[STORAGE_FAILED], 0, message);
}
