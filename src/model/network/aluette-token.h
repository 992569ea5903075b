/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* With a token, 32 hexadecimal digits, a person gets back to a seat. The host stores only its
 * hash. Any thread. */

/* aluette_token_new:
 *
 * Makes a token of 16 random bytes of the system.
 *
 * Returns: (transfer full) (nullable): the token; NULL if the system has no random numbers. */
char *aluette_token_new (void);

/* aluette_token_hash:
 *
 * Returns: (transfer full): the SHA-256 of @token, as 64 hexadecimal digits. */
char *aluette_token_hash (const char *token);

/* aluette_secret_equal:
 *
 * Compares two texts in a time that does not depend on where they differ.
 *
 * Returns: whether they are equal. */
gboolean aluette_secret_equal (const char *a, const char *b);

G_END_DECLS
