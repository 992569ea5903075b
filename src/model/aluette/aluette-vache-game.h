/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match-record.h"
#include "engine/aluette/alu-view.h"
#include "model/session/aluette-local-game.h"

G_BEGIN_DECLS

/* Typed access to a match of Aluette and its seat logs. It is an error of the program to use these
 * functions for another game: they then return NULL with a critical warning. */

/* aluette_view_get_aluette:
 *
 * Returns: (transfer none): the view of a match of Aluette. */
const AluView *aluette_view_get_aluette (AluetteView *self);

/* aluette_seat_log_get_aluette_line:
 * @index: less than the number of lines
 *
 * Returns: (transfer none): a line, valid until the log changes. */
const AluEvent *aluette_seat_log_get_aluette_line (AluetteSeatLog *self, guint index);

/* aluette_game_has_person_partner:
 *
 * Returns: whether a partner of @seat can read signs: a person or a bot, not only Petit-Jeans. */
gboolean aluette_game_has_person_partner (AluetteGame *self, guint seat);

G_END_DECLS
