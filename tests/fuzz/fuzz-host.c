/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the host of a table with a script of four people, whose seats are set up before, the last
 * two at one screen, and of somebody who has only said hello: see fuzz-script.h. Always: the view
 * of each seat is what the lines that were sent to it give, and no line names a card that the seat
 * does not see. */

#include <stdio.h>
#include <string.h>

#include "fuzz.h"
#include "fuzz-script.h"

#include "engine/aluette/alu-view.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/network/aluette-host.h"
#include "model/network/aluette-pipe-channel.h"
#include "model/network/aluette-protocol.h"
#include "model/network/aluette-remote-log.h"
#include "model/network/aluette-token.h"

#define N_SEATS 4
#define N_CLIENTS (N_SEATS + 1)
#define MAX_LINES 400

typedef struct
{
  struct _Table *table;
  guint seat;
  AluetteChannel *channel; /* (nullable) */
  AluetteRemoteLog *log;
  gboolean is_at_table;
  GPtrArray *lines; /* (element-type utf8): of the log, since the last digest */
} Client;

typedef struct _Table
{
  AluetteManualClock *clock;
  AluetteHost *host;
  Client clients[N_CLIENTS];
} Table;

static char *
get_token (guint seat)
{
  return g_strdup_printf ("0123456789abcdef0123456789abcde%u", seat);
}

/* The cards of the lines of a batch are cards that the seat sees after it. */
static void
check_cards (Client *client)
{
  AluetteSeatLog *log = aluette_remote_log_get_log (client->log);
  const AluView *view = aluette_view_get_aluette (aluette_seat_log_get_view (log));

  for (guint i = 0; i < client->lines->len && !view->match.deal.ended; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_ptr_array_index (client->lines, i), " ", -1);

      for (guint word = 1; words[word] != NULL && strcmp (words[0], "player") != 0; word++)
        demand (strlen (words[word]) != 2 || alu_card_parse (words[word]) == ALU_CARD_NONE
                || (view->unseen & alu_card_bit (alu_card_parse (words[word]))) == 0);
    }
  g_ptr_array_set_size (client->lines, 0);
}

static void
check_view (Client *client)
{
  AluetteLocalGame *local = ALUETTE_LOCAL_GAME (aluette_host_get_game (client->table->host));
  AluetteSeatLog *log = aluette_remote_log_get_log (client->log);
  AluView expected = aluette_local_game_get_aluette_view (local, aluette_seat_log_get_seat (log));

  demand (memcmp (aluette_view_get_aluette (aluette_seat_log_get_view (log)), &expected,
                  sizeof expected)
          == 0);
}

/* The seat may be another one now, because a client can have any token. */
static void
client_forget_log (Client *client)
{
  aluette_remote_log_free (client->log);
  client->log = aluette_remote_log_new ();
}

/* Checks each line when it is sent, because the pipe has no delay and time does not pass before. */
static void
on_line (AluetteChannel *channel, GBytes *bytes, Client *client)
{
  AluetteMessage message;
  gsize length;
  const char *line = g_bytes_get_data (bytes, &length);

  demand (aluette_protocol_read (ALUETTE_TO_GUEST, line, length, &message) == ALUETTE_PROTOCOL_OK);
  client->is_at_table |= message.word == ALUETTE_WORD_RESUMED
                         || message.word == ALUETTE_WORD_ADMITTED;
  if (message.word == ALUETTE_WORD_RESUMED && message.numbers[0] == 0)
    client_forget_log (client);
  else if (message.word == ALUETTE_WORD_RESUMED || message.word == ALUETTE_WORD_UNDONE)
    aluette_remote_log_truncate (client->log, message.numbers[0]);
  if (message.word == ALUETTE_WORD_LOG)
    {
      demand (message.numbers[0] == aluette_remote_log_get_n_lines (client->log) + 1);
      demand (aluette_remote_log_take (client->log, message.texts[1]));
      if (g_str_has_prefix (message.texts[1], "deal "))
        g_ptr_array_set_size (client->lines, 0); /* the cards of the deal before are open */
      g_ptr_array_add (client->lines, g_strdup (message.texts[1]));
    }
  if (message.word == ALUETTE_WORD_AT)
    {
      demand (aluette_remote_log_check_digest (client->log, message.texts[1]));
      check_cards (client);
    }
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
table_run (Table *table, guint ms)
{
  aluette_manual_clock_advance (table->clock, ms);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
connect_client (Client *client)
{
  g_autoptr (AluetteChannel) theirs = NULL;
  g_autofree char *token = get_token (client->seat);
  g_autofree char *hash = aluette_remote_log_hash (client->log);
  g_autofree char *resume = NULL;

  disconnect_client (client);
  client->is_at_table = FALSE;
  aluette_pipe_channel_new_pair (ALUETTE_CLOCK (client->table->clock), &client->channel, &theirs);
  g_signal_connect (client->channel, "line", G_CALLBACK (on_line), client);
  aluette_host_add_channel (client->table->host, theirs, FALSE);
  resume = aluette_protocol_write (ALUETTE_WORD_RESUME, token,
                                   aluette_remote_log_get_n_lines (client->log), hash);
  aluette_channel_send (client->channel, "hello 1 1 fr");
  if (client->seat < N_SEATS)
    aluette_channel_send (client->channel, resume);
  g_ptr_array_set_size (client->lines, 0);
  table_run (client->table, 0);
}

static char *
write_table (void)
{
  GString *text = g_string_new ("%aluette-table 1\nkey ");

  for (guint i = 0; i < 64; i++)
    g_string_append_c (text, '7');
  g_string_append_c (text, '\n');
  for (guint seat = 0; seat < N_SEATS; seat++)
    {
      g_autofree char *token = get_token (seat);
      g_autofree char *hash = aluette_token_hash (token);

      g_string_append_printf (text, "person %u %s here 0 %s Person %u\n%s", seat + 1,
                              seat == 0 ? "owner" : "guest", hash, seat + 1,
                              seat < 2 ? "" : "screen 1\n");
    }
  g_string_append (text, "record\n%aluette 1\nrules classic\nseats 4\n");
  for (guint seat = 0; seat < N_SEATS; seat++)
    g_string_append_printf (text, "player %u human Person %u\n", seat + 1, seat + 1);
  return g_string_free (text, FALSE);
}

static void
table_init (Table *table)
{
  g_autofree char *text = write_table ();

  memset (table, 0, sizeof *table);
  table->clock = aluette_manual_clock_new ();
  table->host = aluette_host_new_from_text (text, ALUETTE_CLOCK (table->clock), NULL, NULL);
  demand (table->host != NULL);
  for (guint seat = 0; seat < N_CLIENTS; seat++)
    {
      Client *client = &table->clients[seat];

      client->table = table;
      client->seat = seat;
      client->log = aluette_remote_log_new ();
      client->lines = g_ptr_array_new_with_free_func (g_free);
      connect_client (client);
    }
}

static void
table_clear (Table *table)
{
  for (guint seat = 0; seat < N_CLIENTS; seat++)
    {
      disconnect_client (&table->clients[seat]);
      aluette_remote_log_free (table->clients[seat].log);
      g_ptr_array_unref (table->clients[seat].lines);
    }
  g_object_unref (table->host);
  table_run (table, 0);
  g_object_unref (table->clock);
}

static void
pass_time (gpointer data, guint ms)
{
  table_run (data, ms);
}

static void
lose (gpointer data, guint seat)
{
  disconnect_client (&((Table *) data)->clients[seat]);
}

static void
connect_again (gpointer data, guint seat)
{
  connect_client (&((Table *) data)->clients[seat]);
}

static void
say (gpointer data, guint seat, const char *line)
{
  const Client *client = &((Table *) data)->clients[seat];

  if (client->channel != NULL)
    aluette_channel_send (client->channel, line);
}

static void
check_table (Table *table)
{
  g_autofree char *text = aluette_host_to_text (table->host, TRUE);
  g_autoptr (AluetteHost) copy = aluette_host_new_from_text (text, ALUETTE_CLOCK (table->clock),
                                                             NULL, NULL);

  demand (copy != NULL);
  for (guint seat = 0; seat < N_CLIENTS; seat++)
    if (table->clients[seat].channel != NULL && table->clients[seat].is_at_table
        && aluette_channel_is_open (table->clients[seat].channel)
        && aluette_remote_log_get_log (table->clients[seat].log) != NULL)
      check_view (&table->clients[seat]);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const FuzzScript script = {
    N_CLIENTS, MAX_LINES, 100000, pass_time, lose, connect_again, say
  };
  Table table;

  table_init (&table);
  fuzz_script_run (&script, &table, data, size);
  check_table (&table);
  table_clear (&table);
  return 0;
}
