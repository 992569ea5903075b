/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "server/aluette-server-rooms.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/network/aluette-invitation.h"
#include "model/network/aluette-token.h"
#include "model/session/aluette-match-key.h"
#include "model/storage/aluette-room-journal.h"

#define DAY 86400
#define MAX_DRIFT 600          /* seconds */
#define MAX_ATTEMPTS 100       /* to find words that no table has */
#define STORED_PER_LOADED 1000 /* so many times more tables may be stored than in memory */

struct _AluetteServerRooms
{
  const AluetteServerConfig *config;
  AluetteRoomStore *store;
  AluetteClock *clock;
  GHashTable *tables; /* (element-type gint64 Table) */
  guint64 n_failures;
  char *reason;                         /* (nullable): why something is not stored now */
  gint64 checked_seconds, checked_time; /* when tables to forget were looked for last */
};

/* A table in memory. */
typedef struct
{
  AluetteServerRooms *tables;
  gint64 id;
  char *words;
  AluetteHost *host;
  AluetteRoomJournal *journal; /* (nullable): until it is stored for the first time */
  char *stored_text;
  guint idle; /* until it is taken from memory, or 0 */
} Table;

/* Storing */

static gint64
get_seconds (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* A table that was opened and never used is kept for a day: words that people are told in the
 * morning are good in the evening. */
static gint64
get_expiry (Table *table)
{
  const AluetteServerConfig *config = table->tables->config;
  guint days = 1;

  if (aluette_host_has_begun (table->host))
    days = aluette_host_get_kept_name (table->host) != NULL ? config->keep_kept_days
                                                            : config->keep_days;
  return get_seconds () + (gint64) days * DAY;
}

static void
note_failure (AluetteServerRooms *self, const GError *error)
{
  self->n_failures++;
  g_printerr ("aluette-server: %s\n", error->message);
}

static void
fill_row (AluetteStoredRoom *row, gpointer data)
{
  Table *table = data;

  g_free (table->stored_text);
  table->stored_text = aluette_host_to_text (table->host, FALSE);
  row->text = table->stored_text;
  row->hashes = aluette_host_get_token_hashes (table->host);
  row->expires = get_expiry (table);
}

static void
on_changed (AluetteHost *host, Table *table)
{
  g_autofree char *text = aluette_host_to_text (host, FALSE);

  /* After a rematch, there is no match whose events would be kept. */
  if (g_strcmp0 (text, table->stored_text) != 0)
    aluette_room_journal_update (table->journal, aluette_host_get_game (host) == NULL);
}

static void
on_begun (AluetteHost *host, Table *table)
{
  aluette_room_journal_update (table->journal, TRUE);
}

static void
on_failed (AluetteJournal *journal, const GError *error, AluetteServerRooms *self)
{
  self->n_failures++;
}

/* Tells the administrator when storing fails, and when everything is stored again. */
static void
on_backlog_changed (AluetteBacklog *backlog, AluetteServerRooms *self)
{
  const char *reason;
  g_autofree char *text = NULL;

  if (aluette_backlog_get_n (backlog, &reason) == 0)
    text = g_strdup (_("Everything is stored again."));
  else if (g_strcmp0 (reason, self->reason) != 0)
    /* Translators: %s says why, such as “The disk is full”. */
    text = g_strdup_printf (_("%s. The tables are stored as soon as possible."), reason);
  if (text != NULL)
    g_printerr ("aluette-server: %s\n", text);
  g_free (self->reason);
  self->reason = g_strdup (reason);
}

/* Memory */

static void
stop_idle (Table *table)
{
  if (table->idle != 0)
    aluette_clock_remove (table->tables->clock, table->idle);
  table->idle = 0;
}

static void on_idle (gpointer data);

static void
start_idle (Table *table)
{
  table->idle = aluette_clock_add (table->tables->clock, ALUETTE_SERVER_IDLE_MS, on_idle, table);
}

static void
table_free (gpointer data)
{
  Table *table = data;

  stop_idle (table);
  if (table->host != NULL)
    {
      g_signal_handlers_disconnect_by_data (table->host, table);
      g_object_unref (table->host);
    }
  g_clear_object (&table->journal);
  g_free (table->words);
  g_free (table->stored_text);
  g_free (table);
}

/* Takes a table from memory. From now on, the time counts after which it is forgotten. Returns:
 * FALSE if it must stay, because it cannot be stored. */
static gboolean
unload_table (Table *table)
{
  return aluette_room_journal_update (table->journal, FALSE)
         && g_hash_table_remove (table->tables->tables, &table->id);
}

static void
on_idle (gpointer data)
{
  Table *table = data;

  table->idle = 0;
  if (!unload_table (table))
    start_idle (table);
}

static void
on_connections_changed (AluetteHost *host, Table *table)
{
  stop_idle (table);
  if (aluette_host_get_n_connections (host) == 0)
    start_idle (table);
}

static void
set_host (Table *table, AluetteHost *host)
{
  const AluetteServerConfig *config = table->tables->config;

  table->host = host;
  aluette_host_set_program (host, VERSION);
  aluette_host_set_page (host, config->browser_origin);
  aluette_host_set_pace (host, config->bot_ms, config->trick_ms);
  g_signal_connect (host, "changed", G_CALLBACK (on_changed), table);
  g_signal_connect (host, "begun", G_CALLBACK (on_begun), table);
  g_signal_connect (host, "connections-changed", G_CALLBACK (on_connections_changed), table);
  g_hash_table_insert (table->tables->tables, &table->id, table);
  on_connections_changed (host, table);
}

/* Makes room for one more table. Returns: FALSE if there is none. */
static gboolean
make_room (AluetteServerRooms *self)
{
  GHashTableIter iter;
  gpointer value;

  if (g_hash_table_size (self->tables) < self->config->max_tables)
    return TRUE;
  g_hash_table_iter_init (&iter, self->tables);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (((Table *) value)->idle != 0 && unload_table (value))
      return TRUE;
  return FALSE;
}

/* Tables with a match do not lose their place to those without: one of these is closed. Returns:
 * whether there is room now. */
static gboolean
make_room_for_match (AluetteServerRooms *self)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->tables);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (aluette_host_get_game (((Table *) value)->host) == NULL)
      {
        unload_table (value);
        break;
      }
  return g_hash_table_size (self->tables) < self->config->max_tables;
}

/* Whether there are as many tables as allowed at which only people of one address are. */
static gboolean
holds_too_many (AluetteServerRooms *self, const char *peer)
{
  GHashTableIter iter;
  gpointer value;
  guint n = 0;

  g_hash_table_iter_init (&iter, self->tables);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    n += aluette_host_is_held (((Table *) value)->host, peer);
  return n >= self->config->max_held;
}

static void
create_journal (Table *table)
{
  table->journal = aluette_room_journal_new (table->tables->store, table->id, fill_row, table);
  g_signal_connect (table->journal, "failed", G_CALLBACK (on_failed), table->tables);
}

static Table *
table_new (AluetteServerRooms *self, gint64 id)
{
  Table *table = g_new0 (Table, 1);

  table->tables = self;
  table->id = id;
  return table;
}

/* Returns: (nullable): the table with this number, in memory. */
static AluetteHost *
load_table (AluetteServerRooms *self, gint64 id, const char *peer, AluetteCode *code)
{
  Table *table = g_hash_table_lookup (self->tables, &id);
  gboolean has_match;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  AluetteHost *host = NULL;

  if (table != NULL)
    return table->host;
  *code = ALUETTE_CODE_SERVER_FULL;
  has_match = aluette_room_store_has_events (self->store, id);
  if ((!has_match && holds_too_many (self, peer))
      || (!make_room (self) && !(has_match && make_room_for_match (self))))
    return NULL;
  table = table_new (self, id);
  create_journal (table);
  text = aluette_room_store_load (self->store, id, &error);
  if (text != NULL)
    {
      *code = ALUETTE_CODE_NO_TABLE;
      host = aluette_host_new_from_text (text, self->clock, ALUETTE_JOURNAL (table->journal),
                                         &error);
    }
  if (host == NULL)
    {
      note_failure (self, error);
      table_free (table);
      return NULL;
    }
  set_host (table, host);
  return host;
}

/* Opening */

/* Returns: (transfer full) (nullable): invitation words of this server that no table has. */
static char *
choose_words (AluetteServerRooms *self)
{
  guint n_shards = self->config->shards != NULL ? g_strv_length (self->config->shards) : 1;

  for (guint i = 0; i < MAX_ATTEMPTS; i++)
    {
      AluetteMatchKey random;
      g_autofree char *words = NULL;
      guint64 number;

      if (!aluette_match_key_init (&random, NULL))
        return NULL;
      memcpy (&number, random.bytes, sizeof number);
      if (aluette_invitation_get_first (number) % n_shards != self->config->shard)
        continue;
      words = aluette_invitation_format (number);
      if (aluette_room_store_find_words (self->store, words) == 0)
        return g_steal_pointer (&words);
    }
  return NULL;
}

/* Stores a table and lets it have its journal. */
static gboolean
add_table (AluetteServerRooms *self, Table *table)
{
  AluetteStoredRoom row = { .words = table->words };
  g_autoptr (GPtrArray) hashes = NULL;
  g_autoptr (GError) error = NULL;

  fill_row (&row, table);
  hashes = row.hashes;
  table->id = aluette_room_store_add (self->store, &row, &error);
  if (table->id == 0)
    {
      note_failure (self, error);
      return FALSE;
    }
  create_journal (table);
  aluette_host_set_journal (table->host, ALUETTE_JOURNAL (table->journal));
  return TRUE;
}

AluetteHost *
aluette_server_rooms_open (AluetteServerRooms *self, const AluGameKind *kind,
                           const AluGameHeader *header, const char *peer, AluetteCode *code)
{
  g_autoptr (AluetteHost) host = aluette_host_new (kind, header, self->clock, NULL);
  g_autofree char *words = choose_words (self);
  gboolean has_room = aluette_room_store_get_n_tables (self->store) / STORED_PER_LOADED
                          < self->config->max_tables
                      && !holds_too_many (self, peer) && make_room (self);
  Table *table;

  *code = host == NULL ? ALUETTE_CODE_BAD_LINE : ALUETTE_CODE_SERVER_FULL;
  if (host == NULL || words == NULL || !has_room)
    return NULL;
  table = table_new (self, 0);
  table->words = g_steal_pointer (&words);
  table->host = host;
  aluette_host_set_invitation (host, table->words);
  if (!add_table (self, table))
    {
      table->host = NULL;
      table_free (table);
      return NULL;
    }
  set_host (table, g_steal_pointer (&host));
  *code = ALUETTE_CODE_NONE;
  return table->host;
}

/* Finding */

AluetteHost *
aluette_server_rooms_find_words (AluetteServerRooms *self, const char *words, const char *peer,
                                 AluetteCode *code)
{
  gint64 id = aluette_room_store_find_words (self->store, words);

  *code = id < 0 ? ALUETTE_CODE_SERVER_FULL : ALUETTE_CODE_NO_TABLE;
  return id > 0 ? load_table (self, id, peer, code) : NULL;
}

AluetteHost *
aluette_server_rooms_find_token (AluetteServerRooms *self, const char *token, const char *peer,
                                 AluetteCode *code)
{
  g_autofree char *hash = aluette_token_hash (token);
  gint64 id = aluette_room_store_find_token (self->store, hash);

  *code = id < 0 ? ALUETTE_CODE_SERVER_FULL : ALUETTE_CODE_BAD_TOKEN;
  return id > 0 ? load_table (self, id, peer, code) : NULL;
}

/* Whether the clock of the computer has gone regularly since the last time. Without a battery, it
 * is wrong at the start; a time years ahead would forget all tables. */
static gboolean
is_clock_regular (AluetteServerRooms *self)
{
  gint64 seconds = get_seconds ();
  gint64 time = aluette_clock_get_time (self->clock) / 1000;
  gint64 drift = (seconds - self->checked_seconds) - (time - self->checked_time);

  self->checked_seconds = seconds;
  self->checked_time = time;
  return ABS (drift) < MAX_DRIFT;
}

void
aluette_server_rooms_forget_expired (AluetteServerRooms *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) ids = NULL;

  if (is_clock_regular (self))
    ids = aluette_room_store_get_expired (self->store, self->checked_seconds, &error);
  for (guint i = 0; ids != NULL && i < ids->len && error == NULL; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);

      if (!g_hash_table_contains (self->tables, &id))
        aluette_room_store_forget (self->store, id, &error);
    }
  if (error != NULL)
    note_failure (self, error);
}

/* The whole */

AluetteServerRooms *
aluette_server_rooms_new (const AluetteServerConfig *config, AluetteRoomStore *store,
                          AluetteClock *clock)
{
  AluetteServerRooms *self = g_new0 (AluetteServerRooms, 1);

  self->config = config;
  self->store = store;
  self->clock = g_object_ref (clock);
  self->tables = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, table_free);
  g_signal_connect (aluette_room_store_get_backlog (store), "changed",
                    G_CALLBACK (on_backlog_changed), self);
  return self;
}

void
aluette_server_rooms_free (AluetteServerRooms *self)
{
  AluetteBacklog *backlog = aluette_room_store_get_backlog (self->store);
  guint n = aluette_backlog_flush (backlog);

  g_signal_handlers_disconnect_by_data (backlog, self);
  if (n > 0)
    {
      g_autofree char *text = g_strdup_printf (ngettext ("%u change is not stored and is lost.",
                                                         "%u changes are not stored and are lost.",
                                                         n),
                                               n);

      g_printerr ("aluette-server: %s\n", text);
    }
  aluette_backlog_clear (backlog);
  g_hash_table_unref (self->tables);
  g_free (self->reason);
  g_object_unref (self->clock);
  g_free (self);
}

guint
aluette_server_rooms_get_n_loaded (AluetteServerRooms *self)
{
  return g_hash_table_size (self->tables);
}

guint
aluette_server_rooms_get_n_people (AluetteServerRooms *self)
{
  GHashTableIter iter;
  gpointer value;
  guint n = 0;

  g_hash_table_iter_init (&iter, self->tables);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    n += aluette_host_get_n_present (((Table *) value)->host);
  return n;
}

guint
aluette_server_rooms_get_n_unstored (AluetteServerRooms *self)
{
  return aluette_backlog_get_n (aluette_room_store_get_backlog (self->store), NULL);
}

guint64
aluette_server_rooms_get_n_failures (AluetteServerRooms *self)
{
  return self->n_failures;
}
