/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_RENAME_DIALOG (aluette_rename_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AluetteRenameDialog, aluette_rename_dialog, ALUETTE, RENAME_DIALOG, AdwWindow)

/* Asks for event and place of a match. Actions: rename.save, rename.cancel.
 *
 * Signal "saved" (const char *event, const char *place): new names; either may be "". */

/* Returns: (transfer none): a dialog above the window of @widget, owned by GTK. */
AluetteRenameDialog *
aluette_rename_dialog_new (GtkWidget *widget, const char *event, const char *place);

G_END_DECLS
