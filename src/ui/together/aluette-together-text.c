/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-together-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/network/aluette-own-addresses.h"
#include "model/network/aluette-protocol.h"

const AluettePhrase aluette_phrases[ALUETTE_N_PHRASES] = {
  { "hello", N_("Hello!") },
  { "well-played", N_("Well played!") },
  { "bravo", N_("Bravo!") },
  { "rematch", N_("How about a rematch?") },
  { "thanks", N_("Thank you, good night!") },
  { "moment", N_("One moment, please.") },
};

const char *
aluette_together_text_phrase (const char *id)
{
  for (guint i = 0; i < ALUETTE_N_PHRASES; i++)
    if (strcmp (aluette_phrases[i].id, id) == 0)
      return _(aluette_phrases[i].text);
  return NULL;
}

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

/* Who is there */

const char *
aluette_together_text_presence (const char *state)
{
  static const char *const texts[][2] = {
    { "away", NC_("presence", "away") },
    { "left", NC_("presence", "has left") },
    { "open", NC_("presence", "has left") }, /* in a match: who was sent away */
    { "stand-in", NC_("presence", "stand-in plays") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (strcmp (texts[i][0], state) == 0)
      return g_dpgettext2 (NULL, "presence", texts[i][1]);
  return NULL;
}

/* Returns: (transfer none): the name of who is in a seat, or what to call an empty one. */
static const char *
get_name (AluetteGuest *guest, guint seat)
{
  const char *name = seat < ALU_GAME_MAX_SEATS ? aluette_guest_get_seat_name (guest, seat) : "";

  return name[0] != '\0' ? name : _("Somebody");
}

/* Returns: (transfer full): the names of the other people in @seats: “Rose, Léon”. */
static char *
list_names (AluetteGuest *guest, guint seats)
{
  GString *names = g_string_new (NULL);

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if ((seats & (1u << seat)) != 0)
      g_string_append_printf (names, "%s%s", names->len > 0 ? C_("list", ", ") : "",
                              get_name (guest, seat));
  return g_string_free (names, FALSE);
}

/* Returns: the seats in this state, bit per seat. */
static guint
find_seats (AluetteGuest *guest, const char *state)
{
  guint seats = 0;

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if (strcmp (aluette_guest_get_seat_state (guest, seat), state) == 0)
      seats |= 1u << seat;
  return seats;
}

static gboolean
is_in_deal (AluetteGuest *guest)
{
  AluetteGame *game = (AluetteGame *) aluette_guest_get_game (guest);
  AluetteSeatLog *log = game != NULL ? aluette_game_get_seat_log (game, ALU_GAME_SPECTATOR) : NULL;
  const AluGameKind *kind = game != NULL ? aluette_game_get_kind (game) : NULL;

  return log != NULL
         && alu_game_is_in_deal (kind, aluette_view_get_bytes (aluette_seat_log_get_view (log)));
}

char *
aluette_together_text_waiting (AluetteGuest *guest, guint here)
{
  guint paused = aluette_guest_get_paused (guest);
  guint away = paused
               & (find_seats (guest, "away") | find_seats (guest, "left")
                  | find_seats (guest, "open"));
  g_autofree char *names = NULL;

  paused = away | (paused & ~here);
  if (paused == 0)
    return NULL;
  names = list_names (guest, away != 0 ? away : paused);
  if (away != 0)
    /* Translators: %s is one name or several, separated by commas. */
    return g_strdup_printf (_("Away: %s. The match waits."), names);
  /* Within a deal, the match waits only for those who have paused it. */
  if (is_in_deal (guest))
    /* Translators: %s is one name or several, separated by commas. */
    return g_strdup_printf (_("Paused by %s"), names);
  /* Translators: %s is one name or several, separated by commas. */
  return g_strdup_printf (_("Waiting for: %s"), names);
}

char *
aluette_together_text_question (AluetteGuest *guest, const char *kind, guint seat,
                                const char *action)
{
  if (strcmp (kind, "stand-in") == 0)
    return g_strdup_printf (_("%s is away. May a bot play until they are back?"),
                            get_name (guest, seat));
  if (strcmp (kind, "undo") == 0 && action != NULL)
    /* Translators: a name, and what is to be undone, as one or more sentences. */
    return g_strdup_printf (_("%1$s asks to undo this: %2$s"), get_name (guest, seat), action);
  if (strcmp (kind, "undo") == 0)
    return g_strdup_printf (_("%s asks to undo the last action."), get_name (guest, seat));
  if (strcmp (kind, "stop") == 0)
    return g_strdup_printf (_("%s asks to stop for today. You can resume the match another day."),
                            get_name (guest, seat));
  if (strcmp (kind, "remove") == 0)
    return g_strdup_printf (_("Send %s away from the table?"), get_name (guest, seat));
  return NULL;
}

char *
aluette_together_text_settled (AluetteGuest *guest, const char *kind, guint seat, gboolean yes)
{
  if (strcmp (kind, "stand-in") == 0 && !yes
      && strcmp (aluette_guest_get_seat_state (guest, seat), "here") == 0)
    return g_strdup_printf (_("%s is back."), get_name (guest, seat));
  if (strcmp (kind, "stand-in") == 0)
    return yes ? g_strdup_printf (_("A bot plays until %s is back."), get_name (guest, seat))
               : g_strdup (_("The match goes on waiting."));
  if (strcmp (kind, "undo") == 0 && !yes)
    return g_strdup (_("Not everybody agrees to undo the last action."));
  if (strcmp (kind, "stop") == 0 && !yes)
    return g_strdup (_("Not everybody wants to stop for today."));
  if (strcmp (kind, "remove") == 0 && !yes)
    return g_strdup_printf (_("%s stays at the table."), get_name (guest, seat));
  return NULL;
}

/* The way to the table */

/* Returns: (transfer none): what to do before the match. */
static const char *
get_setup_text (AluetteGuest *guest)
{
  if (aluette_guest_is_owner (guest))
    return _("Let your guests in and begin when everybody has a seat.");
  if (aluette_guest_get_seat (guest) != ALU_GAME_SPECTATOR)
    return _("The table owner begins the match.");
  return _("Choose a seat. The table owner begins the match.");
}

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
      return g_strdup (get_setup_text (guest));
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

/* Returns: (transfer full): the addresses with the port. */
static GPtrArray *
list_addresses (AluetteOwnRoom *own)
{
  GPtrArray *addresses = aluette_own_addresses_list ();

  for (guint i = 0; i < addresses->len; i++)
    {
      g_autofree char *address = g_ptr_array_index (addresses, i);

      addresses->pdata[i] = g_strdup_printf ("%s:%u", address, aluette_own_room_get_port (own));
    }
  return addresses;
}

static char *
format_own_addresses (AluetteOwnRoom *own)
{
  g_autoptr (GPtrArray) addresses = list_addresses (own);

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
aluette_together_text_link (AluetteNetworkRoom *table)
{
  AluetteOwnRoom *own = aluette_network_room_get_own (table);
  g_autoptr (GPtrArray) addresses = own != NULL ? list_addresses (own) : NULL;
  g_autoptr (AluetteRoomAddress) where = NULL;

  if (own == NULL)
    return aluette_network_room_make_link (table);
  if (addresses->len == 0)
    return NULL;
  where = aluette_room_address_new (g_ptr_array_index (addresses, 0),
                                    aluette_own_room_get_known (own)->words);
  return aluette_room_address_format (where);
}

char *
aluette_together_text_invitation (AluetteNetworkRoom *table)
{
  g_autofree char *words = aluette_together_text_words (aluette_network_room_get_words (table));
  g_autofree char *link = aluette_together_text_link (table);

  if (link == NULL)
    /* Translators: an invitation to copy into a message; %s is the four words. */
    return g_strdup_printf (_("Play cards with me in Aluette. Choose Play Together and type these "
                               "words: %s"),
                            words);
  if (aluette_network_room_is_on_server (table))
    return g_strdup_printf (
        /* Translators: an invitation to copy into a message: the address of a server, the three
         * words, then a link. */
        _("Play cards with me in Aluette. Choose Play Together, type the server %1$s, and join "
           "with these words: %2$s. Or open this link: %3$s"),
        aluette_network_room_get_address (table), words, link);
  /* Translators: an invitation to copy into a message: the four words, then a link. */
  return g_strdup_printf (_("Play cards with me in Aluette. Choose Play Together and type these "
                             "words: %1$s. Or open this link: %2$s"),
                          words, link);
}
