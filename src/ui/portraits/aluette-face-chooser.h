/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_FACE_CHOOSER (aluette_face_chooser_get_type ())
G_DECLARE_FINAL_TYPE (AluetteFaceChooser, aluette_face_chooser, ALUETTE, FACE_CHOOSER,
                      AdwPreferencesRow)

/* A row with the faces of all villagers: the user chooses their own or that of another person at
 * this screen, or leaves it to the name. */

/* aluette_face_chooser_new:
 * @name: (nullable): of another person; NULL for the user
 *
 * Returns: (transfer floating): a row that shows and sets the choice in @settings. */
GtkWidget *aluette_face_chooser_new (GSettings *settings, const char *name);

G_END_DECLS
