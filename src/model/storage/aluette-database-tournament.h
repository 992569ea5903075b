/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"
#include "model/tournament/aluette-tournament.h"

G_BEGIN_DECLS

/* A tournament in the list. */
typedef struct
{
  gint64 tournament;
  char *name;
  gint64 created; /* seconds since 1970 */
  gint64 modified;
} AluetteTournamentInfo;

/* aluette_database_create_tournament:
 * @id: (out) (optional): number of the tournament
 *
 * Creates a tournament. Each of its changes is on the disk before it is announced.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteTournament *aluette_database_create_tournament (AluetteDatabase *self, const char *name,
                                                       gint64 *id, GError **error);

/* aluette_database_open_tournament:
 *
 * Opens a tournament as it was left. If the database is read-only, changes stay in memory.
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_DATABASE_ERROR_IN_USE if another
 * window has it open). */
AluetteTournament *
aluette_database_open_tournament (AluetteDatabase *self, gint64 id, GError **error);

/* aluette_database_list_tournaments:
 *
 * Returns: (transfer full) (element-type AluetteTournamentInfo) (nullable): all tournaments, last
 * changed first; NULL with @error. */
GPtrArray *aluette_database_list_tournaments (AluetteDatabase *self, GError **error);

/* aluette_database_delete_tournament:
 * @deleted: TRUE to delete, FALSE to restore
 *
 * Removes a tournament from the list or restores it. Deleted tournaments are dropped after 30
 * days.
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_delete_tournament (AluetteDatabase *self, gint64 id, gboolean deleted,
                                             GError **error);

G_END_DECLS
