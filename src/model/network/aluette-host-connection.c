/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-connection.h"

#include "model/network/aluette-host.h"

#define MAX_BAD_LINES 10
#define HELLO_MS 5000    /* until the first line */
#define JOIN_MS 60000    /* until the guest asks to join */
#define PING_MS 10000    /* between two pings */
#define SILENCE_MS 30000 /* without any line */
#define MAX_ROUND_TRIP_MS 400

static void wait_for_guest (Connection *self);

static gint64
get_time (Connection *self)
{
  return aluette_clock_get_time (self->clock);
}

void
connection_send (Connection *self, char *line)
{
  g_autofree char *text = line;

  if (text != NULL)
    aluette_channel_send (self->channel, text);
}

/* Time */

guint
connection_get_round_trip (const Connection *self)
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
handle_pong (Connection *self, guint nonce)
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
  self->nonce = *self->last_nonce % G_MAXINT32 + 1;
  *self->last_nonce = self->nonce;
  self->ping_time = get_time (self);
  connection_send (self, aluette_protocol_write (ALUETTE_WORD_PING, self->nonce));
}

/* Returns: when the connection ends if nothing comes. */
static gint64
get_deadline (Connection *self)
{
  if (self->caller.state == ALUETTE_CONNECTION_NEW)
    return self->caller.start + HELLO_MS;
  if (self->caller.state == ALUETTE_CONNECTION_GREETED)
    return self->caller.start + JOIN_MS;
  return self->last_line + SILENCE_MS;
}

/* Returns: when the next ping is sent; the deadline if none is. */
static gint64
get_next_ping (Connection *self)
{
  return self->caller.state > ALUETTE_CONNECTION_GREETED ? self->ping_time + PING_MS
                                                         : get_deadline (self);
}

static void
on_time (gpointer data)
{
  Connection *self = data;

  self->timer = 0;
  if (get_time (self) >= get_deadline (self))
    {
      self->owner->end (self->host, self, ALUETTE_CODE_TOO_SLOW);
      return;
    }
  if (get_time (self) >= get_next_ping (self))
    send_ping (self);
  wait_for_guest (self);
}

static void
wait_for_guest (Connection *self)
{
  gint64 left = MIN (get_deadline (self), get_next_ping (self)) - get_time (self);

  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  self->timed = self->caller.state;
  self->timer = aluette_clock_add (self->clock, (guint) MAX (left, 0), on_time, self);
}

void
connection_follow_state (gpointer data, gpointer unused)
{
  Connection *self = data;

  if (self->timed != self->caller.state)
    wait_for_guest (self);
}

/* Lines */

char *
connection_write_refusal (const AluetteMessage *message, AluetteCode code)
{
  g_autofree char *what = message->word == ALUETTE_WORD_DO
                              ? g_strdup_printf ("%u", message->numbers[0])
                              : g_strdup (aluette_protocol_get_row (message->word)->text);

  return aluette_protocol_write (ALUETTE_WORD_REFUSED, what, aluette_code_get_id (code));
}

char *
aluette_host_write_greeting (const char *program)
{
  g_autoptr (GString) games = g_string_new (NULL);

  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    if (alu_game_kinds[i]->requests != 0)
      g_string_append_printf (games, games->len > 0 ? " %s" : "%s", alu_game_kinds[i]->id);
  return aluette_protocol_write (ALUETTE_WORD_ALUETTE, ALUETTE_PROTOCOL_MAJOR, program, games->str);
}

static void
handle_hello (Connection *self, const AluetteMessage *message)
{
  int speaks = aluette_protocol_speaks (message->numbers[0]);

  if (speaks != 0)
    {
      self->owner->end (self->host, self,
                        speaks < 0 ? ALUETTE_CODE_OLD_PROGRAM : ALUETTE_CODE_OLD_HOST);
      return;
    }
  self->caller.state = ALUETTE_CONNECTION_GREETED;
  self->caller.start = get_time (self);
  wait_for_guest (self);
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
    case ALUETTE_WORD_TELL_FACE:
    case ALUETTE_WORD_SPECTATORS:
      return aluette_rate_limit_take (&self->news, now); /* everybody is told */
    default:
      return TRUE;
    }
}

static void
handle_message (Connection *self, const AluetteMessage *message)
{
  if (!aluette_protocol_is_allowed (message->word, self->caller.state))
    connection_send (self, connection_write_refusal (message, ALUETTE_CODE_NOT_NOW));
  else if (message->word == ALUETTE_WORD_HELLO)
    handle_hello (self, message);
  else if (message->word == ALUETTE_WORD_PONG)
    handle_pong (self, message->numbers[0]);
  else if (!check_rate (self, message->word))
    connection_send (self, connection_write_refusal (message, ALUETTE_CODE_SLOW_DOWN));
  else
    self->owner->handle_message (self->host, self, message);
}

static void
handle_bad_line (Connection *self, AluetteProtocolStatus status)
{
  if (status == ALUETTE_PROTOCOL_TOO_LONG)
    self->owner->end (self->host, self, ALUETTE_CODE_TOO_LONG);
  else if (++self->n_bad_lines > MAX_BAD_LINES || self->caller.state == ALUETTE_CONNECTION_NEW)
    self->owner->end (self->host, self, ALUETTE_CODE_BAD_LINE);
  else
    connection_send (self, aluette_protocol_write (ALUETTE_WORD_REFUSED, "-",
                                                   aluette_code_get_id (ALUETTE_CODE_BAD_LINE)));
}

void
connection_handle_line (Connection *self, const char *line, gsize length)
{
  g_autofree AluetteMessage *message = g_new (AluetteMessage, 1);
  AluetteProtocolStatus status;

  self->last_line = get_time (self);
  if (!aluette_rate_limit_take (&self->lines, self->last_line))
    {
      self->owner->end (self->host, self, ALUETTE_CODE_SLOW_DOWN);
      return;
    }
  status = aluette_protocol_read (ALUETTE_TO_HOST, line, length, message);
  if (status == ALUETTE_PROTOCOL_OK)
    handle_message (self, message);
  else
    handle_bad_line (self, status);
}

static void
on_line (Connection *self, GBytes *line)
{
  gsize length;
  const char *text = g_bytes_get_data (line, &length);

  connection_handle_line (self, text != NULL ? text : "", length);
}

static void
on_closed (Connection *self)
{
  self->owner->end (self->host, self, ALUETTE_CODE_NONE);
}

Connection *
connection_new (AluetteHost *host, const ConnectionOwner *owner, AluetteClock *clock,
                AluetteChannel *channel, guint *last_nonce)
{
  Connection *self = g_new0 (Connection, 1);
  gint64 now = aluette_clock_get_time (clock);

  self->owner = owner;
  self->host = host;
  self->clock = clock;
  self->channel = g_object_ref (channel);
  self->caller.peer = aluette_channel_get_peer (channel);
  self->caller.start = now;
  self->last_nonce = last_nonce;
  self->least_round_trip = G_MAXUINT;
  self->last_line = self->ping_time = now;
  aluette_rate_limit_init (&self->lines, 20, 40, now);
  aluette_rate_limit_init (&self->requests, 5, 10, now);
  aluette_rate_limit_init (&self->looks, 5, 5, now);
  aluette_rate_limit_init (&self->signs, 3, 3, now);
  aluette_rate_limit_init (&self->news, 1, 5, now);
  g_signal_connect_swapped (channel, "line", G_CALLBACK (on_line), self);
  g_signal_connect_swapped (channel, "closed", G_CALLBACK (on_closed), self);
  wait_for_guest (self);
  return self;
}

void
connection_free (gpointer data)
{
  Connection *self = data;

  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  g_signal_handlers_disconnect_by_data (self->channel, self);
  aluette_channel_close (self->channel);
  g_object_unref (self->channel);
  g_free (self->caller.name);
  g_free (self);
}
