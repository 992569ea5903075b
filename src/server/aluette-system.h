/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a service has to do with systemd: sd_listen_fds (3) and sd_notify (3) without the
 * library. */

/* aluette_system_get_sockets:
 *
 * Takes the sockets that systemd has opened for this process.
 *
 * Returns: (transfer full) (element-type GSocket) (nullable): may be empty; NULL with @error if one
 *   of them is no socket. */
GPtrArray *aluette_system_get_sockets (GError **error);

/* aluette_system_notify:
 * @state: such as "READY=1"
 *
 * Tells systemd how far this process is, if it runs as a service. */
void aluette_system_notify (const char *state);

G_END_DECLS
