/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_NOTE_DIALOG (aluette_note_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AluetteNoteDialog, aluette_note_dialog, ALUETTE, NOTE_DIALOG, AdwWindow)

/* Asks for the note on a deal, and says why a match file cannot contain it. Actions: note.save
 * (also Ctrl+Enter), note.cancel (also Escape).
 *
 * Signal "saved" (const char *text): store a note that a match file can contain, or "". Returns:
 *   (transfer full) (nullable): why it is not stored. Then the dialog says so and stays open. */

/* aluette_note_dialog_new:
 * @title: in the user's language
 * @text: the current note, or ""
 *
 * Returns: (transfer none): a dialog above the window of @widget, owned by GTK. */
AluetteNoteDialog *aluette_note_dialog_new (GtkWidget *widget, const char *title,
                                            const char *text);

G_END_DECLS
