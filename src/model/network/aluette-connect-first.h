/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-connect.h"

G_BEGIN_DECLS

/* Between two addresses of a table that are tried beside each other (RFC 8305). */
#define ALUETTE_CONNECT_STAGGER_MS 250

/* aluette_connect_first_async:
 * @addresses: of one table: an address, or several separated by commas
 *
 * Connects as aluette_connect_async () does, to all addresses one shortly after the other, and
 * keeps the first connection to a table with the right key. */
void aluette_connect_first_async (const char *addresses, const char *fingerprint,
                                  AluetteClock *clock, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer data);

/* aluette_connect_first_finish: see aluette_connect_finish () */
AluetteChannel *
aluette_connect_first_finish (GAsyncResult *result, char **fingerprint, GError **error);

G_END_DECLS
