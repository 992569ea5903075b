/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_RENAME_DIALOG (aluette_rename_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AluetteRenameDialog, aluette_rename_dialog, ALUETTE, RENAME_DIALOG, AdwWindow)

/* Asks for names that a record contains. Actions: rename.save, rename.cancel.
 *
 * Signal "saved" (GStrv names): the new names, in the order of the rows. */

/* aluette_rename_dialog_new:
 * @title: in the user's language
 * @optional: whether a name may be ""
 *
 * Returns: (transfer none): a dialog without rows above the window of @widget, owned by GTK. */
AluetteRenameDialog *
aluette_rename_dialog_new (GtkWidget *widget, const char *title, gboolean optional);

/* aluette_rename_dialog_add:
 * @caption: what is named, in the user's language
 * @name: the current name
 *
 * Adds a row. */
void aluette_rename_dialog_add (AluetteRenameDialog *self, const char *caption, const char *name);

G_END_DECLS
