/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-private.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  CHANGED,
  BEGUN,
  STOPPED,
  CONNECTIONS_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_QUARK (aluette_host_error, aluette_host_error)
G_DEFINE_FINAL_TYPE (AluetteHost, aluette_host, G_TYPE_OBJECT)

/* Ends all connections. */
static void
close_all (AluetteHost *self, AluetteCode code)
{
  self->is_stopping = TRUE;
  while (self->connections->len > 0)
    {
      g_autoptr (Connection) connection = connection_ref (g_ptr_array_index (self->connections, 0));

      connection_close (connection, code);
    }
  self->is_stopping = FALSE;
}

static void
aluette_host_dispose (GObject *object)
{
  AluetteHost *self = ALUETTE_HOST (object);

  close_all (self, ALUETTE_CODE_CLOSING);
  if (self->question_timer != 0)
    aluette_clock_remove (self->clock, self->question_timer);
  self->question_timer = 0;
  host_forget_seed (self);
  host_clear_match (self);
  g_clear_object (&self->journal);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (aluette_host_parent_class)->dispose (object);
}

static void
aluette_host_finalize (GObject *object)
{
  AluetteHost *self = ALUETTE_HOST (object);

  g_ptr_array_unref (self->connections);
  g_ptr_array_unref (self->people);
  g_array_unref (self->refusals);
  g_free (self->invitation);
  g_free (self->kept_name);
  g_free (self->salts);
  g_free (self->program);
  G_OBJECT_CLASS (aluette_host_parent_class)->finalize (object);
}

static void
aluette_host_class_init (AluetteHostClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_host_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_host_finalize;
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_HOST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[BEGUN] = g_signal_new ("begun", ALUETTE_TYPE_HOST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  signals[STOPPED] = g_signal_new ("stopped", ALUETTE_TYPE_HOST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[CONNECTIONS_CHANGED] = g_signal_new ("connections-changed", ALUETTE_TYPE_HOST,
                                               G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                               0);
}

static void
connection_free_func (gpointer data)
{
  connection_unref (data);
}

static void
refusal_clear (gpointer data)
{
  g_free (((Refusal *) data)->peer);
}

static void
aluette_host_init (AluetteHost *self)
{
  self->connections = g_ptr_array_new_with_free_func (connection_free_func);
  self->people = g_ptr_array_new_with_free_func (person_free);
  self->refusals = g_array_new (FALSE, FALSE, sizeof (Refusal));
  g_array_set_clear_func (self->refusals, refusal_clear);
  self->program = g_strdup ("0");
}

/* Makes a name of the header one that every guest reads. */
static void
clean_text (char *text, const char *otherwise)
{
  g_autofree char *clean = text[0] != '\0' ? aluette_protocol_clean_name (text) : NULL;

  g_strlcpy (text, clean != NULL ? clean : otherwise, ALU_GAME_MAX_TEXT);
}

static void
clean_header (AluGameHeader *header)
{
  clean_text (header->event, "");
  clean_text (header->place, "");
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    if (header->players[seat].kind != ALU_GAME_DUMMY)
      clean_text (header->players[seat].name, "Aluette");
}

/* Whether a match with this header is one that seats can be told of. */
static gboolean
can_host (const AluGameKind *kind, const AluGameHeader *header)
{
  g_autofree gpointer match = g_malloc0 (kind->match_size);

  return kind->read_request != NULL && !alu_game_header_is_real (header)
         && alu_game_humans (header) != 0 && kind->init (match, header) == 0;
}

AluetteHost *
aluette_host_new (const AluGameKind *kind, const AluGameHeader *header, AluetteClock *clock,
                  GError **error)
{
  AluetteHost *self;

  g_return_val_if_fail (kind != NULL && header != NULL && ALUETTE_IS_CLOCK (clock), NULL);
  if (!can_host (kind, header))
    {
      g_set_error_literal (error, ALUETTE_HOST_ERROR, ALUETTE_HOST_ERROR_NO_GAME,
                           _("This match cannot be played over a network."));
      return NULL;
    }
  self = g_object_new (ALUETTE_TYPE_HOST, NULL);
  self->kind = kind;
  self->model_kind = aluette_model_kind_from_id (kind->id);
  self->header = *header;
  clean_header (&self->header);
  self->clock = g_object_ref (clock);
  return self;
}

void
aluette_host_set_program (AluetteHost *self, const char *program)
{
  g_free (self->program);
  self->program = g_strdup (program);
}

void
aluette_host_set_invitation (AluetteHost *self, const char *words)
{
  g_free (self->invitation);
  self->invitation = g_strdup (words);
}

const char *
aluette_host_get_invitation (AluetteHost *self)
{
  return self->invitation;
}

void
aluette_host_set_key (AluetteHost *self, const AluetteMatchKey *key)
{
  g_return_if_fail (ALUETTE_IS_HOST (self) && self->game == NULL);
  self->has_secret = TRUE;
  self->secret = *key;
}

void
aluette_host_set_journal (AluetteHost *self, AluetteJournal *journal)
{
  g_return_if_fail (ALUETTE_IS_HOST (self) && self->game == NULL);
  g_set_object (&self->journal, journal);
}

void
aluette_host_set_pace (AluetteHost *self, guint bot_ms, guint trick_ms)
{
  self->bot_ms = bot_ms;
  self->trick_ms = trick_ms;
  if (self->game != NULL)
    aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (self->game), bot_ms, trick_ms);
}

void
aluette_host_set_max_spectators (AluetteHost *self, guint n)
{
  self->max_spectators = n;
}

void
aluette_host_add_channel (AluetteHost *self, AluetteChannel *channel, gboolean is_owner)
{
  Connection *connection;

  g_return_if_fail (ALUETTE_IS_HOST (self) && ALUETTE_IS_CHANNEL (channel));
  connection = connection_new (self, channel, is_owner);
  g_ptr_array_add (self->connections, connection);
  connection_greet (connection);
  host_connections_changed (self);
}

void
aluette_host_add_greeted_channel (AluetteHost *self, AluetteChannel *channel, gboolean is_owner,
                                  const char *line)
{
  Connection *connection;

  g_return_if_fail (ALUETTE_IS_HOST (self) && ALUETTE_IS_CHANNEL (channel));
  connection = connection_new (self, channel, is_owner);
  g_ptr_array_add (self->connections, connection);
  connection_set_state (connection, ALUETTE_CONNECTION_GREETED);
  host_connections_changed (self);
  connection_take_line (connection, line, strlen (line));
}

guint
aluette_host_get_n_connections (AluetteHost *self)
{
  return self->connections->len;
}

gboolean
aluette_host_is_held (AluetteHost *self, const char *peer)
{
  for (guint i = 0; i < self->connections->len; i++)
    {
      const Connection *connection = g_ptr_array_index (self->connections, i);

      if (strcmp (aluette_channel_get_peer (connection->channel), peer) != 0)
        return FALSE;
    }
  return self->connections->len > 0;
}

gboolean
aluette_host_has_begun (AluetteHost *self)
{
  return self->people_seats != 0;
}

guint
aluette_host_get_n_present (AluetteHost *self)
{
  guint n = 0;

  for (guint i = 0; i < self->people->len; i++)
    n += person_is_present (g_ptr_array_index (self->people, i));
  return n;
}

GPtrArray *
aluette_host_get_token_hashes (AluetteHost *self)
{
  GPtrArray *hashes = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->people->len; i++)
    g_ptr_array_add (hashes,
                     g_strdup (((const Person *) g_ptr_array_index (self->people, i))->token_hash));
  return hashes;
}

const char *
aluette_host_get_kept_name (AluetteHost *self)
{
  return self->kept_name;
}

void
aluette_host_stop (AluetteHost *self)
{
  g_autoptr (AluetteHost) host = g_object_ref (self);

  close_all (host, ALUETTE_CODE_STOPPED);
  host_follow (host);
  g_signal_emit (host, signals[STOPPED], 0);
}

void
host_changed (AluetteHost *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
host_connections_changed (AluetteHost *self)
{
  g_signal_emit (self, signals[CONNECTIONS_CHANGED], 0);
}

AluetteGame *
aluette_host_get_game (AluetteHost *self)
{
  return self->game;
}

AluetteClock *
aluette_host_get_clock (AluetteHost *self)
{
  return self->clock;
}

gboolean
aluette_host_is_present (AluetteHost *self, guint seat)
{
  const Person *person = host_get_person (self, seat);

  return person != NULL && person_is_present (person);
}

guint
aluette_host_get_screen (AluetteHost *self, guint seat)
{
  const Person *person;

  g_return_val_if_fail (ALUETTE_IS_HOST (self), 0);
  person = host_get_person (self, seat);
  return person != NULL ? host_get_screen (self, person) : 0;
}

guint
aluette_host_get_round_trip (AluetteHost *self, guint seat)
{
  const Person *person = host_get_person (self, seat);

  return person != NULL && person->connection != NULL
             ? connection_get_round_trip (person->connection)
             : 0;
}

guint
aluette_host_get_least_round_trip (AluetteHost *self, guint seat)
{
  const Person *person = host_get_person (self, seat);

  return person != NULL && person->connection != NULL
             ? connection_get_least_round_trip (person->connection)
             : 0;
}

void
aluette_host_send_to_seat (AluetteHost *self, guint seat, char *line)
{
  g_autofree char *text = line;
  const Person *person = host_get_person (self, seat);

  if (person != NULL && person->connection != NULL)
    connection_send (person->connection, g_steal_pointer (&text));
}
