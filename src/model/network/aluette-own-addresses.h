/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* aluette_own_addresses_list:
 *
 * Lists the addresses under which other computers of the local network reach this one: IPv4 before
 * IPv6, and without those that are valid only on one cable. Any thread.
 *
 * Returns: (transfer full) (element-type utf8): the addresses, of IPv6 in brackets; empty without a
 *   network. */
GPtrArray *aluette_own_addresses_list (void);

/* Returns: whether only computers of the same network, or this one, reach an address. */
gboolean aluette_address_is_private (GInetAddress *address);

G_END_DECLS
