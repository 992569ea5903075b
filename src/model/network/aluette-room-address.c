/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-room-address.h"

#include <gio/gio.h>
#include <string.h>

#include "model/network/aluette-connect.h"
#include "model/network/aluette-invitation.h"

#define SCHEME "aluette://"
#define KEY "#k="
#define MAX_ADDRESS 260 /* bytes: a name of 253, and a port */
#define MAX_ADDRESSES 8 /* of one table */

AluetteRoomAddress *
aluette_room_address_new (const char *address, const char *words)
{
  AluetteRoomAddress *self = g_new0 (AluetteRoomAddress, 1);

  self->address = g_strdup (address);
  self->words = g_strdup (words);
  return self;
}

void
aluette_room_address_free (AluetteRoomAddress *self)
{
  g_free (self->address);
  g_free (self->words);
  g_free (self->key);
  g_free (self);
}

/* Whether @text can be the address of a computer: it has a dot or a colon, but no space. */
static gboolean
is_address (const char *text)
{
  g_autoptr (GSocketConnectable) parsed = NULL;

  if (strlen (text) > MAX_ADDRESS || !g_str_is_ascii (text) || strpbrk (text, " /\\@?#\t") != NULL
      || (strpbrk (text, ".:") == NULL && g_ascii_strcasecmp (text, "localhost") != 0))
    return FALSE;
  parsed = g_network_address_parse (text, ALUETTE_CONNECT_DEFAULT_PORT, NULL);
  return parsed != NULL;
}

/* Whether @text can be one address or several, separated by commas. */
static gboolean
are_addresses (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", MAX_ADDRESSES + 1);
  guint n = g_strv_length (parts);
  gboolean good = n > 0 && n <= MAX_ADDRESSES;

  for (guint i = 0; i < n; i++)
    good = good && is_address (parts[i]);
  return good;
}

/* Returns: (transfer full) (nullable): the key in a link, which is cut off. */
static char *
cut_key (char *link)
{
  char *mark = strstr (link, KEY);
  const char *digits = mark != NULL ? mark + strlen (KEY) : NULL;

  if (mark == NULL)
    return NULL;
  *mark = '\0';
  return strspn (digits, "0123456789abcdef") >= ALUETTE_ROOM_ADDRESS_KEY_DIGITS
             ? g_strndup (digits, ALUETTE_ROOM_ADDRESS_KEY_DIGITS)
             : NULL;
}

/* Reads what follows the scheme, to the first space. */
static AluetteRoomAddress *
parse_link (const char *text)
{
  g_autofree char *link = g_strndup (text, strcspn (text, " \t\r\n<>\""));
  g_autofree char *key = cut_key (link);
  char *slash = strchr (link, '/');
  g_autofree char *words = NULL;
  AluetteRoomAddress *found;

  if (slash != NULL)
    {
      *slash = '\0';
      words = aluette_invitation_find (slash + 1);
    }
  if (!are_addresses (link))
    return NULL;
  found = aluette_room_address_new (link, words);
  found->key = g_steal_pointer (&key);
  return found;
}

AluetteRoomAddress *
aluette_room_address_parse (const char *text)
{
  const char *link = strstr (text, SCHEME);
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autofree char *words = NULL;
  AluetteRoomAddress *found = link != NULL ? parse_link (link + strlen (SCHEME)) : NULL;

  if (found != NULL)
    return found;
  if (is_address (stripped))
    return aluette_room_address_new (stripped, NULL);
  words = aluette_invitation_find (text);
  return words != NULL ? aluette_room_address_new (NULL, words) : NULL;
}

char *
aluette_room_address_format (const AluetteRoomAddress *self)
{
  if (self->address == NULL)
    return NULL;
  return g_strconcat (SCHEME, self->address, "/", self->words != NULL ? self->words : "",
                      self->key != NULL ? KEY : "", self->key != NULL ? self->key : "", NULL);
}
