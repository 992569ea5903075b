/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-private.h"

#include <string.h>

#include "model/network/aluette-token.h"
#include "model/session/aluette-game-setup.h"

/* Who is at the table: seats, leaving and coming back. */

void
person_free (gpointer data)
{
  Person *self = data;

  g_free (self->name);
  g_free (self->peer);
  g_free (self->token_hash);
  g_free (self->commitment);
  g_free (self->salt);
  g_free (self->last_answer);
  g_free (self->waiting_request);
  g_free (self);
}

void
person_forget_requests (Person *person)
{
  person->last_request = 0;
  person->n_moments = 0;
  person->has_paused = FALSE;
  g_clear_pointer (&person->last_answer, g_free);
  g_clear_pointer (&person->waiting_request, g_free);
}

gboolean
person_is_present (const Person *person)
{
  return person->connection != NULL && !person->is_away;
}

Person *
host_get_person (AluetteHost *self, guint seat)
{
  for (guint i = 0; i < self->people->len; i++)
    {
      Person *person = g_ptr_array_index (self->people, i);

      if (person->seat == seat && seat != NO_SEAT)
        return person;
    }
  return NULL;
}

guint
host_get_present (AluetteHost *self)
{
  guint present = 0;

  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    {
      const Person *person = host_get_person (self, seat);

      if (person != NULL && person_is_present (person))
        present |= 1u << seat;
    }
  return present;
}

guint
host_get_screen (AluetteHost *self, const Person *person)
{
  guint seats = person->seat != NO_SEAT ? 1u << person->seat : 0;

  for (guint i = 0; i < self->people->len && person->screen != 0; i++)
    {
      const Person *other = g_ptr_array_index (self->people, i);

      if (other->screen == person->screen && other->seat != NO_SEAT)
        seats |= 1u << other->seat;
    }
  return seats;
}

void
host_broadcast (AluetteHost *self, char *line)
{
  g_autofree char *text = line;

  for (guint i = 0; text != NULL && i < self->people->len; i++)
    {
      Person *person = g_ptr_array_index (self->people, i);

      if (person->connection != NULL)
        connection_send (person->connection, g_strdup (text));
    }
}

/* Seats */

gboolean
host_is_for_people (AluetteHost *self, guint seat)
{
  return seat < self->header.rules.n_seats && self->header.players[seat].kind == ALU_GAME_HUMAN;
}

static const char *
get_seat_state (AluetteHost *self, guint seat, const Person *person)
{
  if (self->header.players[seat].kind == ALU_GAME_DUMMY)
    return "petit-jean";
  if (self->header.players[seat].kind == ALU_GAME_BOT)
    return "bot";
  if ((self->stand_ins & (1u << seat)) != 0)
    return "stand-in";
  if (person == NULL)
    return "open";
  if (person->has_left)
    return "left";
  return person_is_present (person) ? "here" : "away";
}

static char *
write_who (AluetteHost *self, guint seat)
{
  const Person *person = host_get_person (self, seat);
  const char *name = self->header.players[seat].name;
  gboolean is_open = host_is_for_people (self, seat) && self->game == NULL;

  if (person != NULL)
    name = person->name;
  else if (is_open || name[0] == '\0')
    name = "-";
  return aluette_protocol_write (ALUETTE_WORD_WHO, seat + 1, get_seat_state (self, seat, person),
                                 name);
}

void
host_announce_seat (AluetteHost *self, guint seat)
{
  if (seat != NO_SEAT)
    host_broadcast (self, write_who (self, seat));
}

static void
send_role (Person *person)
{
  const char *role = person->is_owner ? "owner" : "guest";

  if (person->connection != NULL)
    connection_send (person->connection, aluette_protocol_write (ALUETTE_WORD_ROLE, role));
}

void
host_send_header (AluetteHost *self, Person *person)
{
  g_autofree char *text = aluette_game_setup_to_text (self->kind, &self->header);
  g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;

  for (guint i = 0; lines != NULL && lines[i] != NULL && lines[i][0] != '\0'; i++)
    connection_send (person->connection, aluette_protocol_write (ALUETTE_WORD_MATCH, lines[i]));
}

void
host_send_table (AluetteHost *self, Person *person)
{
  send_role (person);
  if (self->game == NULL)
    host_send_header (self, person);
  host_send_seal (self, person);
  if (self->invitation != NULL)
    connection_send (person->connection,
                     aluette_protocol_write (ALUETTE_WORD_INVITATION, self->invitation));
  if (self->kept_name != NULL)
    connection_send (person->connection,
                     aluette_protocol_write (ALUETTE_WORD_KEPT, self->kept_name));
  if (self->max_spectators > 0)
    connection_send (person->connection,
                     aluette_protocol_write (ALUETTE_WORD_MAX_SPECTATORS, self->max_spectators));
  connection_send (person->connection,
                   aluette_protocol_write (ALUETTE_WORD_SEATED,
                                           person->seat == NO_SEAT ? 0 : person->seat + 1));
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    connection_send (person->connection, write_who (self, seat));
  for (guint i = 0; i < self->connections->len; i++)
    {
      Connection *other = g_ptr_array_index (self->connections, i);

      if (connection_is_asking (other))
        connection_send (person->connection,
                         aluette_protocol_write (ALUETTE_WORD_JOINS, other->number, other->name));
    }
}

/* The table owner's rights go to who has been at the table longest. Returns: whether somebody has
 * them now. */
static gboolean
pass_ownership (AluetteHost *self)
{
  for (guint i = 0; i < self->people->len; i++)
    {
      Person *person = g_ptr_array_index (self->people, i);

      if (person->has_left || person->seat == NO_SEAT)
        continue;
      person->is_owner = TRUE;
      send_role (person);
      return TRUE;
    }
  return FALSE;
}

Person *
host_add_person (AluetteHost *self, const char *name, char *token_hash, gboolean is_owner)
{
  Person *person = g_new0 (Person, 1);

  person->name = g_strdup (name);
  person->token_hash = token_hash;
  person->seat = NO_SEAT;
  person->is_owner = is_owner;
  g_ptr_array_add (self->people, person);
  return person;
}

void
host_bind_person (AluetteHost *self, Person *person, Connection *connection)
{
  person->connection = connection;
  g_free (person->peer);
  person->peer = g_strdup (aluette_channel_get_peer (connection->channel));
  connection->person = person;
  connection_set_state (connection, host_get_state (self));
}

/* Sitting */

static void
give_seat (AluetteHost *self, Person *person, guint seat)
{
  guint before = person->seat;

  person->seat = seat;
  host_changed (self);
  connection_send (person->connection,
                   aluette_protocol_write (ALUETTE_WORD_SEATED, seat == NO_SEAT ? 0 : seat + 1));
  host_announce_seat (self, before);
  host_announce_seat (self, seat);
}

void
host_take_over (AluetteHost *self, Person *person, guint seat)
{
  Person *before = host_get_person (self, seat);

  if (before != NULL)
    host_remove_person (self, before);
  host_set_stand_in (self, seat, FALSE);
  give_seat (self, person, seat);
  person->may_take = 0;
  host_send_log (self, person, 0);
  host_follow (self);
}

/* A seat of a match, whose person has left, is given by somebody who has one: to those who were let
 * in when it was free, and to others who ask for it. */
static AluetteCode
sit_in_match (AluetteHost *self, Connection *connection, guint seat)
{
  if (connection->person->seat != NO_SEAT || host_in_deal (self) || connection->asks_for_seat)
    return ALUETTE_CODE_NOT_NOW;
  if ((host_get_free_seats (self) & (1u << seat)) == 0)
    return ALUETTE_CODE_SEAT_TAKEN;
  if ((connection->person->may_take & (1u << seat)) != 0)
    host_take_over (self, connection->person, seat);
  else
    {
      connection->asks_for_seat = TRUE;
      connection->wanted_seat = seat;
      g_free (connection->name);
      connection->name = g_strdup (connection->person->name);
      host_announce_request (self, connection);
    }
  return ALUETTE_CODE_NONE;
}

AluetteCode
host_sit (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  guint seat = message->numbers[0] - 1;
  const Person *other = host_get_person (self, seat);

  if (!host_is_for_people (self, seat))
    return ALUETTE_CODE_NO_SEAT;
  if (self->game != NULL)
    return sit_in_match (self, connection, seat);
  if (self->committed != 0)
    return ALUETTE_CODE_NOT_NOW;
  if (other != NULL)
    return ALUETTE_CODE_SEAT_TAKEN;
  give_seat (self, connection->person, seat);
  return ALUETTE_CODE_NONE;
}

AluetteCode
host_stand (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  if (connection->person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  if (self->committed != 0)
    return ALUETTE_CODE_NOT_NOW;
  give_seat (self, connection->person, NO_SEAT);
  return ALUETTE_CODE_NONE;
}

/* The table */

AluetteCode
host_keep (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  if (!connection->person->is_owner)
    return ALUETTE_CODE_NOT_OWNER;
  g_free (self->kept_name);
  self->kept_name = g_strdup (message->texts[0]);
  host_changed (self);
  host_broadcast (self, aluette_protocol_write (ALUETTE_WORD_KEPT, self->kept_name));
  return ALUETTE_CODE_NONE;
}

AluetteCode
host_spectators (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  if (!connection->person->is_owner)
    return ALUETTE_CODE_NOT_OWNER;
  if (message->numbers[0] > MAX_SPECTATORS)
    return ALUETTE_CODE_FULL;
  self->max_spectators = message->numbers[0];
  host_changed (self);
  host_broadcast (self, aluette_protocol_write (ALUETTE_WORD_MAX_SPECTATORS, self->max_spectators));
  return ALUETTE_CODE_NONE;
}

/* Coming back */

Person *
host_find_token (AluetteHost *self, const char *token)
{
  g_autofree char *hash = aluette_token_hash (token);
  Person *found = NULL;

  for (guint i = 0; i < self->people->len; i++)
    {
      Person *person = g_ptr_array_index (self->people, i);

      if (aluette_secret_equal (person->token_hash, hash))
        found = person;
    }
  return found;
}

/* Returns: how many of the lines that a guest has are still those of the log. */
static guint
count_valid_lines (AluetteHost *self, const Person *person, guint n_lines, const char *hash)
{
  AluetteSeatText *text = host_get_text (self, person);
  g_autofree char *own = NULL;

  if (text == NULL || n_lines > aluette_lines_get_n (aluette_seat_text_get_lines (text)))
    return 0;
  own = aluette_lines_hash (aluette_seat_text_get_lines (text), n_lines);
  return strcmp (own, hash) == 0 ? n_lines : 0;
}

/* The newest connection of a person counts. */
static void
replace_connection (Person *person, Connection *connection)
{
  g_autoptr (Connection) old = NULL;

  if (person->connection == NULL || person->connection == connection)
    return;
  old = connection_ref (person->connection);
  g_clear_pointer (&person->waiting_request, g_free);
  person->connection = NULL;
  old->person = NULL;
  connection_close (old, ALUETTE_CODE_REPLACED);
}

AluetteCode
host_resume (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  Person *person = host_find_token (self, message->texts[0]);
  gboolean was_away;
  guint n_lines;

  if (person == NULL || (connection->person != NULL && connection->person != person))
    return ALUETTE_CODE_BAD_TOKEN;
  replace_connection (person, connection);
  host_bind_person (self, person, connection);
  was_away = person->has_left;
  person->has_left = FALSE;
  person->is_away = FALSE;
  if (was_away)
    host_changed (self);
  n_lines = count_valid_lines (self, person, message->numbers[1], message->texts[2]);
  connection_send (connection,
                   aluette_protocol_write (ALUETTE_WORD_RESUMED, n_lines, person->last_request));
  host_send_table (self, person);
  if (host_get_text (self, person) != NULL)
    host_send_log (self, person, n_lines);
  if (person->seat != NO_SEAT)
    host_set_stand_in (self, person->seat, FALSE);
  host_announce_seat (self, person->seat);
  host_send_pause (self, person);
  if (self->is_over)
    host_send_record (self, person);
  host_follow (self);
  if (self->extension != NULL && person->seat != NO_SEAT)
    aluette_host_extension_arrived (ALUETTE_HOST_EXTENSION (self->extension), person->seat);
  return ALUETTE_CODE_NONE;
}

/* Leaving */

void
host_remove_person (AluetteHost *self, Person *person)
{
  guint seat = person->seat;
  gboolean was_owner = person->is_owner;

  if (person->connection != NULL)
    person->connection->person = NULL;
  g_ptr_array_remove (self->people, person);
  if (was_owner)
    pass_ownership (self);
  host_announce_seat (self, seat);
}

void
host_connection_lost (AluetteHost *self, Connection *connection)
{
  Person *person = connection->person;
  g_autoptr (Connection) own = connection_ref (connection);

  g_ptr_array_remove (self->connections, connection);
  host_connections_changed (self);
  if (connection_is_asking (connection))
    host_end_request (self, connection);
  if (person == NULL || person->connection != connection)
    return;
  person->connection = NULL;
  person->has_paused = FALSE;
  g_clear_pointer (&person->waiting_request, g_free); /* it comes again */
  host_forget_answers (self, person->seat);
  host_announce_seat (self, person->seat);
  host_follow (self);
}

AluetteCode
host_presence (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  Person *person = connection->person;
  gboolean is_away = strcmp (message->texts[0], "away") == 0;

  if (!is_away && strcmp (message->texts[0], "here") != 0)
    return ALUETTE_CODE_BAD_LINE;
  if (person->is_away == is_away)
    return ALUETTE_CODE_NONE;
  person->is_away = is_away;
  if (is_away)
    host_forget_answers (self, person->seat);
  else if (person->seat != NO_SEAT)
    host_set_stand_in (self, person->seat, FALSE);
  host_announce_seat (self, person->seat);
  host_follow (self);
  return ALUETTE_CODE_NONE;
}

/* Before the match somebody who leaves is forgotten; in a match their seat is kept, so that they
 * can come back. */
AluetteCode
host_bye (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  Person *person = connection->person;

  if (person != NULL && (self->game == NULL || person->seat == NO_SEAT))
    host_remove_person (self, person);
  else if (person != NULL)
    {
      person->has_left = TRUE;
      if (person->is_owner)
        {
          /* Who leaves last is still the owner when they come back. */
          person->is_owner = FALSE;
          person->is_owner = !pass_ownership (self);
        }
    }
  connection_drop (connection);
  host_changed (self);
  return ALUETTE_CODE_NONE;
}
