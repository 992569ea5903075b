/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The secret of a match, from which everything random in it follows. Each purpose and number has a
 * seed of its own, and no seed tells anything of another: a player who finds out what drives the
 * gaze does not learn the next cards. Any thread. */

#define ALUETTE_MATCH_KEY_BYTES 32

typedef struct
{
  guint8 bytes[ALUETTE_MATCH_KEY_BYTES];
} AluetteMatchKey;

typedef enum
{
  ALUETTE_SEED_DEAL,  /* the cards of a deal; number: of the deal, from 0 */
  ALUETTE_SEED_GAZE,  /* where players look; number: of the deal */
  ALUETTE_SEED_SIGNS, /* when bots make signs, and who notices them; number: of the deal */
  ALUETTE_SEED_BOTS,  /* decisions of bots; number: of the decision */
} AluetteSeedPurpose;

/* aluette_match_key_init:
 * @key: (out)
 *
 * Makes a new key from the random numbers of the system.
 *
 * Returns: FALSE with @error (G_IO_ERROR) if the system has none. */
gboolean aluette_match_key_init (AluetteMatchKey *key, GError **error);

/* aluette_match_key_seed:
 *
 * Derives a seed: the first eight bytes, the most significant one first, of HMAC-SHA256 with @key
 * of the ASCII name of @purpose ("deal", "gaze", "signs", "bots") and @number as eight bytes, the
 * most significant one first.
 *
 * Returns: the seed; the same for the same arguments. */
guint64 aluette_match_key_seed (const AluetteMatchKey *key, AluetteSeedPurpose purpose,
                                guint64 number);

/* aluette_match_key_to_text:
 *
 * Returns: (transfer full): the key as 64 hexadecimal digits. */
char *aluette_match_key_to_text (const AluetteMatchKey *key);

/* aluette_match_key_from_text:
 * @key: (out): does not change if FALSE is returned
 *
 * Returns: whether @text is a key. */
gboolean aluette_match_key_from_text (const char *text, AluetteMatchKey *key);

G_END_DECLS
