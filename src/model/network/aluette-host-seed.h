/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-host-people.h"
#include "model/session/aluette-match-key.h"

G_BEGIN_DECLS

/* The host's part in the joint seed of a match, in which people commit to their salts before
 * anybody tells one. A value that sends nothing. Main thread only. */
typedef struct
{
  gboolean has_secret;
  AluetteMatchKey secret; /* the host's part */
  guint committed; /* the seats whose salts the beginning match waits for, bit per seat */
  char *salts;     /* (nullable): of the people, once the match has begun */
} Seed;

/* Makes sure that there is a secret. Returns: FALSE with @error. */
gboolean seed_draw (Seed *self, GError **error);

/* Forgets everything of a match, also what @people have told. */
void seed_forget (Seed *self, const People *people);

/* Lines, each (transfer full) (nullable) */
char *seed_write_seal (Seed *self);
char *seed_write_commitments (const Seed *self, const People *people);
char *seed_write_salts (const Seed *self);
char *seed_write_secret (const Seed *self);

/* Takes the commitment or the salt of a person. Return why it is refused. */
AluetteCode seed_take_commitment (Seed *self, Person *person, const char *commitment);
AluetteCode seed_take_salt (Seed *self, Person *person, const char *salt);

/* Starts waiting for the salts of all who have committed to one. Returns: FALSE if nobody has. */
gboolean seed_ask (Seed *self, const People *people);

/* Returns: the seats whose salts are not told yet, bit per seat. */
guint seed_get_silent (const Seed *self, const People *people);

/* Ends waiting, and puts the salts together. */
void seed_complete (Seed *self, const People *people);

G_END_DECLS
