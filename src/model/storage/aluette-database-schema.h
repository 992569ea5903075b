/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-connection.h"

G_BEGIN_DECLS

/* "Alue": identifies our databases. */
#define ALUETTE_DATABASE_APPLICATION_ID 0x416c7565
#define ALUETTE_DATABASE_VERSION 5

/* aluette_database_schema_check:
 * @version: (out): version of the file, 0 for an empty file
 *
 * Returns: FALSE with @error if the file is of another program or of a later version. */
gboolean
aluette_database_schema_check (AluetteConnection *connection, int *version, GError **error);

/* aluette_database_schema_migrate:
 * @version: version of the file
 *
 * Migrates the file to ALUETTE_DATABASE_VERSION, in one transaction. Adds tables and columns for
 * the statistics of games that are new in this version of the program.
 *
 * Returns: FALSE with @error: the file is then unchanged. */
gboolean
aluette_database_schema_migrate (AluetteConnection *connection, int version, GError **error);

G_END_DECLS
