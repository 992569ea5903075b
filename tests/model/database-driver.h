/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match-record.h"
#include "main-loop.h"
#include "model/storage/aluette-database-import.h"
#include "model/storage/aluette-database-list.h"
#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-database-stats.h"

/* A folder for each test of the database, and synchronous forms of its asynchronous functions. */

/* Returns: (transfer full): the path of a database, which does not exist yet, in a new folder. */
char *database_new_path (void);

/* Removes the folder of @path and its content. */
void database_remove (const char *path);

/* Returns: (transfer full): the database, open and without background work, whatever the report
 * says; NULL with an error message in the output of the test. */
AluetteDatabase *database_open (const char *path);

/* Waits until the background work of the database is done, and releases it. */
void database_close (AluetteDatabase *database);

/* Returns: (transfer full): the journal of a new match of Aluette; NULL with @error. */
AluetteJournal *database_create_match (AluetteDatabase *database, const AluGameHeader *header,
                                       guint64 seed, gint64 *match, GError **error);

AluetteImportReport *database_import (AluetteDatabase *database, GPtrArray *files);

GPtrArray *database_stats (AluetteDatabase *database, AluetteStatsGroup group,
                           const AluetteStatsFilter *filter);

/* Renames the table of matches, so that queries fail with “no such table”, or back. Call it while
 * no thread writes to the database. */
void database_set_broken (const char *path, gboolean broken);

/* Returns: the number of matches that a filter finds. */
guint database_count (AluetteDatabase *database, const AluetteMatchFilter *filter);
