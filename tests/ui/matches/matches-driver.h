/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "database-driver.h"
#include "match-driver.h"
#include "model/storage/aluette-database-tournament.h"
#include "ui-driver.h"

/* Databases with matches and tournaments, for tests and pictures of their pages. */

/* Adds a dozen matches: played and of real tables, over and unfinished, with occasions and
 * without. */
void matches_driver_fill (AluetteDatabase *database);

/* Returns: (transfer full): a new database with them. Close it with
 * matches_driver_close_database (). */
AluetteDatabase *matches_driver_new_database (void);

void matches_driver_close_database (AluetteDatabase *database);

/* Returns: the number of a match played by four people, with signs, that is over. */
gint64 matches_driver_add_played (AluetteDatabase *database, guint64 seed);

/* Returns: (transfer full): the record of a real table's match.
 * @n_deals: at most so many deals */
char *matches_driver_real_record (guint seed, guint n_deals);

/* Returns: (transfer full): a tournament of which all rounds drawn but the last are played, and
 * half of that. */
AluetteTournament *
matches_driver_new_concours (AluetteDatabase *database, guint n_pairs, guint n_rounds);
