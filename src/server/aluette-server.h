/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "server/aluette-server-config.h"

G_BEGIN_DECLS

/* A server: accepts guests, and has tables for them. Main thread only. */
typedef struct _AluetteServer AluetteServer;

/* aluette_server_new:
 * @config: (transfer none): checked; must exist as long as the server
 *
 * Opens what the server has stored, without listening yet.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteServer *aluette_server_new (AluetteServerConfig *config, GError **error);

/* Ends all connections; the guests come back by themselves when a server is there again. */
void aluette_server_free (AluetteServer *self);

/* aluette_server_listen:
 * @sockets: (element-type GSocket): that the system has opened; if there are none, the server opens
 *   the port of the configuration
 *
 * Starts accepting guests, and answering aluette_server_status_ask ().
 *
 * Returns: FALSE with @error. */
gboolean aluette_server_listen (AluetteServer *self, GPtrArray *sockets, GError **error);

/* aluette_server_reload:
 *
 * Reads the certificate again.
 *
 * Returns: FALSE with @error; the server then goes on with the old one. */
gboolean aluette_server_reload (AluetteServer *self, GError **error);

/* aluette_server_get_port:
 *
 * Returns: the port of the server; 0 if the system has opened it. */
guint aluette_server_get_port (AluetteServer *self);

/* aluette_server_get_status:
 *
 * Returns: (transfer full): what the server does now, as JSON. */
char *aluette_server_get_status (AluetteServer *self);

/* aluette_server_check:
 * @n_tables: (out): how many tables are stored
 *
 * Reads the key and everything that is stored, without a server. Creates nothing: before the first
 * start there is no key and no table.
 *
 * Returns: FALSE with @error if something of it cannot be used. */
gboolean aluette_server_check (AluetteServerConfig *config, guint *n_tables, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteServer, aluette_server_free)

G_END_DECLS
