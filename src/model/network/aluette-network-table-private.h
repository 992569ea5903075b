/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-network-table.h"

G_BEGIN_DECLS

struct _AluetteNetworkTable
{
  GObject parent_instance;

  AluetteClock *clock;
  AluetteKnownTables *tables;
  AluetteKnownTable *known; /* of the table of somebody else */
  AluetteOwnTable *own;     /* (nullable) */
  const AluGameKind *kind;  /* (nullable): of a table that is to be opened on a server */
  AluGameHeader *header;    /* (nullable): likewise */
  AluetteGuest *guest;
  GCancellable *connecting; /* (nullable) */
  char *given_words;        /* (nullable): that the key of the table must have, or of a server */
  char *unknown_key;        /* (nullable): a fingerprint whose words the user has to compare */
  char *unknown_words;      /* (nullable) */
  char *server_words;       /* (nullable): of the key of the server, once they are needed */
  int problem;              /* an AluetteConnectError, or -1 */
  gboolean was_there;       /* whether the user was at the table once */
  guint record_timer;
  gboolean has_record;
  gboolean has_chosen_seat; /* whether the owner was given a seat once */
};

/* Returns: (transfer full): a user who is on the way to no table yet. */
AluetteNetworkTable *network_table_create (const AluetteNetworkUser *user,
                                           AluetteKnownTables *known, AluetteClock *clock);

/* @own: (transfer full) */
void network_table_set_own (AluetteNetworkTable *self, AluetteOwnTable *own);

/* @value: (nullable): NULL for what is not known
 * Returns: whether @value differs from the text that was stored; it is then stored. */
gboolean network_table_store_text (char **text, const char *value);

G_END_DECLS
