/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/aluette/aluette-vache-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_NOTEPAD (aluette_notepad_get_type ())
G_DECLARE_FINAL_TYPE (AluetteNotepad, aluette_notepad, ALUETTE, NOTEPAD, AdwBin)

/*
 * Notes on the cards that other players may hold: a table with a row for each sign and a column for
 * each other player. A click adds or removes a note. A note about a card removes that card's notes
 * for other players. Played cards and the player's own are struck out. Each deal starts without
 * notes. Notes are private: each person at the screen has a notepad, and match files contain no
 * notes.
 */

/* Returns: (transfer floating): a new notepad. */
GtkWidget *aluette_notepad_new (void);

/* aluette_notepad_set_player:
 * @game: (transfer none) (nullable)
 * @seat: owner of the notes, or ALU_NOBODY to show none */
void aluette_notepad_set_player (AluetteNotepad *self, AluetteGame *game, guint seat);

/* aluette_notepad_is_noted:
 *
 * Returns whether @sign is noted for the player on @seat. */
gboolean aluette_notepad_is_noted (AluetteNotepad *self, guint seat, AluSign sign);

/* aluette_notepad_note:
 *
 * Notes that @seat holds the cards of @sign, or removes that note. */
void aluette_notepad_note (AluetteNotepad *self, guint seat, AluSign sign, gboolean noted);

/* Returns: (transfer floating): the notes of all players, as "ay". */
GVariant *aluette_notepad_get_state (AluetteNotepad *self);
void aluette_notepad_set_state (AluetteNotepad *self, GVariant *state);

G_END_DECLS
