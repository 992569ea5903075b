/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"
#include "model/tournament/aluette-concours.h"

G_BEGIN_DECLS

/* One concours of the list. */
typedef struct
{
  gint64 concours;
  char *name;
  gint64 created; /* seconds since 1970 */
  gint64 modified;
} AluetteConcoursInfo;

/* aluette_database_create_concours:
 * @id: (out) (optional): its number
 *
 * Returns: (transfer full) (nullable): a new concours; each deed is on the disk when it is told of.
 * NULL with @error. */
AluetteConcours *aluette_database_create_concours (AluetteDatabase *self, const char *name,
                                                   gint64 *id, GError **error);

/* aluette_database_open_concours:
 *
 * Returns: (transfer full) (nullable): the concours as it was left; NULL with @error
 * (ALUETTE_DATABASE_ERROR_IN_USE where another window has it). Where the database is read only, it
 * goes on in memory. */
AluetteConcours *aluette_database_open_concours (AluetteDatabase *self, gint64 id, GError **error);

/* aluette_database_list_concours:
 *
 * Returns: (transfer full) (element-type AluetteConcoursInfo): all of them, the last used first. */
GPtrArray *aluette_database_list_concours (AluetteDatabase *self);

/* aluette_database_delete_concours:
 * @deleted: FALSE to restore it
 *
 * Takes a concours out of the list or back into it; deleted ones are gone for good 30 days
 * later. */
gboolean aluette_database_delete_concours (AluetteDatabase *self, gint64 id, gboolean deleted,
                                           GError **error);

G_END_DECLS
