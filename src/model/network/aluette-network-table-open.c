/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-network-table-private.h"

#include "model/network/aluette-identity.h"

/* The ways to a table: opening one here or on a server, joining one, and coming back. */

AluetteNetworkTable *
aluette_network_table_new_own (const AluGameKind *kind, const AluGameHeader *header,
                               const AluetteNetworkUser *user, AluetteKnownTables *known,
                               AluetteClock *clock, GError **error)
{
  AluetteOwnTable *own = aluette_own_table_new (kind, header, user->name, known, user->program,
                                                clock, error);
  AluetteNetworkTable *self;

  if (own == NULL)
    return NULL;
  self = network_table_create (user, known, clock);
  network_table_set_own (self, own);
  aluette_guest_join (self->guest, "-", user->name);
  return self;
}

/* Asks for the seat again that the user had, and those of the others at this screen. */
static void
ask_seat (AluetteNetworkTable *self, const AluetteKnownTable *known)
{
  network_table_restore_people (self, known->people);
  aluette_guest_set_seed (self->guest, known->seed);
  aluette_guest_resume (self->guest, known->token);
}

/* Asks for what the user wants at the table: their seat again, a new table, or to be let in. */
static void
ask_table (AluetteNetworkTable *self)
{
  const AluetteKnownTable *known = self->known;
  const char *words = known->words != NULL ? known->words : self->given_words;

  if (known->token != NULL)
    ask_seat (self, known);
  else if (self->header != NULL)
    aluette_guest_open (self->guest, self->kind, self->header, known->own_name);
  else
    aluette_guest_join (self->guest, words != NULL ? words : "-", known->own_name);
}

AluetteNetworkTable *
aluette_network_table_new_on_server (const char *server, const AluGameKind *kind,
                                     const AluGameHeader *header, const AluetteNetworkUser *user,
                                     AluetteKnownTables *known, AluetteClock *clock)
{
  AluetteNetworkTable *self = network_table_create (user, known, clock);
  const AluetteKnownTable *before = aluette_known_tables_find_on_server (known, server, NULL);

  self->known = aluette_known_table_new ();
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
static const AluetteKnownTable *
find_before (AluetteKnownTables *known, const AluetteTableAddress *where, const char *fingerprint)
{
  const AluetteKnownTable *before = NULL;

  if (where->words != NULL)
    before = aluette_known_tables_find_on_server (known, where->address, where->words);
  if (before == NULL && fingerprint != NULL)
    before = aluette_known_tables_find_key (known, fingerprint);
  return before;
}

/* Sets which key the table must have, or how it begins. */
static void
set_key (AluetteNetworkTable *self, const AluetteTableAddress *where, const char *fingerprint)
{
  AluetteKnownTable *known = self->known;
  const AluetteKnownTable *other = aluette_known_tables_find_on_server (self->tables,
                                                                        where->address, NULL);

  if (known->fingerprint == NULL && fingerprint != NULL)
    known->fingerprint = g_strdup (fingerprint);
  else if (known->fingerprint == NULL && other != NULL)
    known->fingerprint = g_strdup (other->fingerprint);
  self->given_words = g_strdup (where->words);
}

AluetteNetworkTable *
aluette_network_table_new_join (const AluetteTableAddress *where, const char *fingerprint,
                                const AluetteNetworkUser *user, AluetteKnownTables *known,
                                AluetteClock *clock)
{
  AluetteNetworkTable *self = network_table_create (user, known, clock);
  const AluetteKnownTable *before = find_before (known, where, fingerprint);

  self->known = before != NULL ? aluette_known_table_copy (before) : aluette_known_table_new ();
  if (self->known->name == NULL)
    self->known->name = g_strdup ("");
  network_table_store_text (&self->known->own_name, user->name);
  if (self->known->server == NULL)
    network_table_store_text (&self->known->address, where->address);
  set_key (self, where, fingerprint);
  ask_table (self);
  return self;
}

static AluetteNetworkTable *
go_back (const AluetteKnownTable *table, const char *address, const AluetteNetworkUser *user,
         AluetteKnownTables *known, AluetteClock *clock)
{
  AluetteNetworkTable *self = network_table_create (user, known, clock);

  self->known = aluette_known_table_copy (table);
  network_table_store_text (&self->known->address, address);
  ask_table (self);
  return self;
}

AluetteNetworkTable *
aluette_network_table_new_known (AluetteKnownTables *known, const char *id, const char *address,
                                 const AluetteNetworkUser *user, AluetteClock *clock,
                                 GError **error)
{
  const AluetteKnownTable *table = aluette_known_tables_find (known, id);
  AluetteNetworkTable *self;
  AluetteOwnTable *own;

  g_return_val_if_fail (table != NULL, NULL);
  if (!aluette_known_table_is_own (table))
    return go_back (table, address, user, known, clock);
  own = aluette_own_table_new_again (known, id, user->program, clock, error);
  if (own == NULL)
    return NULL;
  self = network_table_create (user, known, clock);
  network_table_set_own (self, own);
  if (aluette_own_table_get_known (own)->token != NULL)
    ask_seat (self, aluette_own_table_get_known (own));
  else
    aluette_guest_join (self->guest, "-", aluette_own_table_get_known (own)->own_name);
  return self;
}

AluetteNetworkTable *
aluette_network_table_new_again (AluetteNetworkTable *before, const AluetteNetworkUser *user,
                                 GError **error)
{
  AluetteNetworkTable *self;

  g_return_val_if_fail (ALUETTE_IS_NETWORK_TABLE (before), NULL);
  if (before->own != NULL)
    return aluette_network_table_new_known (before->tables,
                                            aluette_own_table_get_known (before->own)->id, NULL,
                                            user, before->clock, error);
  self = network_table_create (user, before->tables, before->clock);
  self->known = aluette_known_table_copy (before->known);
  if (self->known->token == NULL)
    network_table_store_text (&self->known->own_name, user->name);
  self->given_words = g_strdup (before->given_words);
  self->kind = before->kind;
  self->header = g_memdup2 (before->header, before->header != NULL ? sizeof *self->header : 0);
  ask_table (self);
  return self;
}
