/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_FACE_CHOOSER (aluette_face_chooser_get_type ())
G_DECLARE_FINAL_TYPE (AluetteFaceChooser, aluette_face_chooser, ALUETTE, FACE_CHOOSER,
                      AdwPreferencesRow)

/* A row of the preferences with the faces of all villagers: the user chooses their own, or leaves
 * it to their name. */

/* aluette_face_chooser_new:
 *
 * Returns: (transfer floating): a row that shows and sets the choice in @settings. */
GtkWidget *aluette_face_chooser_new (GSettings *settings);

G_END_DECLS
