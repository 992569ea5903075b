/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gnutls/gnutls.h>

#include "model/network/aluette-channel.h"
#include "model/network/aluette-epoll.h"
#include "model/session/aluette-clock.h"

G_BEGIN_DECLS

/* How long a guest may take to agree on the encryption, and to read the last lines. */
#define ALUETTE_TLS_PATIENCE_MS 10000

/*
 * One side of a connection over TLS: the host's, which a listener has accepted, or that of one of
 * thousands of guests in one program. Nothing here blocks, and no thread is used: GIO would spend a
 * thread on each handshake of a host, however long it takes.
 *
 * Signals, for whoever has made it:
 *   "ready": the handshake is done, and lines may come.
 *   "ended": the socket is closed.
 */
#define ALUETTE_TYPE_TLS_CHANNEL (aluette_tls_channel_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTlsChannel, aluette_tls_channel, ALUETTE, TLS_CHANNEL, GObject)

/* aluette_tls_channel_new:
 * @clock: (transfer none): measures how long a guest may take
 * @credentials: must exist until the channel has ended
 * @priority: must exist until the channel has ended
 * @socket: (transfer none): accepted
 * @peer: what aluette_channel_get_peer () returns
 *
 * Starts the handshake.
 *
 * Returns: (transfer full) (nullable): NULL if the system has no memory or descriptor left. */
AluetteTlsChannel *
aluette_tls_channel_new (AluetteEpoll *epoll, AluetteClock *clock,
                         gnutls_certificate_credentials_t credentials, gnutls_priority_t priority,
                         GSocket *socket, const char *peer);

/* aluette_tls_channel_new_client:
 * @socket: (transfer none): connected, or connecting
 * @fingerprint: of aluette_identity_get_fingerprint (): the other side must have this key
 *
 * Starts the handshake as a guest. The other arguments are those of aluette_tls_channel_new ().
 *
 * Returns: (transfer full) (nullable): NULL if the system has no memory or descriptor left. */
AluetteTlsChannel *aluette_tls_channel_new_client (AluetteEpoll *epoll, AluetteClock *clock,
                                                   gnutls_certificate_credentials_t credentials,
                                                   gnutls_priority_t priority, GSocket *socket,
                                                   const char *fingerprint);

/* aluette_tls_channel_end:
 *
 * Sends what the network takes at once of the lines that wait, and ends the connection now. */
void aluette_tls_channel_end (AluetteTlsChannel *self);

G_END_DECLS
