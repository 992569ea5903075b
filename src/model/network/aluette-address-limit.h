/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* How many connections one address may have: enough for a family or a club behind one router, too
 * few to keep others out. Main thread only. */
#define ALUETTE_ADDRESS_MAX_OPEN 100
#define ALUETTE_ADDRESS_MAX_NEW 30 /* per minute */

typedef struct _AluetteAddressLimit AluetteAddressLimit;

AluetteAddressLimit *aluette_address_limit_new (void);
void aluette_address_limit_free (AluetteAddressLimit *self);

/* aluette_address_limit_set:
 * @max_open: connections at once; ALUETTE_ADDRESS_MAX_OPEN at first
 * @max_new: new connections per minute; ALUETTE_ADDRESS_MAX_NEW at first
 *
 * Sets how many connections one address may have. Must be called before the first one. */
void aluette_address_limit_set (AluetteAddressLimit *self, guint max_open, guint max_new);

/* aluette_address_limit_get_key:
 *
 * Returns: (transfer full): what counts as one address: an IPv4 address, the first 56 bits of an
 *   IPv6 address, which are those of one household, or "local" for anything else. */
char *aluette_address_limit_get_key (GSocketAddress *address);

/* aluette_address_limit_open:
 * @now: in milliseconds; never decreases
 *
 * Counts a connection from @key.
 *
 * Returns: whether it is allowed; if not, it is not open. */
gboolean aluette_address_limit_open (AluetteAddressLimit *self, const char *key, gint64 now);

/* Counts the end of a connection that was allowed. */
void aluette_address_limit_close (AluetteAddressLimit *self, const char *key);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteAddressLimit, aluette_address_limit_free)

G_END_DECLS
