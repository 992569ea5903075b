/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-guest.h"
#include "model/network/aluette-host.h"
#include "model/network/aluette-known-rooms.h"
#include "model/network/aluette-router.h"

G_BEGIN_DECLS

/* The port of a table on the local network, if no other program of this computer has it. */
#define ALUETTE_OWN_ROOM_PORT 24157

#define ALUETTE_TYPE_OWN_ROOM (aluette_own_room_get_type ())
G_DECLARE_FINAL_TYPE (AluetteOwnRoom, aluette_own_room, ALUETTE, OWN_ROOM, GObject)

/*
 * A table that this program has opened for others, on the local network or also in other homes: its
 * host, where it listens, and its files. What is needed to open it again is on disk before the main
 * loop goes on, or in the backlog of the list of known tables. Main thread only.
 *
 * Signals:
 *   "stopped": the people have stopped the match for another day.
 *   "reach-changed": who can reach the table has changed: see aluette_own_room_get_router ().
 *
 * Disposing of the object closes the table: its people can come back when it is opened again.
 */

/* aluette_own_room_new:
 * @header: (transfer none): the table as set up. Humans' seats are for people
 * @name: of the table owner
 * @known: (transfer none): stores the table
 * @program: version of this program
 *
 * Opens a table.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteOwnRoom *aluette_own_room_new (const AluGameKind *kind, const AluGameHeader *header,
                                      const char *name, AluetteKnownRooms *known,
                                      const char *program, AluetteClock *clock, GError **error);

/* aluette_own_room_new_again:
 * @id: of an own table of @known
 *
 * Opens a table again with its key and its people, who are away until they come back. A match that
 * is over makes place for a new one.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteOwnRoom *
aluette_own_room_new_again (AluetteKnownRooms *known, const char *id, const char *program,
                            AluetteClock *clock, GError **error);

/* aluette_own_room_open_for_phones:
 *
 * Gives the table a pass, which is stored with it: somebody with a telephone who has seen it at the
 * screen joins without being let in. The table owner sits down only if they want to, and people
 * without a seat watch. */
void aluette_own_room_open_for_phones (AluetteOwnRoom *self);

/* aluette_own_room_get_pass:
 *
 * Returns: (transfer none) (nullable): the pass; NULL if the table is not for telephones. */
const char *aluette_own_room_get_pass (AluetteOwnRoom *self);

/* aluette_own_room_set_for_homes:
 *
 * Sets whether the router is asked to let in people from other homes. Stored with the table. */
void aluette_own_room_set_for_homes (AluetteOwnRoom *self, gboolean is_for_homes);

/* aluette_own_room_get_router:
 *
 * Returns: (transfer none) (nullable): what the router says; NULL if it is not asked. */
AluetteRouter *aluette_own_room_get_router (AluetteOwnRoom *self);

/* aluette_own_room_list_addresses:
 *
 * Returns: (transfer full) (element-type utf8): where guests connect, with the port: first those in
 *   other homes. Empty without a network. */
GPtrArray *aluette_own_room_list_addresses (AluetteOwnRoom *self);

/* aluette_own_room_make_link:
 *
 * Returns: (transfer full) (nullable): the link to the table, short enough for a text message; NULL
 *   without a network. */
char *aluette_own_room_make_link (AluetteOwnRoom *self);

/* aluette_own_room_connect:
 * @guest: of the table owner, or of somebody else in front of the own window
 *
 * Connects the own window, as an AluetteGuestConnect does. */
void aluette_own_room_connect (AluetteOwnRoom *self, AluetteGuest *guest);

AluetteHost *aluette_own_room_get_host (AluetteOwnRoom *self);

/* aluette_own_room_get_known:
 *
 * Returns: (transfer none): what is stored of the table. */
const AluetteKnownRoom *aluette_own_room_get_known (AluetteOwnRoom *self);

/* aluette_own_room_get_fingerprint:
 *
 * Returns: (transfer none): of the key of the table. */
const char *aluette_own_room_get_fingerprint (AluetteOwnRoom *self);

/* aluette_own_room_get_announced:
 *
 * Returns: whether others on the local network find the table by themselves. */
gboolean aluette_own_room_get_announced (AluetteOwnRoom *self);

/* aluette_own_room_get_port:
 *
 * Returns: the port on which guests connect. */
guint16 aluette_own_room_get_port (AluetteOwnRoom *self);

/* aluette_own_room_set_visit:
 *
 * Stores with what the table owner comes back: see aluette_known_room_set_visit (). */
void aluette_own_room_set_visit (AluetteOwnRoom *self, const char *token, const char *seed,
                                 char **people, const char *others);

G_END_DECLS
