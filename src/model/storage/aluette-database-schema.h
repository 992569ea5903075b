/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-connection.h"

G_BEGIN_DECLS

/* "Alue": the database is ours. */
#define ALUETTE_DATABASE_APPLICATION_ID 0x416c7565
#define ALUETTE_DATABASE_VERSION 3

/* aluette_database_schema_check:
 * @version: (out): the file's version, 0 for an empty file
 *
 * Returns: FALSE with @error for another program's file or one of a later version. */
gboolean
aluette_database_schema_check (AluetteConnection *connection, int *version, GError **error);

/* aluette_database_schema_migrate:
 * @version: the file's version
 *
 * Brings the file to ALUETTE_DATABASE_VERSION in one transaction: wholly or not at all.
 *
 * Returns: FALSE with @error. */
gboolean
aluette_database_schema_migrate (AluetteConnection *connection, int version, GError **error);

G_END_DECLS
