/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-seed.h"

#include <string.h>

#include "model/network/aluette-joint-seed.h"

gboolean
seed_draw (Seed *self, GError **error)
{
  self->has_secret = self->has_secret || aluette_match_key_init (&self->secret, error);
  return self->has_secret;
}

void
seed_forget (Seed *self, const People *people)
{
  self->committed = 0;
  self->has_secret = FALSE;
  g_clear_pointer (&self->salts, g_free);
  for (Person *person = people->first; person != NULL; person = person->next)
    {
      g_clear_pointer (&person->commitment, g_free);
      g_clear_pointer (&person->salt, g_free);
    }
}

/* Returns: (transfer full) (nullable): the commitments, or the salts, of all who have committed. */
static char *
list_people (const Seed *self, const People *people, gboolean salts)
{
  GString *list = g_string_new (NULL);

  for (guint seat = 0; seat < people->header.rules.n_seats; seat++)
    {
      const Person *person = people_get (people, seat);

      if ((self->committed & (1u << seat)) != 0 && person != NULL)
        aluette_joint_add (list, seat, salts ? person->salt : person->commitment);
    }
  return g_string_free (list, list->len == 0);
}

char *
seed_write_seal (Seed *self)
{
  g_autofree char *seal = NULL;

  if (!seed_draw (self, NULL))
    return NULL;
  seal = aluette_joint_seal (&self->secret);
  return aluette_protocol_write (ALUETTE_WORD_SEAL, seal);
}

char *
seed_write_commitments (const Seed *self, const People *people)
{
  g_autofree char *list = list_people (self, people, FALSE);

  return list != NULL ? aluette_protocol_write (ALUETTE_WORD_COMMITMENTS, list) : NULL;
}

char *
seed_write_salts (const Seed *self)
{
  return self->salts != NULL ? aluette_protocol_write (ALUETTE_WORD_SALTS, self->salts) : NULL;
}

char *
seed_write_secret (const Seed *self)
{
  g_autofree char *secret = aluette_match_key_to_text (&self->secret);

  return aluette_protocol_write (ALUETTE_WORD_OPENED, secret);
}

/* Only the first commitment counts; the same one may come again after a lost connection. */
AluetteCode
seed_take_commitment (Seed *self, Person *person, const char *commitment)
{
  if (person->commitment != NULL)
    return strcmp (person->commitment, commitment) == 0 ? ALUETTE_CODE_NONE : ALUETTE_CODE_NOT_NOW;
  if (self->committed != 0)
    return ALUETTE_CODE_NOT_NOW;
  person->commitment = g_strdup (commitment);
  return ALUETTE_CODE_NONE;
}

AluetteCode
seed_take_salt (Seed *self, Person *person, const char *salt)
{
  if ((self->committed & seat_to_bit (person->seat)) == 0)
    return ALUETTE_CODE_NOT_NOW;
  if (!aluette_joint_is_opened (person->commitment, salt))
    return ALUETTE_CODE_BAD_LINE;
  if (person->salt == NULL)
    person->salt = g_strdup (salt);
  return ALUETTE_CODE_NONE;
}

gboolean
seed_ask (Seed *self, const People *people)
{
  for (const Person *person = people->first; person != NULL; person = person->next)
    if (person->caller != NULL && person->commitment != NULL)
      self->committed |= seat_to_bit (person->seat);
  return self->committed != 0;
}

guint
seed_get_silent (const Seed *self, const People *people)
{
  guint silent = self->committed;

  for (const Person *person = people->first; person != NULL; person = person->next)
    if (person->salt != NULL)
      silent &= ~seat_to_bit (person->seat);
  return silent;
}

void
seed_complete (Seed *self, const People *people)
{
  self->salts = list_people (self, people, TRUE);
  self->committed = 0;
}
