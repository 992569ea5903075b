/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* aluette_combo_show_whole:
 * @row: a row with a model of GtkStringObject and without factories
 *
 * Wraps long choices instead of ellipsizing them. libadwaita ellipsizes every choice of more than
 * 20 characters, whatever the width. */
void aluette_combo_show_whole (AdwComboRow *row);

/* aluette_drop_down_show_whole:
 * @drop_down: a drop-down with a model of GtkStringObject and without factories
 *
 * Wraps the selected choice instead of ellipsizing it, like aluette_combo_show_whole (). */
void aluette_drop_down_show_whole (GtkDropDown *drop_down);

/* aluette_drop_down_shorten:
 * @drop_down: a drop-down with a model of GtkStringObject and without factories
 *
 * Ellipsizes the selected choice only where there is no room for it. Use it where the choice is
 * also shown elsewhere. */
void aluette_drop_down_shorten (GtkDropDown *drop_down);

/* aluette_drop_down_name_parts:
 * @drop_down: a drop-down with a model of GtkStringObject. Its accessible name may be set later.
 *
 * Gives accessible names to the choices and to the button inside @drop_down, which takes the
 * focus: GTK 4.8 gives them none, and GTK 4.18 names the button by what is chosen alone. The name
 * of the button is that of @drop_down, and its description is what is chosen. In a popover, the
 * focus is on @drop_down again once the list closes. */
void aluette_drop_down_name_parts (GtkDropDown *drop_down);
