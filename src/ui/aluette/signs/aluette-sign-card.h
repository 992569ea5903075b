/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/aluette/alu-signs.h"
#include "presentation/portraits/aluette-gesture.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SIGN_CARD (aluette_sign_card_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSignCard, aluette_sign_card, ALUETTE, SIGN_CARD, GtkFlowBoxChild)

/*
 * One sign of the reference: a villager who performs it, the card, names, meaning, and its gestures
 * with their sources, one of which the user can choose.
 */

/* aluette_sign_card_new:
 * @settings: (transfer none): the program's settings, which hold the user's choice of gestures
 *
 * Returns: (transfer floating): a new card. */
GtkWidget *aluette_sign_card_new (AluSign sign, AluetteTableStyle *style, GSettings *settings);

AluSign aluette_sign_card_get_sign (AluetteSignCard *self);

/* aluette_sign_card_perform:
 *
 * Makes the villager perform the gesture that the user has chosen. */
void aluette_sign_card_perform (AluetteSignCard *self, gboolean slowly);

G_END_DECLS
