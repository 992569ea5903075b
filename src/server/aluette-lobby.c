/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "server/aluette-lobby.h"

#include <string.h>

#include "model/network/aluette-invitation.h"
#include "model/network/aluette-protocol.h"
#include "model/network/aluette-rate-limit.h"
#include "model/session/aluette-game-setup.h"

#define HELLO_MS 5000  /* until the first line */
#define TABLE_MS 60000 /* until the guest has a table */
#define MAX_BAD_LINES 10
#define MAX_SETUP_BYTES 16384 /* of the header of a new table */

struct _AluetteLobby
{
  const AluetteServerConfig *config;
  AluetteServerRooms *tables;
  AluetteServerLimits *limits;
  AluetteClock *clock;
  GHashTable *visitors; /* (element-type Visitor): a set */
  guint next_shard;     /* where the next table is opened */
  guint64 n_refused;
};

typedef struct
{
  AluetteLobby *lobby;
  AluetteChannel *channel;
  AluetteConnectionState state;
  guint timer;
  guint n_bad_lines;
  AluetteRateLimit lines;
  GString *setup; /* (nullable): the header of a new table so far */
} Visitor;

/* Visitors */

static gint64
get_time (AluetteLobby *self)
{
  return aluette_clock_get_time (self->clock);
}

static void
visitor_free (gpointer data)
{
  Visitor *visitor = data;

  if (visitor->timer != 0)
    aluette_clock_remove (visitor->lobby->clock, visitor->timer);
  g_signal_handlers_disconnect_by_data (visitor->channel, visitor);
  g_object_unref (visitor->channel);
  if (visitor->setup != NULL)
    g_string_free (visitor->setup, TRUE);
  g_free (visitor);
}

/* Forgets somebody, whose connection stays as it is. */
static void
forget (Visitor *visitor)
{
  g_hash_table_remove (visitor->lobby->visitors, visitor);
}

/* @line: (transfer full) (nullable) */
static void
send (Visitor *visitor, char *line)
{
  g_autofree char *text = line;

  if (text != NULL)
    aluette_channel_send (visitor->channel, text);
}

static void
refuse (Visitor *visitor, const char *what, AluetteCode code)
{
  visitor->lobby->n_refused++;
  send (visitor, aluette_protocol_write (ALUETTE_WORD_REFUSED, what, aluette_code_get_id (code)));
}

/* Says why, and ends the connection. */
static void
close_visitor (Visitor *visitor, AluetteCode code)
{
  visitor->lobby->n_refused++;
  send (visitor, aluette_protocol_write (ALUETTE_WORD_CLOSING, aluette_code_get_id (code)));
  aluette_channel_close (visitor->channel);
  forget (visitor);
}

static void
on_time_up (gpointer data)
{
  Visitor *visitor = data;

  visitor->timer = 0;
  close_visitor (visitor, ALUETTE_CODE_TOO_SLOW);
}

static void
start_timer (Visitor *visitor, guint ms)
{
  if (visitor->timer != 0)
    aluette_clock_remove (visitor->lobby->clock, visitor->timer);
  visitor->timer = aluette_clock_add (visitor->lobby->clock, ms, on_time_up, visitor);
}

/* Lets the host of a table go on with somebody. @line: what it is told that they have said */
static void
hand_over (Visitor *visitor, AluetteHost *host, gboolean is_owner, const char *line)
{
  g_autoptr (AluetteChannel) channel = g_object_ref (visitor->channel);

  forget (visitor);
  aluette_host_add_greeted_channel (host, channel, is_owner, line);
}

/* Sends somebody to another server. */
static void
move (Visitor *visitor, guint shard)
{
  send (visitor,
        aluette_protocol_write (ALUETTE_WORD_MOVED, visitor->lobby->config->shards[shard]));
  aluette_channel_close (visitor->channel);
  forget (visitor);
}

/* Opening a table */

/* Adds a line to the header. Returns: FALSE if it is too long. */
static gboolean
add_setup_line (Visitor *visitor, const char *line)
{
  if (visitor->setup == NULL)
    visitor->setup = g_string_new (NULL);
  if (visitor->setup->len + strlen (line) + 1 > MAX_SETUP_BYTES)
    return FALSE;
  g_string_append_printf (visitor->setup, "%s\n", line);
  return TRUE;
}

/* Of several servers, the first one shares the tables out. Returns: whether another one opens this
 * table. */
static gboolean
open_elsewhere (Visitor *visitor)
{
  AluetteLobby *self = visitor->lobby;
  guint n_shards = self->config->shards != NULL ? g_strv_length (self->config->shards) : 0;

  if (n_shards == 0 || self->config->shard != 0)
    return FALSE;
  self->next_shard = (self->next_shard + 1) % n_shards;
  if (self->next_shard == 0)
    return FALSE;
  move (visitor, self->next_shard);
  return TRUE;
}

/* Returns: (nullable): the kind of the table that was prepared. */
static const AluGameKind *
read_setup (Visitor *visitor, AluGameHeader *header)
{
  const GString *setup = visitor->setup;
  const AluGameKind *kind = setup != NULL ? alu_game_kind_from_record (setup->str, setup->len)
                                          : NULL;

  if (kind == NULL || !aluette_game_setup_from_text (kind, setup->str, header))
    return NULL;
  return kind;
}

/* What was prepared is forgotten. */
static void
refuse_open (Visitor *visitor, AluetteCode code)
{
  if (visitor->setup != NULL)
    g_string_truncate (visitor->setup, 0);
  refuse (visitor, "open", code);
}

static void
take_open (Visitor *visitor, const AluetteMessage *message)
{
  AluetteLobby *self = visitor->lobby;
  const char *peer = aluette_channel_get_peer (visitor->channel);
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  const AluGameKind *kind = read_setup (visitor, header);
  g_autofree char *join = g_strconcat ("join - ", message->texts[0], NULL);
  AluetteHost *host;
  AluetteCode code;

  if (kind == NULL)
    refuse_open (visitor, ALUETTE_CODE_BAD_LINE);
  else if (!aluette_server_limits_allow (self->limits, peer, ALUETTE_SERVER_OPENED,
                                         get_time (self)))
    refuse_open (visitor, ALUETTE_CODE_SLOW_DOWN);
  else if (!open_elsewhere (visitor))
    {
      aluette_server_limits_count (self->limits, peer, ALUETTE_SERVER_OPENED, get_time (self));
      host = aluette_server_rooms_open (self->tables, kind, header, peer, &code);
      if (host != NULL)
        hand_over (visitor, host, TRUE, join);
      else
        refuse_open (visitor, code);
    }
}

/* Finding a table */

/* Looks for a table, if this address may still try. */
static void
find_table (Visitor *visitor, const AluetteMessage *message, const char *line,
            AluetteServerTrial trial,
            AluetteHost *(*find) (AluetteServerRooms *tables, const char *text, const char *peer,
                                  AluetteCode *code))
{
  AluetteLobby *self = visitor->lobby;
  const char *peer = aluette_channel_get_peer (visitor->channel);
  const char *what = aluette_protocol_get_row (message->word)->text;
  AluetteCode code = ALUETTE_CODE_NONE;
  AluetteHost *host;

  if (!aluette_server_limits_allow (self->limits, peer, trial, get_time (self)))
    {
      refuse (visitor, what, ALUETTE_CODE_SLOW_DOWN);
      return;
    }
  host = find (self->tables, message->texts[0], peer, &code);
  if (host != NULL)
    {
      hand_over (visitor, host, FALSE, line);
      return;
    }
  aluette_server_limits_count (self->limits, peer, trial, get_time (self));
  refuse (visitor, what, code);
}

/* Returns: the server that has the tables with these words. */
static guint
get_shard (AluetteLobby *self, const char *words)
{
  guint n_shards = self->config->shards != NULL ? g_strv_length (self->config->shards) : 1;
  gint64 number = aluette_invitation_get_number (words);

  return number < 0 ? self->config->shard
                    : aluette_invitation_get_first ((guint64) number) % n_shards;
}

static void
take_join (Visitor *visitor, const AluetteMessage *message, const char *line)
{
  AluetteLobby *self = visitor->lobby;
  const char *peer = aluette_channel_get_peer (visitor->channel);
  guint shard = get_shard (self, message->texts[0]);

  if (aluette_server_limits_is_attacked (self->limits, peer, get_time (self)))
    {
      aluette_server_limits_count (self->limits, peer, ALUETTE_SERVER_BUSY, get_time (self));
      refuse (visitor, "join", ALUETTE_CODE_BUSY);
    }
  else if (shard != self->config->shard)
    move (visitor, shard);
  else
    find_table (visitor, message, line, ALUETTE_SERVER_WORDS, aluette_server_rooms_find_words);
}

/* Lines */

static void
take_hello (Visitor *visitor, const AluetteMessage *message)
{
  int speaks = aluette_protocol_speaks (message->numbers[0]);

  if (speaks != 0)
    {
      close_visitor (visitor, speaks < 0 ? ALUETTE_CODE_OLD_PROGRAM : ALUETTE_CODE_OLD_HOST);
      return;
    }
  visitor->state = ALUETTE_CONNECTION_GREETED;
  start_timer (visitor, TABLE_MS);
}

static void
take_message (Visitor *visitor, const AluetteMessage *message, const char *line)
{
  switch (message->word)
    {
    case ALUETTE_WORD_HELLO:
      take_hello (visitor, message);
      break;
    case ALUETTE_WORD_PREPARE:
      if (!add_setup_line (visitor, message->texts[0]))
        close_visitor (visitor, ALUETTE_CODE_TOO_LONG);
      break;
    case ALUETTE_WORD_OPEN:
      take_open (visitor, message);
      break;
    case ALUETTE_WORD_JOIN:
      take_join (visitor, message, line);
      break;
    case ALUETTE_WORD_BESIDE:
    case ALUETTE_WORD_RESUME:
      find_table (visitor, message, line, ALUETTE_SERVER_TOKENS, aluette_server_rooms_find_token);
      break;
    case ALUETTE_WORD_PONG:
      break;
    default:
      aluette_channel_close (visitor->channel); /* bye */
      forget (visitor);
      break;
    }
}

static void
take_bad_line (Visitor *visitor, AluetteProtocolStatus status)
{
  if (status == ALUETTE_PROTOCOL_TOO_LONG)
    close_visitor (visitor, ALUETTE_CODE_TOO_LONG);
  else if (++visitor->n_bad_lines > MAX_BAD_LINES || visitor->state == ALUETTE_CONNECTION_NEW)
    close_visitor (visitor, ALUETTE_CODE_BAD_LINE);
  else
    refuse (visitor, "-", ALUETTE_CODE_BAD_LINE);
}

static void
on_line (AluetteChannel *channel, GBytes *line, Visitor *visitor)
{
  g_autofree AluetteMessage *message = g_new (AluetteMessage, 1);
  gsize length;
  const char *bytes = g_bytes_get_data (line, &length);
  g_autofree char *text = g_strndup (bytes != NULL ? bytes : "", length);
  AluetteProtocolStatus status = aluette_protocol_read (ALUETTE_TO_HOST, bytes != NULL ? bytes : "",
                                                        length, message);

  if (!aluette_rate_limit_take (&visitor->lines, get_time (visitor->lobby)))
    close_visitor (visitor, ALUETTE_CODE_SLOW_DOWN);
  else if (status != ALUETTE_PROTOCOL_OK)
    take_bad_line (visitor, status);
  else if (!aluette_protocol_is_allowed (message->word, visitor->state))
    refuse (visitor, aluette_protocol_get_row (message->word)->text, ALUETTE_CODE_NOT_NOW);
  else
    take_message (visitor, message, text);
}

static void
on_closed (AluetteChannel *channel, guint code, Visitor *visitor)
{
  forget (visitor);
}

void
aluette_lobby_add (AluetteLobby *self, AluetteChannel *channel)
{
  Visitor *visitor = g_new0 (Visitor, 1);

  visitor->lobby = self;
  visitor->channel = g_object_ref (channel);
  visitor->state = ALUETTE_CONNECTION_NEW;
  aluette_rate_limit_init (&visitor->lines, 20, 40, get_time (self));
  g_hash_table_add (self->visitors, visitor);
  g_signal_connect (channel, "line", G_CALLBACK (on_line), visitor);
  g_signal_connect (channel, "closed", G_CALLBACK (on_closed), visitor);
  send (visitor, aluette_host_write_greeting (VERSION));
  start_timer (visitor, HELLO_MS);
}

/* The whole */

AluetteLobby *
aluette_lobby_new (const AluetteServerConfig *config, AluetteServerRooms *tables,
                   AluetteClock *clock)
{
  AluetteLobby *self = g_new0 (AluetteLobby, 1);

  self->config = config;
  self->tables = tables;
  self->limits = aluette_server_limits_new (config->max_opened);
  self->clock = g_object_ref (clock);
  self->visitors = g_hash_table_new_full (NULL, NULL, visitor_free, NULL);
  return self;
}

void
aluette_lobby_free (AluetteLobby *self)
{
  g_hash_table_unref (self->visitors);
  aluette_server_limits_free (self->limits);
  g_object_unref (self->clock);
  g_free (self);
}

guint
aluette_lobby_get_n_visitors (AluetteLobby *self)
{
  return g_hash_table_size (self->visitors);
}

guint64
aluette_lobby_get_n_refused (AluetteLobby *self)
{
  return self->n_refused;
}
