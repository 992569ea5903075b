/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-guest.h"
#include "model/network/aluette-own-table.h"
#include "model/network/aluette-table-address.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_NETWORK_TABLE (aluette_network_table_get_type ())
G_DECLARE_FINAL_TYPE (AluetteNetworkTable, aluette_network_table, ALUETTE, NETWORK_TABLE, GObject)

/*
 * A table on the network at which the user of this program sits, or wants to: an own one or that of
 * somebody else. It has the guest, makes its connections, and stores with which the user comes back
 * another day. Others can sit at the same screen. Main thread only.
 *
 * Signals:
 *   "changed": what the functions here return has changed, except for what the guest says itself.
 *   "record" (const char *record): the match is over, and this is the whole record of it.
 *   "storage-failed" (const char *message): an own table could not be saved yet.
 *   "person-refused" (guint code): somebody else at this screen did not get a seat, an AluetteCode.
 */

/* Who the user is. */
typedef struct
{
  const char *name;     /* one that aluette_protocol_name_ok () allows */
  const char *program;  /* the version of this program */
  const char *language; /* such as "fr" */
} AluetteNetworkUser;

/* aluette_network_table_new_own:
 *
 * Opens a table, see aluette_own_table_new ().
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteNetworkTable *
aluette_network_table_new_own (const AluGameKind *kind, const AluGameHeader *header,
                               const AluetteNetworkUser *user, AluetteKnownTables *known,
                               AluetteClock *clock, GError **error);

/* aluette_network_table_new_on_server:
 * @server: its address
 * @header: (transfer none): the table as set up. Humans' seats are for people
 *
 * Opens a table on a server. The user has to compare words first if nobody has signed the key of
 * the server and they have been at no table there.
 *
 * Returns: (transfer full): the table. */
AluetteNetworkTable *
aluette_network_table_new_on_server (const char *server, const AluGameKind *kind,
                                     const AluGameHeader *header, const AluetteNetworkUser *user,
                                     AluetteKnownTables *known, AluetteClock *clock);

/* aluette_network_table_new_join:
 * @where: (transfer none): with an address
 * @fingerprint: (nullable): the key that the table has announced
 *
 * Asks to join a table. If nothing says which key the table must have, the user has to compare
 * words first: see aluette_network_table_get_words_to_compare ().
 *
 * Returns: (transfer full): the table. */
AluetteNetworkTable *
aluette_network_table_new_join (const AluetteTableAddress *where, const char *fingerprint,
                                const AluetteNetworkUser *user, AluetteKnownTables *known,
                                AluetteClock *clock);

/* aluette_network_table_new_known:
 * @id: of a table of @known
 * @address: (nullable): where it is now, if that is known better
 *
 * Opens an own table again, or goes back to that of somebody else.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteNetworkTable *
aluette_network_table_new_known (AluetteKnownTables *known, const char *id, const char *address,
                                 const AluetteNetworkUser *user, AluetteClock *clock,
                                 GError **error);

/* aluette_network_table_new_again:
 * @before: a table that is closed for its people
 * @user: may have another name, if they were not at the table yet
 *
 * Tries once more what @before has tried: opens it, asks to join it, or goes back to it.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteNetworkTable *
aluette_network_table_new_again (AluetteNetworkTable *before, const AluetteNetworkUser *user,
                                 GError **error);

/* aluette_network_table_can_try_again:
 *
 * Returns: whether the table is closed, and aluette_network_table_new_again () can have another
 *   outcome. */
gboolean aluette_network_table_can_try_again (AluetteNetworkTable *self);

/* aluette_network_table_get_guest:
 *
 * Returns: (transfer none): the user at the table. */
AluetteGuest *aluette_network_table_get_guest (AluetteNetworkTable *self);

/* aluette_network_table_get_game:
 *
 * Returns: (transfer none) (nullable): the match, for all at this screen. */
AluetteGame *aluette_network_table_get_game (AluetteNetworkTable *self);

/* aluette_network_table_add_person:
 * @name: one that aluette_protocol_name_ok () allows
 * @seat: to sit in
 *
 * Lets somebody else at this screen join, once the user has a seat. */
void
aluette_network_table_add_person (AluetteNetworkTable *self, const char *name, guint seat);

/* aluette_network_table_remove_person:
 * @seat: of somebody else at this screen; others are ignored
 *
 * Lets them leave the table for good. */
void aluette_network_table_remove_person (AluetteNetworkTable *self, guint seat);

/* aluette_network_table_find_guest:
 * @seat: at this screen, or any other value
 *
 * Returns: (transfer none): who sits there; the user for all other seats. */
AluetteGuest *aluette_network_table_find_guest (AluetteNetworkTable *self, guint seat);

/* aluette_network_table_get_seats_here:
 *
 * Returns: the seats of the people at this screen, bit per seat. */
guint aluette_network_table_get_seats_here (AluetteNetworkTable *self);

/* aluette_network_table_get_own:
 *
 * Returns: (transfer none) (nullable): the table, if this program has opened it. */
AluetteOwnTable *aluette_network_table_get_own (AluetteNetworkTable *self);

/* aluette_network_table_get_words:
 *
 * Returns: (transfer none) (nullable): the four words of the table, separated by "-": those of its
 *   key, or of the invitation. NULL while they are unknown. */
const char *aluette_network_table_get_words (AluetteNetworkTable *self);

/* aluette_network_table_get_address:
 *
 * Returns: (transfer none) (nullable): where the table is, as its server has said last; NULL for an
 *   own one. */
const char *aluette_network_table_get_address (AluetteNetworkTable *self);

/* aluette_network_table_get_user_name:
 *
 * Returns: (transfer none): the name of the user at this table. */
const char *aluette_network_table_get_user_name (AluetteNetworkTable *self);

/* aluette_network_table_is_on_server:
 *
 * Returns: whether a server deals the cards, and not the computer of the table owner. */
gboolean aluette_network_table_is_on_server (AluetteNetworkTable *self);

/* aluette_network_table_get_server_words:
 *
 * Returns: (transfer none) (nullable): the four words of the key of the server; NULL if an
 *   authority has signed it, and for other tables. */
const char *aluette_network_table_get_server_words (AluetteNetworkTable *self);

/* aluette_network_table_make_link:
 *
 * Returns: (transfer full) (nullable): the link to a table on a server; NULL until the user is at
 *   the table, and for other tables. */
char *aluette_network_table_make_link (AluetteNetworkTable *self);

/* aluette_network_table_get_words_to_compare:
 *
 * Returns: (transfer none) (nullable): words that the user has to compare with those on the screen
 *   of the table owner, and then to confirm; else NULL. */
const char *aluette_network_table_get_words_to_compare (AluetteNetworkTable *self);

/* aluette_network_table_confirm_words:
 *
 * Goes on: the words are the same. */
void aluette_network_table_confirm_words (AluetteNetworkTable *self);

/* aluette_network_table_get_problem:
 *
 * Returns: (transfer none) (nullable): why there is no connection, in the user's language. */
const char *aluette_network_table_get_problem (AluetteNetworkTable *self);

/* aluette_network_table_leave:
 *
 * Leaves the table for good; one that meets again only for today, unless the match is in play.
 * Closes an own one for today. */
void aluette_network_table_leave (AluetteNetworkTable *self);

/* aluette_network_table_is_closed:
 *
 * Returns: whether the user is no longer on the way to the table. */
gboolean aluette_network_table_is_closed (AluetteNetworkTable *self);

G_END_DECLS
