/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_HOME_FACES (aluette_home_faces_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHomeFaces, aluette_home_faces, ALUETTE, HOME_FACES, GtkBox)

/* Four players, one of whom makes a sign now and then, to show what the game is about. Nothing
 * moves in between, so that the start page needs no time, and nothing at all if animations are
 * off. */

/* aluette_home_faces_set_own:
 * @villager: the index of the user’s villager, who is one of the four; or -1 */
void aluette_home_faces_set_own (AluetteHomeFaces *self, int villager);

/* aluette_home_faces_sign:
 *
 * Lets the next player make a sign. Called by a timer while the widget is visible. */
void aluette_home_faces_sign (AluetteHomeFaces *self);

G_END_DECLS
