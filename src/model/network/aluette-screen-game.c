/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-screen-game.h"

#include "model/network/aluette-spectator-log.h"

struct _AluetteScreenGame
{
  AluetteGame parent_instance;

  GPtrArray *games;               /* (element-type AluetteRemoteGame): the user's first */
  AluetteSpectatorLog *spectator; /* (nullable): until it is needed */
};

enum
{
  LINE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteScreenGame, aluette_screen_game, ALUETTE_TYPE_GAME)

static AluetteGame *
get_game (AluetteScreenGame *self, guint i)
{
  return g_ptr_array_index (self->games, i);
}

static AluetteGame *
get_first (AluetteGame *game)
{
  return get_game (ALUETTE_SCREEN_GAME (game), 0);
}

/* Returns: the log of the only seat of a match, or of whoever watches it. */
static AluetteSeatLog *
get_log (AluetteGame *game)
{
  return aluette_game_get_seat_log (game, ALU_GAME_SPECTATOR);
}

static guint
get_seat (AluetteGame *game)
{
  return aluette_seat_log_get_seat (get_log (game));
}

/* Returns: (nullable): the match of whoever sits there. */
static AluetteGame *
find_game (AluetteScreenGame *self, guint seat)
{
  for (guint i = 0; i < self->games->len; i++)
    if (get_seat (get_game (self, i)) == seat)
      return get_game (self, i);
  return NULL;
}

static void
disconnect (gpointer data, gpointer self)
{
  g_signal_handlers_disconnect_by_data (data, self);
}

static void
aluette_screen_game_dispose (GObject *object)
{
  AluetteScreenGame *self = ALUETTE_SCREEN_GAME (object);

  g_ptr_array_foreach (self->games, disconnect, self);
  g_clear_pointer (&self->spectator, aluette_spectator_log_free);
  G_OBJECT_CLASS (aluette_screen_game_parent_class)->dispose (object);
}

static void
aluette_screen_game_finalize (GObject *object)
{
  g_ptr_array_unref (ALUETTE_SCREEN_GAME (object)->games);
  G_OBJECT_CLASS (aluette_screen_game_parent_class)->finalize (object);
}

/* What all see alike is what the first one sees */

static const AluGameKind *
get_kind (AluetteGame *game)
{
  return aluette_game_get_kind (get_first (game));
}

static const AluGameHeader *
get_header (AluetteGame *game)
{
  return aluette_game_get_header (get_first (game));
}

static GArray *
get_finished (AluetteGame *game)
{
  return aluette_game_get_finished (get_first (game));
}

static gboolean
can_undo (AluetteGame *game)
{
  return aluette_game_can_undo (get_first (game));
}

static gboolean
undo (AluetteGame *game)
{
  return aluette_game_undo (get_first (game));
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

/* Seats */

static guint
get_seats_here (AluetteGame *game)
{
  AluetteScreenGame *self = ALUETTE_SCREEN_GAME (game);
  guint seats = 0;

  for (guint i = 0; i < self->games->len; i++)
    seats |= aluette_game_get_seats_here (get_game (self, i));
  return seats;
}

/* Whoever watches with the only seat sees no more than the seat does. */
static AluetteSeatLog *
get_seat_log (AluetteGame *game, guint seat)
{
  AluetteScreenGame *self = ALUETTE_SCREEN_GAME (game);
  AluetteSeatLog *first = get_log (get_first (game));

  if (seat != ALU_GAME_SPECTATOR)
    return get_log (find_game (self, seat));
  if (self->games->len == 1 || aluette_seat_log_get_seat (first) == ALU_GAME_SPECTATOR)
    return first;
  if (self->spectator == NULL)
    self->spectator = aluette_spectator_log_new (first);
  return aluette_spectator_log_get (self->spectator);
}

static guint
get_awaited (AluetteGame *game)
{
  AluetteScreenGame *self = ALUETTE_SCREEN_GAME (game);

  for (guint i = 0; i < self->games->len; i++)
    {
      guint awaited = aluette_game_get_awaited (get_game (self, i));

      if (awaited != ALU_GAME_SPECTATOR)
        return awaited;
    }
  return ALU_GAME_SPECTATOR;
}

/* One for all says that the screen needs time. */
static void
ready_changed (AluetteGame *game)
{
  guint here = get_seats_here (game);
  AluetteGame *speaker = here != 0 ? find_game (ALUETTE_SCREEN_GAME (game),
                                                (guint) g_bit_nth_lsf (here, -1))
                                   : get_first (game);

  aluette_game_set_screen_ready (speaker, ALUETTE_BUSY_LOOK, aluette_game_get_ready (game));
}

/* Requests */

static void
on_answer (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GError) error = NULL;
  AluetteGame *self = g_task_get_source_object (task);
  gboolean is_done = aluette_game_request_finish (ALUETTE_GAME (source), result, &error);

  aluette_game_end_request (self, task, is_done ? 0 : error->code);
}

static void
request (AluetteGame *game, guint seat, gconstpointer event, GTask *task)
{
  aluette_game_request_async (find_game (ALUETTE_SCREEN_GAME (game), seat), seat, event, NULL,
                              on_answer, g_object_ref (task));
}

static void
aluette_screen_game_class_init (AluetteScreenGameClass *klass)
{
  AluetteGameClass *game_class = ALUETTE_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_screen_game_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_screen_game_finalize;
  game_class->get_kind = get_kind;
  game_class->get_header = get_header;
  game_class->get_seats_here = get_seats_here;
  game_class->get_seat_log = get_seat_log;
  game_class->get_finished = get_finished;
  game_class->get_awaited = get_awaited;
  game_class->request = request;
  game_class->ready_changed = ready_changed;
  game_class->skip_pause = ignore;
  game_class->can_undo = can_undo;
  game_class->can_redo = cannot;
  game_class->undo = undo;
  game_class->redo = cannot;
  signals[LINE] = g_signal_new ("line", ALUETTE_TYPE_SCREEN_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
aluette_screen_game_init (AluetteScreenGame *self)
{
  self->games = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Who is at the screen */

static void
on_line (AluetteScreenGame *self, const char *line, AluetteGame *game)
{
  g_signal_emit (self, signals[LINE], 0, get_seat (game), line);
}

static void
append (AluetteScreenGame *self, AluetteRemoteGame *game)
{
  g_ptr_array_add (self->games, g_object_ref (game));
  g_signal_connect_object (game, "changed", G_CALLBACK (aluette_game_announce), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "line", G_CALLBACK (on_line), self, G_CONNECT_SWAPPED);
}

AluetteScreenGame *
aluette_screen_game_new (AluetteRemoteGame *first)
{
  AluetteScreenGame *self = g_object_new (ALUETTE_TYPE_SCREEN_GAME, NULL);

  append (self, first);
  return self;
}

void
aluette_screen_game_add (AluetteScreenGame *self, AluetteRemoteGame *game)
{
  g_return_if_fail (ALUETTE_IS_SCREEN_GAME (self) && ALUETTE_IS_REMOTE_GAME (game));
  if (g_ptr_array_find (self->games, game, NULL))
    return;
  append (self, game);
  aluette_game_announce (ALUETTE_GAME (self));
}

void
aluette_screen_game_remove (AluetteScreenGame *self, AluetteRemoteGame *game)
{
  guint i;

  g_return_if_fail (ALUETTE_IS_SCREEN_GAME (self));
  if (!g_ptr_array_find (self->games, game, &i) || i == 0)
    return;
  g_signal_handlers_disconnect_by_data (game, self);
  g_ptr_array_remove_index (self->games, i);
  aluette_game_announce (ALUETTE_GAME (self));
}

void
aluette_screen_game_send (AluetteScreenGame *self, guint seat, char *line)
{
  g_autofree char *text = line;
  AluetteGame *game;

  g_return_if_fail (ALUETTE_IS_SCREEN_GAME (self));
  game = find_game (self, seat);
  if (game != NULL)
    aluette_remote_game_send (ALUETTE_REMOTE_GAME (game), g_steal_pointer (&text));
}
