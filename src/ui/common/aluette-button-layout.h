/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Puts the children of a widget side by side, with wrapped labels if need be, or in several rows
 * where even that is too wide. Unlike a flow box, it uses one row as long as it can. */
#define ALUETTE_TYPE_BUTTON_LAYOUT (aluette_button_layout_get_type ())
G_DECLARE_FINAL_TYPE (AluetteButtonLayout, aluette_button_layout, ALUETTE, BUTTON_LAYOUT,
                      GtkLayoutManager)

/* Returns: (transfer full): a layout manager. */
GtkLayoutManager *aluette_button_layout_new (void);

G_END_DECLS
