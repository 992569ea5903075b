/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/session/aluette-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_NOTEPAD (aluette_notepad_get_type ())
G_DECLARE_FINAL_TYPE (AluetteNotepad, aluette_notepad, ALUETTE, NOTEPAD, AdwBin)

/*
 * What one believes the others hold: a leaf with a line for each sign and a column for each other
 * player. One click notes, one more takes it back; a card noted for one is taken from the others.
 * Cards that are gone or one's own are struck out. Clean again for every deal. Notes are the
 * player's own: people who share the screen have a leaf each, and they are in no record.
 */

/* Returns: (transfer floating) */
GtkWidget *aluette_notepad_new (void);

/* aluette_notepad_set_player:
 * @game: (transfer none) (nullable)
 * @seat: whose notes they are, or ALU_NOBODY: nothing is shown then */
void aluette_notepad_set_player (AluetteNotepad *self, AluetteGame *game, guint seat);

/* aluette_notepad_is_noted:
 *
 * Returns: whether @sign is noted of the player on @seat. */
gboolean aluette_notepad_is_noted (AluetteNotepad *self, guint seat, AluSign sign);

/* aluette_notepad_note:
 *
 * Notes, or takes back, that @seat holds what @sign tells. */
void aluette_notepad_note (AluetteNotepad *self, guint seat, AluSign sign, gboolean noted);

/* aluette_notepad_restore_from:
 * @other: of the same match
 *
 * Takes over the notes of all. */
void aluette_notepad_restore_from (AluetteNotepad *self, AluetteNotepad *other);

G_END_DECLS
