/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The service under which tables are announced on the local network. */
#define ALUETTE_SERVICE_TYPE "_aluette._tcp"

/* A table on the local network. */
typedef struct
{
  char *name;        /* of the table owner */
  char *kind;        /* id of the game, or "" */
  char *address;     /* with the port */
  char *fingerprint; /* of its key */
} AluetteNearbyTable;

/* Whether tables can be found. */
typedef enum
{
  ALUETTE_NEARBY_SEARCHING,
  ALUETTE_NEARBY_FOUND,      /* all tables of this moment are listed, perhaps none */
  ALUETTE_NEARBY_IMPOSSIBLE, /* Avahi is not installed, or does not run */
} AluetteNearbyState;

#define ALUETTE_TYPE_NEARBY (aluette_nearby_get_type ())
G_DECLARE_FINAL_TYPE (AluetteNearby, aluette_nearby, ALUETTE, NEARBY, GObject)

/* The tables on the local network, which Avahi finds: over its D-Bus interface on the system bus.
 * Main thread only.
 *
 * Signal "changed": the tables or the state have changed. */

/* aluette_nearby_new:
 *
 * Returns: (transfer full): starts to look for tables. */
AluetteNearby *aluette_nearby_new (void);

AluetteNearbyState aluette_nearby_get_state (AluetteNearby *self);

/* aluette_nearby_list:
 *
 * Returns: (transfer container) (element-type AluetteNearbyTable): each table once, by name. */
GPtrArray *aluette_nearby_list (AluetteNearby *self);

/* aluette_nearby_find_typed:
 * @text: invitation words as somebody has typed them: three letters of each suffice
 *
 * Takes about 50 ms for each table.
 *
 * Returns: (transfer none) (nullable): the only table whose key can have these words. */
const AluetteNearbyTable *aluette_nearby_find_typed (AluetteNearby *self, const char *text);

/* aluette_nearby_find_key:
 *
 * Returns: (transfer none) (nullable): the table with this key. */
const AluetteNearbyTable *aluette_nearby_find_key (AluetteNearby *self, const char *fingerprint);

G_END_DECLS
