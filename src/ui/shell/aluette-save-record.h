/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-game.h"
#include "ui/shell/aluette-window.h"

/* aluette_save_record:
 * @game: (transfer none): over or not
 *
 * Asks for a file and writes the record of @game to it in the background, without the deal in play.
 * This is the only way to keep a match that cannot be saved in the database. Shows the result in
 * @window. */
void aluette_save_record (AluetteWindow *window, AluetteGame *game);

/* aluette_save_record_result:
 * @name: of the file
 * @in_deal: whether a deal was in play, which the file leaves out
 *
 * Returns: (transfer full): what the user is told about the saved file. */
char *aluette_save_record_result (const char *name, gboolean in_deal);

/* aluette_save_record_advice:
 * @why: why a match cannot be saved, in the user's language
 *
 * Returns: (transfer full): a message for the players of the match. */
char *aluette_save_record_advice (const char *why);
