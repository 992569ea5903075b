/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-guest-seed.h"

#include <string.h>

#include "model/network/aluette-protocol.h"

/* A host that learns salts and seals again could choose among what comes out. */
#define MAX_SEALS 5

void
guest_seed_forget (GuestSeed *self)
{
  g_clear_pointer (&self->seal, g_free);
  g_clear_pointer (&self->salt, g_free);
  g_clear_pointer (&self->commitments, g_free);
  g_clear_pointer (&self->salts, g_free);
  self->was_switched = FALSE;
  self->deals = ALUETTE_DEALS_UNKNOWN;
}

/* A seal that is new has a new salt. */
static void
draw_salt (GuestSeed *self)
{
  AluetteMatchKey salt = self->fixed_salt;

  g_clear_pointer (&self->salt, g_free);
  g_clear_pointer (&self->commitments, g_free);
  if (self->n_seals++ < MAX_SEALS && (self->has_fixed_salt || aluette_match_key_init (&salt, NULL)))
    self->salt = aluette_match_key_to_text (&salt);
}

char *
guest_seed_take_seal (GuestSeed *self, const char *seal)
{
  gboolean is_new = g_strcmp0 (self->seal, seal) != 0;
  g_autofree char *commitment = NULL;

  if (is_new && self->seal != NULL && self->salts != NULL)
    self->was_switched = TRUE;
  if (is_new)
    {
      g_free (self->seal);
      self->seal = g_strdup (seal);
      if (self->salts == NULL)
        draw_salt (self);
    }
  if (self->salts != NULL || self->salt == NULL)
    return NULL;
  commitment = aluette_joint_commit (self->salt);
  return aluette_protocol_write (ALUETTE_WORD_COMMIT, commitment);
}

/* Whether a list of commitments has the own one, and those of other people only. */
static gboolean
can_trust (const GuestSeed *self, const char *list, guint seat, guint people)
{
  g_autofree char *own = self->salt != NULL ? aluette_joint_commit (self->salt) : NULL;
  guint seats;

  return own != NULL && aluette_joint_list_read (list, &seats)
         && aluette_joint_list_has (list, seat, own) && (seats & ~people) == 0;
}

/* The own salt is told when all others are fixed, and for one list only. */
char *
guest_seed_take_commitments (GuestSeed *self, const char *list, guint seat, guint people)
{
  if (self->salts != NULL || (self->commitments == NULL && !can_trust (self, list, seat, people)))
    return NULL;
  if (self->commitments != NULL && strcmp (self->commitments, list) != 0)
    {
      self->was_switched = TRUE;
      return NULL;
    }
  if (self->commitments == NULL)
    self->commitments = g_strdup (list);
  return aluette_protocol_write (ALUETTE_WORD_SALT, self->salt);
}

void
guest_seed_take_salts (GuestSeed *self, const char *list)
{
  if (self->salts != NULL)
    {
      self->was_switched = self->was_switched || strcmp (self->salts, list) != 0;
      return;
    }
  self->salts = g_strdup (list);
  if (self->commitments == NULL)
    g_clear_pointer (&self->salt, g_free); /* it has no part in them */
  else if (!aluette_joint_all_opened (self->commitments, list))
    self->was_switched = TRUE;
}

/* Another day */

char *
guest_seed_to_text (const GuestSeed *self)
{
  /* A salt that was told is good for one match only. */
  if (self->seal == NULL || self->salt == NULL
      || (self->commitments != NULL && self->salts == NULL))
    return NULL;
  if (self->salts == NULL)
    return g_strjoin (" ", self->seal, self->salt, NULL);
  return g_strjoin (" ", self->seal, self->salt, self->salts, NULL);
}

void
guest_seed_from_text (GuestSeed *self, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", " ", 3);
  guint n = g_strv_length (parts);

  guest_seed_forget (self);
  if (n < 2 || (n == 3 && !aluette_joint_list_read (parts[2], NULL)))
    return;
  self->seal = g_strdup (parts[0]);
  self->salt = g_strdup (parts[1]);
  self->salts = g_strdup (parts[2]);
}

/* Whether the own salt is among those of the match. */
static gboolean
has_part (const GuestSeed *self, guint seat)
{
  return self->seal != NULL && self->salt != NULL && self->salts != NULL
         && aluette_joint_list_read (self->salts, NULL)
         && aluette_joint_list_has (self->salts, seat, self->salt);
}

/* Deals again. */
static AluetteDealsCheck
check_deals (const GuestSeed *self, const AluetteMatchKey *secret, guint seat, const char *record,
             AluetteRemoteLog *log)
{
  g_autofree char *seal = aluette_joint_seal (secret);
  AluetteMatchKey key;

  if (self->was_switched || (self->seal != NULL && strcmp (self->seal, seal) != 0))
    return ALUETTE_DEALS_WRONG;
  if (!has_part (self, seat))
    return ALUETTE_DEALS_UNCHECKED;
  aluette_joint_key (secret, self->salts, &key);
  return aluette_joint_deals_follow (&key, record)
                 && aluette_remote_log_is_of_record (log, record)
             ? ALUETTE_DEALS_VERIFIED
             : ALUETTE_DEALS_WRONG;
}

gboolean
guest_seed_take_secret (GuestSeed *self, const char *text, guint seat, const char *record,
                        AluetteRemoteLog *log)
{
  AluetteMatchKey secret;

  /* A verdict stays: the host cannot say something else afterwards. */
  if (self->deals != ALUETTE_DEALS_UNKNOWN || !aluette_match_key_from_text (text, &secret))
    return FALSE;
  self->deals = check_deals (self, &secret, seat, record, log);
  return TRUE;
}
