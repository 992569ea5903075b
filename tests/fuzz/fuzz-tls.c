/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the host's side of a connection with bytes instead of TLS. No line ever comes, and the
 * connection ends. */

#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "fuzz.h"

#include "model/network/aluette-identity.h"
#include "model/network/aluette-tls-channel.h"

/* What a socket takes at once. */
#define MAX_BYTES 100000

typedef struct
{
  gnutls_certificate_credentials_t credentials;
  gnutls_priority_t priority;
  AluetteManualClock *clock;
  AluetteEpoll *epoll;
} Host;

/* Stays for all inputs. */
static const Host *
get_host (void)
{
  static Host host;
  g_autoptr (AluetteIdentity) identity = NULL;
  gnutls_datum_t pem;

  if (host.epoll != NULL)
    return &host;
  identity = aluette_identity_new (NULL);
  pem.data = (unsigned char *) aluette_identity_get_pem (identity);
  pem.size = (unsigned) strlen (aluette_identity_get_pem (identity));
  demand (gnutls_certificate_allocate_credentials (&host.credentials) >= 0);
  demand (gnutls_certificate_set_x509_key_mem (host.credentials, &pem, &pem, GNUTLS_X509_FMT_PEM)
          >= 0);
  demand (gnutls_priority_init (&host.priority, "NORMAL", NULL) >= 0);
  host.clock = aluette_manual_clock_new ();
  host.epoll = aluette_epoll_new (NULL);
  demand (host.epoll != NULL);
  return &host;
}

static void
on_event (AluetteTlsChannel *channel, guint *count)
{
  ++*count;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const Host *host = get_host ();
  g_autoptr (GSocket) socket = NULL;
  g_autoptr (AluetteTlsChannel) channel = NULL;
  guint n_ready = 0, n_ended = 0;
  int fds[2];

  if (size > MAX_BYTES)
    return 0;
  demand (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) == 0);
  socket = g_socket_new_from_fd (fds[0], NULL);
  channel = aluette_tls_channel_new (host->epoll, ALUETTE_CLOCK (host->clock), host->credentials,
                                     host->priority, socket, "local");
  demand (channel != NULL);
  g_signal_connect (channel, "ready", G_CALLBACK (on_event), &n_ready);
  g_signal_connect (channel, "ended", G_CALLBACK (on_event), &n_ended);
  demand (send (fds[1], data, size, MSG_NOSIGNAL | MSG_DONTWAIT) >= 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  aluette_manual_clock_advance (host->clock, ALUETTE_TLS_PATIENCE_MS);
  demand (n_ready == 0 && n_ended == 1);
  close (fds[1]);
  return 0;
}
