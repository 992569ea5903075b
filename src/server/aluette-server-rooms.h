/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-host.h"
#include "model/network/aluette-protocol-codes.h"
#include "model/storage/aluette-room-store.h"
#include "server/aluette-server-config.h"

G_BEGIN_DECLS

/* How long a table without connections stays in memory: as long as a host remembers whom the people
 * did not let in. */
#define ALUETTE_SERVER_IDLE_MS 600000

/* The tables of a server. Those that somebody is connected to are in memory, the others only in the
 * store. Main thread only. */
typedef struct _AluetteServerRooms AluetteServerRooms;

/* aluette_server_rooms_new:
 * @config: not owned
 * @store: not owned
 * @clock: (transfer none): measures all times */
AluetteServerRooms *aluette_server_rooms_new (const AluetteServerConfig *config,
                                              AluetteRoomStore *store, AluetteClock *clock);

/* Takes all tables from memory. What cannot be stored even now is lost. */
void aluette_server_rooms_free (AluetteServerRooms *self);

/* aluette_server_rooms_open:
 * @peer: the address of who opens it
 * @code: (out): why not
 *
 * Opens a table with new invitation words.
 *
 * Returns: (transfer none) (nullable): its host. */
AluetteHost *
aluette_server_rooms_open (AluetteServerRooms *self, const AluGameKind *kind,
                           const AluGameHeader *header, const char *peer, AluetteCode *code);

/* aluette_server_rooms_find_words:
 * @words: invitation words as aluette_invitation_format () writes them
 * @peer: the address of who looks for it
 * @code: (out): why there is none
 *
 * Returns: (transfer none) (nullable): the host of the table with these words. */
AluetteHost *aluette_server_rooms_find_words (AluetteServerRooms *self, const char *words,
                                              const char *peer, AluetteCode *code);

/* aluette_server_rooms_find_token:
 * @token: with which a person resumes
 * @peer: the address of who looks for it
 * @code: (out): why there is none
 *
 * Returns: (transfer none) (nullable): the host of the person's table. */
AluetteHost *aluette_server_rooms_find_token (AluetteServerRooms *self, const char *token,
                                              const char *peer, AluetteCode *code);

/* aluette_server_rooms_forget_expired:
 *
 * Removes the tables that nobody has come to for too long. Removes none the first time, and none if
 * the clock of the computer was set since the last time. */
void aluette_server_rooms_forget_expired (AluetteServerRooms *self);

/* Returns: how many tables are in memory. */
guint aluette_server_rooms_get_n_loaded (AluetteServerRooms *self);

/* Returns: how many people are at the tables now. */
guint aluette_server_rooms_get_n_people (AluetteServerRooms *self);

/* Returns: how many changes could not be stored yet. */
guint aluette_server_rooms_get_n_unstored (AluetteServerRooms *self);

/* Returns: how often a table could not be stored. */
guint64 aluette_server_rooms_get_n_failures (AluetteServerRooms *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteServerRooms, aluette_server_rooms_free)

G_END_DECLS
