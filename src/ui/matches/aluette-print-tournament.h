/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/tournament/aluette-tournament.h"
#include "ui/common/aluette-print.h"

/* aluette_print_new_draw:
 * @round: index, from 0
 *
 * Returns: (transfer full): the tables of a round with their pairs, and the results so far. */
AluettePrint *aluette_print_new_draw (AluetteTournament *tournament, guint round);

/* Returns: (transfer full): the standings of a tournament. */
AluettePrint *aluette_print_new_standings (AluetteTournament *tournament);
