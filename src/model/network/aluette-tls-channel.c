/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-tls-channel.h"

#include <linux/tcp.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#include "model/network/aluette-identity.h"
#include "model/network/aluette-line-buffer.h"
#include "model/network/aluette-protocol-codes.h"
#include "model/network/aluette-protocol.h"

#define RECORD_BYTES 16384 /* the most that TLS sends at once */
#define KEPT_BYTES 1024    /* of memory, by a queue that is empty */

typedef enum
{
  STATE_HANDSHAKE,
  STATE_OPEN,
  STATE_TOO_SLOW, /* the other side reads too slowly, but is not told yet */
  STATE_SENDING,  /* closed by this side; lines wait to be sent */
  STATE_DRAINING, /* everything is sent; the other side has not closed yet */
  STATE_ENDED,
} State;

struct _AluetteTlsChannel
{
  GObject parent_instance;

  AluetteEpoll *epoll;
  guint64 watch;
  AluetteClock *clock;
  guint timer; /* or 0 */
  GSocket *socket;
  gnutls_session_t session;
  char *peer;
  char *fingerprint; /* (nullable): of a guest: what the other side must have */
  AluetteLineBuffer *lines;
  GByteArray *queue;
  guint longest;       /* length of the queue, since it was made */
  gboolean is_sending; /* whether the last record was sent only in part */
  State state;
};

enum
{
  READY,
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void aluette_tls_channel_iface_init (AluetteChannelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteTlsChannel, aluette_tls_channel, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_CHANNEL,
                                                      aluette_tls_channel_iface_init))

/* The end */

static void
stop_timer (AluetteTlsChannel *self)
{
  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  self->timer = 0;
}

/* Closes the socket. */
static void
release_connection (AluetteTlsChannel *self)
{
  self->state = STATE_ENDED;
  stop_timer (self);
  if (self->watch != 0)
    aluette_epoll_remove (self->epoll, self->watch);
  self->watch = 0;
  g_clear_pointer (&self->session, gnutls_deinit);
  if (self->socket != NULL)
    g_socket_close (self->socket, NULL);
  g_byte_array_set_size (self->queue, 0);
}

/* The listener drops its reference then. */
static void
end_connection (AluetteTlsChannel *self)
{
  if (self->state == STATE_ENDED)
    return;
  release_connection (self);
  g_signal_emit (self, signals[ENDED], 0);
}

/* Ends the connection from the outside. */
static void
fail (AluetteTlsChannel *self, AluetteCode code)
{
  gboolean is_told = self->state == STATE_OPEN || self->state == STATE_TOO_SLOW;

  end_connection (self);
  if (is_told)
    aluette_channel_emit_closed (ALUETTE_CHANNEL (self), code);
}

static void
on_time_up (gpointer data)
{
  g_autoptr (AluetteTlsChannel) self = g_object_ref (data);

  self->timer = 0;
  fail (self, ALUETTE_CODE_TOO_SLOW);
}

static void
start_timer (AluetteTlsChannel *self, guint ms)
{
  stop_timer (self);
  self->timer = aluette_clock_add (self->clock, ms, on_time_up, self);
}

/* Waits for what the state needs. */
static void
update_events (AluetteTlsChannel *self)
{
  gboolean writes = self->queue->len > 0;

  switch (self->state)
    {
    case STATE_HANDSHAKE:
      writes = gnutls_record_get_direction (self->session) == 1;
      aluette_epoll_modify (self->epoll, self->watch, writes ? EPOLLOUT : EPOLLIN);
      break;
    case STATE_OPEN:
      aluette_epoll_modify (self->epoll, self->watch, EPOLLIN | (writes ? EPOLLOUT : 0));
      break;
    case STATE_TOO_SLOW:
      aluette_epoll_modify (self->epoll, self->watch, 0);
      break;
    case STATE_SENDING:
      aluette_epoll_modify (self->epoll, self->watch, EPOLLOUT);
      break;
    case STATE_DRAINING:
      aluette_epoll_modify (self->epoll, self->watch, EPOLLIN);
      break;
    case STATE_ENDED:
      break;
    }
}

static gboolean
is_temporary (gssize result)
{
  return result == GNUTLS_E_AGAIN || result == GNUTLS_E_INTERRUPTED;
}

/* Writing */

/* A queue that was long, such as at the end of a match, gives its memory back. */
static void
shrink_queue (AluetteTlsChannel *self)
{
  if (self->queue->len > 0 || self->longest <= KEPT_BYTES)
    return;
  g_byte_array_unref (self->queue);
  self->queue = g_byte_array_new ();
  self->longest = 0;
}

/* Returns: FALSE if the connection is broken. */
static gboolean
write_more (AluetteTlsChannel *self)
{
  while (self->queue->len > 0)
    {
      gssize n = self->is_sending ? gnutls_record_send (self->session, NULL, 0)
                                  : gnutls_record_send (self->session, self->queue->data,
                                                        MIN (self->queue->len, RECORD_BYTES));

      self->is_sending = is_temporary (n);
      if (self->is_sending)
        return TRUE;
      if (n < 0)
        return FALSE;
      g_byte_array_remove_range (self->queue, 0, (guint) n);
    }
  shrink_queue (self);
  return TRUE;
}

/* Sends the rest after this side has closed. Then waits until the other side has read it: a socket
 * that is closed with bytes to read makes the system drop what it still sends. */
static void
send_rest (AluetteTlsChannel *self)
{
  if (!write_more (self))
    {
      end_connection (self);
      return;
    }
  if (self->queue->len > 0)
    return;
  gnutls_bye (self->session, GNUTLS_SHUT_WR);
  g_socket_shutdown (self->socket, FALSE, TRUE, NULL);
  self->state = STATE_DRAINING;
}

/* Reads and forgets what the other side has still sent. */
static void
drain (AluetteTlsChannel *self)
{
  char bytes[RECORD_BYTES];
  g_autoptr (GError) error = NULL;
  gssize n = g_socket_receive (self->socket, bytes, sizeof bytes, NULL, &error);

  if (n == 0 || (n < 0 && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK)))
    end_connection (self);
}

/* Reading */

/* Says that a line is too long, and closes. */
static void
refuse_line (AluetteTlsChannel *self)
{
  g_autofree char *line = aluette_protocol_write (ALUETTE_WORD_CLOSING,
                                                  aluette_code_get_id (ALUETTE_CODE_TOO_LONG));

  aluette_channel_send (ALUETTE_CHANNEL (self), line);
  aluette_channel_close (ALUETTE_CHANNEL (self));
  aluette_channel_emit_closed (ALUETTE_CHANNEL (self), ALUETTE_CODE_TOO_LONG);
}

static void
emit_lines (AluetteTlsChannel *self)
{
  while (self->state == STATE_OPEN)
    {
      g_autoptr (GBytes) line = aluette_line_buffer_next (self->lines);

      if (line == NULL)
        break;
      aluette_channel_emit_line (ALUETTE_CHANNEL (self), g_bytes_get_data (line, NULL),
                                 g_bytes_get_size (line));
    }
  if (self->state == STATE_OPEN && aluette_line_buffer_is_too_long (self->lines))
    refuse_line (self);
}

/* Reads one record, as GnuTLS has it in parts or whole; the others follow when it is their turn. */
static void
read_record (AluetteTlsChannel *self)
{
  char bytes[4096];

  do
    {
      gssize n = gnutls_record_recv (self->session, bytes, sizeof bytes);

      if (is_temporary (n))
        return;
      if (n <= 0)
        {
          fail (self, ALUETTE_CODE_GONE);
          return;
        }
      aluette_line_buffer_add (self->lines, bytes, (gsize) n);
      emit_lines (self);
    }
  while (self->state == STATE_OPEN && gnutls_record_check_pending (self->session) > 0);
}

/* Handshake */

static gboolean
has_protocol (AluetteTlsChannel *self)
{
  gnutls_datum_t name;

  return gnutls_alpn_get_selected_protocol (self->session, &name) >= 0
         && name.size == strlen (ALUETTE_TLS_PROTOCOL)
         && memcmp (name.data, ALUETTE_TLS_PROTOCOL, name.size) == 0;
}

/* Whether the other side has the key that it must have. */
static gboolean
has_key (AluetteTlsChannel *self)
{
  const gnutls_datum_t *certificates;
  g_autoptr (GTlsCertificate) certificate = NULL;
  g_autofree char *found = NULL;
  guint n = 0;

  if (self->fingerprint == NULL)
    return TRUE;
  certificates = gnutls_certificate_get_peers (self->session, &n);
  if (n > 0)
    found = aluette_fingerprint_of_der (certificates[0].data, certificates[0].size);
  return g_strcmp0 (found, self->fingerprint) == 0;
}

static void
step_handshake (AluetteTlsChannel *self)
{
  int result = gnutls_handshake (self->session);

  if (result < 0 && !gnutls_error_is_fatal (result))
    return;
  if (result >= 0 && !has_key (self))
    {
      gnutls_alert_send (self->session, GNUTLS_AL_FATAL, GNUTLS_A_BAD_CERTIFICATE);
      end_connection (self);
      return;
    }
  if (result < 0 || !has_protocol (self))
    {
      if (result < 0)
        gnutls_alert_send_appropriate (self->session, result);
      else
        gnutls_alert_send (self->session, GNUTLS_AL_FATAL, GNUTLS_A_NO_APPLICATION_PROTOCOL);
      end_connection (self);
      return;
    }
  stop_timer (self);
  self->state = STATE_OPEN;
  g_signal_emit (self, signals[READY], 0);
  if (self->state == STATE_OPEN)
    read_record (self);
}

static void
on_events (guint events, gpointer data)
{
  g_autoptr (AluetteTlsChannel) self = g_object_ref (data);
  gboolean is_broken = (events & (EPOLLHUP | EPOLLERR)) != 0;

  if (self->state == STATE_HANDSHAKE)
    step_handshake (self);
  else if (self->state == STATE_SENDING && !is_broken)
    send_rest (self);
  else if (self->state == STATE_DRAINING && !is_broken)
    drain (self);
  else if (self->state == STATE_OPEN)
    {
      if (events & EPOLLOUT && !write_more (self))
        fail (self, ALUETTE_CODE_GONE);
      else if (is_broken || events & EPOLLIN)
        read_record (self);
    }
  else
    fail (self, ALUETTE_CODE_TOO_SLOW);
  if (self->state != STATE_ENDED)
    update_events (self);
}

/* Channel */

static void
tls_send (AluetteChannel *channel, const char *line)
{
  AluetteTlsChannel *self = ALUETTE_TLS_CHANNEL (channel);
  gsize length = strlen (line);

  if (self->state != STATE_OPEN)
    return;
  if (self->queue->len + length + 1 > ALUETTE_CHANNEL_MAX_QUEUE)
    {
      self->state = STATE_TOO_SLOW;
      start_timer (self, 0);
    }
  else
    {
      g_byte_array_append (self->queue, (const guint8 *) line, (guint) length);
      g_byte_array_append (self->queue, (const guint8 *) "\n", 1);
      self->longest = MAX (self->longest, self->queue->len);
    }
  update_events (self);
}

static void
tls_close (AluetteChannel *channel)
{
  AluetteTlsChannel *self = ALUETTE_TLS_CHANNEL (channel);

  if (self->state != STATE_OPEN && self->state != STATE_TOO_SLOW)
    return;
  self->state = STATE_SENDING;
  start_timer (self, ALUETTE_TLS_PATIENCE_MS);
  update_events (self);
}

static gboolean
tls_is_open (AluetteChannel *channel)
{
  return ALUETTE_TLS_CHANNEL (channel)->state == STATE_OPEN;
}

static const char *
tls_get_peer (AluetteChannel *channel)
{
  return ALUETTE_TLS_CHANNEL (channel)->peer;
}

static guint
tls_get_round_trip (AluetteChannel *channel)
{
  AluetteTlsChannel *self = ALUETTE_TLS_CHANNEL (channel);
  struct tcp_info info = { 0 };
  socklen_t length = sizeof info;

  if (self->socket == NULL
      || getsockopt (g_socket_get_fd (self->socket), IPPROTO_TCP, TCP_INFO, &info, &length) != 0
      || length < G_STRUCT_OFFSET (struct tcp_info, tcpi_min_rtt) + sizeof info.tcpi_min_rtt)
    return G_MAXUINT;
  return info.tcpi_min_rtt / 1000;
}

static void
aluette_tls_channel_iface_init (AluetteChannelInterface *iface)
{
  iface->send = tls_send;
  iface->close = tls_close;
  iface->is_open = tls_is_open;
  iface->get_peer = tls_get_peer;
  iface->get_round_trip = tls_get_round_trip;
}

/* Object */

static void
aluette_tls_channel_finalize (GObject *object)
{
  AluetteTlsChannel *self = ALUETTE_TLS_CHANNEL (object);

  release_connection (self);
  g_clear_pointer (&self->epoll, aluette_epoll_unref);
  g_clear_object (&self->clock);
  g_clear_object (&self->socket);
  g_free (self->peer);
  g_free (self->fingerprint);
  aluette_line_buffer_free (self->lines);
  g_byte_array_unref (self->queue);
  G_OBJECT_CLASS (aluette_tls_channel_parent_class)->finalize (object);
}

static void
aluette_tls_channel_class_init (AluetteTlsChannelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_tls_channel_finalize;

  signals[READY] = g_signal_new ("ready", ALUETTE_TYPE_TLS_CHANNEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  signals[ENDED] = g_signal_new ("ended", ALUETTE_TYPE_TLS_CHANNEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_tls_channel_init (AluetteTlsChannel *self)
{
  self->lines = aluette_line_buffer_new ();
  self->queue = g_byte_array_new ();
}

/* Returns: whether GnuTLS can talk over the socket. */
static gboolean
start_session (AluetteTlsChannel *self, gnutls_certificate_credentials_t credentials,
               gnutls_priority_t priority)
{
  static const gnutls_datum_t protocol = { (unsigned char *) ALUETTE_TLS_PROTOCOL,
                                           sizeof ALUETTE_TLS_PROTOCOL - 1 };
  guint flags = GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL | GNUTLS_NO_TICKETS;

  flags |= self->fingerprint != NULL ? GNUTLS_CLIENT : GNUTLS_SERVER;
  if (gnutls_init (&self->session, flags) < 0)
    {
      self->session = NULL;
      return FALSE;
    }
  gnutls_transport_set_int (self->session, g_socket_get_fd (self->socket));
  return gnutls_priority_set (self->session, priority) >= 0
         && gnutls_credentials_set (self->session, GNUTLS_CRD_CERTIFICATE, credentials) >= 0
         && gnutls_alpn_set_protocols (self->session, &protocol, 1, GNUTLS_ALPN_MANDATORY) >= 0;
}

/* @peer: (transfer full). @fingerprint: (transfer full) (nullable): of a guest */
static AluetteTlsChannel *
start_channel (AluetteEpoll *epoll, AluetteClock *clock,
               gnutls_certificate_credentials_t credentials, gnutls_priority_t priority,
               GSocket *socket, char *peer, char *fingerprint)
{
  g_autoptr (AluetteTlsChannel) self = g_object_new (ALUETTE_TYPE_TLS_CHANNEL, NULL);

  self->epoll = aluette_epoll_ref (epoll);
  self->clock = g_object_ref (clock);
  self->socket = g_object_ref (socket);
  self->peer = peer;
  self->fingerprint = fingerprint;
  if (!start_session (self, credentials, priority))
    return NULL;
  self->watch = aluette_epoll_add (epoll, g_socket_get_fd (socket),
                                   fingerprint != NULL ? EPOLLOUT : EPOLLIN, on_events, self, NULL);
  if (self->watch == 0)
    return NULL;
  start_timer (self, ALUETTE_TLS_PATIENCE_MS);
  return g_steal_pointer (&self);
}

AluetteTlsChannel *
aluette_tls_channel_new (AluetteEpoll *epoll, AluetteClock *clock,
                         gnutls_certificate_credentials_t credentials, gnutls_priority_t priority,
                         GSocket *socket, const char *peer)
{
  return start_channel (epoll, clock, credentials, priority, socket, g_strdup (peer), NULL);
}

AluetteTlsChannel *
aluette_tls_channel_new_client (AluetteEpoll *epoll, AluetteClock *clock,
                                gnutls_certificate_credentials_t credentials,
                                gnutls_priority_t priority, GSocket *socket,
                                const char *fingerprint)
{
  return start_channel (epoll, clock, credentials, priority, socket, g_strdup (""),
                        g_strdup (fingerprint));
}

void
aluette_tls_channel_end (AluetteTlsChannel *self)
{
  g_autoptr (AluetteTlsChannel) guard = g_object_ref (self);

  if (self->state == STATE_OPEN || self->state == STATE_SENDING)
    {
      write_more (self);
      gnutls_bye (self->session, GNUTLS_SHUT_WR);
    }
  fail (self, ALUETTE_CODE_GONE);
}
