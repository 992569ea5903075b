/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-match-key.h"

#include <gio/gio.h>
#include <string.h>

#define RANDOM_DEVICE "/dev/urandom"

gboolean
aluette_match_key_init (AluetteMatchKey *key, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (RANDOM_DEVICE);
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  gsize n_read;

  if (stream == NULL
      || !g_input_stream_read_all (G_INPUT_STREAM (stream), key->bytes, sizeof key->bytes, &n_read,
                                   NULL, error))
    return FALSE;
  if (n_read == sizeof key->bytes)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT, "No random numbers");
  return FALSE;
}

guint64
aluette_match_key_seed (const AluetteMatchKey *key, AluetteSeedPurpose purpose, guint64 number)
{
  static const char *const names[] = { "deal", "gaze", "signs", "bots" };
  g_autoptr (GHmac) hmac = g_hmac_new (G_CHECKSUM_SHA256, key->bytes, sizeof key->bytes);
  guint64 big_endian = GUINT64_TO_BE (number);
  guint8 digest[32];
  gsize length = sizeof digest;
  guint64 seed;

  g_hmac_update (hmac, (const guchar *) names[purpose], (gssize) strlen (names[purpose]));
  g_hmac_update (hmac, (const guchar *) &big_endian, sizeof big_endian);
  g_hmac_get_digest (hmac, digest, &length);
  memcpy (&seed, digest, sizeof seed);
  return GUINT64_FROM_BE (seed);
}

char *
aluette_match_key_to_text (const AluetteMatchKey *key)
{
  GString *text = g_string_sized_new (2 * sizeof key->bytes);

  for (gsize i = 0; i < sizeof key->bytes; i++)
    g_string_append_printf (text, "%02x", key->bytes[i]);
  return g_string_free (text, FALSE);
}

gboolean
aluette_match_key_from_text (const char *text, AluetteMatchKey *key)
{
  AluetteMatchKey read;

  if (strlen (text) != 2 * sizeof key->bytes)
    return FALSE;
  for (gsize i = 0; i < sizeof key->bytes; i++)
    {
      int high = g_ascii_xdigit_value (text[2 * i]);
      int low = g_ascii_xdigit_value (text[2 * i + 1]);

      if (high < 0 || low < 0)
        return FALSE;
      read.bytes[i] = (guint8) (high << 4 | low);
    }
  *key = read;
  return TRUE;
}
