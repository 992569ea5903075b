/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"
#include "model/session/aluette-match-key.h"

G_BEGIN_DECLS

/*
 * The joint seed of a match: nobody can choose the cards, neither the host nor a guest.
 *
 *   1. The host draws a secret and tells everybody its seal, SHA-256 of its 32 bytes.
 *   2. Each guest answers with a salt, 32 bytes that nobody could foresee.
 *   3. When the match begins, everybody is told all salts. The key of the match is HMAC-SHA256 with
 *      the secret of their list. Without any salt it is the secret itself.
 *   4. After the match the host tells the secret, and everybody deals again and compares.
 *
 * The host cannot try secrets, because it has sealed one before it knows the salts; guests cannot
 * try salts, because they do not know the secret. A list of salts is "1=HEX 2=HEX", by seats. Any
 * thread.
 */

/* What a guest knows of the deals of a match that is over. */
typedef enum
{
  ALUETTE_DEALS_UNKNOWN,   /* the match is not over, or the host has not told its secret */
  ALUETTE_DEALS_UNCHECKED, /* this guest had no part in the seed */
  ALUETTE_DEALS_VERIFIED,
  ALUETTE_DEALS_WRONG, /* the host has not kept to its seal */
} AluetteDealsCheck;

/* aluette_joint_seal:
 *
 * Returns: (transfer full): the seal of a secret, 64 hexadecimal digits. */
char *aluette_joint_seal (const AluetteMatchKey *secret);

/* aluette_joint_add_salt:
 * @list: to which the salt of a seat is added; seats in increasing order
 * @salt: 64 hexadecimal digits */
void aluette_joint_add_salt (GString *list, guint seat, const char *salt);

/* aluette_joint_list_ok:
 *
 * Returns: whether @list is a list of salts, with at least one. */
gboolean aluette_joint_list_ok (const char *list);

/* aluette_joint_list_has:
 *
 * Returns: whether the salt of @seat in a list is @salt. */
gboolean aluette_joint_list_has (const char *list, guint seat, const char *salt);

/* aluette_joint_key:
 * @list: (nullable): NULL or "" for no salts
 * @key: (out): the key of the match */
void aluette_joint_key (const AluetteMatchKey *secret, const char *list, AluetteMatchKey *key);

/* aluette_joint_deals_follow:
 * @record: a whole match
 *
 * Deals again.
 *
 * Returns: whether everything that chance did in @record follows from @key. */
gboolean aluette_joint_deals_follow (const AluetteMatchKey *key, const char *record);

/* aluette_deals_check_get_text:
 *
 * Returns: (transfer none) (nullable): one translated sentence for people; NULL if there is nothing
 *   to say. */
const char *aluette_deals_check_get_text (AluetteDealsCheck check);

G_END_DECLS
