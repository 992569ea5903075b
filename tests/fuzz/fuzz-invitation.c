/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the search for invitation words and links: whatever words are found in a text are found
 * again. */

#include <string.h>

#include <glib.h>

#include "fuzz.h"

#include "model/network/aluette-invitation.h"
#include "model/network/aluette-room-address.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autofree char *found = aluette_invitation_find (text);
  g_autoptr (AluetteRoomAddress) where = aluette_room_address_parse (text);
  g_autofree char *link = where != NULL ? aluette_room_address_format (where) : NULL;

  if (found != NULL)
    {
      g_autofree char *again = aluette_invitation_find (found);

      demand (g_strcmp0 (found, again) == 0);
    }
  return 0;
}
