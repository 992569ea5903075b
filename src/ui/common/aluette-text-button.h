/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_TEXT_BUTTON (aluette_text_button_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTextButton, aluette_text_button, ALUETTE, TEXT_BUTTON, GtkButton)

/* A button with a label that may have a mnemonic, which breaks into several lines where there is no
 * room for it in one. Screen readers say the label without the sign of the mnemonic. */

/* Returns: (transfer floating): a button without a mnemonic. */
GtkWidget *aluette_text_button_new (const char *label);

G_END_DECLS
