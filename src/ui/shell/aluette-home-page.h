/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_HOME_PAGE (aluette_home_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHomePage, aluette_home_page, ALUETTE, HOME_PAGE, GtkWidget)

/* aluette_home_page_set_unfinished:
 * @matches: (element-type AluetteMatchInfo): the last played first
 *
 * Offers to go on with these (action win.resume, with the match's number). */
void aluette_home_page_set_unfinished (AluetteHomePage *self, GPtrArray *matches);

/* aluette_home_page_set_unkept:
 *
 * Offers to go back to the match on the table, which could not be kept on disk (action
 * win.table). */
void aluette_home_page_set_unkept (AluetteHomePage *self, gboolean unkept);

G_END_DECLS
