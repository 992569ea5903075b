/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "database-driver.h"
#include "match-driver.h"
#include "model/storage/aluette-database-tournament.h"
#include "ui-driver.h"

/* Databases with matches and tournaments, for tests and pictures of their pages. */

/* Adds a dozen matches: played and of real tables, finished and unfinished, with events and
 * without. */
void matches_driver_fill (AluetteDatabase *database);

/* Returns: (transfer full): a new database with these matches. Close it with
 * matches_driver_close_database (). */
AluetteDatabase *matches_driver_new_database (void);

void matches_driver_close_database (AluetteDatabase *database);

/* Returns: the number of a match of Tarot, from the golden records, such as "four-garde" */
gint64 matches_driver_add_tarot (AluetteDatabase *database, const char *name);

/* Returns: the number of a finished match of four people, with signs. */
gint64 matches_driver_add_played (AluetteDatabase *database, guint64 seed);

/* Returns: (transfer full): the record of a match at a real table. @n_deals: maximum number of
 * deals */
char *matches_driver_real_record (guint seed, guint n_deals);

/* Returns: (transfer full): a tournament in which all rounds but the last are played, and half of
 * the last one. */
AluetteTournament *
matches_driver_new_tournament (AluetteDatabase *database, guint n_pairs, guint n_rounds);
