/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/aluette/alu-signs.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SIGN_CHOICE (aluette_sign_choice_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSignChoice, aluette_sign_choice, ALUETTE, SIGN_CHOICE, AdwBin)

/*
 * Lists all signs by name, to choose one with a click or a key: 1 to 9, 0, m.
 *
 * Signal "chosen" (guint sign): the user chose a sign.
 */

GtkWidget *aluette_sign_choice_new (void);

/* aluette_sign_choice_mark:
 * @right: the right AluSign, or -1 for no marks
 * @wrong: the AluSign that was chosen wrongly, or -1 */
void aluette_sign_choice_mark (AluetteSignChoice *self, int right, int wrong);

/* aluette_sign_choice_take_keys:
 * @widget: (transfer none): contains the choice
 *
 * Keys pressed anywhere in @widget choose their signs while the choice is sensitive. */
void aluette_sign_choice_take_keys (AluetteSignChoice *self, GtkWidget *widget);

G_END_DECLS
