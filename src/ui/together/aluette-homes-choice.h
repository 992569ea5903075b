/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/network/aluette-network-room.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_HOMES_CHOICE (aluette_homes_choice_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHomesChoice, aluette_homes_choice, ALUETTE, HOMES_CHOICE, GtkBox)

/* Whether people in other homes can join a table of this program, as its owner chooses, and what
 * the router says to it. */

/* aluette_homes_choice_set_own:
 * @own: (transfer none): an open table; once only */
void aluette_homes_choice_set_own (AluetteHomesChoice *self, AluetteOwnRoom *own);

G_END_DECLS
