/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/aluette/alu-signs.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SIGN_CHOICE (aluette_sign_choice_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSignChoice, aluette_sign_choice, ALUETTE, SIGN_CHOICE, AdwBin)

/*
 * All signs by name, to choose one by click or key: 1 to 9, 0, m.
 *
 * Signal: "chosen" (guint sign).
 */

GtkWidget *aluette_sign_choice_new (void);

/* aluette_sign_choice_mark:
 * @right: (AluSign) which is the right one, or -1 for no mark at all
 * @wrong: which was chosen wrongly, or -1 */
void aluette_sign_choice_mark (AluetteSignChoice *self, int right, int wrong);

/* aluette_sign_choice_take_keys:
 * @widget: (transfer none): which holds the choice
 *
 * Keys pressed anywhere in @widget choose the signs they stand for, while choosing is possible. */
void aluette_sign_choice_take_keys (AluetteSignChoice *self, GtkWidget *widget);

G_END_DECLS
