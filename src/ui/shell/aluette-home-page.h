/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/network/aluette-known-rooms.h"
#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_HOME_PAGE (aluette_home_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHomePage, aluette_home_page, ALUETTE, HOME_PAGE, AdwBin)

/* aluette_home_page_set_database:
 * @database: (transfer none) (nullable)
 *
 * Offers to go on with the latest unfinished match of @database, unless the user was at a lesson or
 * an activity after it. */
void aluette_home_page_set_database (AluetteHomePage *self, AluetteDatabase *database);

/* aluette_home_page_refresh:
 *
 * Looks again what the user can go on with. Call this after a page was left. */
void aluette_home_page_refresh (AluetteHomePage *self);

/* aluette_home_page_set_unkept:
 *
 * Sets whether to offer the match on the table, which could not be saved on disk (action
 * win.table). */
void aluette_home_page_set_unkept (AluetteHomePage *self, gboolean unkept);

/* aluette_home_page_set_tables:
 *
 * Sets the tables on the network that the user knows; the last ones visited are listed. */
void aluette_home_page_set_tables (AluetteHomePage *self, AluetteKnownRooms *tables);

/* aluette_home_page_set_network:
 * @is_there: whether the user is at a table on the network */
void aluette_home_page_set_network (AluetteHomePage *self, gboolean is_there);

G_END_DECLS
