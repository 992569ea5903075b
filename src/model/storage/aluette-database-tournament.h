/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"
#include "model/tournament/aluette-tournament.h"

G_BEGIN_DECLS

/* One concours of the list. */
typedef struct
{
  gint64 tournament;
  char *name;
  gint64 created; /* seconds since 1970 */
  gint64 modified;
} AluetteTournamentInfo;

/* aluette_database_create_tournament:
 * @id: (out) (optional): its number
 *
 * Returns: (transfer full) (nullable): a new concours; each deed is on the disk when it is told of.
 * NULL with @error. */
AluetteTournament *aluette_database_create_tournament (AluetteDatabase *self, const char *name,
                                                       gint64 *id, GError **error);

/* aluette_database_open_tournament:
 *
 * Returns: (transfer full) (nullable): the concours as it was left; NULL with @error
 * (ALUETTE_DATABASE_ERROR_IN_USE where another window has it). Where the database is read only, it
 * goes on in memory. */
AluetteTournament *
aluette_database_open_tournament (AluetteDatabase *self, gint64 id, GError **error);

/* aluette_database_list_tournaments:
 *
 * Returns: (transfer full) (element-type AluetteTournamentInfo) (nullable): all tournaments, last
 * changed first; NULL with @error. */
GPtrArray *aluette_database_list_tournaments (AluetteDatabase *self, GError **error);

/* aluette_database_delete_tournament:
 * @deleted: FALSE to restore it
 *
 * Takes a concours out of the list or back into it; deleted ones are gone for good 30 days
 * later. */
gboolean aluette_database_delete_tournament (AluetteDatabase *self, gint64 id, gboolean deleted,
                                             GError **error);

G_END_DECLS
