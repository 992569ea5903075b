/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What both sides must name when they connect (ALPN), so that a port can be shared with others. */
#define ALUETTE_TLS_PROTOCOL "aluette/1"

/* The key and the certificate with which a table shows to its guests that it is the same one. Never
 * changes. Any thread. */
typedef struct _AluetteIdentity AluetteIdentity;

/* aluette_identity_new:
 *
 * Makes a key and a certificate that it signs itself, for a table on the local network.
 *
 * Returns: (transfer full) (nullable): NULL with @error (G_TLS_ERROR). */
AluetteIdentity *aluette_identity_new (GError **error);

/* aluette_identity_new_from_pem:
 * @pem: a private key and a certificate, with those that sign it
 *
 * Returns: (transfer full) (nullable): NULL with @error (G_TLS_ERROR) if @pem has not both, or if
 *   they do not belong together. */
AluetteIdentity *aluette_identity_new_from_pem (const char *pem, GError **error);

void aluette_identity_unref (AluetteIdentity *self);

/* aluette_identity_get_pem:
 *
 * Returns: (transfer none): the private key and the certificates. A secret of this computer. */
const char *aluette_identity_get_pem (AluetteIdentity *self);

/* aluette_identity_get_fingerprint:
 *
 * Returns: (transfer none): the SHA-256 of the public key, as 64 hexadecimal digits. */
const char *aluette_identity_get_fingerprint (AluetteIdentity *self);

/* aluette_fingerprint_of_certificate:
 *
 * Returns: (transfer full) (nullable): the fingerprint of the other side; NULL if the certificate
 *   cannot be read. */
char *aluette_fingerprint_of_certificate (GTlsCertificate *certificate);

/* aluette_fingerprint_of_der:
 * @der: (array length=length): a certificate
 *
 * Does the same for a certificate as TLS sends it. */
char *aluette_fingerprint_of_der (const guint8 *der, gsize length);

/* aluette_fingerprint_get_words:
 * @fingerprint: of 64 hexadecimal digits
 *
 * Makes the four words that people compare on both screens. Takes about 50 ms on purpose: who
 * wants to make a key with the same words must try a thousand million of them.
 *
 * Returns: (transfer full): three of the invitation words, separated by "-". */
char *aluette_fingerprint_get_words (const char *fingerprint);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteIdentity, aluette_identity_unref)

G_END_DECLS
