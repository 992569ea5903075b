/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Digits of a key in a link: 128 bits, for which nobody can find a second key. */
#define ALUETTE_ROOM_ADDRESS_KEY_DIGITS 32

/* Where a table is: what its owner tells others, and what they type, paste or click. Any part can
 * be missing. Main thread only. */
typedef struct
{
  char *address; /* (nullable): a name or an IP address, with or without ":" and a port; several of
                    one table are separated by commas */
  char *words;   /* (nullable): invitation words, separated by "-" */
  char *key; /* (nullable): first 32 digits of the fingerprint of a key that nobody has signed */
} AluetteRoomAddress;

/* aluette_room_address_parse:
 * @text: UTF-8: a link as aluette_room_address_format () makes it, a message that contains one, an
 *   address, or invitation words as aluette_invitation_find () reads them
 *
 * Returns: (transfer full) (nullable): NULL if there is nothing of it in @text. */
AluetteRoomAddress *aluette_room_address_parse (const char *text);

/* aluette_room_address_new:
 *
 * Returns: (transfer full): a place with copies of both, and without a key. */
AluetteRoomAddress *aluette_room_address_new (const char *address, const char *words);

void aluette_room_address_free (AluetteRoomAddress *self);

/* aluette_room_address_format:
 *
 * Returns: (transfer full) (nullable): the link "aluette://ADDRESS/WORDS", with "#k=KEY" if there
 *   is a key; NULL without an address. */
char *aluette_room_address_format (const AluetteRoomAddress *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteRoomAddress, aluette_room_address_free)

G_END_DECLS
