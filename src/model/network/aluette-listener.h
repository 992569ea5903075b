/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-channel.h"
#include "model/network/aluette-identity.h"
#include "model/session/aluette-clock.h"

G_BEGIN_DECLS

/* Connections at once, from all addresses together. */
#define ALUETTE_LISTENER_MAX_CONNECTIONS 4000

/*
 * Accepts the connections of guests, over TLS 1.3 or 1.2. All sockets are on one epoll descriptor;
 * nothing blocks, and there is no thread. What one guest does or does not do costs only that guest:
 * a handshake that takes too long is ended, an address may have only so many connections
 * (ALUETTE_ADDRESS_MAX_OPEN) and new ones per minute (ALUETTE_ADDRESS_MAX_NEW), and lines and what
 * waits to be sent are limited as for every channel. Main thread only.
 *
 * Dropping the last reference ends all connections: those who have a channel are told "closed".
 *
 * Signals:
 *   "channel" (AluetteChannel *channel): somebody has connected. No line has come yet.
 */
#define ALUETTE_TYPE_LISTENER (aluette_listener_get_type ())
G_DECLARE_FINAL_TYPE (AluetteListener, aluette_listener, ALUETTE, LISTENER, GObject)

/* aluette_listener_new:
 * @identity: (transfer none): shown to guests
 * @clock: (transfer none): measures all times
 *
 * Returns: (transfer full) (nullable): a listener without a port; NULL with @error (G_TLS_ERROR or
 *   G_IO_ERROR). */
AluetteListener *
aluette_listener_new (AluetteIdentity *identity, AluetteClock *clock, GError **error);

/* aluette_listener_set_identity:
 * @identity: (transfer none): shown to guests from now on
 *
 * Takes another certificate. Those who are connected stay so.
 *
 * Returns: FALSE with @error (G_TLS_ERROR); the old one then stays. */
gboolean
aluette_listener_set_identity (AluetteListener *self, AluetteIdentity *identity, GError **error);

/* aluette_listener_set_limits:
 * @max_connections: from all addresses together
 * @max_open: from one address at once
 * @max_new: from one address per minute
 *
 * Sets other limits than those of a table at home. Must be called before there is a port. */
void aluette_listener_set_limits (AluetteListener *self, guint max_connections, guint max_open,
                                  guint max_new);

/* aluette_listener_add_port:
 * @address: (nullable): an IP address of this computer; NULL for all
 * @port: 0 for any that is free
 *
 * Starts accepting connections.
 *
 * Returns: the port; 0 with @error (G_IO_ERROR), for example if another program has it. */
guint16 aluette_listener_add_port (AluetteListener *self, const char *address, guint16 port,
                                   GError **error);

/* aluette_listener_add_socket:
 * @socket: (transfer none): listens already
 *
 * Starts accepting connections of a socket that the system has opened.
 *
 * Returns: FALSE with @error (G_IO_ERROR). */
gboolean aluette_listener_add_socket (AluetteListener *self, GSocket *socket, GError **error);

/* aluette_listener_stop:
 *
 * Accepts no more connections. Those who are connected stay so; handshakes end. */
void aluette_listener_stop (AluetteListener *self);

/* aluette_listener_get_n_connections:
 *
 * Returns: how many connections there are, with those whose handshake is not done. */
guint aluette_listener_get_n_connections (AluetteListener *self);

/* aluette_listener_get_n_refused:
 *
 * Returns: how many connections were ended at once because of a limit. */
guint64 aluette_listener_get_n_refused (AluetteListener *self);

G_END_DECLS
