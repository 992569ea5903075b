/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-private.h"

#include <string.h>

#include "model/network/aluette-invitation.h"
#include "model/network/aluette-token.h"

/* Who asks to join, and who is let in. */

/* Lets somebody in. @screen: which they share, or 0 */
static AluetteCode
let_in (AluetteHost *self, Connection *connection, gboolean is_owner, guint screen)
{
  g_autofree char *token = aluette_token_new ();
  Person *person;

  if (token == NULL)
    return ALUETTE_CODE_BUSY;
  person = host_add_person (self, connection->name, aluette_token_hash (token),
                            is_owner);
  person->screen = screen;
  if (host_get_state (self) == ALUETTE_CONNECTION_PLAYING)
    person->may_take = host_get_free_seats (self);
  host_changed (self);
  connection_send (connection, aluette_protocol_write (ALUETTE_WORD_ADMITTED));
  host_bind_person (self, person, connection);
  connection_send (connection, aluette_protocol_write (ALUETTE_WORD_TOKEN, token));
  host_send_table (self, person);
  if (host_get_text (self, person) != NULL)
    host_send_log (self, person, 0);
  return ALUETTE_CODE_NONE;
}

static gboolean
has_name (AluetteHost *self, const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < self->people->len; i++)
    {
      const Person *person = g_ptr_array_index (self->people, i);
      g_autofree char *other = g_utf8_casefold (person->name, -1);

      if (strcmp (folded, other) == 0)
        return TRUE;
    }
  return FALSE;
}

guint
host_get_free_seats (AluetteHost *self)
{
  guint seats = 0;

  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    {
      const Person *person = host_get_person (self, seat);

      if (host_is_for_people (self, seat) && (person == NULL || person->has_left))
        seats |= 1u << seat;
    }
  return seats;
}

/* Whether somebody more could get a seat, or watch. */
static gboolean
has_room (AluetteHost *self)
{
  guint n_seatless = 0;

  if (host_get_free_seats (self) != 0)
    return TRUE;
  for (guint i = 0; i < self->people->len; i++)
    n_seatless += ((const Person *) g_ptr_array_index (self->people, i))->seat == NO_SEAT;
  return n_seatless < self->max_spectators;
}

static guint
count_waiting (AluetteHost *self)
{
  guint n = 0;

  for (guint i = 0; i < self->connections->len; i++)
    n += ((Connection *) g_ptr_array_index (self->connections, i))->state
         == ALUETTE_CONNECTION_WAITING;
  return n;
}

/* Returns: (nullable): the row of a peer that was declined or removed lately. */
static Refusal *
find_refusal (AluetteHost *self, const char *peer)
{
  gint64 now = aluette_clock_get_time (self->clock);

  for (guint i = 0; i < self->refusals->len; i++)
    {
      Refusal *refusal = &g_array_index (self->refusals, Refusal, i);

      if (strcmp (refusal->peer, peer) == 0 && now < refusal->until)
        return refusal;
    }
  return NULL;
}

/* Forgets those who may ask again. */
static void
forget_refusals (AluetteHost *self)
{
  gint64 now = aluette_clock_get_time (self->clock);

  for (guint i = self->refusals->len; i > 0; i--)
    if (now >= g_array_index (self->refusals, Refusal, i - 1).until)
      g_array_remove_index_fast (self->refusals, i - 1);
}

/* @n: how many refusals it counts for */
static void
note_refusal (AluetteHost *self, const char *peer, guint n, guint ms)
{
  gint64 until = aluette_clock_get_time (self->clock) + ms;
  Refusal *refusal;
  Refusal row = { NULL, until, n };

  forget_refusals (self);
  refusal = find_refusal (self, peer);
  if (refusal == NULL)
    {
      row.peer = g_strdup (peer);
      g_array_append_val (self->refusals, row);
      return;
    }
  refusal->n += n;
  refusal->until = MAX (refusal->until, until);
}

/* Those in the same program come with somebody who has a token. */
void
host_note_removal (AluetteHost *self, const Person *person)
{
  if (person->peer != NULL && person->peer[0] != '\0')
    note_refusal (self, person->peer, MAX_REFUSALS, REMOVED_MS);
}

static gboolean
knows_invitation (AluetteHost *self, Connection *connection, const char *words)
{
  if (connection->is_owner || self->invitation == NULL
      || aluette_invitation_is_same (self->invitation, words))
    return TRUE;
  if (++connection->n_wrong_words >= MAX_WRONG_WORDS)
    connection_close (connection, ALUETTE_CODE_SLOW_DOWN);
  return FALSE;
}

/* Returns: why somebody may not even ask. */
static AluetteCode
check_joining (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  const Refusal *refusal = find_refusal (self, aluette_channel_get_peer (connection->channel));

  if (!knows_invitation (self, connection, message->texts[0]))
    return ALUETTE_CODE_NO_TABLE;
  if (refusal != NULL && refusal->n >= MAX_REFUSALS)
    return ALUETTE_CODE_DECLINED;
  if (!has_room (self))
    return ALUETTE_CODE_FULL;
  if (has_name (self, message->texts[1]))
    return ALUETTE_CODE_NAME_TAKEN;
  return count_waiting (self) < MAX_WAITING ? ALUETTE_CODE_NONE : ALUETTE_CODE_BUSY;
}

gboolean
connection_is_asking (const Connection *self)
{
  return self->state == ALUETTE_CONNECTION_WAITING || self->asks_for_seat;
}

void
host_announce_request (AluetteHost *self, Connection *connection)
{
  connection->number = ++self->last_number;
  host_broadcast (self, aluette_protocol_write (ALUETTE_WORD_JOINS, connection->number,
                                                connection->name));
}

void
host_end_request (AluetteHost *self, Connection *connection)
{
  connection->asks_for_seat = FALSE;
  host_broadcast (self, aluette_protocol_write (ALUETTE_WORD_DECIDED, connection->number));
}

/* @screen: which they share, or 0 */
static void
ask_to_join (AluetteHost *self, Connection *connection, guint screen)
{
  connection->screen = screen;
  connection_set_state (connection, ALUETTE_CONNECTION_WAITING);
  host_announce_request (self, connection);
}

AluetteCode
host_join (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  AluetteCode code = check_joining (self, connection, message);

  if (code != ALUETTE_CODE_NONE)
    return code;
  g_free (connection->name);
  connection->name = g_strdup (message->texts[1]);
  if (connection->is_owner)
    return let_in (self, connection, TRUE, 0);
  ask_to_join (self, connection, 0);
  return ALUETTE_CODE_NONE;
}

static guint
count_at_screen (AluetteHost *self, guint screen)
{
  guint n = 0;

  for (guint i = 0; i < self->people->len; i++)
    n += ((const Person *) g_ptr_array_index (self->people, i))->screen == screen;
  return n;
}

/* Whether somebody more can sit at the screen of @person. Nobody watches there. */
static gboolean
has_room_beside (AluetteHost *self, const Person *person)
{
  return host_get_free_seats (self) != 0
         && (person->screen == 0
             || count_at_screen (self, person->screen) < self->header.rules.n_seats);
}

/* Returns: a number that no screen has. */
static guint
find_screen (AluetteHost *self)
{
  guint screen = 1;

  while (count_at_screen (self, screen) > 0)
    screen++;
  return screen;
}

/* Whether people at other screens decide on who comes to the screen of @person: in a match. */
static gboolean
is_for_others (AluetteHost *self, const Person *person)
{
  for (guint i = 0; i < self->people->len; i++)
    {
      const Person *other = g_ptr_array_index (self->people, i);

      if (other->seat != NO_SEAT && other != person && !other->has_left
          && (other->screen == 0 || other->screen != person->screen))
        return host_get_state (self) == ALUETTE_CONNECTION_PLAYING;
    }
  return FALSE;
}

/* People who could let others in may share the screen with them without asking, but in a match. */
AluetteCode
host_beside (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  Person *person = host_find_token (self, message->texts[0]);

  if (person == NULL)
    return ALUETTE_CODE_BAD_TOKEN;
  if (person->seat == NO_SEAT && !person->is_owner)
    return ALUETTE_CODE_NO_SEAT;
  if (!has_room_beside (self, person))
    return ALUETTE_CODE_FULL;
  if (has_name (self, message->texts[1]))
    return ALUETTE_CODE_NAME_TAKEN;
  if (person->screen == 0)
    person->screen = find_screen (self);
  g_free (connection->name);
  connection->name = g_strdup (message->texts[1]);
  if (!is_for_others (self, person))
    return let_in (self, connection, FALSE, person->screen);
  if (count_waiting (self) >= MAX_WAITING)
    return ALUETTE_CODE_BUSY;
  ask_to_join (self, connection, person->screen);
  return ALUETTE_CODE_NONE;
}

/* Returns: (nullable): who asked to join, or for a seat, under this number. */
static Connection *
find_waiting (AluetteHost *self, guint number)
{
  for (guint i = 0; i < self->connections->len; i++)
    {
      Connection *connection = g_ptr_array_index (self->connections, i);

      if (connection_is_asking (connection) && connection->number == number)
        return connection;
    }
  return NULL;
}

/* @guest: (nullable): who asks. Returns: why @connection may not decide on that. */
static AluetteCode
check_deciding (Connection *connection, Connection *guest)
{
  const Person *person = connection->person;

  if (guest == NULL || guest == connection)
    return ALUETTE_CODE_NOT_NOW;
  if (person->seat == NO_SEAT && (guest->asks_for_seat || !person->is_owner))
    return ALUETTE_CODE_NO_SEAT;
  return guest->screen != 0 && guest->screen == person->screen ? ALUETTE_CODE_NOT_YOUR_TURN
                                                               : ALUETTE_CODE_NONE;
}

static AluetteCode
give_wanted_seat (AluetteHost *self, Connection *guest)
{
  if (host_get_state (self) != ALUETTE_CONNECTION_PLAYING || host_in_deal (self))
    return ALUETTE_CODE_NOT_NOW;
  if ((host_get_free_seats (self) & (1u << guest->wanted_seat)) == 0)
    return ALUETTE_CODE_SEAT_TAKEN;
  host_end_request (self, guest);
  host_take_over (self, guest->person, guest->wanted_seat);
  return ALUETTE_CODE_NONE;
}

AluetteCode
host_admit (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  Connection *guest = find_waiting (self, message->numbers[0]);
  AluetteCode code;

  code = check_deciding (connection, guest);
  if (code != ALUETTE_CODE_NONE)
    return code;
  if (guest->asks_for_seat)
    return give_wanted_seat (self, guest);
  if (guest->screen != 0 ? host_get_free_seats (self) == 0 : !has_room (self))
    return ALUETTE_CODE_FULL;
  if (has_name (self, guest->name))
    return ALUETTE_CODE_NAME_TAKEN;
  code = let_in (self, guest, guest->is_owner, guest->screen);
  if (code == ALUETTE_CODE_NONE)
    host_end_request (self, guest);
  return code;
}

AluetteCode
host_decline (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  Connection *guest = find_waiting (self, message->numbers[0]);
  AluetteCode code = check_deciding (connection, guest);

  if (code != ALUETTE_CODE_NONE)
    return code;
  if (guest->asks_for_seat)
    connection_refuse (guest, "sit", ALUETTE_CODE_DECLINED);
  else
    {
      note_refusal (self, aluette_channel_get_peer (guest->channel), 1, DECLINED_MS);
      connection_refuse (guest, "join", ALUETTE_CODE_DECLINED);
      connection_set_state (guest, ALUETTE_CONNECTION_GREETED);
    }
  host_end_request (self, guest);
  return ALUETTE_CODE_NONE;
}
