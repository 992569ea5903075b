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

/* Whether somebody more could get a seat. */
static gboolean
has_seat (AluetteHost *self)
{
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    {
      const Person *person = host_get_person (self, seat);

      if (host_is_for_people (self, seat) && (person == NULL || person->has_left))
        return TRUE;
    }
  return FALSE;
}

/* Whether somebody more could get a seat, or watch. */
static gboolean
has_room (AluetteHost *self)
{
  guint n_seatless = 0;

  if (has_seat (self))
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

/* Returns: (nullable): the row of a peer that was declined lately. */
static Refusal *
find_refusal (AluetteHost *self, Connection *connection)
{
  const char *peer = aluette_channel_get_peer (connection->channel);
  gint64 now = aluette_clock_get_time (self->clock);

  for (guint i = 0; i < self->refusals->len; i++)
    {
      Refusal *refusal = &g_array_index (self->refusals, Refusal, i);

      if (strcmp (refusal->peer, peer) == 0 && now - refusal->time < DECLINED_MS)
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
    if (now - g_array_index (self->refusals, Refusal, i - 1).time >= DECLINED_MS)
      g_array_remove_index_fast (self->refusals, i - 1);
}

static void
note_refusal (AluetteHost *self, Connection *connection)
{
  Refusal *refusal;
  Refusal row = { g_strdup (aluette_channel_get_peer (connection->channel)),
                  aluette_clock_get_time (self->clock), 1 };

  forget_refusals (self);
  refusal = find_refusal (self, connection);
  if (refusal == NULL)
    {
      g_array_append_val (self->refusals, row);
      return;
    }
  refusal->n++;
  refusal->time = row.time;
  g_free (row.peer);
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
  const Refusal *refusal = find_refusal (self, connection);

  if (!knows_invitation (self, connection, message->texts[0]))
    return ALUETTE_CODE_NO_TABLE;
  if (refusal != NULL && refusal->n >= 2)
    return ALUETTE_CODE_DECLINED;
  if (!has_room (self))
    return ALUETTE_CODE_FULL;
  if (has_name (self, message->texts[1]))
    return ALUETTE_CODE_NAME_TAKEN;
  return count_waiting (self) < MAX_WAITING ? ALUETTE_CODE_NONE : ALUETTE_CODE_BUSY;
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
  connection->number = ++self->last_number;
  connection_set_state (connection, ALUETTE_CONNECTION_WAITING);
  host_broadcast (self, aluette_protocol_write (ALUETTE_WORD_JOINS, connection->number,
                                                connection->name));
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
  return has_seat (self)
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

/* Whoever could let others in may share the screen with them: they need no other invitation. */
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
  return let_in (self, connection, FALSE, person->screen);
}

/* Returns: (nullable): who asked to join under this number. */
static Connection *
find_waiting (AluetteHost *self, guint number)
{
  for (guint i = 0; i < self->connections->len; i++)
    {
      Connection *connection = g_ptr_array_index (self->connections, i);

      if (connection->state == ALUETTE_CONNECTION_WAITING && connection->number == number)
        return connection;
    }
  return NULL;
}

AluetteCode
host_admit (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  Connection *guest = find_waiting (self, message->numbers[0]);
  AluetteCode code;

  if (guest == NULL)
    return ALUETTE_CODE_NOT_NOW;
  if (connection->person->seat == NO_SEAT && !connection->person->is_owner)
    return ALUETTE_CODE_NO_SEAT;
  if (!has_room (self))
    return ALUETTE_CODE_FULL;
  if (has_name (self, guest->name))
    return ALUETTE_CODE_NAME_TAKEN;
  code = let_in (self, guest, guest->is_owner, 0);
  if (code == ALUETTE_CODE_NONE)
    host_broadcast (self, aluette_protocol_write (ALUETTE_WORD_DECIDED, guest->number));
  return code;
}

AluetteCode
host_decline (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  Connection *guest = find_waiting (self, message->numbers[0]);

  if (guest == NULL)
    return ALUETTE_CODE_NOT_NOW;
  if (connection->person->seat == NO_SEAT && !connection->person->is_owner)
    return ALUETTE_CODE_NO_SEAT;
  note_refusal (self, guest);
  connection_refuse (guest, "join", ALUETTE_CODE_DECLINED);
  connection_set_state (guest, ALUETTE_CONNECTION_GREETED);
  host_broadcast (self, aluette_protocol_write (ALUETTE_WORD_DECIDED, guest->number));
  return ALUETTE_CODE_NONE;
}
