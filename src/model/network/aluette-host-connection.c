/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-private.h"

#include <string.h>

/* One connection: its limits in time and number, and whom each line goes to. */

static const Handler handlers[ALUETTE_N_WORDS] = {
  [ALUETTE_WORD_JOIN] = host_join,
  [ALUETTE_WORD_BESIDE] = host_beside,
  [ALUETTE_WORD_RESUME] = host_resume,
  [ALUETTE_WORD_ADMIT] = host_admit,
  [ALUETTE_WORD_DECLINE] = host_decline,
  [ALUETTE_WORD_SIT] = host_sit,
  [ALUETTE_WORD_STAND] = host_stand,
  [ALUETTE_WORD_BEGIN] = host_begin,
  [ALUETTE_WORD_DO] = host_do,
  [ALUETTE_WORD_MAKE_SIGN] = host_sign,
  [ALUETTE_WORD_LOOK] = host_look,
  [ALUETTE_WORD_PAUSE] = host_pause,
  [ALUETTE_WORD_CONTINUE] = host_continue,
  [ALUETTE_WORD_ASK] = host_ask,
  [ALUETTE_WORD_ANSWER] = host_answer,
  [ALUETTE_WORD_SAY] = host_say,
  [ALUETTE_WORD_PRESENCE] = host_presence,
  [ALUETTE_WORD_BYE] = host_bye,
  [ALUETTE_WORD_REMATCH] = host_rematch,
  [ALUETTE_WORD_COMMIT] = host_commit,
  [ALUETTE_WORD_SALT] = host_salt,
  [ALUETTE_WORD_KEEP] = host_keep,
  [ALUETTE_WORD_SPECTATORS] = host_spectators,
};

static void connection_wait (Connection *self);

static gint64
get_time (Connection *self)
{
  return aluette_clock_get_time (self->host->clock);
}

Connection *
connection_ref (Connection *self)
{
  g_ref_count_inc (&self->refs);
  return self;
}

void
connection_unref (Connection *self)
{
  if (!g_ref_count_dec (&self->refs))
    return;
  g_object_unref (self->channel);
  g_free (self->name);
  g_free (self);
}

void
connection_set_state (Connection *self, AluetteConnectionState state)
{
  self->state = state;
  self->start = get_time (self);
  connection_wait (self);
}

void
connection_send (Connection *self, char *line)
{
  g_autofree char *text = line;

  if (self->host != NULL && text != NULL)
    aluette_channel_send (self->channel, text);
}

void
connection_refuse (Connection *self, const char *what, AluetteCode code)
{
  connection_send (self,
                   aluette_protocol_write (ALUETTE_WORD_REFUSED, what, aluette_code_get_id (code)));
}

void
connection_drop (Connection *self)
{
  AluetteHost *host = self->host;

  if (host == NULL)
    return;
  if (self->timer != 0)
    aluette_clock_remove (host->clock, self->timer);
  self->timer = 0;
  self->host = NULL;
  g_signal_handlers_disconnect_by_data (self->channel, self);
  aluette_channel_close (self->channel);
  host_connection_lost (host, self);
}

void
connection_close (Connection *self, AluetteCode code)
{
  connection_send (self, aluette_protocol_write (ALUETTE_WORD_CLOSING, aluette_code_get_id (code)));
  connection_drop (self);
}

/* Time */

guint
connection_get_round_trip (Connection *self)
{
  guint shortest = 0;

  for (guint i = 0; i < N_ROUND_TRIPS; i++)
    if (self->round_trips[i] > 0 && (shortest == 0 || self->round_trips[i] < shortest))
      shortest = self->round_trips[i];
  return MIN (shortest, MAX_ROUND_TRIP_MS);
}

guint
connection_get_least_round_trip (Connection *self)
{
  self->least_round_trip = MIN (self->least_round_trip,
                                aluette_channel_get_round_trip (self->channel));
  return self->least_round_trip == G_MAXUINT ? 0 : self->least_round_trip;
}

static void
take_pong (Connection *self, guint nonce)
{
  guint round_trip = (guint) MAX (get_time (self) - self->ping_time, 1);

  if (self->nonce == 0 || nonce != self->nonce)
    return;
  self->nonce = 0;
  self->round_trips[self->n_round_trips++ % N_ROUND_TRIPS] = round_trip;
  self->least_round_trip = MIN (self->least_round_trip, round_trip);
}

static void
send_ping (Connection *self)
{
  self->nonce = self->host->last_nonce % G_MAXINT32 + 1;
  self->host->last_nonce = self->nonce;
  self->ping_time = get_time (self);
  connection_send (self, aluette_protocol_write (ALUETTE_WORD_PING, self->nonce));
}

/* Returns: when the connection ends if nothing comes. */
static gint64
get_deadline (Connection *self)
{
  if (self->state == ALUETTE_CONNECTION_NEW)
    return self->start + HELLO_MS;
  if (self->state == ALUETTE_CONNECTION_GREETED)
    return self->start + JOIN_MS;
  return self->last_line + SILENCE_MS;
}

/* Returns: when the next ping is sent; the deadline if none is. */
static gint64
get_next_ping (Connection *self)
{
  return self->state > ALUETTE_CONNECTION_GREETED ? self->ping_time + PING_MS : get_deadline (self);
}

static void
on_time (gpointer data)
{
  g_autoptr (Connection) self = connection_ref (data);

  self->timer = 0;
  if (get_time (self) >= get_deadline (self))
    {
      connection_close (self, ALUETTE_CODE_TOO_SLOW);
      return;
    }
  if (get_time (self) >= get_next_ping (self))
    send_ping (self);
  connection_wait (self);
}

static void
connection_wait (Connection *self)
{
  gint64 left = MIN (get_deadline (self), get_next_ping (self)) - get_time (self);

  if (self->timer != 0)
    aluette_clock_remove (self->host->clock, self->timer);
  self->timer = aluette_clock_add (self->host->clock, (guint) MAX (left, 0), on_time, self);
}

/* Lines */

static void
take_hello (Connection *self, const AluetteMessage *message)
{
  int speaks = aluette_protocol_speaks (message->numbers[0]);

  if (speaks == 0)
    connection_set_state (self, ALUETTE_CONNECTION_GREETED);
  else
    connection_close (self, speaks < 0 ? ALUETTE_CODE_OLD_PROGRAM : ALUETTE_CODE_OLD_HOST);
}

/* Returns: whether the guest does this not too often. */
static gboolean
check_rate (Connection *self, AluetteWord word)
{
  gint64 now = get_time (self);

  switch (word)
    {
    case ALUETTE_WORD_DO:
      return aluette_rate_limit_take (&self->requests, now);
    case ALUETTE_WORD_LOOK:
      return aluette_rate_limit_take (&self->looks, now);
    case ALUETTE_WORD_MAKE_SIGN:
      return aluette_rate_limit_take (&self->signs, now);
    case ALUETTE_WORD_SAY:
    case ALUETTE_WORD_SIT:
    case ALUETTE_WORD_STAND:
    case ALUETTE_WORD_KEEP:
    case ALUETTE_WORD_SPECTATORS:
      return aluette_rate_limit_take (&self->news, now); /* everybody is told */
    default:
      return TRUE;
    }
}

/* Carries out a line that was read. */
static void
take_message (Connection *self, const AluetteMessage *message)
{
  const AluetteWordRow *row = aluette_protocol_get_row (message->word);
  g_autofree char *what = message->word == ALUETTE_WORD_DO
                              ? g_strdup_printf ("%u", message->numbers[0])
                              : g_strdup (row->text);
  Handler handler = handlers[message->word];
  AluetteCode code = ALUETTE_CODE_NOT_NOW;

  if (!aluette_protocol_is_allowed (message->word, self->state))
    {
      connection_refuse (self, what, code);
      return;
    }
  if (message->word == ALUETTE_WORD_HELLO)
    take_hello (self, message);
  else if (message->word == ALUETTE_WORD_PONG)
    take_pong (self, message->numbers[0]);
  else
    {
      if (!check_rate (self, message->word))
        code = ALUETTE_CODE_SLOW_DOWN;
      else if (handler != NULL)
        code = handler (self->host, self, message);
      if (code != ALUETTE_CODE_NONE)
        connection_refuse (self, what, code);
    }
}

static void
take_bad_line (Connection *self, AluetteProtocolStatus status)
{
  if (status == ALUETTE_PROTOCOL_TOO_LONG)
    connection_close (self, ALUETTE_CODE_TOO_LONG);
  else if (++self->n_bad_lines > MAX_BAD_LINES || self->state == ALUETTE_CONNECTION_NEW)
    connection_close (self, ALUETTE_CODE_BAD_LINE);
  else
    connection_refuse (self, "-", ALUETTE_CODE_BAD_LINE);
}

void
connection_take_line (Connection *connection, const char *line, gsize length)
{
  g_autoptr (Connection) self = connection_ref (connection);
  g_autoptr (AluetteHost) host = g_object_ref (self->host);
  g_autofree AluetteMessage *message = g_new (AluetteMessage, 1);
  AluetteProtocolStatus status;

  self->last_line = get_time (self);
  if (!aluette_rate_limit_take (&self->lines, self->last_line))
    {
      connection_close (self, ALUETTE_CODE_SLOW_DOWN);
      return;
    }
  status = aluette_protocol_read (ALUETTE_TO_HOST, line, length, message);
  if (status == ALUETTE_PROTOCOL_OK)
    take_message (self, message);
  else
    take_bad_line (self, status);
}

static void
on_line (AluetteChannel *channel, GBytes *line, gpointer data)
{
  gsize length;
  const char *text = g_bytes_get_data (line, &length);

  connection_take_line (data, text != NULL ? text : "", length);
}

static void
on_closed (AluetteChannel *channel, guint code, gpointer data)
{
  g_autoptr (Connection) self = connection_ref (data);
  g_autoptr (AluetteHost) host = g_object_ref (self->host);

  connection_drop (self);
}

char *
aluette_host_write_greeting (const char *program)
{
  g_autoptr (GString) games = g_string_new (NULL);

  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    if (alu_game_kinds[i]->read_request != NULL)
      g_string_append_printf (games, games->len > 0 ? " %s" : "%s", alu_game_kinds[i]->id);
  return aluette_protocol_write (ALUETTE_WORD_ALUETTE, ALUETTE_PROTOCOL_MAJOR, program, games->str);
}

void
connection_greet (Connection *self)
{
  connection_send (self, aluette_host_write_greeting (self->host->program));
  connection_set_state (self, ALUETTE_CONNECTION_NEW);
}

Connection *
connection_new (AluetteHost *host, AluetteChannel *channel, gboolean is_owner)
{
  Connection *self = g_new0 (Connection, 1);
  gint64 now = aluette_clock_get_time (host->clock);

  g_ref_count_init (&self->refs);
  self->host = host;
  self->channel = g_object_ref (channel);
  self->is_owner = is_owner;
  self->least_round_trip = G_MAXUINT;
  self->last_line = self->ping_time = now;
  aluette_rate_limit_init (&self->lines, 20, 40, now);
  aluette_rate_limit_init (&self->requests, 5, 10, now);
  aluette_rate_limit_init (&self->looks, 5, 5, now);
  aluette_rate_limit_init (&self->signs, 3, 3, now);
  aluette_rate_limit_init (&self->news, 1, 5, now);
  g_signal_connect (channel, "line", G_CALLBACK (on_line), self);
  g_signal_connect (channel, "closed", G_CALLBACK (on_closed), self);
  return self;
}
