/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "guest-caller.h"

#include <errno.h>
#include <gnutls/gnutls.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>

#include "model/network/aluette-connect.h"
#include "model/network/aluette-epoll.h"
#include "model/network/aluette-tls-channel.h"

#define PRIORITY "NORMAL:-VERS-ALL:+VERS-TLS1.3"

struct _GuestCaller
{
  AluetteEpoll *epoll;
  AluetteClock *clock;
  GSocketAddress *address;
  char *fingerprint;
  gnutls_certificate_credentials_t credentials;
  gnutls_priority_t priority;
  GHashTable *calls; /* (element-type Call): a set */
};

/* A connection. */
typedef struct
{
  GuestCaller *caller;
  AluetteTlsChannel *channel;
  AluetteGuest *guest; /* (nullable): until it has the channel */
} Call;

static void
call_free (gpointer data)
{
  Call *call = data;

  if (call->channel != NULL)
    {
      g_signal_handlers_disconnect_by_data (call->channel, call);
      g_object_unref (call->channel);
    }
  g_clear_object (&call->guest);
  g_free (call);
}

static void
on_ready (AluetteTlsChannel *channel, Call *call)
{
  g_autoptr (AluetteGuest) guest = g_steal_pointer (&call->guest);

  aluette_guest_set_channel (guest, ALUETTE_CHANNEL (channel));
}

static void
on_ended (AluetteTlsChannel *channel, Call *call)
{
  g_autoptr (AluetteGuest) guest = g_steal_pointer (&call->guest);

  g_hash_table_remove (call->caller->calls, call);
  if (guest != NULL)
    aluette_guest_connect_failed (guest);
}

/* Returns: (transfer full) (nullable): a socket that connects to the server. */
static GSocket *
connect_socket (GuestCaller *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSocket) socket = g_socket_new (g_socket_address_get_family (self->address),
                                             G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL);

  if (socket == NULL)
    return NULL;
  g_socket_set_blocking (socket, FALSE);
  g_socket_set_option (socket, IPPROTO_TCP, TCP_NODELAY, 1, NULL);
  if (!g_socket_connect (socket, self->address, NULL, &error)
      && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PENDING))
    return NULL;
  return g_steal_pointer (&socket);
}

void
guest_caller_call (AluetteGuest *guest, gpointer data)
{
  GuestCaller *self = data;
  g_autoptr (GSocket) socket = connect_socket (self);
  Call *call;

  if (socket == NULL)
    {
      aluette_guest_connect_failed (guest);
      return;
    }
  call = g_new0 (Call, 1);
  call->caller = self;
  call->channel = aluette_tls_channel_new_client (self->epoll, self->clock, self->credentials,
                                                  self->priority, socket, self->fingerprint);
  if (call->channel == NULL)
    {
      call_free (call);
      aluette_guest_connect_failed (guest);
      return;
    }
  call->guest = g_object_ref (guest);
  g_signal_connect (call->channel, "ready", G_CALLBACK (on_ready), call);
  g_signal_connect (call->channel, "ended", G_CALLBACK (on_ended), call);
  g_hash_table_add (self->calls, call);
}

static GSocketAddress *
find_address (const char *text, GError **error)
{
  g_autoptr (GSocketConnectable) name = g_network_address_parse (text, ALUETTE_CONNECT_DEFAULT_PORT,
                                                                 error);
  g_autoptr (GSocketAddressEnumerator) addresses = NULL;

  if (name == NULL)
    return NULL;
  addresses = g_socket_connectable_enumerate (name);
  return g_socket_address_enumerator_next (addresses, NULL, error);
}

GuestCaller *
guest_caller_new (const char *address, const char *fingerprint, AluetteClock *clock, GError **error)
{
  g_autoptr (GSocketAddress) found = find_address (address, error);
  AluetteEpoll *epoll = found != NULL ? aluette_epoll_new (error) : NULL;
  GuestCaller *self;

  if (epoll == NULL)
    return NULL;
  self = g_new0 (GuestCaller, 1);
  self->epoll = epoll;
  self->clock = g_object_ref (clock);
  self->address = g_steal_pointer (&found);
  self->fingerprint = g_ascii_strdown (fingerprint, -1);
  self->calls = g_hash_table_new_full (NULL, NULL, call_free, NULL);
  gnutls_certificate_allocate_credentials (&self->credentials);
  gnutls_priority_init (&self->priority, PRIORITY, NULL);
  return self;
}

void
guest_caller_free (GuestCaller *self)
{
  g_hash_table_unref (self->calls);
  gnutls_certificate_free_credentials (self->credentials);
  gnutls_priority_deinit (self->priority);
  aluette_epoll_unref (self->epoll);
  g_object_unref (self->clock);
  g_object_unref (self->address);
  g_free (self->fingerprint);
  g_free (self);
}
