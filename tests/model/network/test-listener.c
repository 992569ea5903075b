/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The listener and its guests on this computer: lines both ways, limits, refusals, the end. */

#include <string.h>

#include <gnutls/gnutls.h>

#include "loopback.h"
#include "main-loop.h"
#include "model/network/aluette-address-limit.h"
#include "model/network/aluette-connect.h"
#include "model/network/aluette-listener.h"
#include "model/network/aluette-protocol-codes.h"
#include "model/network/aluette-tls-channel.h"
#include "testing.h"

/* What one side of a connection gets. */
typedef struct
{
  AluetteChannel *channel; /* (nullable) */
  GString *lines;          /* "line\n" */
  guint n_closed;
  guint code;
} Side;

static void
on_line (AluetteChannel *channel, GBytes *line, Side *side)
{
  gsize length;
  const char *text = g_bytes_get_data (line, &length);

  g_string_append_printf (side->lines, "%.*s\n", (int) length, text);
}

static void
on_closed (AluetteChannel *channel, guint code, Side *side)
{
  side->n_closed++;
  side->code = code;
}

static Side *
side_new (AluetteChannel *channel)
{
  Side *side = g_new0 (Side, 1);

  side->channel = g_object_ref (channel);
  side->lines = g_string_new (NULL);
  g_signal_connect (channel, "line", G_CALLBACK (on_line), side);
  g_signal_connect (channel, "closed", G_CALLBACK (on_closed), side);
  return side;
}

static void
side_free (gpointer data)
{
  Side *side = data;

  g_signal_handlers_disconnect_by_data (side->channel, side);
  g_object_unref (side->channel);
  g_string_free (side->lines, TRUE);
  g_free (side);
}

/* A listener, and everybody who has connected. */
typedef struct
{
  AluetteManualClock *clock;
  AluetteIdentity *identity;
  AluetteListener *listener;
  guint16 port;
  GPtrArray *sides; /* (element-type Side): the host's, in the order of connection */
} Server;

static void
on_channel (AluetteListener *listener, AluetteChannel *channel, Server *server)
{
  g_ptr_array_add (server->sides, side_new (channel));
}

static void
server_init (Server *server)
{
  server->clock = aluette_manual_clock_new ();
  server->identity = aluette_identity_new (NULL);
  assert_non_null (server->identity);
  server->listener = aluette_listener_new (server->identity, ALUETTE_CLOCK (server->clock), NULL);
  assert_non_null (server->listener);
  server->port = aluette_listener_add_port (server->listener, "127.0.0.1", 0, NULL);
  assert_int_not_equal (server->port, 0);
  server->sides = g_ptr_array_new_with_free_func (side_free);
  g_signal_connect (server->listener, "channel", G_CALLBACK (on_channel), server);
}

static void
server_clear (Server *server)
{
  g_ptr_array_unref (server->sides);
  g_clear_object (&server->listener);
  main_loop_run_pending ();
  aluette_identity_unref (server->identity);
  g_object_unref (server->clock);
}

static Side *
server_get_side (Server *server, guint n)
{
  return g_ptr_array_index (server->sides, n);
}

static guint
server_count (Server *server)
{
  return aluette_listener_get_n_connections (server->listener);
}

/* Guests of this program */

typedef struct
{
  gboolean done;
  AluetteChannel *channel;
  char *fingerprint;
  GError *error;
} Result;

static void
on_connect (GObject *source, GAsyncResult *async, gpointer data)
{
  Result *result = data;

  result->channel = aluette_connect_finish (async, &result->fingerprint, &result->error);
  result->done = TRUE;
}

static void
result_clear (Result *result)
{
  g_clear_object (&result->channel);
  g_clear_pointer (&result->fingerprint, g_free);
  g_clear_error (&result->error);
  result->done = FALSE;
}

static void
connect_to (Server *server, const char *fingerprint, Result *result)
{
  g_autofree char *address = g_strdup_printf ("127.0.0.1:%u", server->port);

  memset (result, 0, sizeof *result);
  aluette_connect_async (address, fingerprint, ALUETTE_CLOCK (server->clock), NULL, on_connect,
                         result);
}

/* Returns: (transfer full): a guest who has connected. */
static Side *
connect_guest (Server *server)
{
  Result result;
  guint n = server->sides->len;
  Side *side;

  connect_to (server, aluette_identity_get_fingerprint (server->identity), &result);
  main_loop_wait_for (result.done);
  assert_null (result.error);
  assert_string_equal (result.fingerprint, aluette_identity_get_fingerprint (server->identity));
  side = side_new (result.channel);
  result_clear (&result);
  main_loop_wait_for (server->sides->len == n + 1);
  return side;
}

/* Closes at the guest's side, and waits until the host has noticed. */
static void
disconnect_guest (Server *server, Side *side)
{
  guint n = server_count (server);

  aluette_channel_close (side->channel);
  main_loop_wait_for (server_count (server) == n - 1);
  side_free (side);
}

/* Others, who do what this program never does */

typedef struct
{
  GSocket *socket;
  gnutls_session_t session;
  gnutls_certificate_credentials_t credentials;
} Stranger;

/* @from: an address of this computer */
static void
stranger_connect (Stranger *stranger, Server *server, const char *from)
{
  g_autoptr (GSocketAddress) own = g_inet_socket_address_new_from_string (from, 0);
  g_autoptr (GSocketAddress) address = g_inet_socket_address_new_from_string ("127.0.0.1",
                                                                              server->port);

  memset (stranger, 0, sizeof *stranger);
  stranger->socket = g_socket_new (G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_STREAM,
                                   G_SOCKET_PROTOCOL_TCP, NULL);
  assert_true (g_socket_bind (stranger->socket, own, FALSE, NULL));
  assert_true (g_socket_connect (stranger->socket, address, NULL, NULL));
  g_socket_set_blocking (stranger->socket, FALSE);
}

static void
stranger_start_tls (Stranger *stranger, const char *priority, const char *protocol)
{
  gnutls_datum_t name = { (unsigned char *) protocol,
                          protocol != NULL ? (unsigned) strlen (protocol) : 0 };

  gnutls_init (&stranger->session, GNUTLS_CLIENT | GNUTLS_NONBLOCK);
  gnutls_certificate_allocate_credentials (&stranger->credentials);
  gnutls_credentials_set (stranger->session, GNUTLS_CRD_CERTIFICATE, stranger->credentials);
  assert_int_equal (gnutls_priority_set_direct (stranger->session, priority, NULL), 0);
  if (protocol != NULL)
    gnutls_alpn_set_protocols (stranger->session, &name, 1, 0);
  gnutls_transport_set_int (stranger->session, g_socket_get_fd (stranger->socket));
}

/* Returns: whether the handshake is over, with @result 0 or an error. */
static gboolean
stranger_step (Stranger *stranger, int *result)
{
  *result = gnutls_handshake (stranger->session);
  return *result == 0 || gnutls_error_is_fatal (*result);
}

static void
stranger_clear (Stranger *stranger)
{
  if (stranger->session != NULL)
    {
      gnutls_deinit (stranger->session);
      gnutls_certificate_free_credentials (stranger->credentials);
    }
  g_object_unref (stranger->socket);
}

/* Returns: whether the host has closed the connection. */
static gboolean
stranger_is_closed (Stranger *stranger)
{
  g_autoptr (GError) error = NULL;
  char bytes[1000];
  gssize n = g_socket_receive (stranger->socket, bytes, sizeof bytes, NULL, &error);

  return n == 0 || (n < 0 && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK));
}

/* Tests */

static void
send_numbers (AluetteChannel *channel, guint n, GString *expected)
{
  g_string_truncate (expected, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = g_strdup_printf ("ping %u", i);

      aluette_channel_send (channel, line);
      g_string_append_printf (expected, "%s\n", line);
    }
}

TEST (test_lines)
{
  Server server;
  Side *guest, *host;
  g_autoptr (GString) expected = g_string_new (NULL);

  server_init (&server);
  guest = connect_guest (&server);
  host = server_get_side (&server, 0);
  assert_string_equal (aluette_channel_get_peer (host->channel), "127.0.0.1");
  send_numbers (guest->channel, 500, expected);
  main_loop_wait_for (host->lines->len == expected->len);
  assert_string_equal (host->lines->str, expected->str);
  send_numbers (host->channel, 3000, expected);
  aluette_channel_close (host->channel);
  aluette_channel_send (host->channel, "bye");
  main_loop_wait_for (guest->n_closed > 0);
  assert_string_equal (guest->lines->str, expected->str);
  assert_int_equal (guest->code, ALUETTE_CODE_GONE);
  main_loop_wait_for (server_count (&server) == 0);
  assert_int_equal (host->n_closed, 0);
  side_free (guest);
  server_clear (&server);
}

TEST (test_guest_leaves)
{
  Server server;
  Side *guest;

  server_init (&server);
  guest = connect_guest (&server);
  aluette_channel_send (guest->channel, "bye");
  disconnect_guest (&server, guest);
  assert_string_equal (server_get_side (&server, 0)->lines->str, "bye\n");
  assert_int_equal (server_get_side (&server, 0)->n_closed, 1);
  assert_int_equal (server_get_side (&server, 0)->code, ALUETTE_CODE_GONE);
  server_clear (&server);
}

/* Fifty people who say nothing, or half of a hello, delay nobody, and are sent away in the end. */
TEST (test_stalled_handshakes)
{
  static const char half[] = "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03";
  Server server;
  Stranger strangers[50];
  Side *guest;

  server_init (&server);
  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    {
      stranger_connect (&strangers[i], &server, i % 2 ? "127.0.0.2" : "127.0.0.3");
      if (i % 3 == 0)
        g_socket_send (strangers[i].socket, half, sizeof half - 1, NULL, NULL);
    }
  main_loop_wait_for (server_count (&server) == G_N_ELEMENTS (strangers));
  guest = connect_guest (&server);
  aluette_channel_send (guest->channel, "hello 1 0.1 fr");
  main_loop_wait_for (server_get_side (&server, 0)->lines->len > 0);
  assert_int_equal (server_count (&server), G_N_ELEMENTS (strangers) + 1);
  aluette_manual_clock_advance (server.clock, ALUETTE_TLS_PATIENCE_MS - 1);
  assert_int_equal (server_count (&server), G_N_ELEMENTS (strangers) + 1);
  aluette_manual_clock_advance (server.clock, 1);
  assert_int_equal (server_count (&server), 1);
  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    {
      main_loop_wait_for (stranger_is_closed (&strangers[i]));
      stranger_clear (&strangers[i]);
    }
  assert_true (aluette_channel_is_open (guest->channel));
  disconnect_guest (&server, guest);
  server_clear (&server);
}

/* Returns: the result of a handshake with the listener. */
static int
try_handshake (Server *server, const char *priority, const char *protocol)
{
  Stranger stranger;
  int result;

  stranger_connect (&stranger, server, "127.0.0.1");
  stranger_start_tls (&stranger, priority, protocol);
  main_loop_wait_for (stranger_step (&stranger, &result));
  /* In TLS 1.3 the guest is done before the host has judged. */
  if (server_count (server) > 0 && result == 0)
    main_loop_wait_for (server->sides->len > 0 || server_count (server) == 0);
  stranger_clear (&stranger);
  main_loop_wait_for (server_count (server) == 0);
  return result;
}

TEST (test_refused)
{
  static const char *const refused[][2] = {
    { "NORMAL", "http/1.1" },
    { "NORMAL", "aluette/2" },
    { "NORMAL", NULL },
    { "NORMAL:-VERS-ALL:+VERS-TLS1.2", NULL },
    { "NORMAL:-VERS-ALL:+VERS-TLS1.1", ALUETTE_TLS_PROTOCOL },
    { "NORMAL:-VERS-ALL:+VERS-TLS1.0", ALUETTE_TLS_PROTOCOL },
  };
  Server server;
  Stranger stranger;

  server_init (&server);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      try_handshake (&server, refused[i][0], refused[i][1]);
      assert_int_equal (server.sides->len, 0);
    }
  stranger_connect (&stranger, &server, "127.0.0.1");
  g_socket_send (stranger.socket, "hello 1 0.1 fr\n", 15, NULL, NULL);
  main_loop_wait_for (stranger_is_closed (&stranger));
  stranger_clear (&stranger);
  assert_int_equal (server.sides->len, 0);
  assert_int_equal (try_handshake (&server, "NORMAL:-VERS-ALL:+VERS-TLS1.2", ALUETTE_TLS_PROTOCOL),
                    0);
  assert_int_equal (server.sides->len, 1);
  assert_int_equal (try_handshake (&server, "NORMAL:-VERS-ALL:+VERS-TLS1.3", ALUETTE_TLS_PROTOCOL),
                    0);
  assert_int_equal (server.sides->len, 2);
  server_clear (&server);
}

/* Returns: the side of a stranger who has connected. */
static Side *
admit_stranger (Server *server, Stranger *stranger)
{
  guint n = server->sides->len;
  int result;

  stranger_connect (stranger, server, "127.0.0.1");
  stranger_start_tls (stranger, "NORMAL", ALUETTE_TLS_PROTOCOL);
  main_loop_wait_for (stranger_step (stranger, &result));
  assert_int_equal (result, 0);
  main_loop_wait_for (server->sides->len == n + 1);
  return server_get_side (server, n);
}

TEST (test_line_limit)
{
  g_autofree char *text = g_strnfill (4000, 'x');
  Server server;
  Stranger stranger;
  Side *side;

  server_init (&server);
  side = admit_stranger (&server, &stranger);
  assert_int_equal (gnutls_record_send (stranger.session, text, 4000), 4000);
  main_loop_wait_for (side->n_closed > 0);
  assert_int_equal (side->code, ALUETTE_CODE_TOO_LONG);
  assert_int_equal (side->lines->len, 0);
  stranger_clear (&stranger);
  main_loop_wait_for (server_count (&server) == 0);
  server_clear (&server);
}

/* Who reads nothing loses the connection; the others do not notice. */
TEST (test_slow_reader)
{
  g_autofree char *line = g_strnfill (1000, 'x');
  Server server;
  Stranger stranger;
  Side *slow, *guest;

  server_init (&server);
  guest = connect_guest (&server);
  slow = admit_stranger (&server, &stranger);
  for (guint n = 0; aluette_channel_is_open (slow->channel) && n < 100000; n++)
    {
      aluette_channel_send (slow->channel, line);
      main_loop_run_pending ();
    }
  assert_false (aluette_channel_is_open (slow->channel));
  assert_int_equal (slow->n_closed, 0);
  aluette_manual_clock_advance (server.clock, 0);
  assert_int_equal (slow->n_closed, 1);
  assert_int_equal (slow->code, ALUETTE_CODE_TOO_SLOW);
  assert_int_equal (server_count (&server), 1);
  aluette_channel_send (server_get_side (&server, 0)->channel, "ping 1");
  main_loop_wait_for (guest->lines->len > 0);
  stranger_clear (&stranger);
  disconnect_guest (&server, guest);
  server_clear (&server);
}

/* Who does not read the last lines is not waited for. */
TEST (test_slow_goodbye)
{
  Server server;
  Stranger stranger;
  Side *side;

  server_init (&server);
  side = admit_stranger (&server, &stranger);
  aluette_channel_send (side->channel, "closing stopped");
  aluette_channel_close (side->channel);
  main_loop_run_pending ();
  assert_int_equal (server_count (&server), 1);
  aluette_manual_clock_advance (server.clock, ALUETTE_TLS_PATIENCE_MS);
  assert_int_equal (server_count (&server), 0);
  assert_int_equal (side->n_closed, 0);
  stranger_clear (&stranger);
  server_clear (&server);
}

/* The 31st connection of an address in a minute is not accepted, whoever else may connect. */
TEST (test_new_connections)
{
  Server server;
  Stranger strangers[ALUETTE_ADDRESS_MAX_NEW + 1];
  Side *guest;

  server_init (&server);
  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    stranger_connect (&strangers[i], &server, "127.0.0.2");
  main_loop_wait_for (stranger_is_closed (&strangers[ALUETTE_ADDRESS_MAX_NEW]));
  assert_int_equal (server_count (&server), ALUETTE_ADDRESS_MAX_NEW);
  guest = connect_guest (&server);
  disconnect_guest (&server, guest);
  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    stranger_clear (&strangers[i]);
  server_clear (&server);
}

static char *
get_key (const char *text)
{
  g_autoptr (GSocketAddress) address = g_inet_socket_address_new_from_string (text, 1);

  return aluette_address_limit_get_key (address);
}

TEST (test_address_keys)
{
  static const char *const keys[][2] = {
    { "192.0.2.7", "192.0.2.7" },
    { "::ffff:192.0.2.7", "192.0.2.7" },
    { "2001:db8:1:2ff::1", "2001:db8:1:200::" },
    { "2001:db8:1:201:5::9", "2001:db8:1:200::" },
    { "2001:db8:1:301::1", "2001:db8:1:300::" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *key = get_key (keys[i][0]);

      assert_string_equal (key, keys[i][1]);
    }
}

TEST (test_address_limit)
{
  g_autoptr (AluetteAddressLimit) limit = aluette_address_limit_new ();
  gint64 now = 5000;
  guint n = 0;

  for (guint i = 0; i < 2 * ALUETTE_ADDRESS_MAX_NEW; i++)
    n += aluette_address_limit_open (limit, "a", now) ? 1 : 0;
  assert_int_equal (n, ALUETTE_ADDRESS_MAX_NEW);
  assert_true (aluette_address_limit_open (limit, "b", now));
  now += 2100;
  assert_true (aluette_address_limit_open (limit, "a", now));
  assert_false (aluette_address_limit_open (limit, "a", now));
  for (n++; n < ALUETTE_ADDRESS_MAX_OPEN; n++)
    assert_true (aluette_address_limit_open (limit, "a", now += 2100));
  now += 600000;
  assert_false (aluette_address_limit_open (limit, "a", now));
  aluette_address_limit_close (limit, "a");
  assert_true (aluette_address_limit_open (limit, "a", now));
}

/* The end of the listener ends all connections, whatever they are doing. */
TEST (test_teardown)
{
  Server server;
  Stranger strangers[2];
  Side *guest, *closing;

  server_init (&server);
  guest = connect_guest (&server);
  closing = admit_stranger (&server, &strangers[0]);
  stranger_connect (&strangers[1], &server, "127.0.0.1");
  main_loop_wait_for (server_count (&server) == 3);
  aluette_channel_close (closing->channel);
  aluette_channel_send (server_get_side (&server, 0)->channel, "closing stopped");
  aluette_listener_stop (server.listener);
  assert_int_equal (server_count (&server), 2);
  g_clear_object (&server.listener);
  assert_int_equal (server_get_side (&server, 0)->n_closed, 1);
  assert_int_equal (closing->n_closed, 0);
  main_loop_wait_for (guest->n_closed > 0);
  assert_string_equal (guest->lines->str, "closing stopped\n");
  side_free (guest);
  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    stranger_clear (&strangers[i]);
  server_clear (&server);
}

static void
assert_fails (Server *server, const char *fingerprint, AluetteConnectError code)
{
  Result result;

  connect_to (server, fingerprint, &result);
  main_loop_wait_for (result.done);
  assert_null (result.channel);
  assert_true (g_error_matches (result.error, ALUETTE_CONNECT_ERROR, (int) code));
  if (code == ALUETTE_CONNECT_ERROR_BAD_CERTIFICATE)
    assert_string_equal (result.fingerprint, aluette_identity_get_fingerprint (server->identity));
  result_clear (&result);
}

/* A certificate that nobody has signed is right only for those who know its key. */
TEST (test_certificate)
{
  Server server;
  g_autoptr (AluetteIdentity) other = aluette_identity_new (NULL);
  g_autofree char *start = NULL;
  Result result;

  server_init (&server);
  start = g_strndup (aluette_identity_get_fingerprint (server.identity), 32);
  assert_fails (&server, NULL, ALUETTE_CONNECT_ERROR_BAD_CERTIFICATE);
  assert_fails (&server, aluette_identity_get_fingerprint (other),
                ALUETTE_CONNECT_ERROR_BAD_CERTIFICATE);
  assert_fails (&server, "", ALUETTE_CONNECT_ERROR_BAD_CERTIFICATE);
  connect_to (&server, start, &result);
  main_loop_wait_for (result.done);
  assert_non_null (result.channel);
  result_clear (&result);
  server_clear (&server);
}

TEST (test_connect_errors)
{
  Server server;
  Result result;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GSocketListener) deaf = g_socket_listener_new ();
  g_autoptr (GSocketAddress) place = g_inet_socket_address_new_from_string ("127.0.0.1", 0);
  g_autoptr (GSocketAddress) found = NULL;

  server_init (&server);
  aluette_listener_stop (server.listener);
  assert_fails (&server, NULL, ALUETTE_CONNECT_ERROR_REFUSED);

  assert_true (g_socket_listener_add_address (deaf, place, G_SOCKET_TYPE_STREAM,
                                              G_SOCKET_PROTOCOL_TCP, NULL, &found, NULL));
  server.port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (found));
  connect_to (&server, NULL, &result);
  main_loop_run_pending ();
  assert_false (result.done);
  aluette_manual_clock_advance (server.clock, ALUETTE_CONNECT_PATIENCE_MS);
  main_loop_wait_for (result.done);
  assert_true (g_error_matches (result.error, ALUETTE_CONNECT_ERROR,
                                ALUETTE_CONNECT_ERROR_TIMED_OUT));
  result_clear (&result);

  aluette_connect_async ("127.0.0.1:99999", NULL, ALUETTE_CLOCK (server.clock), NULL, on_connect,
                         &result);
  main_loop_wait_for (result.done);
  assert_true (g_error_matches (result.error, ALUETTE_CONNECT_ERROR,
                                ALUETTE_CONNECT_ERROR_NOT_FOUND));
  result_clear (&result);

  g_cancellable_cancel (cancellable);
  aluette_connect_async ("127.0.0.1", NULL, ALUETTE_CLOCK (server.clock), cancellable, on_connect,
                         &result);
  main_loop_wait_for (result.done);
  assert_true (g_error_matches (result.error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  result_clear (&result);
  server_clear (&server);
}

static gboolean
on_incoming (GSocketService *service, GSocketConnection *connection, GObject *source, gpointer data)
{
  g_output_stream_write_all (g_io_stream_get_output_stream (G_IO_STREAM (connection)),
                             "220 mail.example\r\n", 18, NULL, NULL, NULL);
  return TRUE;
}

TEST (test_not_aluette)
{
  Server server;
  g_autoptr (GSocketService) service = g_socket_service_new ();

  server_init (&server);
  server.port = g_socket_listener_add_any_inet_port (G_SOCKET_LISTENER (service), NULL, NULL);
  g_signal_connect (service, "incoming", G_CALLBACK (on_incoming), NULL);
  assert_fails (&server, NULL, ALUETTE_CONNECT_ERROR_NOT_ALUETTE);
  g_socket_service_stop (service);
  server_clear (&server);
}

TEST (test_identity)
{
  g_autoptr (AluetteIdentity) one = aluette_identity_new (NULL);
  g_autoptr (AluetteIdentity) two = aluette_identity_new (NULL);
  g_autoptr (AluetteIdentity) same = aluette_identity_new_from_pem (aluette_identity_get_pem (one),
                                                                    NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *mixed = NULL;
  const char *certificate = strstr (aluette_identity_get_pem (two), "-----BEGIN CERT");
  gsize key = (gsize) (strstr (aluette_identity_get_pem (one), "-----BEGIN CERT")
                       - aluette_identity_get_pem (one));

  assert_int_equal (strlen (aluette_identity_get_fingerprint (one)), 64);
  assert_string_equal (aluette_identity_get_fingerprint (one),
                       aluette_identity_get_fingerprint (same));
  assert_string_not_equal (aluette_identity_get_fingerprint (one),
                           aluette_identity_get_fingerprint (two));
  assert_null (aluette_identity_new_from_pem ("", NULL));
  assert_null (aluette_identity_new_from_pem (certificate, NULL));
  mixed = g_strdup_printf ("%.*s%s", (int) key, aluette_identity_get_pem (one), certificate);
  assert_null (aluette_identity_new_from_pem (mixed, &error));
  assert_true (g_error_matches (error, G_TLS_ERROR, G_TLS_ERROR_BAD_CERTIFICATE));
}

int
main (void)
{
  if (!loopback_require ())
    return 0;
  return testing_run (NULL, NULL);
}
