/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-private.h"

#include <string.h>

/* The host's part in the joint seed of a match, in which people commit to their salts before
 * anybody tells one. */

#define SALT_MS 10000 /* until all must have told their salts */

gboolean
host_draw_secret (AluetteHost *self, GError **error)
{
  self->has_secret = self->has_secret || aluette_match_key_init (&self->secret, error);
  return self->has_secret;
}

/* Returns: (transfer full) (nullable): what @get gives of the people in @seats. */
static char *
list_people (AluetteHost *self, guint seats, const char *(*get) (const Person *person))
{
  GString *list = g_string_new (NULL);

  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    {
      const Person *person = (seats & (1u << seat)) != 0 ? host_get_person (self, seat) : NULL;

      if (person != NULL)
        aluette_joint_add (list, seat, get (person));
    }
  return g_string_free (list, list->len == 0);
}

static const char *
get_commitment (const Person *person)
{
  return person->commitment;
}

static const char *
get_salt (const Person *person)
{
  return person->salt;
}

static char *
write_commitments (AluetteHost *self)
{
  g_autofree char *list = list_people (self, self->committed, get_commitment);

  return list != NULL ? aluette_protocol_write (ALUETTE_WORD_COMMITMENTS, list) : NULL;
}

void
host_send_seal (AluetteHost *self, Person *person)
{
  g_autofree char *seal = NULL;

  if (person->connection == NULL || !host_draw_secret (self, NULL))
    return;
  seal = aluette_joint_seal (&self->secret);
  connection_send (person->connection, aluette_protocol_write (ALUETTE_WORD_SEAL, seal));
  if (self->committed != 0)
    connection_send (person->connection, write_commitments (self));
  if (self->salts != NULL)
    connection_send (person->connection, aluette_protocol_write (ALUETTE_WORD_SALTS, self->salts));
}

static void
stop_waiting (AluetteHost *self)
{
  if (self->salt_timer != 0)
    aluette_clock_remove (self->clock, self->salt_timer);
  self->salt_timer = 0;
  self->committed = 0;
}

void
host_forget_seed (AluetteHost *self)
{
  stop_waiting (self);
  self->has_secret = FALSE;
  g_clear_pointer (&self->salts, g_free);
  for (guint i = 0; i < self->people->len; i++)
    {
      Person *person = g_ptr_array_index (self->people, i);

      g_clear_pointer (&person->commitment, g_free);
      g_clear_pointer (&person->salt, g_free);
    }
}

/* Only the first commitment counts; the same one may come again after a lost connection. */
AluetteCode
host_commit (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  Person *person = connection->person;

  if (person->commitment != NULL)
    return strcmp (person->commitment, message->texts[0]) == 0 ? ALUETTE_CODE_NONE
                                                               : ALUETTE_CODE_NOT_NOW;
  if (self->committed != 0)
    return ALUETTE_CODE_NOT_NOW;
  person->commitment = g_strdup (message->texts[0]);
  return ALUETTE_CODE_NONE;
}

static void
refuse_begin (AluetteHost *self, AluetteCode code)
{
  for (guint i = 0; i < self->people->len; i++)
    {
      Person *person = g_ptr_array_index (self->people, i);

      if (person->is_owner && person->connection != NULL)
        connection_refuse (person->connection, "begin", code);
    }
}

/* Some salts are known, so that the secret must be another one. */
static void
start_again (AluetteHost *self)
{
  host_forget_seed (self);
  host_changed (self);
  for (guint i = 0; i < self->people->len; i++)
    host_send_seal (self, g_ptr_array_index (self->people, i));
  refuse_begin (self, ALUETTE_CODE_NOT_NOW);
}

/* Those who do not tell their salts lose their connections. */
static void
on_salt_time (gpointer data)
{
  g_autoptr (AluetteHost) self = g_object_ref (data);

  self->salt_timer = 0;
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    {
      const Person *person = host_get_person (self, seat);

      if ((self->committed & (1u << seat)) != 0 && person != NULL && person->salt == NULL
          && person->connection != NULL)
        {
          g_autoptr (Connection) connection = connection_ref (person->connection);

          connection_close (connection, ALUETTE_CODE_TOO_SLOW);
        }
    }
  start_again (self);
}

gboolean
host_ask_for_salts (AluetteHost *self)
{
  guint committed = 0;

  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    {
      const Person *person = host_get_person (self, seat);

      if (person != NULL && person->connection != NULL && person->commitment != NULL)
        committed |= 1u << seat;
    }
  if (committed == 0)
    return FALSE;
  self->committed = committed;
  host_changed (self); /* forgets the secret, if the host is killed when salts are known */
  self->salt_timer = aluette_clock_add (self->clock, SALT_MS, on_salt_time, self);
  host_broadcast (self, write_commitments (self));
  return TRUE;
}

/* Whether all who have committed to a salt have told it. */
static gboolean
has_all_salts (AluetteHost *self)
{
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    {
      const Person *person = host_get_person (self, seat);

      if ((self->committed & (1u << seat)) != 0 && (person == NULL || person->salt == NULL))
        return FALSE;
    }
  return TRUE;
}

/* The match begins with the last salt. */
AluetteCode
host_salt (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  Person *person = connection->person;
  AluetteCode code;

  if (person->seat == NO_SEAT || (self->committed & (1u << person->seat)) == 0)
    return ALUETTE_CODE_NOT_NOW;
  if (!aluette_joint_is_opened (person->commitment, message->texts[0]))
    return ALUETTE_CODE_BAD_LINE;
  if (person->salt != NULL)
    return ALUETTE_CODE_NONE;
  person->salt = g_strdup (message->texts[0]);
  if (!has_all_salts (self))
    return ALUETTE_CODE_NONE;
  self->salts = list_people (self, self->committed, get_salt);
  stop_waiting (self);
  code = host_begin_match (self);
  if (code != ALUETTE_CODE_NONE)
    start_again (self);
  return ALUETTE_CODE_NONE;
}
