/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_HOME_PAGE (aluette_home_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHomePage, aluette_home_page, ALUETTE, HOME_PAGE, GtkWidget)

/* aluette_home_page_set_unfinished:
 * @title: (nullable): names of the players of the match that can be gone on with, or NULL
 * @subtitle: (nullable): its score and date
 *
 * Offers to go on with a match (action win.resume). */
void aluette_home_page_set_unfinished (AluetteHomePage *self, const char *title,
                                       const char *subtitle);

G_END_DECLS
