/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-identity.h"

#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <string.h>
#include <time.h>

#include "model/network/aluette-invitation.h"

#define HASH_BYTES 32
#define SERIAL_BYTES 16
#define DAY ((time_t) 24 * 3600)
#define YEARS 20

/* Of the hash whose words people compare: about 50 ms. */
#define ROUNDS 100000

struct _AluetteIdentity
{
  char *pem;
  char *fingerprint;
};

static AluetteIdentity *
identity_take (char *pem, char *fingerprint)
{
  AluetteIdentity *self = g_atomic_rc_box_new0 (AluetteIdentity);

  self->pem = pem;
  self->fingerprint = fingerprint;
  return self;
}

static gboolean
check (int result, GError **error)
{
  if (result >= 0)
    return TRUE;
  g_set_error_literal (error, G_TLS_ERROR, G_TLS_ERROR_BAD_CERTIFICATE, gnutls_strerror (result));
  return FALSE;
}

/* Returns: (transfer full): @n bytes as hexadecimal digits. */
static char *
format_hex (const guint8 *bytes, gsize n)
{
  GString *text = g_string_sized_new (2 * n);

  for (gsize i = 0; i < n; i++)
    g_string_append_printf (text, "%02x", bytes[i]);
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full) (nullable): the SHA-256 of the public key. */
static char *
certificate_fingerprint (gnutls_x509_crt_t certificate)
{
  guint8 hash[HASH_BYTES];
  size_t length = sizeof hash;

  if (gnutls_x509_crt_get_key_id (certificate, GNUTLS_KEYID_USE_SHA256, hash, &length) < 0)
    return NULL;
  return format_hex (hash, length);
}

/* Fills in a certificate and signs it with its own key. */
static int
sign_certificate (gnutls_x509_crt_t certificate, gnutls_x509_privkey_t key)
{
  static const char name[] = "Aluette";
  guint8 serial[SERIAL_BYTES];
  time_t now = time (NULL);
  int result = gnutls_rnd (GNUTLS_RND_NONCE, serial, sizeof serial);

  serial[0] &= 0x7f; /* a positive number */
  if (result >= 0)
    result = gnutls_x509_crt_set_version (certificate, 3);
  if (result >= 0)
    result = gnutls_x509_crt_set_serial (certificate, serial, sizeof serial);
  if (result >= 0)
    result = gnutls_x509_crt_set_activation_time (certificate, now - DAY);
  if (result >= 0)
    result = gnutls_x509_crt_set_expiration_time (certificate, now + YEARS * 365 * DAY);
  if (result >= 0)
    result = gnutls_x509_crt_set_dn_by_oid (certificate, GNUTLS_OID_X520_COMMON_NAME, 0, name,
                                            sizeof name - 1);
  if (result >= 0)
    result = gnutls_x509_crt_set_key (certificate, key);
  if (result >= 0)
    result = gnutls_x509_crt_sign2 (certificate, certificate, key, GNUTLS_DIG_SHA256, 0);
  return result;
}

/* Returns: (transfer full) (nullable): the texts of both, one after the other. */
static char *
export_both (gnutls_x509_privkey_t key, gnutls_x509_crt_t certificate)
{
  gnutls_datum_t key_text = { NULL, 0 }, text = { NULL, 0 };
  char *both = NULL;

  if (gnutls_x509_privkey_export2 (key, GNUTLS_X509_FMT_PEM, &key_text) >= 0
      && gnutls_x509_crt_export2 (certificate, GNUTLS_X509_FMT_PEM, &text) >= 0)
    both = g_strdup_printf ("%.*s%.*s", (int) key_text.size, (const char *) key_text.data,
                            (int) text.size, (const char *) text.data);
  gnutls_memset (key_text.data, 0, key_text.size);
  gnutls_free (key_text.data);
  gnutls_free (text.data);
  return both;
}

AluetteIdentity *
aluette_identity_new (GError **error)
{
  gnutls_x509_privkey_t key = NULL;
  gnutls_x509_crt_t certificate = NULL;
  AluetteIdentity *self = NULL;
  int result = gnutls_x509_privkey_init (&key);

  if (result >= 0)
    result = gnutls_x509_crt_init (&certificate);
  if (result >= 0)
    result = gnutls_x509_privkey_generate (key, GNUTLS_PK_ECDSA,
                                           GNUTLS_CURVE_TO_BITS (GNUTLS_ECC_CURVE_SECP256R1), 0);
  if (result >= 0)
    result = sign_certificate (certificate, key);
  if (check (result, error))
    self = identity_take (export_both (key, certificate), certificate_fingerprint (certificate));
  if (certificate != NULL)
    gnutls_x509_crt_deinit (certificate);
  if (key != NULL)
    gnutls_x509_privkey_deinit (key);
  return self;
}

/* Returns: (transfer full) (nullable): the fingerprint of the first certificate in @text. */
static char *
first_fingerprint (const gnutls_datum_t *text, gnutls_x509_crt_fmt_t format, GError **error)
{
  gnutls_x509_crt_t certificate;
  char *fingerprint = NULL;

  if (!check (gnutls_x509_crt_init (&certificate), error))
    return NULL;
  if (check (gnutls_x509_crt_import (certificate, text, format), error))
    fingerprint = certificate_fingerprint (certificate);
  gnutls_x509_crt_deinit (certificate);
  return fingerprint;
}

AluetteIdentity *
aluette_identity_new_from_pem (const char *pem, GError **error)
{
  gnutls_datum_t text = { (unsigned char *) pem, (unsigned) strlen (pem) };
  gnutls_certificate_credentials_t credentials;
  char *fingerprint;
  gboolean match;

  if (!check (gnutls_certificate_allocate_credentials (&credentials), error))
    return NULL;
  match = check (gnutls_certificate_set_x509_key_mem (credentials, &text, &text,
                                                      GNUTLS_X509_FMT_PEM),
                 error);
  gnutls_certificate_free_credentials (credentials);
  fingerprint = match ? first_fingerprint (&text, GNUTLS_X509_FMT_PEM, error) : NULL;
  return fingerprint != NULL ? identity_take (g_strdup (pem), fingerprint) : NULL;
}

static void
identity_clear (gpointer data)
{
  AluetteIdentity *self = data;

  gnutls_memset (self->pem, 0, strlen (self->pem));
  g_free (self->pem);
  g_free (self->fingerprint);
}

void
aluette_identity_unref (AluetteIdentity *self)
{
  g_atomic_rc_box_release_full (self, identity_clear);
}

const char *
aluette_identity_get_pem (AluetteIdentity *self)
{
  return self->pem;
}

const char *
aluette_identity_get_fingerprint (AluetteIdentity *self)
{
  return self->fingerprint;
}

char *
aluette_fingerprint_of_certificate (GTlsCertificate *certificate)
{
  g_autofree char *pem = NULL;

  g_object_get (certificate, "certificate-pem", &pem, NULL);
  return first_fingerprint (&(gnutls_datum_t) { (unsigned char *) pem, (unsigned) strlen (pem) },
                            GNUTLS_X509_FMT_PEM, NULL);
}

char *
aluette_fingerprint_of_der (const guint8 *der, gsize length)
{
  return first_fingerprint (&(gnutls_datum_t) { (unsigned char *) der, (unsigned) length },
                            GNUTLS_X509_FMT_DER, NULL);
}

char *
aluette_fingerprint_get_words (const char *fingerprint)
{
  static const char salt[] = "Aluette: the words of a key";
  gnutls_datum_t key = { (unsigned char *) fingerprint, (unsigned) strlen (fingerprint) };
  gnutls_datum_t own_salt = { (unsigned char *) salt, sizeof salt - 1 };
  guint8 bytes[ALUETTE_INVITATION_BITS / 8];
  guint64 number = 0;
  int result = gnutls_pbkdf2 (GNUTLS_MAC_SHA256, &key, &own_salt, ROUNDS, bytes, sizeof bytes);

  g_return_val_if_fail (result >= 0, NULL);
  for (gsize i = 0; i < sizeof bytes; i++)
    number = number << 8 | bytes[i];
  return aluette_invitation_format (number);
}
