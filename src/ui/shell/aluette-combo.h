/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* aluette_combo_show_whole:
 * @row: with a model of GtkStringObject, and without factories
 *
 * Has every choice shown whole, in more than one line where it must: libadwaita itself cuts what is
 * longer than twenty letters, at any width. */
void aluette_combo_show_whole (AdwComboRow *row);
