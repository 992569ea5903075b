/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "server/aluette-server-limits.h"
#include "server/aluette-server-rooms.h"

G_BEGIN_DECLS

/* Those who are connected, but at no table yet: greets them, opens a table for them or finds
 * theirs, and hands them over to its host. Main thread only. */
typedef struct _AluetteLobby AluetteLobby;

/* aluette_lobby_new:
 * @config: not owned
 * @tables: not owned
 * @clock: (transfer none): measures all times */
AluetteLobby *aluette_lobby_new (const AluetteServerConfig *config, AluetteServerRooms *tables,
                                 AluetteClock *clock);

/* Ends all connections that are at no table. */
void aluette_lobby_free (AluetteLobby *self);

/* aluette_lobby_add:
 * @channel: (transfer none): connected; no line has come yet */
void aluette_lobby_add (AluetteLobby *self, AluetteChannel *channel);

/* Returns: how many connections are at no table. */
guint aluette_lobby_get_n_visitors (AluetteLobby *self);

/* Returns: how often something was refused. */
guint64 aluette_lobby_get_n_refused (AluetteLobby *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteLobby, aluette_lobby_free)

G_END_DECLS
