/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-channel.h"
#include "model/session/aluette-clock.h"

G_BEGIN_DECLS

#define ALUETTE_CONNECT_ERROR (aluette_connect_error_quark ())
GQuark aluette_connect_error_quark (void);

/* Why there is no connection. The message of the error says it in the user's language, with what to
 * do. */
typedef enum
{
  ALUETTE_CONNECT_ERROR_NO_NETWORK,
  ALUETTE_CONNECT_ERROR_NOT_FOUND, /* no computer has this address */
  ALUETTE_CONNECT_ERROR_REFUSED,   /* the computer is there, but nothing listens */
  ALUETTE_CONNECT_ERROR_NOT_ALUETTE,
  ALUETTE_CONNECT_ERROR_BAD_CERTIFICATE,
  ALUETTE_CONNECT_ERROR_TIMED_OUT,
  ALUETTE_CONNECT_ERROR_NO_ENCRYPTION, /* GIO has no TLS on this computer */
} AluetteConnectError;

/* aluette_connect_error_get_text:
 *
 * Returns: (transfer none): what the message of the error says, in the language of now. */
const char *aluette_connect_error_get_text (AluetteConnectError code);

/* How long all of it may take. */
#define ALUETTE_CONNECT_PATIENCE_MS 15000

/* Of a server, where the address names none: that of the Web, which every network lets through. */
#define ALUETTE_CONNECT_DEFAULT_PORT 443

/* aluette_connect_async:
 * @address: a name or an IP address, with or without ":" and a port
 * @fingerprint: (nullable): of aluette_identity_get_fingerprint (), or its first 32 digits or more:
 *   only a table with this key is right. NULL if its certificate must be one that the system trusts
 * @clock: (transfer none): measures how long it takes
 *
 * Connects to a table over TLS, also through a proxy that the system has set. */
void aluette_connect_async (const char *address, const char *fingerprint, AluetteClock *clock,
                            GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/* aluette_connect_finish:
 * @fingerprint: (out) (optional) (nullable) (transfer full): of the other side; also with
 *   ALUETTE_CONNECT_ERROR_BAD_CERTIFICATE, so that people can compare the words of a key that
 *   nobody has signed. NULL if there was no certificate
 *
 * Returns: (transfer full) (nullable): the connection; NULL with @error (ALUETTE_CONNECT_ERROR or
 *   G_IO_ERROR_CANCELLED). */
AluetteChannel *aluette_connect_finish (GAsyncResult *result, char **fingerprint, GError **error);

G_END_DECLS
