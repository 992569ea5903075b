/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-talk-controller.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-announcer.h"
#include "ui/table/aluette-ui-kind.h"

/* How long a sentence is shown, in seconds. */
#define SPEECH_SECONDS 5

struct _AluetteTalkController
{
  GObject parent_instance;

  AluetteTable *table; /* weak */
  GSettings *settings;
  AluetteSeatLog *log; /* (nullable): that of a spectator */
  guint n_seen;        /* lines that were listened to */
  guint deal;          /* its number, from 1 */
  guint told;          /* the last deal in which somebody spoke */
  guint speaker;
  guint wait_ms;
  guint wait_id;
  guint over_id; /* ends what @speaker says */
};

G_DEFINE_FINAL_TYPE (AluetteTalkController, aluette_talk_controller, G_TYPE_OBJECT)

static void
stop_speech (AluetteTalkController *self)
{
  if (self->over_id == 0)
    return;
  g_clear_handle_id (&self->over_id, g_source_remove);
  if (self->table != NULL)
    aluette_table_set_spoken (self->table, self->speaker, NULL);
}

static gboolean
over_cb (gpointer data)
{
  stop_speech (data);
  return G_SOURCE_REMOVE;
}

/* Returns: a bot among @seats, another one in each deal; ALU_GAME_SPECTATOR without one */
static guint
find_speaker (AluetteTalkController *self, guint seats)
{
  const AluGameHeader *header = aluette_seat_log_get_header (self->log);
  guint n = header->rules.n_seats;

  for (guint i = 0; i < n; i++)
    {
      guint seat = (self->deal + i) % n;

      if ((seats >> seat & 1) != 0 && header->players[seat].kind == ALU_GAME_BOT)
        return seat;
    }
  return ALU_GAME_SPECTATOR;
}

/* @seats: who may say it, bit per seat */
static void
speak (AluetteTalkController *self, AluetteTalk talk, guint seats)
{
  const char *text = aluette_talk_get_sentence (talk, self->deal);
  guint speaker = find_speaker (self, seats);
  g_autofree char *spoken = NULL;

  if (text == NULL || speaker == ALU_GAME_SPECTATOR || self->told == self->deal
      || !g_settings_get_boolean (self->settings, "talk"))
    return;
  stop_speech (self);
  self->told = self->deal;
  self->speaker = speaker;
  self->over_id = g_timeout_add_seconds (SPEECH_SECONDS, over_cb, self);
  aluette_table_set_spoken (self->table, speaker, text);
  /* Translators: a player and what they say: “Léon: Bravo!”. */
  spoken = g_strdup_printf (C_("phrase", "%1$s: %2$s"),
                            aluette_seat_log_get_header (self->log)->players[speaker].name, text);
  aluette_announce (GTK_WIDGET (self->table), spoken);
}

static gboolean
wait_cb (gpointer data)
{
  AluetteTalkController *self = data;
  AluetteGame *game = aluette_table_get_game (self->table);
  guint awaited = game != NULL ? aluette_game_get_awaited (game) : ALU_GAME_SPECTATOR;

  self->wait_id = 0;
  if (awaited != ALU_GAME_SPECTATOR && aluette_game_get_ready (game)
      && (aluette_game_get_seats_here (game) >> awaited & 1) != 0
      && gtk_widget_get_mapped (GTK_WIDGET (self->table)))
    speak (self, ALUETTE_TALK_WAIT, ~(1u << awaited));
  return G_SOURCE_REMOVE;
}

/* Counts the deals among new lines. Returns: (nullable): the last line that is an action */
static gconstpointer
listen (AluetteTalkController *self)
{
  const AluGameKind *kind = aluette_seat_log_get_kind (self->log);
  guint n = aluette_seat_log_get_n_lines (self->log);
  gconstpointer action = NULL;

  for (; self->n_seen < n; self->n_seen++)
    {
      gconstpointer line = aluette_seat_log_get_line (self->log, self->n_seen);
      AluGameRole role = alu_game_event_role (kind, line);

      self->deal += role == ALU_GAME_ROLE_DEAL;
      if (role == ALU_GAME_ROLE_ACTION)
        action = line;
    }
  return action;
}

static void
landed_cb (AluetteTalkController *self)
{
  gconstpointer action = self->log != NULL ? listen (self) : NULL;
  const AluetteUiKind *kind;
  AluetteTalk talk;
  guint seats;

  if (action == NULL)
    return;
  g_clear_handle_id (&self->wait_id, g_source_remove);
  self->wait_id = g_timeout_add (self->wait_ms, wait_cb, self);
  kind = aluette_ui_kind_from_id (aluette_seat_log_get_kind (self->log)->id);
  if (kind->presentation->find_talk == NULL)
    return;
  talk = kind->presentation->find_talk (aluette_seat_log_get_view (self->log), action, &seats);
  speak (self, talk, seats);
}

/* Nobody speaks in a deal that is resumed, or played again from an undone card: they may have
 * spoken in it. */
static void
listen_again (AluetteTalkController *self)
{
  self->n_seen = self->deal = 0;
  listen (self);
  self->told = self->deal;
}

static void
forget_log (AluetteTalkController *self)
{
  g_clear_handle_id (&self->wait_id, g_source_remove);
  stop_speech (self);
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  g_clear_object (&self->log);
}

static void
game_changed_cb (AluetteTalkController *self)
{
  AluetteGame *game = aluette_table_get_game (self->table);

  forget_log (self);
  if (game == NULL)
    return;
  self->log = g_object_ref (aluette_game_get_seat_log (game, ALU_GAME_SPECTATOR));
  g_signal_connect_swapped (self->log, "truncated", G_CALLBACK (listen_again), self);
  listen_again (self);
}

static void
aluette_talk_controller_dispose (GObject *object)
{
  AluetteTalkController *self = ALUETTE_TALK_CONTROLLER (object);

  forget_log (self);
  g_clear_weak_pointer (&self->table);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_talk_controller_parent_class)->dispose (object);
}

static void
aluette_talk_controller_class_init (AluetteTalkControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_talk_controller_dispose;
}

static void
aluette_talk_controller_init (AluetteTalkController *self)
{
}

AluetteTalkController *
aluette_talk_controller_new (AluetteTable *table, GSettings *settings, guint wait_ms)
{
  AluetteTalkController *self = g_object_new (ALUETTE_TYPE_TALK_CONTROLLER, NULL);

  g_set_weak_pointer (&self->table, table);
  self->settings = g_object_ref (settings);
  self->wait_ms = wait_ms;
  g_signal_connect_object (table, "notify::game", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "landed", G_CALLBACK (landed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
  return self;
}
