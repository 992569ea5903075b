/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-game.h"
#include "ui/shell/aluette-window.h"

/* aluette_save_record:
 * @game: (transfer none): over or not
 *
 * Asks where to, and writes the record of @game as it stands there in the background: the way out
 * for a match that cannot be kept. @window tells how it went. */
void aluette_save_record (AluetteWindow *window, AluetteGame *game);

/* aluette_save_record_advice:
 * @why: why a match cannot be kept, in the user's language
 *
 * Returns: (transfer full): what to tell who plays it. */
char *aluette_save_record_advice (const char *why);
