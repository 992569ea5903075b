/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-network-room-private.h"

#include "model/network/aluette-identity.h"

/* The ways to a table: opening one here or on a server, joining one, and coming back. */

AluetteNetworkRoom *
aluette_network_room_new_own (const AluGameKind *kind, const AluGameHeader *header,
                              const AluetteNetworkUser *user, AluetteKnownRooms *known,
                              AluetteClock *clock, GError **error)
{
  AluetteOwnRoom *own = aluette_own_room_new (kind, header, user->name, known, user->program, clock,
                                              error);
  AluetteNetworkRoom *self;

  if (own == NULL)
    return NULL;
  self = network_room_create (user, known, clock);
  network_room_take_own (self, own);
  aluette_guest_join (self->guest, "-", user->name);
  return self;
}

/* Asks for the seat again that the user had, and those of the others at this screen. */
static void
ask_seat (AluetteNetworkRoom *self, const AluetteKnownRoom *known)
{
  network_room_restore_people (self, known->people);
  aluette_guest_set_seed (self->guest, known->seed);
  aluette_guest_resume (self->guest, known->token);
}

/* Asks for what the user wants at the table: their seat again, a new table, or to be let in. */
static void
ask_table (AluetteNetworkRoom *self)
{
  const AluetteKnownRoom *known = self->known;
  const char *words = known->words != NULL ? known->words : self->given_words;

  if (known->token != NULL)
    ask_seat (self, known);
  else if (self->header != NULL)
    aluette_guest_open (self->guest, self->kind, self->header, known->own_name);
  else
    aluette_guest_join (self->guest, words != NULL ? words : "-", known->own_name);
}

AluetteNetworkRoom *
aluette_network_room_new_on_server (const char *server, const AluGameKind *kind,
                                    const AluGameHeader *header, const AluetteNetworkUser *user,
                                    AluetteKnownRooms *known, AluetteClock *clock)
{
  AluetteNetworkRoom *self = network_room_create (user, known, clock);
  const AluetteKnownRoom *before = aluette_known_rooms_find_on_server (known, server, NULL);

  self->known = aluette_known_room_new ();
  self->known->name = g_strdup (user->name);
  self->known->own_name = g_strdup (user->name);
  self->known->kind = g_strdup (kind->id);
  self->known->address = g_strdup (server);
  self->known->server = g_strdup (server);
  self->known->fingerprint = before != NULL ? g_strdup (before->fingerprint) : NULL;
  self->kind = kind;
  self->header = g_memdup2 (header, sizeof *header);
  ask_table (self);
  return self;
}

/* Returns: (nullable): the table as it was before, if the user has been there. */
static const AluetteKnownRoom *
find_before (AluetteKnownRooms *known, const AluetteRoomAddress *where, const char *fingerprint)
{
  const AluetteKnownRoom *before = NULL;

  if (where->words != NULL)
    before = aluette_known_rooms_find_on_server (known, where->address, where->words);
  if (before == NULL && fingerprint != NULL)
    before = aluette_known_rooms_find_key (known, fingerprint);
  return before;
}

/* Sets which key the table must have, or how it begins. */
static void
set_key (AluetteNetworkRoom *self, const AluetteRoomAddress *where, const char *fingerprint)
{
  AluetteKnownRoom *known = self->known;
  const AluetteKnownRoom *other = aluette_known_rooms_find_on_server (self->tables, where->address,
                                                                      NULL);

  if (known->fingerprint == NULL && fingerprint != NULL)
    known->fingerprint = g_strdup (fingerprint);
  else if (known->fingerprint == NULL && other != NULL)
    known->fingerprint = g_strdup (other->fingerprint);
  self->given_words = g_strdup (where->words);
}

AluetteNetworkRoom *
aluette_network_room_new_join (const AluetteRoomAddress *where, const char *fingerprint,
                               const AluetteNetworkUser *user, AluetteKnownRooms *known,
                               AluetteClock *clock)
{
  AluetteNetworkRoom *self = network_room_create (user, known, clock);
  const AluetteKnownRoom *before = find_before (known, where, fingerprint);

  self->known = before != NULL ? aluette_known_room_copy (before) : aluette_known_room_new ();
  if (self->known->name == NULL)
    self->known->name = g_strdup ("");
  network_room_store_text (&self->known->own_name, user->name);
  if (self->known->server == NULL)
    network_room_store_text (&self->known->address, where->address);
  set_key (self, where, fingerprint);
  ask_table (self);
  return self;
}

static AluetteNetworkRoom *
go_back (const AluetteKnownRoom *table, const char *address, const AluetteNetworkUser *user,
         AluetteKnownRooms *known, AluetteClock *clock)
{
  AluetteNetworkRoom *self = network_room_create (user, known, clock);

  self->known = aluette_known_room_copy (table);
  network_room_store_text (&self->known->address, address);
  ask_table (self);
  return self;
}

AluetteNetworkRoom *
aluette_network_room_new_known (AluetteKnownRooms *known, const char *id, const char *address,
                                const AluetteNetworkUser *user, AluetteClock *clock, GError **error)
{
  const AluetteKnownRoom *table = aluette_known_rooms_find (known, id);
  AluetteNetworkRoom *self;
  AluetteOwnRoom *own;

  g_return_val_if_fail (table != NULL, NULL);
  if (!aluette_known_room_is_own (table))
    return go_back (table, address, user, known, clock);
  own = aluette_own_room_new_again (known, id, user->program, clock, error);
  if (own == NULL)
    return NULL;
  self = network_room_create (user, known, clock);
  network_room_take_own (self, own);
  if (aluette_own_room_get_known (own)->token != NULL)
    ask_seat (self, aluette_own_room_get_known (own));
  else
    aluette_guest_join (self->guest, "-", aluette_own_room_get_known (own)->own_name);
  return self;
}

AluetteNetworkRoom *
aluette_network_room_new_again (AluetteNetworkRoom *before, const AluetteNetworkUser *user,
                                GError **error)
{
  AluetteNetworkRoom *self;

  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (before), NULL);
  if (before->own != NULL)
    return aluette_network_room_new_known (before->tables,
                                           aluette_own_room_get_known (before->own)->id, NULL, user,
                                           before->clock, error);
  self = network_room_create (user, before->tables, before->clock);
  self->known = aluette_known_room_copy (before->known);
  if (self->known->token == NULL)
    network_room_store_text (&self->known->own_name, user->name);
  self->given_words = g_strdup (before->given_words);
  self->kind = before->kind;
  self->header = g_memdup2 (before->header, before->header != NULL ? sizeof *self->header : 0);
  ask_table (self);
  return self;
}
