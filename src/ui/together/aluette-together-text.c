/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-together-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/network/aluette-protocol.h"
#include "presentation/together/aluette-guest-text.h"

char *
aluette_together_text_words (const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, "-", -1);

  return g_strjoinv (" – ", parts);
}

char *
aluette_together_text_other_name (const char *name)
{
  const char *space = strrchr (name, ' ');
  guint64 number = 1;
  glong length;
  g_autofree char *start = NULL;

  if (space == NULL || !g_ascii_string_to_unsigned (space + 1, 10, 1, 98, &number, NULL))
    space = name + strlen (name);
  length = g_utf8_pointer_to_offset (name, space);
  start = g_utf8_substring (name, 0, MIN (length, ALUETTE_PROTOCOL_MAX_NAME - 3));
  return g_strdup_printf ("%s %u", start, (guint) number + 1);
}

/* The way to the table */

static char *
format_closed (AluetteNetworkRoom *table)
{
  AluetteCode code = aluette_guest_get_code (aluette_network_room_get_guest (table));
  const char *problem = aluette_network_room_get_problem (table);

  if (problem != NULL)
    return g_strdup (problem);
  return g_strdup (code != ALUETTE_CODE_NONE ? aluette_code_get_text (code)
                                             : _("You have left the table."));
}

static char *
format_retrying (AluetteNetworkRoom *table)
{
  const char *problem = aluette_network_room_get_problem (table);

  if (problem == NULL)
    /* It says that the program tries again. */
    return g_strdup (aluette_code_get_text (ALUETTE_CODE_GONE));
  /* Translators: %s is one or two sentences about why there is no connection. */
  return g_strdup_printf (_("%s Trying again…"), problem);
}

char *
aluette_together_text_status (AluetteNetworkRoom *table)
{
  AluetteGuest *guest = aluette_network_room_get_guest (table);

  if (aluette_network_room_get_words_to_compare (table) != NULL)
    return g_strdup (
        aluette_network_room_is_on_server (table)
            ? _("Ask whoever runs the server for its four words and compare them with these. If "
                 "they differ, somebody may be listening in.")
            : _("Call the table owner and compare these four words with those on their "
                 "screen. If they differ, somebody may be listening in."));
  switch (aluette_guest_get_state (guest))
    {
    case ALUETTE_GUEST_CONNECTING:
    case ALUETTE_GUEST_GREETING:
      return g_strdup (_("Connecting to the table…"));
    case ALUETTE_GUEST_WAITING:
      return g_strdup (aluette_network_room_get_own (table) != NULL
                           ? _("Connecting to the table…")
                           : _("Somebody at the table has to let you in. Please wait…"));
    case ALUETTE_GUEST_SETUP:
      return g_strdup (aluette_guest_text_setup (guest));
    case ALUETTE_GUEST_RETRYING:
      return format_retrying (table);
    case ALUETTE_GUEST_CLOSED:
      return format_closed (table);
    default:
      return g_strdup (_("The match is in play."));
    }
}

static char *
format_dealer (AluetteNetworkRoom *table)
{
  if (aluette_network_room_is_on_server (table))
    return g_strdup_printf (
        /* Translators: %s is the address of a server. */
        _("The server %s deals the cards. The person who runs it could see all hands."),
        aluette_network_room_get_address (table));
  if (aluette_network_room_get_own (table) != NULL)
    return g_strdup (_("Your computer deals the cards. A person who controls it could see all "
                        "hands."));
  /* Translators: %s is the address of a computer. */
  return g_strdup_printf (
      _("The computer of the table owner (%s) deals the cards. The person who controls it could "
         "see all hands."),
      aluette_network_room_get_address (table));
}

char *
aluette_together_text_dealer (AluetteNetworkRoom *table)
{
  g_autofree char *dealer = format_dealer (table);

  return g_strjoin (
      " ", dealer, _("Nobody can choose the cards, but a person who sees them could tell others."),
      NULL);
}

/* Invitations */

static char *
format_own_addresses (AluetteOwnRoom *own)
{
  g_autoptr (GPtrArray) addresses = aluette_own_room_list_addresses (own);

  if (addresses->len == 0)
    return g_strdup_printf (_("This computer is on no network. From the same computer: "
                               "localhost:%u"),
                            aluette_own_room_get_port (own));
  /* One address is enough for most people; the others are of other networks. */
  g_ptr_array_add (addresses, NULL);
  return g_strjoinv ("\n", (char **) addresses->pdata);
}

char *
aluette_together_text_addresses (AluetteNetworkRoom *table)
{
  AluetteOwnRoom *own = aluette_network_room_get_own (table);
  const char *words = aluette_network_room_get_server_words (table);
  g_autofree char *formatted = words != NULL ? aluette_together_text_words (words) : NULL;

  if (own != NULL)
    return format_own_addresses (own);
  if (formatted != NULL)
    /* Translators: the address of a server, and its four words on a line of their own. */
    return g_strdup_printf (_("%1$s\nThe four words of the server itself: %2$s"),
                            aluette_network_room_get_address (table), formatted);
  return g_strdup (aluette_network_room_get_address (table));
}

char *
aluette_together_text_found (AluetteNetworkRoom *table)
{
  AluetteOwnRoom *own = aluette_network_room_get_own (table);
  g_autofree char *page = aluette_guest_make_page_link (aluette_network_room_get_guest (table));

  if (page != NULL)
    /* Translators: %s is a link. */
    return g_strdup_printf (
        _("The words work in every copy of Aluette that has this server on its "
           "page Play Together. In a browser, without Aluette: %s"),
        page);
  if (own == NULL)
    return g_strdup (_("The words work in every copy of Aluette that has this server on its page "
                        "Play Together. The link works everywhere."));
  return g_strdup (
      aluette_own_room_get_announced (own)
          ? _("On your local network, Aluette finds this table by itself.")
          : _("Aluette does not find this table on your local network by itself. Tell "
               "your guests an address."));
}

char *
aluette_together_text_invitation (AluetteNetworkRoom *table)
{
  g_autofree char *words = aluette_together_text_words (aluette_network_room_get_words (table));
  g_autofree char *link = aluette_network_room_make_link (table);
  g_autofree char *page = aluette_guest_make_page_link (aluette_network_room_get_guest (table));

  if (link == NULL)
    /* Translators: an invitation to copy into a message; %s is the four words. */
    return g_strdup_printf (_("Play cards with me in Aluette. Choose Play Together and type these "
                               "words: %s"),
                            words);
  if (page != NULL)
    return g_strdup_printf (
        /* Translators: an invitation to copy into a message: a link for browsers, the four words,
         * then a link for the program. */
        _("Play cards with me. Open this link in your browser: %1$s. Or, in Aluette, join with these "
           "words: %2$s. The link for Aluette: %3$s"),
        page, words, link);
  if (aluette_network_room_is_on_server (table))
    return g_strdup_printf (
        /* Translators: an invitation to copy into a message: the address of a server, the three
         * words, then a link. */
        _("Play cards with me in Aluette. Choose Play Together, type the server %1$s, and join "
           "with these words: %2$s. Or open this link: %3$s"),
        aluette_network_room_get_address (table), words, link);
  /* Translators: an invitation to copy into a message: a link, then the four words. */
  return g_strdup_printf (_("Play cards with me in Aluette. Open this link, or paste this message on "
                             "the page Play Together: %1$s The words of the table: %2$s"),
                          link, words);
}
