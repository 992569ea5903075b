/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-backlog.h"

G_BEGIN_DECLS

/* A table that the user has been at, or has opened. The tokens and keys are secrets of the user. */
typedef struct
{
  char *id;          /* of this program */
  char *name;        /* who has opened it */
  char *kind;        /* (nullable): id of the game */
  char *own_name;    /* the user's at this table */
  char *token;       /* (nullable): with which to resume */
  char *address;     /* (nullable): where the table is; NULL for an own one */
  char *server;      /* (nullable): of a table on a server: where the server was asked first */
  char *fingerprint; /* (nullable): that the key of the table must have; NULL for a certificate
                        that the system trusts, and for an own table */
  char *words;       /* (nullable): of the invitation */
  char *seed;        /* (nullable): aluette_guest_get_seed () of the match */
  char **people;     /* (nullable): others at this screen, each "TOKEN NAME" */
  char *others;      /* (nullable): the names of all others at the table: "Rose, Léon" */
  char *pass;        /* (nullable): of an own table for telephones: see
                        aluette_own_room_open_for_phones () */
  char *identity;    /* (nullable): of an own table: its key and certificate */
  guint port;        /* of an own table */
  gboolean is_for_homes; /* of an own table: see aluette_own_room_set_for_homes () */
  gint64 time;       /* of the last visit, in seconds since 1970 */
} AluetteKnownRoom;

AluetteKnownRoom *aluette_known_room_new (void);
AluetteKnownRoom *aluette_known_room_copy (const AluetteKnownRoom *self);
void aluette_known_room_free (AluetteKnownRoom *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteKnownRoom, aluette_known_room_free)

/* Whether the user has opened the table. */
gboolean aluette_known_room_is_own (const AluetteKnownRoom *self);

/* aluette_known_room_set_visit:
 * @token: (nullable): of the user
 * @seed: (nullable)
 * @people: others at this screen
 * @others: (nullable): the names of all others at the table, if there are any now
 *
 * Sets with what the user comes back.
 *
 * Returns: whether something has changed. */
gboolean aluette_known_room_set_visit (AluetteKnownRoom *self, const char *token, const char *seed,
                                       char **people, const char *others);

#define ALUETTE_TYPE_KNOWN_ROOMS (aluette_known_rooms_get_type ())
G_DECLARE_FINAL_TYPE (AluetteKnownRooms, aluette_known_rooms, ALUETTE, KNOWN_ROOMS, GObject)

/* The tables that the user has been at, in files that only the user can read. Main thread only.
 *
 * Signal "changed": the list has changed. */

/* aluette_known_rooms_new:
 * @folder: (nullable): where the files are; NULL for a list that is not stored
 * @backlog: (transfer none): tries again later what cannot be written now
 *
 * Returns: (transfer full): the list as it was stored. */
AluetteKnownRooms *aluette_known_rooms_new (const char *folder, AluetteBacklog *backlog);

/* aluette_known_rooms_get_folder:
 *
 * Returns: (transfer none) (nullable): where the files are. */
const char *aluette_known_rooms_get_folder (AluetteKnownRooms *self);

/* aluette_known_rooms_list:
 *
 * Returns: (transfer container) (element-type AluetteKnownRoom): the last one visited first. */
GPtrArray *aluette_known_rooms_list (AluetteKnownRooms *self);

/* aluette_known_rooms_find:
 *
 * Returns: (transfer none) (nullable): the table with this id. */
const AluetteKnownRoom *aluette_known_rooms_find (AluetteKnownRooms *self, const char *id);

/* aluette_known_rooms_find_key:
 * @fingerprint: all of it, or how it begins
 *
 * Returns: (transfer none) (nullable): the table of somebody else with this key. All tables of a
 *   server have the same key: none of them is found. */
const AluetteKnownRoom *
aluette_known_rooms_find_key (AluetteKnownRooms *self, const char *fingerprint);

/* aluette_known_rooms_find_on_server:
 * @server: its address
 * @words: (nullable): of the invitation; NULL for any table there
 *
 * Returns: (transfer none) (nullable): the table on this server, of several the last one visited.
 */
const AluetteKnownRoom *
aluette_known_rooms_find_on_server (AluetteKnownRooms *self, const char *server, const char *words);

/* aluette_known_rooms_put:
 * @table: (transfer none): copied
 *
 * Adds a table, or replaces the one with its id. The table visited longest ago is forgotten if
 * there are too many. */
void aluette_known_rooms_put (AluetteKnownRooms *self, const AluetteKnownRoom *table);

/* aluette_known_rooms_remove:
 *
 * Forgets a table, and its match if it is an own one. */
void aluette_known_rooms_remove (AluetteKnownRooms *self, const char *id);

/* aluette_known_rooms_load_match, aluette_known_rooms_save_match:
 * @text: of aluette_host_to_text (), with events
 *
 * Read and write what is needed to open an own table again.
 *
 * Returns: (transfer full) (nullable): the text. */
char *aluette_known_rooms_load_match (AluetteKnownRooms *self, const char *id);
void
aluette_known_rooms_save_match (AluetteKnownRooms *self, const char *id, const char *text);

G_END_DECLS
