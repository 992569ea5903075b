/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* accept4 () */

#include "model/network/aluette-listener.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "model/network/aluette-address-limit.h"
#include "model/network/aluette-tls-channel.h"

/* Connections that are accepted before others get a turn. */
#define BATCH 16

/* How long nothing is accepted after the system had no descriptor or memory left. */
#define PAUSE_MS 1000

/* Only what keeps earlier messages secret if the key is stolen later. */
#define PRIORITY "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-KX-ALL:+ECDHE-ECDSA:+ECDHE-RSA"

typedef struct
{
  AluetteListener *listener;
  GSocket *socket;
  guint64 watch;
} Port;

struct _AluetteListener
{
  GObject parent_instance;

  AluetteClock *clock;
  AluetteEpoll *epoll;
  gnutls_certificate_credentials_t credentials;
  GPtrArray *old_credentials; /* which connections may still use */
  gnutls_priority_t priority;
  guint max_connections;
  guint64 n_refused;
  GPtrArray *ports; /* (element-type Port) */
  AluetteAddressLimit *limit;
  GHashTable *handshakes; /* (element-type AluetteTlsChannel): a set */
  GHashTable *channels;   /* (element-type AluetteTlsChannel): a set */
  guint pause;            /* until connections are accepted again, or 0 */
};

enum
{
  CHANNEL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteListener, aluette_listener, G_TYPE_OBJECT)

/* Channels */

static void
on_ended (AluetteTlsChannel *channel, AluetteListener *self)
{
  aluette_address_limit_close (self->limit, aluette_channel_get_peer (ALUETTE_CHANNEL (channel)));
  g_signal_handlers_disconnect_by_data (channel, self);
  if (!g_hash_table_remove (self->handshakes, channel))
    g_hash_table_remove (self->channels, channel);
}

static void
on_ready (AluetteTlsChannel *channel, AluetteListener *self)
{
  g_hash_table_add (self->channels, g_object_ref (channel));
  g_hash_table_remove (self->handshakes, channel);
  g_signal_emit (self, signals[CHANNEL], 0, channel);
}

static void
end_all (GHashTable *channels)
{
  GHashTableIter iter;
  gpointer channel;

  for (;;)
    {
      g_hash_table_iter_init (&iter, channels);
      if (!g_hash_table_iter_next (&iter, &channel, NULL))
        break;
      aluette_tls_channel_end (channel); /* and is removed */
    }
}

/* Returns: (transfer full): what limits count as the address of the other side. */
static char *
get_peer (GSocket *socket)
{
  g_autoptr (GSocketAddress) address = g_socket_get_remote_address (socket, NULL);

  return address != NULL ? aluette_address_limit_get_key (address) : g_strdup ("local");
}

/* Starts a handshake with somebody who has connected. */
static void
add_connection (AluetteListener *self, GSocket *socket)
{
  g_autofree char *peer = get_peer (socket);
  AluetteTlsChannel *channel;

  if (!aluette_address_limit_open (self->limit, peer, aluette_clock_get_time (self->clock)))
    {
      self->n_refused++;
      return;
    }
  g_socket_set_option (socket, IPPROTO_TCP, TCP_NODELAY, 1, NULL);
  channel = aluette_tls_channel_new (self->epoll, self->clock, self->credentials, self->priority,
                                     socket, peer);
  if (channel == NULL)
    {
      aluette_address_limit_close (self->limit, peer);
      return;
    }
  g_signal_connect (channel, "ready", G_CALLBACK (on_ready), self);
  g_signal_connect (channel, "ended", G_CALLBACK (on_ended), self);
  g_hash_table_add (self->handshakes, channel);
}

/* Ports */

static void
watch_ports (AluetteListener *self, guint events)
{
  for (guint i = 0; i < self->ports->len; i++)
    aluette_epoll_modify (self->epoll, ((Port *) g_ptr_array_index (self->ports, i))->watch,
                          events);
}

static void
on_pause_over (gpointer data)
{
  AluetteListener *self = data;

  self->pause = 0;
  watch_ports (self, EPOLLIN);
}

/* Those who call meanwhile wait. */
static void
pause_accepting (AluetteListener *self)
{
  if (self->pause != 0)
    return;
  watch_ports (self, 0);
  self->pause = aluette_clock_add (self->clock, PAUSE_MS, on_pause_over, self);
}

/* Returns: whether there may be more to accept now. A connection that was given up meanwhile is an
 * error as well, but no reason to wait. */
static gboolean
accept_one (AluetteListener *self, GSocket *port)
{
  g_autoptr (GSocket) socket = NULL;
  int fd = -1;

  if (aluette_listener_get_n_connections (self) < self->max_connections)
    fd = accept4 (g_socket_get_fd (port), NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
  else
    errno = EMFILE;
  if (fd < 0)
    {
      if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM)
        pause_accepting (self);
      return FALSE;
    }
  socket = g_socket_new_from_fd (fd, NULL);
  if (socket != NULL)
    add_connection (self, socket);
  else
    close (fd);
  return TRUE;
}

static void
on_port_events (guint events, gpointer data)
{
  Port *port = data;

  for (guint i = 0; i < BATCH && accept_one (port->listener, port->socket); i++)
    ;
}

static void
port_free (gpointer data)
{
  Port *port = data;

  aluette_epoll_remove (port->listener->epoll, port->watch);
  g_socket_close (port->socket, NULL);
  g_object_unref (port->socket);
  g_free (port);
}

gboolean
aluette_listener_add_socket (AluetteListener *self, GSocket *socket, GError **error)
{
  Port *port = g_new0 (Port, 1);

  g_socket_set_blocking (socket, FALSE);
  port->watch = aluette_epoll_add (self->epoll, g_socket_get_fd (socket),
                                   self->pause == 0 ? EPOLLIN : 0, on_port_events, port, error);
  if (port->watch == 0)
    {
      g_free (port);
      return FALSE;
    }
  port->listener = self;
  port->socket = g_object_ref (socket);
  g_ptr_array_add (self->ports, port);
  return TRUE;
}

/* Returns: (transfer full) (nullable): a socket that listens. */
static GSocket *
listen_at (GInetAddress *address, guint16 number, GError **error)
{
  g_autoptr (GSocketAddress) place = g_inet_socket_address_new (address, number);
  g_autoptr (GSocket) socket = g_socket_new (g_inet_address_get_family (address),
                                             G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, error);

  if (socket == NULL)
    return NULL;
  g_socket_set_listen_backlog (socket, SOMAXCONN);
  if (g_socket_get_family (socket) == G_SOCKET_FAMILY_IPV6)
    g_socket_set_option (socket, IPPROTO_IPV6, IPV6_V6ONLY, 0, NULL);
  if (!g_socket_bind (socket, place, TRUE, error) || !g_socket_listen (socket, error))
    return NULL;
  return g_steal_pointer (&socket);
}

/* Returns: (transfer full) (nullable): a socket that listens at all addresses: of both families, if
 * the system has IPv6. */
static GSocket *
listen_anywhere (guint16 number, GError **error)
{
  g_autoptr (GInetAddress) ipv6 = g_inet_address_new_any (G_SOCKET_FAMILY_IPV6);
  g_autoptr (GInetAddress) ipv4 = g_inet_address_new_any (G_SOCKET_FAMILY_IPV4);
  GSocket *socket = listen_at (ipv6, number, NULL);

  return socket != NULL ? socket : listen_at (ipv4, number, error);
}

guint16
aluette_listener_add_port (AluetteListener *self, const char *address, guint16 number,
                           GError **error)
{
  g_autoptr (GInetAddress) own = address != NULL ? g_inet_address_new_from_string (address) : NULL;
  g_autoptr (GSocketAddress) place = NULL;
  g_autoptr (GSocket) socket = NULL;

  if (address != NULL && own == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "%s: not an IP address",
                   address);
      return 0;
    }
  socket = own != NULL ? listen_at (own, number, error) : listen_anywhere (number, error);
  if (socket == NULL)
    return 0;
  place = g_socket_get_local_address (socket, error);
  if (place == NULL || !aluette_listener_add_socket (self, socket, error))
    return 0;
  return g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (place));
}

/* Object */

static void
aluette_listener_dispose (GObject *object)
{
  AluetteListener *self = ALUETTE_LISTENER (object);

  aluette_listener_stop (self);
  end_all (self->channels);
  G_OBJECT_CLASS (aluette_listener_parent_class)->dispose (object);
}

static void
aluette_listener_finalize (GObject *object)
{
  AluetteListener *self = ALUETTE_LISTENER (object);

  g_ptr_array_unref (self->ports);
  g_hash_table_unref (self->handshakes);
  g_hash_table_unref (self->channels);
  aluette_address_limit_free (self->limit);
  g_clear_pointer (&self->credentials, gnutls_certificate_free_credentials);
  g_ptr_array_unref (self->old_credentials);
  g_clear_pointer (&self->priority, gnutls_priority_deinit);
  g_clear_pointer (&self->epoll, aluette_epoll_unref);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (aluette_listener_parent_class)->finalize (object);
}

static void
aluette_listener_class_init (AluetteListenerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_listener_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_listener_finalize;

  signals[CHANNEL] = g_signal_new ("channel", ALUETTE_TYPE_LISTENER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, ALUETTE_TYPE_CHANNEL);
}

static void
free_credentials (gpointer credentials)
{
  gnutls_certificate_free_credentials (credentials);
}

static void
aluette_listener_init (AluetteListener *self)
{
  self->max_connections = ALUETTE_LISTENER_MAX_CONNECTIONS;
  self->old_credentials = g_ptr_array_new_with_free_func (free_credentials);
  self->ports = g_ptr_array_new_with_free_func (port_free);
  self->limit = aluette_address_limit_new ();
  self->handshakes = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  self->channels = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
}

/* Returns: FALSE with @error if @result is a code of GnuTLS for an error. */
static gboolean
check_result (int result, GError **error)
{
  if (result < 0)
    g_set_error_literal (error, G_TLS_ERROR, G_TLS_ERROR_MISC, gnutls_strerror (result));
  return result >= 0;
}

gboolean
aluette_listener_set_identity (AluetteListener *self, AluetteIdentity *identity, GError **error)
{
  const char *pem = aluette_identity_get_pem (identity);
  gnutls_datum_t text = { (unsigned char *) pem, (unsigned) strlen (pem) };
  gnutls_certificate_credentials_t credentials;

  if (!check_result (gnutls_certificate_allocate_credentials (&credentials), error))
    return FALSE;
  if (!check_result (gnutls_certificate_set_x509_key_mem (credentials, &text, &text,
                                                          GNUTLS_X509_FMT_PEM),
                     error))
    {
      gnutls_certificate_free_credentials (credentials);
      return FALSE;
    }
  if (self->credentials != NULL)
    g_ptr_array_add (self->old_credentials, self->credentials);
  self->credentials = credentials;
  return TRUE;
}

void
aluette_listener_set_limits (AluetteListener *self, guint max_connections, guint max_open,
                             guint max_new)
{
  self->max_connections = max_connections;
  aluette_address_limit_set (self->limit, max_open, max_new);
}

AluetteListener *
aluette_listener_new (AluetteIdentity *identity, AluetteClock *clock, GError **error)
{
  g_autoptr (AluetteListener) self = g_object_new (ALUETTE_TYPE_LISTENER, NULL);

  self->clock = g_object_ref (clock);
  if (!check_result (gnutls_priority_init (&self->priority, PRIORITY, NULL), error)
      || !aluette_listener_set_identity (self, identity, error))
    return NULL;
  self->epoll = aluette_epoll_new (error);
  return self->epoll != NULL ? g_steal_pointer (&self) : NULL;
}

void
aluette_listener_stop (AluetteListener *self)
{
  if (self->pause != 0)
    aluette_clock_remove (self->clock, self->pause);
  self->pause = 0;
  g_ptr_array_set_size (self->ports, 0);
  end_all (self->handshakes);
}

guint64
aluette_listener_get_n_refused (AluetteListener *self)
{
  return self->n_refused;
}

guint
aluette_listener_get_n_connections (AluetteListener *self)
{
  return g_hash_table_size (self->handshakes) + g_hash_table_size (self->channels);
}
