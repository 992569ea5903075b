/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_HOME_PAGE (aluette_home_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHomePage, aluette_home_page, ALUETTE, HOME_PAGE, GtkWidget)

/* aluette_home_page_set_database:
 * @database: (transfer none) (nullable)
 *
 * Offers to go on with its last unfinished matches (action win.resume, with the match's number),
 * now and whenever it changes. */
void aluette_home_page_set_database (AluetteHomePage *self, AluetteDatabase *database);

/* aluette_home_page_refresh:
 *
 * Lists the unfinished matches anew, as when one was left. */
void aluette_home_page_refresh (AluetteHomePage *self);

/* aluette_home_page_set_unkept:
 *
 * Offers to go back to the match on the table, which could not be kept on disk (action
 * win.table). */
void aluette_home_page_set_unkept (AluetteHomePage *self, gboolean unkept);

G_END_DECLS
