/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-guest-private.h"

#include <string.h>

/* The guest's part in the joint seed of a match, and whether the host has kept to it. */

/* A host that learns salts and seals again could choose among what comes out. */
#define MAX_SEALS 5

void
guest_forget_seed (AluetteGuest *self)
{
  g_clear_pointer (&self->seal, g_free);
  g_clear_pointer (&self->salt, g_free);
  g_clear_pointer (&self->commitments, g_free);
  g_clear_pointer (&self->salts, g_free);
  self->was_switched = FALSE;
  self->deals = ALUETTE_DEALS_UNKNOWN;
}

void
aluette_guest_set_salt (AluetteGuest *self, const AluetteMatchKey *salt)
{
  self->has_fixed_salt = salt != NULL;
  if (salt != NULL)
    self->fixed_salt = *salt;
}

AluetteDealsCheck
aluette_guest_get_deals_check (AluetteGuest *self)
{
  return self->deals;
}

/* A seal that is new has a new salt. */
static void
draw_salt (AluetteGuest *self)
{
  AluetteMatchKey salt = self->fixed_salt;

  g_clear_pointer (&self->salt, g_free);
  g_clear_pointer (&self->commitments, g_free);
  if (self->n_seals++ < MAX_SEALS && (self->has_fixed_salt || aluette_match_key_init (&salt, NULL)))
    self->salt = aluette_match_key_to_text (&salt);
}

void
guest_take_seal (AluetteGuest *self, const AluetteMessage *message)
{
  const char *seal = message->texts[0];
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
  if (self->salts != NULL || self->salt == NULL
      || self->connection_state != ALUETTE_CONNECTION_SETUP)
    return;
  commitment = aluette_joint_commit (self->salt);
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_COMMIT, commitment));
}

/* Whether a list of commitments has the own one, and those of other people only. */
static gboolean
can_trust (AluetteGuest *self, const char *list)
{
  g_autofree char *own = self->salt != NULL ? aluette_joint_commit (self->salt) : NULL;
  guint seats;

  if (own == NULL || !aluette_joint_list_read (list, &seats)
      || !aluette_joint_list_has (list, self->seat, own))
    return FALSE;
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if ((seats & (1u << seat)) != 0
        && strcmp (aluette_guest_get_seat_state (self, seat), "here") != 0
        && strcmp (aluette_guest_get_seat_state (self, seat), "away") != 0)
      return FALSE;
  return TRUE;
}

/* The own salt is told when all others are fixed, and for one list only. */
void
guest_take_commitments (AluetteGuest *self, const AluetteMessage *message)
{
  const char *list = message->texts[0];

  if (self->salts != NULL || (self->commitments == NULL && !can_trust (self, list)))
    return;
  if (self->commitments != NULL && strcmp (self->commitments, list) != 0)
    {
      self->was_switched = TRUE;
      return;
    }
  if (self->commitments == NULL)
    self->commitments = g_strdup (list);
  guest_changed (self);
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_SALT, self->salt));
}

void
guest_take_salts (AluetteGuest *self, const AluetteMessage *message)
{
  const char *list = message->texts[0];

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
aluette_guest_get_seed (AluetteGuest *self)
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
aluette_guest_set_seed (AluetteGuest *self, const char *seed)
{
  g_auto (GStrv) parts = g_strsplit (seed != NULL ? seed : "", " ", 3);
  guint n = g_strv_length (parts);

  guest_forget_seed (self);
  if (n < 2 || (n == 3 && !aluette_joint_list_read (parts[2], NULL)))
    return;
  self->seal = g_strdup (parts[0]);
  self->salt = g_strdup (parts[1]);
  self->salts = g_strdup (parts[2]);
}

/* Whether the own salt is among those of the match. */
static gboolean
has_part (AluetteGuest *self)
{
  return self->seal != NULL && self->salt != NULL && self->salts != NULL
         && aluette_joint_list_read (self->salts, NULL)
         && aluette_joint_list_has (self->salts, self->seat, self->salt);
}

/* Deals again. */
static AluetteDealsCheck
check_deals (AluetteGuest *self, const AluetteMatchKey *secret)
{
  g_autofree char *seal = aluette_joint_seal (secret);
  AluetteMatchKey key;

  if (self->was_switched || (self->seal != NULL && strcmp (self->seal, seal) != 0))
    return ALUETTE_DEALS_WRONG;
  if (!has_part (self))
    return ALUETTE_DEALS_UNCHECKED;
  aluette_joint_key (secret, self->salts, &key);
  return aluette_joint_deals_follow (&key, self->record->str)
                 && aluette_remote_log_is_of_record (self->log, self->record->str)
             ? ALUETTE_DEALS_VERIFIED
             : ALUETTE_DEALS_WRONG;
}

void
guest_take_secret (AluetteGuest *self, const AluetteMessage *message)
{
  AluetteMatchKey secret;

  /* A verdict stays: the host cannot say something else afterwards. */
  if (self->deals != ALUETTE_DEALS_UNKNOWN
      || !aluette_match_key_from_text (message->texts[0], &secret))
    return;
  self->deals = check_deals (self, &secret);
  guest_changed (self);
}
