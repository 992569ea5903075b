/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-guest.h"
#include "model/network/aluette-own-room.h"
#include "model/network/aluette-room-address.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_NETWORK_ROOM (aluette_network_room_get_type ())
G_DECLARE_FINAL_TYPE (AluetteNetworkRoom, aluette_network_room, ALUETTE, NETWORK_ROOM, GObject)

/*
 * A table on the network at which the user of this program sits, or wants to: an own one or that of
 * somebody else. It has the guest, makes its connections, and stores with which the user comes back
 * another day. Others can sit at the same screen. Main thread only.
 *
 * Signals:
 *   "changed": what the functions here return has changed, except for what the guest says itself.
 *   "record" (const char *record): the match is over, and this is the whole record of it.
 *   "person-refused" (guint code): somebody else at this screen did not get a seat, an AluetteCode.
 */

/* Who the user is. */
typedef struct
{
  const char *name;     /* one that aluette_protocol_name_ok () allows */
  const char *program;  /* the version of this program */
  const char *language; /* such as "fr" */
} AluetteNetworkUser;

/* aluette_network_room_new_own:
 *
 * Opens a table, see aluette_own_room_new ().
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteNetworkRoom *
aluette_network_room_new_own (const AluGameKind *kind, const AluGameHeader *header,
                              const AluetteNetworkUser *user, AluetteKnownRooms *known,
                              AluetteClock *clock, GError **error);

/* aluette_network_room_new_on_server:
 * @server: its address
 * @header: (transfer none): the table as set up. Humans' seats are for people
 *
 * Opens a table on a server. The user has to compare words first if nobody has signed the key of
 * the server and they have been at no table there.
 *
 * Returns: (transfer full): the table. */
AluetteNetworkRoom *
aluette_network_room_new_on_server (const char *server, const AluGameKind *kind,
                                    const AluGameHeader *header, const AluetteNetworkUser *user,
                                    AluetteKnownRooms *known, AluetteClock *clock);

/* aluette_network_room_new_join:
 * @where: (transfer none): with an address
 * @fingerprint: (nullable): the key that the table has announced
 *
 * Asks to join a table. If nothing says which key the table must have, the user has to compare
 * words first: see aluette_network_room_get_words_to_compare ().
 *
 * Returns: (transfer full): the table. */
AluetteNetworkRoom *
aluette_network_room_new_join (const AluetteRoomAddress *where, const char *fingerprint,
                               const AluetteNetworkUser *user, AluetteKnownRooms *known,
                               AluetteClock *clock);

/* aluette_network_room_new_known:
 * @id: of a table of @known
 * @address: (nullable): where it is now, if that is known better
 *
 * Opens an own table again, or goes back to that of somebody else.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteNetworkRoom *
aluette_network_room_new_known (AluetteKnownRooms *known, const char *id, const char *address,
                                const AluetteNetworkUser *user, AluetteClock *clock,
                                GError **error);

/* aluette_network_room_new_again:
 * @before: a table that is closed for its people
 * @user: may have another name, if they were not at the table yet
 *
 * Tries once more what @before has tried: opens it, asks to join it, or goes back to it.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteNetworkRoom *aluette_network_room_new_again (AluetteNetworkRoom *before,
                                                    const AluetteNetworkUser *user, GError **error);

/* aluette_network_room_can_try_again:
 *
 * Returns: whether the table is closed, and aluette_network_room_new_again () can have another
 *   outcome. */
gboolean aluette_network_room_can_try_again (AluetteNetworkRoom *self);

/* aluette_network_room_get_guest:
 *
 * Returns: (transfer none): the user at the table. */
AluetteGuest *aluette_network_room_get_guest (AluetteNetworkRoom *self);

/* aluette_network_room_get_game:
 *
 * Returns: (transfer none) (nullable): the match, for all at this screen. */
AluetteGame *aluette_network_room_get_game (AluetteNetworkRoom *self);

/* aluette_network_room_add_person:
 * @name: one that aluette_protocol_name_ok () allows
 * @seat: to sit in
 *
 * Lets somebody else at this screen join, once the user has a seat. */
void aluette_network_room_add_person (AluetteNetworkRoom *self, const char *name, guint seat);

/* aluette_network_room_remove_person:
 * @seat: of somebody else at this screen; others are ignored
 *
 * Lets them leave the table for good. */
void aluette_network_room_remove_person (AluetteNetworkRoom *self, guint seat);

/* aluette_network_room_find_guest:
 * @seat: at this screen, or any other value
 *
 * Returns: (transfer none): who sits there; the user for all other seats. */
AluetteGuest *aluette_network_room_find_guest (AluetteNetworkRoom *self, guint seat);

/* aluette_network_room_get_seats_here:
 *
 * Returns: the seats of the people at this screen, bit per seat. */
guint aluette_network_room_get_seats_here (AluetteNetworkRoom *self);

/* aluette_network_room_get_own:
 *
 * Returns: (transfer none) (nullable): the table, if this program has opened it. */
AluetteOwnRoom *aluette_network_room_get_own (AluetteNetworkRoom *self);

/* aluette_network_room_get_words:
 *
 * Returns: (transfer none) (nullable): the four words of the table, separated by "-": those of its
 *   key, or of the invitation. NULL while they are unknown. */
const char *aluette_network_room_get_words (AluetteNetworkRoom *self);

/* aluette_network_room_get_address:
 *
 * Returns: (transfer none) (nullable): where the table is, as its server has said last; NULL for an
 *   own one. */
const char *aluette_network_room_get_address (AluetteNetworkRoom *self);

/* aluette_network_room_get_user_name:
 *
 * Returns: (transfer none): the name of the user at this table. */
const char *aluette_network_room_get_user_name (AluetteNetworkRoom *self);

/* aluette_network_room_is_on_server:
 *
 * Returns: whether a server deals the cards, and not the computer of the table owner. */
gboolean aluette_network_room_is_on_server (AluetteNetworkRoom *self);

/* aluette_network_room_get_server_words:
 *
 * Returns: (transfer none) (nullable): the four words of the key of the server; NULL if an
 *   authority has signed it, and for other tables. */
const char *aluette_network_room_get_server_words (AluetteNetworkRoom *self);

/* aluette_network_room_make_link:
 *
 * Returns: (transfer full) (nullable): the link to an own table or one on a server; NULL until the
 *   user is at the table or on a network, and for other tables. */
char *aluette_network_room_make_link (AluetteNetworkRoom *self);

/* aluette_network_room_get_words_to_compare:
 *
 * Returns: (transfer none) (nullable): words that the user has to compare with those on the screen
 *   of the table owner, and then to confirm; else NULL. */
const char *aluette_network_room_get_words_to_compare (AluetteNetworkRoom *self);

/* aluette_network_room_confirm_words:
 *
 * Goes on: the words are the same. */
void aluette_network_room_confirm_words (AluetteNetworkRoom *self);

/* aluette_network_room_get_problem:
 *
 * Returns: (transfer none) (nullable): why there is no connection, in the user's language. */
const char *aluette_network_room_get_problem (AluetteNetworkRoom *self);

/* aluette_network_room_leave:
 *
 * Leaves the table for good; one that meets again only for today, unless the match is in play.
 * Closes an own one for today. */
void aluette_network_room_leave (AluetteNetworkRoom *self);

/* aluette_network_room_is_closed:
 *
 * Returns: whether the user is no longer on the way to the table. */
gboolean aluette_network_room_is_closed (AluetteNetworkRoom *self);

G_END_DECLS
