/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-connection.h"

G_BEGIN_DECLS

/* "Alue": identifies our databases. */
#define ALUETTE_DATABASE_APPLICATION_ID 0x416c7565
#define ALUETTE_DATABASE_VERSION 7

/* aluette_database_schema_check:
 * @is_empty: (out): whether the file has no tables yet
 *
 * Returns: FALSE with @error if the file is of another program or of another version. */
gboolean
aluette_database_schema_check (AluetteConnection *connection, gboolean *is_empty, GError **error);

/* aluette_database_schema_create:
 *
 * Creates all tables in an empty file, in one transaction; those of statistics have a column for
 * each metric of a game.
 *
 * Returns: FALSE with @error: the file is then unchanged. */
gboolean aluette_database_schema_create (AluetteConnection *connection, GError **error);

G_END_DECLS
