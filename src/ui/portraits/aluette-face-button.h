/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_FACE_BUTTON (aluette_face_button_get_type ())
G_DECLARE_FINAL_TYPE (AluetteFaceButton, aluette_face_button, ALUETTE, FACE_BUTTON, AdwBin)

/* A button with the face of a person at this screen. It opens the faces of all villagers, to choose
 * another one. */

/* aluette_face_button_set_person:
 * @name: (nullable): of the person; NULL for the user; if empty, nobody can be given a face
 * @villager: index of the villager in the portrait */
void aluette_face_button_set_person (AluetteFaceButton *self, const char *name, guint villager);

G_END_DECLS
