/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* aluette_combo_show_whole:
 * @row: with a model of GtkStringObject, and without factories
 *
 * Has every choice shown whole, in more than one line where it must: libadwaita itself cuts what is
 * longer than twenty letters, at any width. */
void aluette_combo_show_whole (AdwComboRow *row);

/* aluette_drop_down_show_whole: the same for a drop-down. */
void aluette_drop_down_show_whole (GtkDropDown *drop_down);

/* aluette_drop_down_name_parts:
 * @drop_down: with a model of GtkStringObject, that has an accessible name, or will have one
 *
 * Gives the button in it, which is what has the focus, the same name, and each choice its own: GTK
 * 4.8 leaves them without. */
void aluette_drop_down_name_parts (GtkDropDown *drop_down);
