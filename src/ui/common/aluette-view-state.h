/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* aluette_view_state_copy:
 * @from: a window or a part of one
 * @to: a widget with the same structure
 *
 * Opens the pages of the view stacks in @to that are open in @from. */
void aluette_view_state_copy (GtkWidget *from, GtkWidget *to);
