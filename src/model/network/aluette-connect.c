/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-connect.h"

#include <gio/gnetworking.h>
#include <glib/gi18n.h>
#include <string.h>

#include "model/network/aluette-identity.h"
#include "model/network/aluette-stream-channel.h"

/* What is sent of a fingerprint at least: 128 bits, which nobody can find a second key for. */
#define MIN_DIGITS 32

G_DEFINE_QUARK (aluette_connect_error, aluette_connect_error)

/* A connection that is being made; the data of its task. */
typedef struct
{
  char *address;
  char *wanted; /* (nullable): the fingerprint that the other side must have */
  char *found;  /* (nullable): the fingerprint that it has */
  AluetteClock *clock;
  guint timer;           /* or 0 */
  GCancellable *current; /* of what is under way */
  gulong canceled;       /* handler, or 0 */
  gboolean is_late;
} Attempt;

static void
stop_timer (Attempt *attempt)
{
  if (attempt->timer != 0)
    aluette_clock_remove (attempt->clock, attempt->timer);
  attempt->timer = 0;
}

static void
attempt_free (gpointer data)
{
  Attempt *attempt = data;

  stop_timer (attempt);
  g_free (attempt->address);
  g_free (attempt->wanted);
  g_free (attempt->found);
  g_object_unref (attempt->clock);
  g_object_unref (attempt->current);
  g_free (attempt);
}

/* Errors */

const char *
aluette_connect_error_get_text (AluetteConnectError code)
{
  switch (code)
    {
    case ALUETTE_CONNECT_ERROR_NO_NETWORK:
      return _("This computer has no connection to the table. Check your network and try again.");
    case ALUETTE_CONNECT_ERROR_NOT_FOUND:
      return _("No computer has this address. Check it with the person who invited you.");
    case ALUETTE_CONNECT_ERROR_REFUSED:
      return _("Nobody has opened a table at this address. Ask the table owner to open it.");
    case ALUETTE_CONNECT_ERROR_NOT_ALUETTE:
      return _(
          "What answers at this address is not a table of Aluette. Check the address with the "
          "person who invited you.");
    case ALUETTE_CONNECT_ERROR_BAD_CERTIFICATE:
      return _("The table could not show that it is the right one. Check its address, and compare "
                "its four words with the table owner.");
    case ALUETTE_CONNECT_ERROR_TIMED_OUT:
      return _("The table did not answer in time. Check your network and try again.");
    case ALUETTE_CONNECT_ERROR_NO_ENCRYPTION:
      return _("This computer cannot encrypt connections. Install the package glib-networking and "
                "start Aluette again.");
    }
  g_return_val_if_reached ("");
}

/* Returns: why a computer could not be reached. */
static AluetteConnectError
get_reach_code (const GError *error)
{
  if (g_error_matches (error, G_RESOLVER_ERROR, G_RESOLVER_ERROR_NOT_FOUND)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_HOST_NOT_FOUND)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT))
    return ALUETTE_CONNECT_ERROR_NOT_FOUND;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CONNECTION_REFUSED))
    return ALUETTE_CONNECT_ERROR_REFUSED;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    return ALUETTE_CONNECT_ERROR_TIMED_OUT;
  return ALUETTE_CONNECT_ERROR_NO_NETWORK;
}

/* Returns: why there is no agreement with a computer that was reached. */
static AluetteConnectError
get_handshake_code (const GError *error)
{
  if (g_error_matches (error, G_TLS_ERROR, G_TLS_ERROR_BAD_CERTIFICATE))
    return ALUETTE_CONNECT_ERROR_BAD_CERTIFICATE;
  return ALUETTE_CONNECT_ERROR_NOT_ALUETTE;
}

/* Ends what the task waits with. */
static void
finish_attempt (GTask *task)
{
  Attempt *attempt = g_task_get_task_data (task);

  stop_timer (attempt);
  g_cancellable_disconnect (g_task_get_cancellable (task), attempt->canceled);
  attempt->canceled = 0;
}

static void
return_error (GTask *task, AluetteConnectError code)
{
  Attempt *attempt = g_task_get_task_data (task);

  finish_attempt (task);
  if (g_task_return_error_if_cancelled (task))
    return;
  if (attempt->is_late)
    code = ALUETTE_CONNECT_ERROR_TIMED_OUT;
  g_task_return_new_error (task, ALUETTE_CONNECT_ERROR, code, "%s",
                           aluette_connect_error_get_text (code));
}

/* Handshake */

/* Returns: whether the other side has the key that it must have. */
static gboolean
is_wanted (Attempt *attempt)
{
  return attempt->found != NULL && strlen (attempt->wanted) >= MIN_DIGITS
         && g_str_has_prefix (attempt->found, attempt->wanted);
}

/* Called if the system does not trust the certificate, and always if a fingerprint is given. */
static gboolean
on_accept_certificate (GTlsConnection *tls, GTlsCertificate *certificate,
                       GTlsCertificateFlags flags, GTask *task)
{
  Attempt *attempt = g_task_get_task_data (task);

  g_free (attempt->found);
  attempt->found = aluette_fingerprint_of_certificate (certificate);
  return attempt->wanted != NULL && is_wanted (attempt);
}

static void
on_handshake (GObject *source, GAsyncResult *result, gpointer data)
{
  GTlsConnection *tls = G_TLS_CONNECTION (source);
  g_autoptr (GTask) task = data;
  g_autoptr (GError) error = NULL;
  Attempt *attempt = g_task_get_task_data (task);

  g_signal_handlers_disconnect_by_data (tls, task);
  if (!g_tls_connection_handshake_finish (tls, result, &error))
    {
      return_error (task, get_handshake_code (error));
      return;
    }
  g_free (attempt->found);
  attempt->found = aluette_fingerprint_of_certificate (g_tls_connection_get_peer_certificate (tls));
  if (attempt->wanted != NULL && !is_wanted (attempt))
    return_error (task, ALUETTE_CONNECT_ERROR_BAD_CERTIFICATE);
  else if (g_strcmp0 (g_tls_connection_get_negotiated_protocol (tls), ALUETTE_TLS_PROTOCOL) != 0)
    return_error (task, ALUETTE_CONNECT_ERROR_NOT_ALUETTE);
  else
    {
      finish_attempt (task);
      g_task_return_pointer (task, aluette_stream_channel_new (G_IO_STREAM (tls), attempt->address),
                             g_object_unref);
    }
}

/* Returns: (transfer full) (nullable): the name that is sent to the other side, and that its
 * certificate must have. An IPv6 address is no name: GnuTLS refuses it. */
static GSocketConnectable *
get_name (const Attempt *attempt)
{
  g_autoptr (GSocketConnectable) parsed
      = g_network_address_parse (attempt->address, ALUETTE_CONNECT_DEFAULT_PORT, NULL);
  const char *host = g_network_address_get_hostname (G_NETWORK_ADDRESS (parsed));

  return strchr (host, ':') == NULL ? g_steal_pointer (&parsed) : NULL;
}

static void
on_connected (GObject *source, GAsyncResult *result, gpointer data)
{
  static const char *const protocols[] = { ALUETTE_TLS_PROTOCOL, NULL };
  g_autoptr (GTask) task = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSocketConnection) connection
      = g_socket_client_connect_finish (G_SOCKET_CLIENT (source), result, &error);
  Attempt *attempt = g_task_get_task_data (task);
  g_autoptr (GSocketConnectable) name = NULL;
  g_autoptr (GIOStream) tls = NULL;

  if (connection == NULL)
    {
      return_error (task, get_reach_code (error));
      return;
    }
  /* Several short lines in a row must not wait for each other's acknowledgment. */
  g_socket_set_option (g_socket_connection_get_socket (connection), IPPROTO_TCP, TCP_NODELAY, 1,
                       NULL);
  name = get_name (attempt);
  tls = g_tls_client_connection_new (G_IO_STREAM (connection), name, &error);
  if (tls == NULL)
    {
      return_error (task, ALUETTE_CONNECT_ERROR_NO_ENCRYPTION);
      return;
    }
  g_tls_connection_set_advertised_protocols (G_TLS_CONNECTION (tls), protocols);
  /* Without a name, no authority can vouch for the other side. */
  if (attempt->wanted != NULL || name == NULL)
    g_tls_connection_set_database (G_TLS_CONNECTION (tls), NULL);
  g_signal_connect (tls, "accept-certificate", G_CALLBACK (on_accept_certificate), task);
  g_tls_connection_handshake_async (G_TLS_CONNECTION (tls), G_PRIORITY_DEFAULT, attempt->current,
                                    on_handshake, g_steal_pointer (&task));
}

/* Connecting */

static void
on_time_up (gpointer data)
{
  Attempt *attempt = data;

  attempt->timer = 0;
  attempt->is_late = TRUE;
  g_cancellable_cancel (attempt->current);
}

static void
on_canceled (GCancellable *cancellable, GCancellable *current)
{
  g_cancellable_cancel (current);
}

void
aluette_connect_async (const char *address, const char *fingerprint, AluetteClock *clock,
                       GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  Attempt *attempt = g_new0 (Attempt, 1);

  g_task_set_source_tag (task, aluette_connect_async);
  g_task_set_task_data (task, attempt, attempt_free);
  attempt->address = g_strdup (address);
  attempt->wanted = fingerprint != NULL ? g_ascii_strdown (fingerprint, -1) : NULL;
  attempt->clock = g_object_ref (clock);
  attempt->current = g_cancellable_new ();
  if (!g_tls_backend_supports_tls (g_tls_backend_get_default ()))
    {
      return_error (task, ALUETTE_CONNECT_ERROR_NO_ENCRYPTION);
      return;
    }
  attempt->timer = aluette_clock_add (clock, ALUETTE_CONNECT_PATIENCE_MS, on_time_up, attempt);
  if (cancellable != NULL)
    attempt->canceled = g_cancellable_connect (cancellable, G_CALLBACK (on_canceled),
                                               g_object_ref (attempt->current), g_object_unref);
  g_socket_client_connect_to_host_async (client, address, ALUETTE_CONNECT_DEFAULT_PORT,
                                         attempt->current, on_connected, g_steal_pointer (&task));
}

AluetteChannel *
aluette_connect_finish (GAsyncResult *result, char **fingerprint, GError **error)
{
  GTask *task = G_TASK (result);
  Attempt *attempt = g_task_get_task_data (task);

  g_return_val_if_fail (g_async_result_is_tagged (result, aluette_connect_async), NULL);
  if (fingerprint != NULL)
    *fingerprint = g_steal_pointer (&attempt->found);
  return g_task_propagate_pointer (task, error);
}
