/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-position-player.h"

/* Pause between two events. A signal takes longer to notice. */
#define PLAY_MS 900
#define SIGNAL_MS 2200

struct _AluettePositionPlayer
{
  GObject parent_instance;

  AluetteTable *table;
  AluetteGame *game;   /* (nullable) */
  AluetteSeatLog *log; /* (nullable): what the viewer is told of @game */
  GArray *waiting;     /* (nullable): events still to be played, in event_size bytes each */
  guint timer;         /* timeout source for the first of them, or 0 */
  gboolean feeding;    /* the player itself is playing an event */
};

G_DEFINE_FINAL_TYPE (AluettePositionPlayer, aluette_position_player, G_TYPE_OBJECT)

enum
{
  APPENDED,
  SIGNALING,
  FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
on_appended (AluettePositionPlayer *self, guint first, guint n_lines, AluetteSeatLog *log)
{
  if (!self->feeding)
    g_signal_emit (self, signals[APPENDED], 0, first, n_lines, log);
}

void
aluette_position_player_show (AluettePositionPlayer *self, AluetteGame *game, guint viewer)
{
  g_return_if_fail (ALUETTE_IS_POSITION_PLAYER (self));

  aluette_position_player_stop (self);
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  g_clear_object (&self->log);
  aluette_table_set_game (self->table, NULL);
  g_clear_pointer (&self->waiting, g_array_unref);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  self->waiting = g_array_new (FALSE, FALSE, (guint) aluette_game_get_kind (game)->event_size);
  g_object_set (self->table, "viewer", (int) viewer, NULL);
  aluette_table_set_game (self->table, game);
  g_set_object (&self->log, aluette_game_get_seat_log (game, viewer));
  g_signal_connect_object (self->log, "appended", G_CALLBACK (on_appended), self,
                           G_CONNECT_SWAPPED);
}

/* Plays the first event that waits. Returns: how long it should be visible, in milliseconds. */
static guint
play_event (AluettePositionPlayer *self)
{
  g_autofree gpointer event = g_memdup2 (self->waiting->data,
                                         g_array_get_element_size (self->waiting));
  AluetteLocalGame *game = ALUETTE_LOCAL_GAME (self->game);
  gboolean talk
      = alu_game_event_role (aluette_game_get_kind (self->game), event) == ALU_GAME_ROLE_SIGNAL;

  g_array_remove_index (self->waiting, 0);
  self->feeding = TRUE;
  if (!(talk ? aluette_local_game_dispatch_signal (game, event, NULL)
             : aluette_local_game_dispatch (game, event, NULL)))
    g_array_set_size (self->waiting, 0);
  self->feeding = FALSE;
  if (talk)
    g_signal_emit (self, signals[SIGNALING], 0, event, SIGNAL_MS);
  return talk ? SIGNAL_MS : PLAY_MS;
}

static gboolean
play_next (gpointer data)
{
  AluettePositionPlayer *self = data;

  self->timer = 0;
  if (self->waiting->len > 0)
    self->timer = g_timeout_add (play_event (self), play_next, self);
  else
    g_signal_emit (self, signals[FINISHED], 0);
  return G_SOURCE_REMOVE;
}

void
aluette_position_player_play (AluettePositionPlayer *self, gconstpointer events, guint n_events)
{
  g_return_if_fail (ALUETTE_IS_POSITION_PLAYER (self));

  if (self->game == NULL)
    return;
  g_array_append_vals (self->waiting, events, n_events);
  if (self->timer == 0)
    play_next (self);
}

void
aluette_position_player_skip (AluettePositionPlayer *self)
{
  g_return_if_fail (ALUETTE_IS_POSITION_PLAYER (self));

  if (self->timer == 0)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  while (self->waiting->len > 0)
    play_event (self);
  g_signal_emit (self, signals[FINISHED], 0);
}

void
aluette_position_player_stop (AluettePositionPlayer *self)
{
  g_return_if_fail (ALUETTE_IS_POSITION_PLAYER (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->waiting != NULL)
    g_array_set_size (self->waiting, 0);
}

static void
aluette_position_player_finalize (GObject *object)
{
  AluettePositionPlayer *self = ALUETTE_POSITION_PLAYER (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->waiting, g_array_unref);
  g_clear_object (&self->log);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (aluette_position_player_parent_class)->finalize (object);
}

static void
aluette_position_player_class_init (AluettePositionPlayerClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_position_player_finalize;
  signals[APPENDED] = g_signal_new ("appended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT,
                                    ALUETTE_TYPE_SEAT_LOG);
  signals[SIGNALING] = g_signal_new ("signaling", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_UINT);
  signals[FINISHED] = g_signal_new ("finished", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
}

static void
aluette_position_player_init (AluettePositionPlayer *self)
{
}

AluettePositionPlayer *
aluette_position_player_new (AluetteTable *table)
{
  AluettePositionPlayer *self = g_object_new (ALUETTE_TYPE_POSITION_PLAYER, NULL);

  self->table = table;
  return self;
}
