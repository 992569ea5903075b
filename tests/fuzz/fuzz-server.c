/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing a server with a script of four strangers: see fuzz-script.h. In what they say, "%w"
 * stands for the invitation words of the first table, and "%t" for the last token that this client
 * was given. Always: what the server says are lines of the protocol, and every table that is stored
 * can be read again. */

#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "fuzz-script.h"

#include "model/network/aluette-pipe-channel.h"
#include "model/network/aluette-protocol.h"
#include "server/aluette-lobby.h"

#define N_CLIENTS 4
#define MAX_LINES 300

typedef struct
{
  struct _Run *run;
  AluetteChannel *channel; /* (nullable) */
  char *token;             /* (nullable) */
} Client;

typedef struct _Run
{
  AluetteManualClock *clock;
  AluetteServerConfig *config;
  AluetteServerRooms *tables;
  AluetteLobby *lobby;
  char *words; /* (nullable) */
  Client clients[N_CLIENTS];
} Run;

/* One file for all inputs: making it takes longer than everything else. */
static AluetteRoomStore *store;
static char *folder;

static void
remove_store (void)
{
  g_autofree char *command = g_strdup_printf ("rm -rf '%s'", folder);

  aluette_room_store_close (store);
  demand (system (command) == 0);
  g_free (folder);
}

static void
open_store (void)
{
  g_autofree char *path = NULL;

  if (store != NULL)
    return;
  folder = g_dir_make_tmp ("aluette-fuzz-XXXXXX", NULL);
  path = g_build_filename (folder, "tables.db", NULL);
  store = aluette_room_store_open (path, NULL);
  demand (store != NULL);
  atexit (remove_store);
}

static void
pass_time (gpointer data, guint ms)
{
  Run *run = data;

  aluette_manual_clock_advance (run->clock, ms);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  aluette_manual_clock_advance (run->clock, 0);
}

static void
on_line (AluetteChannel *channel, GBytes *line, Client *client)
{
  AluetteMessage message;
  gsize length;
  const char *text = g_bytes_get_data (line, &length);

  demand (aluette_protocol_read (ALUETTE_TO_GUEST, text, length, &message) == ALUETTE_PROTOCOL_OK);
  if (message.word == ALUETTE_WORD_TOKEN)
    {
      g_free (client->token);
      client->token = g_strdup (message.texts[0]);
    }
  if (message.word == ALUETTE_WORD_INVITATION && client->run->words == NULL)
    client->run->words = g_strdup (message.texts[0]);
}

static void
disconnect_client (Client *client)
{
  if (client->channel == NULL)
    return;
  g_signal_handlers_disconnect_by_data (client->channel, client);
  aluette_channel_close (client->channel);
  g_clear_object (&client->channel);
}

static void
connect_client (Client *client)
{
  g_autoptr (AluetteChannel) theirs = NULL;
  g_autofree char *peer = g_strdup_printf ("192.0.2.%u", (guint) (client - client->run->clients));

  disconnect_client (client);
  aluette_pipe_channel_new_pair (ALUETTE_CLOCK (client->run->clock), &client->channel, &theirs);
  aluette_pipe_channel_set_peer (ALUETTE_PIPE_CHANNEL (theirs), peer);
  g_signal_connect (client->channel, "line", G_CALLBACK (on_line), client);
  aluette_lobby_add (client->run->lobby, theirs);
}

static void
run_init (Run *run)
{
  memset (run, 0, sizeof *run);
  open_store ();
  run->clock = aluette_manual_clock_new ();
  run->config = aluette_server_config_new ();
  run->config->max_tables = 3;
  run->config->max_opened = 5;
  run->tables = aluette_server_rooms_new (run->config, store, ALUETTE_CLOCK (run->clock));
  run->lobby = aluette_lobby_new (run->config, run->tables, ALUETTE_CLOCK (run->clock));
  for (guint i = 0; i < N_CLIENTS; i++)
    {
      run->clients[i].run = run;
      connect_client (&run->clients[i]);
    }
}

/* Every stored table can be read; then all are forgotten. */
static void
check_store (Run *run)
{
  g_autoptr (GArray) ids = aluette_room_store_get_ids (store, NULL);

  demand (ids != NULL);
  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_autofree char *text = aluette_room_store_load (store, id, NULL);
      g_autoptr (AluetteHost) host = aluette_host_new_from_text (text, ALUETTE_CLOCK (run->clock),
                                                                 NULL, NULL);

      demand (host != NULL);
      demand (aluette_room_store_forget (store, id, NULL));
    }
  demand (aluette_room_store_get_n_tables (store) == 0);
}

static void
run_clear (Run *run)
{
  for (guint i = 0; i < N_CLIENTS; i++)
    {
      disconnect_client (&run->clients[i]);
      g_free (run->clients[i].token);
    }
  pass_time (run, 0);
  aluette_lobby_free (run->lobby);
  demand (aluette_server_rooms_get_n_failures (run->tables) == 0);
  aluette_server_rooms_free (run->tables);
  check_store (run);
  pass_time (run, 0);
  aluette_server_config_free (run->config);
  g_object_unref (run->clock);
  g_free (run->words);
}

/* Returns: (transfer full): the line with what stands for words and tokens. */
static char *
fill_in (Client *client, const char *line)
{
  g_autoptr (GString) text = g_string_new (line);

  g_string_replace (text, "%w", client->run->words != NULL ? client->run->words : "-", 0);
  g_string_replace (text, "%t", client->token != NULL ? client->token : "-", 0);
  return g_strndup (text->str, MIN (text->len, ALUETTE_PROTOCOL_MAX_LINE));
}

static void
lose (gpointer data, guint number)
{
  disconnect_client (&((Run *) data)->clients[number]);
}

static void
connect_again (gpointer data, guint number)
{
  connect_client (&((Run *) data)->clients[number]);
}

static void
say (gpointer data, guint number, const char *line)
{
  Client *client = &((Run *) data)->clients[number];
  g_autofree char *filled = fill_in (client, line);

  if (client->channel != NULL)
    aluette_channel_send (client->channel, filled);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const FuzzScript script = { N_CLIENTS, MAX_LINES,     1000000, pass_time,
                                     lose,      connect_again, say };
  Run run;

  run_init (&run);
  fuzz_script_run (&script, &run, data, size);
  run_clear (&run);
  return 0;
}
