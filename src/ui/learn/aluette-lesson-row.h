/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* Things side by side as there is room, in the middle of the page. The keyboard does not stop at
 * the places they stand in. */

/* aluette_lesson_row_new:
 * @flow: (out): where things go, by aluette_lesson_row_add ()
 * @n: how many there will be
 * @width: of one of them, in logical pixels
 *
 * Returns: (transfer floating): what holds them. */
GtkWidget *aluette_lesson_row_new (GtkFlowBox **flow, guint n, int width);

void aluette_lesson_row_add (GtkFlowBox *flow, GtkWidget *child);
