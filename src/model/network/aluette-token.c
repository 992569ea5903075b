/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-token.h"

#include <string.h>

#include "model/session/aluette-match-key.h"

#define TOKEN_DIGITS 32

char *
aluette_token_new (void)
{
  g_autofree char *text = NULL;
  AluetteMatchKey random;

  if (!aluette_match_key_init (&random, NULL))
    return NULL;
  text = aluette_match_key_to_text (&random);
  return g_strndup (text, TOKEN_DIGITS);
}

char *
aluette_token_hash (const char *token)
{
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, token, -1);
}

gboolean
aluette_secret_equal (const char *a, const char *b)
{
  gsize length = MIN (strlen (a), strlen (b));
  guint difference = strlen (a) != strlen (b);

  for (gsize i = 0; i < length; i++)
    difference |= (guint) (a[i] ^ b[i]);
  return difference == 0;
}
