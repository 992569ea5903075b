/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/together/aluette-guest-text.h"

#include <glib/gi18n.h>
#include <string.h>

const AluettePhrase aluette_phrases[ALUETTE_N_PHRASES] = {
  { "hello", N_("Hello!") },
  { "well-played", N_("Well played!") },
  { "bravo", N_("Bravo!") },
  { "rematch", N_("How about a rematch?") },
  { "thanks", N_("Thank you, good night!") },
  { "moment", N_("One moment, please.") },
};

const char *
aluette_guest_text_phrase (const char *id)
{
  for (guint i = 0; i < ALUETTE_N_PHRASES; i++)
    if (strcmp (aluette_phrases[i].id, id) == 0)
      return _(aluette_phrases[i].text);
  return NULL;
}

/* Who is there */

const char *
aluette_guest_text_presence (const char *state)
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

const char *
aluette_guest_text_reach (AluetteRouterState state)
{
  switch (state)
    {
    case ALUETTE_ROUTER_ASKING:
      return _("Your router is being asked to let others in…");
    case ALUETTE_ROUTER_OPEN:
      return _("Others can join from anywhere. Send them the invitation.");
    case ALUETTE_ROUTER_OPEN_6:
      return _("Others can join from many homes, but not from all. If somebody cannot, let them open "
               "the table, or use a server.");
    case ALUETTE_ROUTER_NO_ANSWER:
      return _("Others can join on your local network only: your router did not answer. Turn on UPnP "
               "in its settings, let somebody else open the table, or use a server.");
    case ALUETTE_ROUTER_SHARED:
      return _("Others can join on your local network only: your provider shares your address among "
               "several customers. Let somebody else open the table, or use a server.");
    }
  g_return_val_if_reached ("");
}

char *
aluette_guest_text_waiting (AluetteGuest *guest, guint here)
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
aluette_guest_text_question (AluetteGuest *guest, const char *kind, guint seat, const char *action)
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
aluette_guest_text_settled (AluetteGuest *guest, const char *kind, guint seat, gboolean yes)
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

const char *
aluette_guest_text_setup (AluetteGuest *guest)
{
  if (aluette_guest_is_owner (guest))
    return _("Let your guests in and begin when everybody has a seat.");
  if (aluette_guest_get_seat (guest) != ALU_GAME_SPECTATOR)
    return _("The table owner begins the match.");
  return _("Choose a seat. The table owner begins the match.");
}
