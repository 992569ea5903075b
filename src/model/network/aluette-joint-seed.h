/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"
#include "model/session/aluette-match-key.h"

G_BEGIN_DECLS

/*
 * The joint seed of a match: nobody can choose the cards, neither the host nor a guest.
 *
 *   1. The host draws a secret and tells everybody its seal, SHA-256 of its 32 bytes.
 *   2. Each guest draws a salt, 32 bytes that nobody could foresee, and answers with its
 *      commitment, SHA-256 of it.
 *   3. When the match is about to begin, everybody is told all commitments, and then tells the
 *      salt.
 *   4. When all salts are there, everybody is told them. The key of the match is HMAC-SHA256 with
 *      the secret of their list. Without any salt it is the secret itself.
 *   5. After the match the host tells the secret, and everybody deals again and compares.
 *
 * Nobody can try secrets or salts, not even a host and a guest together, because all have sealed
 * theirs before they know the others. A list of commitments or salts is "1=HEX 2=HEX", by seats.
 * Any thread.
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

/* aluette_joint_add:
 * @list: to which the commitment or salt of a seat is added; seats in increasing order
 * @hex: 64 hexadecimal digits */
void aluette_joint_add (GString *list, guint seat, const char *hex);

/* aluette_joint_list_read:
 * @seats: (out) (optional): the seats in the list, bit per seat
 *
 * Returns: whether @list is a list of commitments or salts, with at least one. */
gboolean aluette_joint_list_read (const char *list, guint *seats);

/* aluette_joint_list_has:
 *
 * Returns: whether what @seat has in a list is @hex. */
gboolean aluette_joint_list_has (const char *list, guint seat, const char *hex);

/* aluette_joint_commit:
 *
 * Returns: (transfer full) (nullable): the commitment to a salt; NULL if it is none. */
char *aluette_joint_commit (const char *salt);

/* aluette_joint_is_opened:
 *
 * Returns: whether @commitment is the one to @salt. */
gboolean aluette_joint_is_opened (const char *commitment, const char *salt);

/* aluette_joint_all_opened:
 *
 * Returns: whether the salts of a list are exactly those of a list of commitments. */
gboolean aluette_joint_all_opened (const char *commitments, const char *salts);

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
