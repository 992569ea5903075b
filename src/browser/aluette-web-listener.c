/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-listener.h"

#include <arpa/inet.h>
#include <libwebsockets.h>
#include <string.h>
#include <sys/socket.h>

#include "browser/aluette-web-channel.h"
#include "model/network/aluette-address-limit.h"
#include "model/network/aluette-own-addresses.h"

#define CHUNK 4096       /* bytes of a file that are sent at once */
#define MAX_HEADERS 4096 /* bytes of a request */
#define SILENCE_S 20     /* a browser that says nothing for so long gets a ping */
#define GONE_S 30        /* and is taken to be gone after so long */

struct _AluetteWebListener
{
  GObject parent_instance;

  struct lws_context *context;
  struct lws_protocols protocols[3];
  GMainLoop *loop; /* names the main context */
  void *loops[1];
  AluetteWebFiles *files;
  AluetteAddressLimit *limit;
  char *origin;
  guint port;
};

/* A request for a file, or a WebSocket. libwebsockets allocates it, cleared. */
typedef struct
{
  GBytes *file; /* (nullable) */
  gsize sent;
  AluetteWebChannel *channel; /* (nullable) */
  char *key;                  /* (nullable): of the limit */
} Connection;

enum
{
  CHANNEL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteWebListener, aluette_web_listener, G_TYPE_OBJECT)

static void
aluette_web_listener_dispose (GObject *object)
{
  AluetteWebListener *self = ALUETTE_WEB_LISTENER (object);

  g_clear_pointer (&self->context, lws_context_destroy);
  G_OBJECT_CLASS (aluette_web_listener_parent_class)->dispose (object);
}

static void
aluette_web_listener_finalize (GObject *object)
{
  AluetteWebListener *self = ALUETTE_WEB_LISTENER (object);

  g_clear_pointer (&self->loop, g_main_loop_unref);
  aluette_address_limit_free (self->limit);
  g_free (self->origin);
  G_OBJECT_CLASS (aluette_web_listener_parent_class)->finalize (object);
}

static void
aluette_web_listener_class_init (AluetteWebListenerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_web_listener_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_web_listener_finalize;
  signals[CHANNEL] = g_signal_new ("channel", ALUETTE_TYPE_WEB_LISTENER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, ALUETTE_TYPE_CHANNEL);
}

static void
aluette_web_listener_init (AluetteWebListener *self)
{
  self->limit = aluette_address_limit_new ();
}

/* Files */

static gboolean
add_header (struct lws *wsi, const char *name, const char *value, unsigned char **at,
            unsigned char *end)
{
  return lws_add_http_header_by_name (wsi, (const unsigned char *) name,
                                      (const unsigned char *) value, (int) strlen (value), at, end)
         == 0;
}

/* Begins the answer to a request. Returns: as callbacks of libwebsockets do. */
static int
start_file (AluetteWebListener *self, struct lws *wsi, Connection *connection, const char *path)
{
  unsigned char headers[LWS_PRE + 2048], *at = headers + LWS_PRE,
                                         *end = headers + sizeof headers - 1;
  const AluetteWebFile *file = lws_hdr_total_length (wsi, WSI_TOKEN_GET_URI) > 0
                                   ? aluette_web_files_find (self->files, path)
                                   : NULL;

  if (file == NULL)
    return lws_return_http_status (wsi, HTTP_STATUS_NOT_FOUND, NULL) != 0
           || lws_http_transaction_completed (wsi) != 0;
  if (lws_add_http_common_headers (wsi, HTTP_STATUS_OK, file->type,
                                   (lws_filepos_t) g_bytes_get_size (file->bytes), &at, end)
          != 0
      || (file->is_gzip && !add_header (wsi, "content-encoding:", "gzip", &at, end))
      || !add_header (wsi, "cache-control:", file->is_fixed ? "max-age=86400" : "no-cache", &at,
                      end)
      || lws_finalize_write_http_header (wsi, headers + LWS_PRE, &at, end) != 0)
    return 1;
  g_clear_pointer (&connection->file, g_bytes_unref);
  connection->file = g_bytes_ref (file->bytes);
  connection->sent = 0;
  lws_callback_on_writable (wsi);
  return 0;
}

static int
go_on_with_file (struct lws *wsi, Connection *connection)
{
  unsigned char buffer[LWS_PRE + CHUNK];
  gsize size;
  const char *bytes;
  gsize n;
  gboolean last;

  if (connection->file == NULL)
    return 0;
  bytes = g_bytes_get_data (connection->file, &size);
  n = MIN (CHUNK, size - connection->sent);
  last = connection->sent + n == size;
  memcpy (buffer + LWS_PRE, bytes + connection->sent, n);
  if (lws_write (wsi, buffer + LWS_PRE, n, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int) n)
    return 1;
  connection->sent += n;
  if (!last)
    {
      lws_callback_on_writable (wsi);
      return 0;
    }
  g_clear_pointer (&connection->file, g_bytes_unref);
  return lws_http_transaction_completed (wsi) != 0;
}

/* Whether a connection that begins comes from somebody who may be served. */
static gboolean
is_near (AluetteWebListener *self, int fd)
{
  struct sockaddr_storage peer = { 0 };
  socklen_t length = sizeof peer;
  g_autoptr (GSocketAddress) address = NULL;

  if (self->origin != NULL)
    return TRUE;
  if (getpeername (fd, (struct sockaddr *) &peer, &length) == 0)
    address = g_socket_address_new_from_native (&peer, length);
  return G_IS_INET_SOCKET_ADDRESS (address)
         && aluette_address_is_private (
             g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address)));
}

static int
on_http (struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length)
{
  AluetteWebListener *self = lws_context_user (lws_get_context (wsi));
  Connection *connection = user;

  switch (reason)
    {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
      return is_near (self, GPOINTER_TO_INT (in)) ? 0 : 1;
    case LWS_CALLBACK_HTTP:
      return start_file (self, wsi, connection, in);
    case LWS_CALLBACK_HTTP_WRITEABLE:
      return go_on_with_file (wsi, connection);
    case LWS_CALLBACK_HTTP_BODY:
    case LWS_CALLBACK_RAW_RX:
      return 1;
    case LWS_CALLBACK_RAW_ADOPT: /* what CONNECT makes of a connection */
      lws_set_timeout (wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
      return 1;
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
      if (connection != NULL)
        g_clear_pointer (&connection->file, g_bytes_unref);
      return 0;
    default:
      return 0;
    }
}

/* WebSockets */

/* Returns: (transfer full): the origin of a page that a browser got where @wsi is connected. */
static char *
make_origin (struct lws *wsi)
{
  struct sockaddr_in own = { 0 };
  socklen_t length = sizeof own;
  char address[INET_ADDRSTRLEN] = "";

  getsockname (lws_get_socket_fd (wsi), (struct sockaddr *) &own, &length);
  inet_ntop (AF_INET, &own.sin_addr, address, sizeof address);
  return g_strdup_printf ("http://%s:%u", address, ntohs (own.sin_port));
}

static gboolean
has_origin (AluetteWebListener *self, struct lws *wsi)
{
  g_autofree char *own = self->origin != NULL ? g_strdup (self->origin) : make_origin (wsi);
  char origin[256];

  return lws_hdr_copy (wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN) > 0
         && g_ascii_strcasecmp (origin, own) == 0;
}

/* Returns: (transfer full): the address of a browser. */
static char *
get_peer (struct lws *wsi)
{
  char peer[64] = "", forwarded[256];
  g_autoptr (GInetAddress) address = NULL;
  const char *last;

  lws_get_peer_simple (wsi, peer, sizeof peer);
  address = g_inet_address_new_from_string (peer);
  if (address == NULL || !g_inet_address_get_is_loopback (address)
      || lws_hdr_copy (wsi, forwarded, sizeof forwarded, WSI_TOKEN_X_FORWARDED_FOR) <= 0)
    return g_strdup (peer);
  last = strrchr (forwarded, ',');
  return g_strstrip (g_strdup (last != NULL ? last + 1 : forwarded));
}

static char *
get_key (const char *peer)
{
  g_autoptr (GSocketAddress) address = g_inet_socket_address_new_from_string (peer, 0);

  return address != NULL ? aluette_address_limit_get_key (address) : g_strdup ("local");
}

/* Compressed, a deal has a fifth of the bytes: states resemble those before them. */
#define COMPRESSION "permessage-deflate"

static const struct lws_extension extensions[] = {
  { COMPRESSION, lws_extension_callback_pm_deflate, COMPRESSION },
  { NULL, NULL, NULL },
};

/* Lets the compression of a page remember the last state (4 kB), in about 32 kB of memory. */
static void
limit_compression (struct lws *wsi)
{
  lws_set_extension_option (wsi, COMPRESSION, "server_max_window_bits", "12");
  lws_set_extension_option (wsi, COMPRESSION, "mem_level", "5");
}

/* Returns: as callbacks of libwebsockets do. */
static int
open_channel (AluetteWebListener *self, struct lws *wsi, Connection *connection)
{
  g_autofree char *peer = get_peer (wsi);
  g_autofree char *key = get_key (peer);

  if (!aluette_address_limit_open (self->limit, key, g_get_monotonic_time () / 1000))
    return 1;
  limit_compression (wsi);
  connection->channel = aluette_web_channel_new (wsi, key);
  connection->key = g_steal_pointer (&key);
  g_signal_emit (self, signals[CHANNEL], 0, connection->channel);
  return 0;
}

static void
close_channel (AluetteWebListener *self, Connection *connection)
{
  g_autoptr (AluetteWebChannel) channel = g_steal_pointer (&connection->channel);

  if (channel == NULL)
    return;
  aluette_address_limit_close (self->limit, connection->key);
  g_clear_pointer (&connection->key, g_free);
  aluette_web_channel_end (channel);
}

static int
on_websocket (struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
              size_t length)
{
  AluetteWebListener *self = lws_context_user (lws_get_context (wsi));
  Connection *connection = user;

  switch (reason)
    {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
      return has_origin (self, wsi) ? 0 : 1;
    case LWS_CALLBACK_ESTABLISHED:
      return open_channel (self, wsi, connection);
    case LWS_CALLBACK_RECEIVE:
      return connection->channel == NULL
             || !aluette_web_channel_receive (connection->channel, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE:
      return connection->channel == NULL || !aluette_web_channel_write (connection->channel);
    case LWS_CALLBACK_CLOSED:
      close_channel (self, connection);
      return 0;
    default:
      return 0;
    }
}

/* The whole */

static const struct lws_protocol_vhost_options referrer = { NULL, NULL,
                                                            "referrer-policy:", "no-referrer" };
static const struct lws_protocol_vhost_options nosniff = { &referrer, NULL,
                                                           "x-content-type-options:", "nosniff" };
static const struct lws_protocol_vhost_options policy = {
  &nosniff, NULL, "content-security-policy:",
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
  "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
};

static const lws_retry_bo_t idle = {
  .secs_since_valid_ping = SILENCE_S,
  .secs_since_valid_hangup = GONE_S,
};

static struct lws_context *
create_context (AluetteWebListener *self, const AluetteWebOptions *options)
{
  struct lws_context_creation_info info = {
    .port = options->port != 0 ? (int) options->port : 0,
    .iface = options->address,
    .protocols = self->protocols,
    .headers = &policy,
    .extensions = extensions,
    .options = LWS_SERVER_OPTION_GLIB | LWS_SERVER_OPTION_DISABLE_IPV6
               | LWS_SERVER_OPTION_VALIDATE_UTF8,
    .foreign_loops = self->loops,
    .user = self,
    .fd_limit_per_thread = options->max_connections,
    .max_http_header_data = MAX_HEADERS,
    .max_http_header_pool = 64,
    .timeout_secs = 10,
    .keepalive_timeout = 10,
    .retry_and_idle_policy = &idle,
    .gid = (gid_t) -1,
    .uid = (uid_t) -1,
  };

  return lws_create_context (&info);
}

AluetteWebListener *
aluette_web_listener_new (const AluetteWebOptions *options, AluetteWebFiles *files, GError **error)
{
  g_autoptr (AluetteWebListener) self = g_object_new (ALUETTE_TYPE_WEB_LISTENER, NULL);

  lws_set_log_level (0, NULL);
  self->files = files;
  self->origin = g_strdup (options->origin);
  self->loop = g_main_loop_new (NULL, FALSE);
  self->loops[0] = self->loop;
  self->protocols[0] = (struct lws_protocols) { "http", on_http, sizeof (Connection), 0 };
  self->protocols[1] = (struct lws_protocols) { "aluette", on_websocket, sizeof (Connection),
                                                1024 };
  aluette_address_limit_set (self->limit, options->max_per_address, options->max_new);
  self->context = create_context (self, options);
  if (self->context == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s:%u: cannot listen for browsers",
                   options->address != NULL ? options->address : "*", options->port);
      return NULL;
    }
  self->port = (guint) lws_get_vhost_listen_port (lws_get_vhost_by_name (self->context, "default"));
  return g_steal_pointer (&self);
}

guint
aluette_web_listener_get_port (AluetteWebListener *self)
{
  return self->port;
}
