/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_PREFERENCES_PAGE (aluette_preferences_page_get_type ())
G_DECLARE_FINAL_TYPE (AluettePreferencesPage, aluette_preferences_page, ALUETTE, PREFERENCES_PAGE,
                      AdwPreferencesPage)

/* All that users can set, for the whole app: their name and face, the appearance, the pace of play,
 * signs and the coach. Changes apply and are stored at once. */

G_END_DECLS
