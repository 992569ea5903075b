/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-joint-seed.h"
#include "model/network/aluette-remote-log.h"

G_BEGIN_DECLS

/* The guest's part in the joint seed of a match, and whether the host has kept to it. A value that
 * sends nothing: it returns lines, each (transfer full) (nullable). Main thread only. */
typedef struct
{
  char *seal;        /* (nullable): the host's */
  char *salt;        /* (nullable): the own one, for this seal */
  char *commitments; /* (nullable): everybody's, for which the own salt was told */
  char *salts;       /* (nullable): everybody's */
  guint n_seals;     /* since the guest has come, or since the last match was over */
  gboolean has_fixed_salt;
  AluetteMatchKey fixed_salt; /* for tests */
  gboolean was_switched;      /* whether the host has changed what must not change */
  AluetteDealsCheck deals;
} GuestSeed;

/* Forgets all of a match but the number of its seals. */
void guest_seed_forget (GuestSeed *self);

/* Take what the host says. @people: the seats of people, bit per seat */
char *guest_seed_take_seal (GuestSeed *self, const char *seal);
char *guest_seed_take_commitments (GuestSeed *self, const char *list, guint seat, guint people);
void guest_seed_take_salts (GuestSeed *self, const char *list);

/* Takes the host's secret, with which the deals of @record are checked. Returns: whether that has
 * led to a verdict. */
gboolean guest_seed_take_secret (GuestSeed *self, const char *text, guint seat,
                                 const char *record, AluetteRemoteLog *log);

/* As aluette_guest_get_seed () and aluette_guest_set_seed () say. */
char *guest_seed_to_text (const GuestSeed *self);
void guest_seed_from_text (GuestSeed *self, const char *text);

G_END_DECLS
