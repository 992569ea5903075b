/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* Takes the new value of an option as a record writes it. */
typedef void (*AluetteOptionFunc) (gpointer data, int option, const char *value);

/* aluette_option_row_new:
 * @option: 0 to ALU_N_OPTIONS - 1
 * @value: what it stands at
 * @changed: called whenever the user changes it
 * @data: for @changed; must outlive the row
 *
 * A row that sets an option of the rules: a switch, a choice of words or a number.
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_option_row_new (int option, int value, AluetteOptionFunc changed, gpointer data);
