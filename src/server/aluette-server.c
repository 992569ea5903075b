/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "server/aluette-server.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>

#include "browser/aluette-web-service.h"
#include "model/network/aluette-listener.h"
#include "server/aluette-lobby.h"
#include "server/aluette-server-status.h"

#define STORE_FILE "tables.db"
#define STATUS_FILE "status.socket"
#define SYNC_MS 5000      /* between two times that what is stored goes to the disk */
#define FORGET_MS 3600000 /* between two searches for tables to forget */

struct _AluetteServer
{
  AluetteServerConfig *config;
  AluetteClock *clock;
  AluetteIdentity *identity;
  AluetteRoomStore *store;
  AluetteServerRooms *tables;
  AluetteLobby *lobby;
  AluetteListener *listener;
  AluetteWebService *browsers; /* (nullable) */
  AluetteServerStatus *status; /* (nullable) */
  guint port;
  gint64 start; /* time */
  guint64 n_accepted;
  guint sync_timer, forget_timer;
};

/* Opening */

static gboolean
create_folder (AluetteServerConfig *config, GError **error)
{
  if (g_mkdir_with_parents (config->folder, 0700) == 0)
    return TRUE;
  g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (errno), "%s: %s", config->folder,
               g_strerror (errno));
  return FALSE;
}

static AluetteRoomStore *
open_store (AluetteServerConfig *config, GError **error)
{
  g_autofree char *path = aluette_server_config_get_path (config, STORE_FILE);
  AluetteRoomStore *store = aluette_room_store_open (path, error);

  if (store == NULL)
    g_prefix_error (error, "%s: ", path);
  return store;
}

static void
on_channel (AluetteListener *listener, AluetteChannel *channel, AluetteServer *self)
{
  self->n_accepted++;
  aluette_lobby_add (self->lobby, channel);
}

static gboolean
open_listener (AluetteServer *self, GError **error)
{
  const AluetteServerConfig *config = self->config;

  self->identity = aluette_server_config_load_identity (self->config, TRUE, error);
  if (self->identity == NULL)
    return FALSE;
  self->listener = aluette_listener_new (self->identity, self->clock, error);
  if (self->listener == NULL)
    return FALSE;
  aluette_listener_set_limits (self->listener, config->max_connections, config->max_per_address,
                               config->max_new);
  g_signal_connect (self->listener, "channel", G_CALLBACK (on_channel), self);
  return TRUE;
}

AluetteServer *
aluette_server_new (AluetteServerConfig *config, GError **error)
{
  g_autoptr (AluetteServer) self = g_new0 (AluetteServer, 1);

  self->config = config;
  self->clock = aluette_main_clock_new ();
  self->start = aluette_clock_get_time (self->clock);
  if (!create_folder (config, error))
    return NULL;
  self->store = open_store (config, error);
  if (self->store == NULL || !open_listener (self, error))
    return NULL;
  self->tables = aluette_server_rooms_new (config, self->store, self->clock);
  self->lobby = aluette_lobby_new (config, self->tables, self->clock);
  return g_steal_pointer (&self);
}

static void
stop_timer (AluetteServer *self, guint *timer)
{
  if (*timer != 0)
    aluette_clock_remove (self->clock, *timer);
  *timer = 0;
}

/* The connections end first, without a word, so that the hosts take their people to be away, and
 * the guests come back. */
void
aluette_server_free (AluetteServer *self)
{
  stop_timer (self, &self->sync_timer);
  stop_timer (self, &self->forget_timer);
  g_clear_pointer (&self->status, aluette_server_status_free);
  if (self->listener != NULL)
    g_object_run_dispose (G_OBJECT (self->listener));
  g_clear_pointer (&self->browsers, aluette_web_service_free);
  g_clear_pointer (&self->lobby, aluette_lobby_free);
  g_clear_pointer (&self->tables, aluette_server_rooms_free);
  g_clear_object (&self->listener);
  g_clear_pointer (&self->store, aluette_room_store_close);
  g_clear_pointer (&self->identity, aluette_identity_unref);
  g_object_unref (self->clock);
  g_free (self);
}

/* Running */

static void
on_sync (gpointer data)
{
  AluetteServer *self = data;

  aluette_room_store_sync (self->store);
  self->sync_timer = aluette_clock_add (self->clock, SYNC_MS, on_sync, self);
}

static void
on_forget (gpointer data)
{
  AluetteServer *self = data;

  aluette_server_rooms_forget_expired (self->tables);
  self->forget_timer = aluette_clock_add (self->clock, FORGET_MS, on_forget, self);
}

static gboolean
open_ports (AluetteServer *self, GPtrArray *sockets, GError **error)
{
  for (guint i = 0; i < sockets->len; i++)
    if (!aluette_listener_add_socket (self->listener, g_ptr_array_index (sockets, i), error))
      return FALSE;
  if (sockets->len > 0)
    return TRUE;
  self->port = aluette_listener_add_port (self->listener, self->config->address,
                                          (guint16) self->config->port, error);
  if (self->port == 0)
    g_prefix_error (error, "%s:%u: ", self->config->address != NULL ? self->config->address : "*",
                    self->config->port);
  return self->port != 0;
}

static void
on_browser (AluetteChannel *channel, gpointer data)
{
  aluette_lobby_add (((AluetteServer *) data)->lobby, channel);
}

static gboolean
open_browsers (AluetteServer *self, GError **error)
{
  const AluetteServerConfig *config = self->config;
  const AluetteWebOptions options = {
    .address = config->browser_address,
    .port = config->browser_port,
    .origin = config->browser_origin,
    .max_connections = config->max_connections,
    .max_per_address = config->max_per_address,
    .max_new = config->max_new,
  };

  if (config->browser_origin == NULL)
    return TRUE;
  self->browsers = aluette_web_service_new (&options, self->clock, on_browser, self, error);
  return self->browsers != NULL;
}

static char *
get_status (gpointer data)
{
  return aluette_server_get_status (data);
}

gboolean
aluette_server_listen (AluetteServer *self, GPtrArray *sockets, GError **error)
{
  g_autofree char *path = aluette_server_config_get_path (self->config, STATUS_FILE);

  self->status = aluette_server_status_new (path, get_status, self, error);
  if (self->status == NULL || !open_ports (self, sockets, error)
      || !open_browsers (self, error))
    return FALSE;
  on_sync (self);
  on_forget (self);
  return TRUE;
}

gboolean
aluette_server_reload (AluetteServer *self, GError **error)
{
  g_autoptr (AluetteIdentity) identity = aluette_server_config_load_identity (self->config, FALSE,
                                                                              error);

  if (identity == NULL || !aluette_listener_set_identity (self->listener, identity, error))
    return FALSE;
  aluette_identity_unref (self->identity);
  self->identity = g_steal_pointer (&identity);
  return TRUE;
}

guint
aluette_server_get_port (AluetteServer *self)
{
  return self->port;
}

/* Status */

static void
add_number (JsonBuilder *builder, const char *name, guint64 number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, (gint64) number);
}

char *
aluette_server_get_status (AluetteServer *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "version");
  json_builder_add_string_value (builder, VERSION);
  add_number (builder, "seconds",
              (guint64) (aluette_clock_get_time (self->clock) - self->start) / 1000);
  add_number (builder, "port", self->port);
  if (self->browsers != NULL)
    {
      add_number (builder, "browser-port", aluette_web_service_get_port (self->browsers));
      add_number (builder, "browsers", aluette_web_service_get_n_pages (self->browsers));
    }
  add_number (builder, "tables", aluette_server_rooms_get_n_loaded (self->tables));
  add_number (builder, "tables-stored", aluette_room_store_get_n_tables (self->store));
  add_number (builder, "people", aluette_server_rooms_get_n_people (self->tables));
  add_number (builder, "connections", aluette_listener_get_n_connections (self->listener));
  add_number (builder, "connections-without-table", aluette_lobby_get_n_visitors (self->lobby));
  add_number (builder, "connections-accepted", self->n_accepted);
  add_number (builder, "connections-refused", aluette_listener_get_n_refused (self->listener));
  add_number (builder, "requests-refused", aluette_lobby_get_n_refused (self->lobby));
  add_number (builder, "changes-unstored", aluette_server_rooms_get_n_unstored (self->tables));
  add_number (builder, "storage-failures", aluette_server_rooms_get_n_failures (self->tables));
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return json_to_string (root, TRUE);
}

/* Checking */

static gboolean
check_identity (AluetteServerConfig *config, GError **error)
{
  g_autoptr (AluetteIdentity) identity = NULL;

  if (!aluette_server_config_has_identity (config))
    return TRUE;
  identity = aluette_server_config_load_identity (config, FALSE, error);
  return identity != NULL;
}

/* Reads a table as the server does, and compares what is stored more than once: SQLite does not see
 * that a row has changed. */
static gboolean
check_table (AluetteRoomStore *store, gint64 id, AluetteClock *clock, GError **error)
{
  g_autofree char *text = aluette_room_store_load (store, id, error);
  g_autoptr (AluetteHost) host = NULL;
  g_autoptr (GPtrArray) hashes = NULL;

  if (text != NULL)
    host = aluette_host_new_from_text (text, clock, NULL, error);
  if (host == NULL || !aluette_host_check_text (host, text, error))
    return FALSE;
  hashes = aluette_host_get_token_hashes (host);
  return aluette_room_store_check_table (store, id, aluette_host_get_invitation (host), hashes,
                                         error);
}

gboolean
aluette_server_check (AluetteServerConfig *config, guint *n_tables, GError **error)
{
  g_autofree char *path = aluette_server_config_get_path (config, STORE_FILE);
  g_autoptr (AluetteClock) clock = aluette_main_clock_new ();
  g_autoptr (AluetteRoomStore) store = NULL;
  g_autoptr (GArray) ids = NULL;

  *n_tables = 0;
  if (!check_identity (config, error))
    return FALSE;
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  store = open_store (config, error);
  if (store == NULL || !aluette_room_store_check (store, error))
    return FALSE;
  ids = aluette_room_store_get_ids (store, error);
  if (ids == NULL)
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    if (!check_table (store, g_array_index (ids, gint64, i), clock, error))
      return FALSE;
  *n_tables = ids->len;
  return TRUE;
}
