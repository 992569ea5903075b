/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* aluette_view_state_copy:
 * @from: a window that goes, or a part of one
 * @to: the same, made anew
 *
 * Opens in @to those pages of its view stacks that are open in @from. */
void aluette_view_state_copy (GtkWidget *from, GtkWidget *to);
