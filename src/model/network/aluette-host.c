/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-connection.h"
#include "model/network/aluette-host-room.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/network/aluette-joint-seed.h"
#include "model/session/aluette-local-game-log.h"

/* The host of a room has the connections and the match. It gives the room what happens to them, and
 * sends what waits in its outbox. */

struct _AluetteHost
{
  GObject parent_instance;

  Room room;
  GPtrArray *connections; /* (element-type Connection) */
  guint last_connection;  /* id */
  guint last_nonce;
  guint depth;       /* how many functions use the room now */
  guint timer;       /* id of the clock's call, or 0 */
  gint64 timer_time; /* the deadline of the room that it waits for, or NEVER */

  char *program; /* name of this version */
  AluetteJournal *journal; /* (nullable) */
  guint bot_ms, trick_ms;
};

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

/* The outbox */

static Connection *
find_connection (AluetteHost *self, guint id)
{
  for (guint i = 0; i < self->connections->len; i++)
    {
      Connection *connection = g_ptr_array_index (self->connections, i);

      if (connection->caller.id == id)
        return connection;
    }
  return NULL;
}

static void
deliver (AluetteHost *self, Outgoing *outgoing)
{
  Connection *connection = find_connection (self, outgoing->caller);

  if (connection != NULL && outgoing->line != NULL)
    connection_send (connection, g_steal_pointer (&outgoing->line));
  else if (g_ptr_array_remove (self->connections, connection))
    g_signal_emit (self, signals[CONNECTIONS_CHANGED], 0);
  outgoing_free (outgoing);
}

static void on_deadline (gpointer data);

/* Waits for the next deadline of the room. */
static void
wait_for_deadline (AluetteHost *self)
{
  AluetteClock *clock = self->room.clock;
  gint64 time = MIN (self->room.question_time, self->room.salt_time);

  if (time == self->timer_time)
    return;
  if (self->timer != 0)
    aluette_clock_remove (clock, self->timer);
  self->timer = 0;
  self->timer_time = time;
  if (time != NEVER)
    self->timer = aluette_clock_add (clock,
                                     (guint) MAX (time - aluette_clock_get_time (clock), 0),
                                     on_deadline, self);
}

/* Everything that changes the room is between these two. The outermost one sends what the room has
 * to say, when what has changed is stored. */
static void
enter (AluetteHost *self)
{
  g_object_ref (self);
  self->depth++;
}

static void
leave (AluetteHost *self)
{
  Outgoing *outgoing;

  while (self->depth == 1 && (outgoing = g_queue_pop_head (&self->room.outbox)) != NULL)
    deliver (self, outgoing);
  self->depth--;
  if (self->depth == 0)
    {
      g_ptr_array_foreach (self->connections, connection_follow_state, NULL);
      wait_for_deadline (self);
      if (self->room.has_stopped)
        {
          self->room.has_stopped = FALSE;
          g_signal_emit (self, signals[STOPPED], 0);
        }
    }
  g_object_unref (self);
}

static void
on_deadline (gpointer data)
{
  AluetteHost *self = data;
  Room *room = &self->room;
  gint64 now = aluette_clock_get_time (room->clock);

  enter (self);
  self->timer = 0;
  self->timer_time = NEVER;
  if (now >= room->salt_time)
    room_end_salts (room);
  if (now >= room->question_time)
    room_ask_about_absent (room);
  leave (self);
}

/* The match */

static void
on_log_changed (AluetteHost *self, guint first, guint n_events)
{
  enter (self);
  room_handle_log (&self->room, n_events == 0);
  leave (self);
}

static void
on_game_changed (AluetteHost *self)
{
  enter (self);
  room_handle_match (&self->room);
  leave (self);
}

static void
on_thinking (AluetteHost *self, guint seat, gboolean on)
{
  enter (self);
  if (!on)
    room_handle_bot (&self->room);
  leave (self);
}

/* Starts a match from its @record (nullable), or a new one. The host hears of each change of the
 * log first of all, so that it misses none. Returns: FALSE with @error. */
static gboolean
start_match (AluetteHost *self, const char *record, GError **error)
{
  Room *room = &self->room;
  const People *people = &room->people;
  AluetteLocalGame *local;
  AluetteMatchKey key;

  if (!seed_draw (&room->seed, error))
    return FALSE;
  aluette_joint_key (&room->seed.secret, room->seed.salts, &key);
  room->game = record != NULL
                   ? aluette_local_game_new_from_record (record, -1, 0, self->journal, error)
                   : aluette_local_game_new (people->kind, &people->header, 0, self->journal,
                                             error);
  if (room->game == NULL)
    return FALSE;
  local = room_get_local (room);
  aluette_local_game_set_key (local, &key);
  aluette_local_game_set_clock (local, room->clock);
  aluette_local_game_set_pace (local, self->bot_ms, self->trick_ms);
  room->logs = logs_new (local);
  g_signal_connect_object (local, "log-changed", G_CALLBACK (on_log_changed), self,
                           G_CONNECT_SWAPPED);
  if (people->model_kind->host_extension_new != NULL)
    room->extension = people->model_kind->host_extension_new (self);
  g_signal_connect_object (local, "changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (local, "thinking", G_CALLBACK (on_thinking), self, G_CONNECT_SWAPPED);
  room->is_over = room_get_awaited (room) == ALU_GAME_AWAITS_NOBODY;
  return TRUE;
}

/* Returns: why the match cannot begin. */
static AluetteCode
begin_match (AluetteHost *self)
{
  Room *room = &self->room;
  AluGameHeader before = room->people.header;

  room->begins = FALSE;
  people_name_players (&room->people);
  if (!start_match (self, NULL, NULL))
    {
      room->people.header = before;
      if (room->seed.salts == NULL)
        return ALUETTE_CODE_NOT_NOW;
      room_restart_seed (room);
      return ALUETTE_CODE_NONE;
    }
  g_signal_emit (self, signals[BEGUN], 0);
  room_changed (room);
  room_announce_match (room);
  room_follow (room);
  aluette_local_game_start (room_get_local (room));
  return ALUETTE_CODE_NONE;
}

/* Connections */

static void
handle_message (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  AluetteCode code;

  enter (self);
  code = room_handle_message (&self->room, &connection->caller, message);
  if (self->room.begins)
    code = begin_match (self);
  if (code != ALUETTE_CODE_NONE)
    room_send (&self->room, &connection->caller, connection_write_refusal (message, code));
  leave (self);
}

static void
end_connection (AluetteHost *self, Connection *connection, AluetteCode code)
{
  enter (self);
  room_close (&self->room, &connection->caller, code);
  leave (self);
}

static Connection *
add_connection (AluetteHost *self, AluetteChannel *channel, gboolean is_owner)
{
  static const ConnectionOwner owner = { handle_message, end_connection };
  Connection *connection = connection_new (self, &owner, self->room.clock, channel,
                                           &self->last_nonce);

  connection->caller.id = ++self->last_connection;
  connection->caller.is_owner = is_owner;
  g_ptr_array_add (self->connections, connection);
  g_ptr_array_add (self->room.callers, &connection->caller);
  return connection;
}

void
aluette_host_add_channel (AluetteHost *self, AluetteChannel *channel, gboolean is_owner)
{
  g_return_if_fail (ALUETTE_IS_HOST (self) && ALUETTE_IS_CHANNEL (channel));
  connection_send (add_connection (self, channel, is_owner),
                   aluette_host_write_greeting (self->program));
  g_signal_emit (self, signals[CONNECTIONS_CHANGED], 0);
}

void
aluette_host_add_greeted_channel (AluetteHost *self, AluetteChannel *channel, gboolean is_owner,
                                  const char *line)
{
  Connection *connection;

  g_return_if_fail (ALUETTE_IS_HOST (self) && ALUETTE_IS_CHANNEL (channel));
  connection = add_connection (self, channel, is_owner);
  room_set_state (&self->room, &connection->caller, ALUETTE_CONNECTION_GREETED);
  connection_follow_state (connection, NULL);
  g_signal_emit (self, signals[CONNECTIONS_CHANGED], 0);
  connection_handle_line (connection, line, strlen (line));
}

/* The object */

static void
aluette_host_dispose (GObject *object)
{
  AluetteHost *self = ALUETTE_HOST (object);

  if (self->room.clock != NULL)
    {
      enter (self);
      room_close_all (&self->room, ALUETTE_CODE_CLOSING);
      room_clear_match (&self->room);
      room_forget_seed (&self->room);
      self->room.question_time = NEVER;
      leave (self);
    }
  g_clear_object (&self->journal);
  g_clear_object (&self->room.clock);
  G_OBJECT_CLASS (aluette_host_parent_class)->dispose (object);
}

static void
aluette_host_finalize (GObject *object)
{
  AluetteHost *self = ALUETTE_HOST (object);

  g_ptr_array_unref (self->connections);
  room_clear (&self->room);
  g_free (self->program);
  G_OBJECT_CLASS (aluette_host_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, ALUETTE_TYPE_HOST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       0);
}

static void
aluette_host_class_init (AluetteHostClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_host_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_host_finalize;
  signals[CHANGED] = add_signal ("changed");
  signals[BEGUN] = add_signal ("begun");
  signals[STOPPED] = add_signal ("stopped");
  signals[CONNECTIONS_CHANGED] = add_signal ("connections-changed");
}

static void
aluette_host_init (AluetteHost *self)
{
  room_init (&self->room, self);
  self->connections = g_ptr_array_new_with_free_func (connection_free);
  self->timer_time = NEVER;
  self->program = g_strdup ("0");
}

AluetteHost *
aluette_host_new (const AluGameKind *kind, const AluGameHeader *header, AluetteClock *clock,
                  GError **error)
{
  g_autoptr (AluetteHost) self = NULL;
  g_autofree gpointer match = NULL;

  g_return_val_if_fail (kind != NULL && header != NULL && ALUETTE_IS_CLOCK (clock), NULL);
  self = g_object_new (ALUETTE_TYPE_HOST, NULL);
  match = g_malloc0 (kind->match_size);
  if (!people_set_up (&self->room.people, kind, header) || alu_game_humans (header) == 0
      || kind->init (match, header) != 0)
    {
      g_set_error_literal (error, ALUETTE_HOST_ERROR, ALUETTE_HOST_ERROR_NO_GAME,
                           _("This match cannot be played over a network."));
      return NULL;
    }
  people_clean_names (&self->room.people);
  self->room.clock = g_object_ref (clock);
  return g_steal_pointer (&self);
}

/* Storing */

static void
set_bad_text (GError **error)
{
  g_set_error_literal (error, ALUETTE_HOST_ERROR, ALUETTE_HOST_ERROR_BAD_TEXT,
                       _("The file is not a table that was saved."));
}

AluetteHost *
aluette_host_new_from_text (const char *text, AluetteClock *clock, AluetteJournal *journal,
                            GError **error)
{
  g_autoptr (AluetteHost) self = g_object_new (ALUETTE_TYPE_HOST, NULL);
  Room *room = &self->room;
  const char *match;
  gboolean has_begun;
  guint stand_ins;

  room->clock = g_object_ref (clock);
  g_set_object (&self->journal, journal);
  if (!room_read_text (room, text, &match, &has_begun, &stand_ins))
    {
      set_bad_text (error);
      return NULL;
    }
  if (!has_begun)
    return g_steal_pointer (&self);
  if (!start_match (self, match, error))
    return NULL;
  enter (self);
  for (guint seat = 0; seat < room->people.header.rules.n_seats; seat++)
    if ((stand_ins & (1u << seat)) != 0)
      room_set_stand_in (room, seat, TRUE);
  room_follow (room);
  aluette_local_game_start (room_get_local (room));
  leave (self);
  return g_steal_pointer (&self);
}

char *
aluette_host_to_text (AluetteHost *self, gboolean with_events)
{
  return room_to_text (&self->room, with_events);
}

gboolean
aluette_host_check_text (AluetteHost *self, const char *text, GError **error)
{
  g_autofree char *own = aluette_host_to_text (self, TRUE);
  g_autofree char *record = NULL;
  AluetteMatchKey key;

  aluette_joint_key (&self->room.seed.secret, self->room.seed.salts, &key);
  if (self->room.game != NULL)
    record = aluette_local_game_get_record (room_get_local (&self->room));
  if (strcmp (own, text) == 0 && (record == NULL || aluette_joint_deals_follow (&key, record)))
    return TRUE;
  set_bad_text (error);
  return FALSE;
}

/* Settings, and what is known */

void
aluette_host_set_program (AluetteHost *self, const char *program)
{
  g_free (self->program);
  self->program = g_strdup (program);
}

void
aluette_host_set_invitation (AluetteHost *self, const char *words)
{
  g_free (self->room.invitation);
  self->room.invitation = g_strdup (words);
}

void
aluette_host_set_pass (AluetteHost *self, const char *pass)
{
  g_free (self->room.pass);
  self->room.pass = g_strdup (pass);
}

void
aluette_host_set_page (AluetteHost *self, const char *origin)
{
  g_free (self->room.page);
  self->room.page = g_strdup (origin);
}

const char *
aluette_host_get_invitation (AluetteHost *self)
{
  return self->room.invitation;
}

void
aluette_host_set_key (AluetteHost *self, const AluetteMatchKey *key)
{
  g_return_if_fail (ALUETTE_IS_HOST (self) && self->room.game == NULL);
  self->room.seed.has_secret = TRUE;
  self->room.seed.secret = *key;
}

void
aluette_host_set_journal (AluetteHost *self, AluetteJournal *journal)
{
  g_return_if_fail (ALUETTE_IS_HOST (self) && self->room.game == NULL);
  g_set_object (&self->journal, journal);
}

void
aluette_host_set_pace (AluetteHost *self, guint bot_ms, guint trick_ms)
{
  self->bot_ms = bot_ms;
  self->trick_ms = trick_ms;
  if (self->room.game != NULL)
    aluette_local_game_set_pace (room_get_local (&self->room), bot_ms, trick_ms);
}

void
aluette_host_set_max_spectators (AluetteHost *self, guint n)
{
  self->room.max_spectators = n;
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
    if (strcmp (((Connection *) g_ptr_array_index (self->connections, i))->caller.peer, peer) != 0)
      return FALSE;
  return self->connections->len > 0;
}

gboolean
aluette_host_has_begun (AluetteHost *self)
{
  return self->room.people.set_up_seats != 0;
}

guint
aluette_host_get_n_present (AluetteHost *self)
{
  guint n = 0;

  for (const Person *person = self->room.people.first; person != NULL; person = person->next)
    n += person_is_present (person);
  return n;
}

GPtrArray *
aluette_host_get_token_hashes (AluetteHost *self)
{
  GPtrArray *hashes = g_ptr_array_new_with_free_func (g_free);

  for (const Person *person = self->room.people.first; person != NULL; person = person->next)
    g_ptr_array_add (hashes, g_strdup (person->token_hash));
  return hashes;
}

const char *
aluette_host_get_kept_name (AluetteHost *self)
{
  return self->room.kept_name;
}

void
aluette_host_stop (AluetteHost *self)
{
  enter (self);
  room_close_all (&self->room, ALUETTE_CODE_STOPPED);
  room_follow (&self->room);
  self->room.has_stopped = TRUE;
  leave (self);
}

gboolean
aluette_host_renew (AluetteHost *self)
{
  g_return_val_if_fail (ALUETTE_IS_HOST (self), FALSE);
  if (!self->room.is_over)
    return FALSE;
  enter (self);
  room_prepare_rematch (&self->room);
  room_changed (&self->room);
  leave (self);
  return TRUE;
}

AluetteGame *
aluette_host_get_game (AluetteHost *self)
{
  return self->room.game;
}

/* For extensions */

AluetteClock *
aluette_host_get_clock (AluetteHost *self)
{
  return self->room.clock;
}

gboolean
aluette_host_is_present (AluetteHost *self, guint seat)
{
  return person_is_present (people_get (&self->room.people, seat));
}

guint
aluette_host_get_screen (AluetteHost *self, guint seat)
{
  const Person *person = people_get (&self->room.people, seat);

  return person != NULL ? people_get_screen (&self->room.people, person) : 0;
}

guint
aluette_host_get_round_trip (AluetteHost *self, guint seat, guint *least)
{
  const Person *person = people_get (&self->room.people, seat);
  Connection *connection = person != NULL && person->caller != NULL
                               ? find_connection (self, person->caller->id)
                               : NULL;

  *least = connection != NULL ? connection_get_least_round_trip (connection) : 0;
  return connection != NULL ? connection_get_round_trip (connection) : 0;
}

void
aluette_host_send_to_seat (AluetteHost *self, guint seat, char *line)
{
  const Person *person = people_get (&self->room.people, seat);

  enter (self);
  room_send (&self->room, person != NULL ? person->caller : NULL, line);
  leave (self);
}
