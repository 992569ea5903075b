/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Tells what a server does to whoever connects to a socket in its folder. Main thread only. */
typedef struct _AluetteServerStatus AluetteServerStatus;

/* Returns: (transfer full): the status as JSON. */
typedef char *(*AluetteServerStatusText) (gpointer data);

/* aluette_server_status_new:
 * @path: of the socket; one that is there already is replaced
 * @get_text: called for each who asks
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteServerStatus *aluette_server_status_new (const char *path, AluetteServerStatusText get_text,
                                                gpointer data, GError **error);

/* Removes the socket. */
void aluette_server_status_free (AluetteServerStatus *self);

/* aluette_server_status_ask:
 * @path: of the socket
 *
 * Asks a server that runs. Waits for the answer.
 *
 * Returns: (transfer full) (nullable): JSON; NULL with @error, for example if no server runs. */
char *aluette_server_status_ask (const char *path, GError **error);

G_END_DECLS
