/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/alu-game-kind.h"

/* Called with the new value of an option, as written in a match file. */
typedef void (*AluetteOptionFunc) (gpointer data, const AluGameOption *option, const char *value);

/* Returns: whether the values of an option are off and on */
gboolean aluette_option_row_is_switch (const AluGameOption *option);

/* aluette_option_row_new:
 * @option: (transfer none): must outlive the row
 * @value: current value
 * @changed: called whenever the user changes the option
 * @data: for @changed; must outlive the row
 *
 * Creates a row that sets an option of the rules: a switch, a list of choices or a number.
 *
 * Returns: (transfer floating): a new row. */
GtkWidget *aluette_option_row_new (const AluGameOption *option, int value,
                                   AluetteOptionFunc changed, gpointer data);
